internal import CVips
internal import Conversion
internal import Glibc

/// libvips, as the rest of this module sees it: no other file names a C type of it.
enum Vips {
  /// Whether libvips is installed and starts.
  static func isAvailable() -> Bool {
    cvips_open()
  }

  /// Opens libvips, on the first call of a process.
  static func open() throws(ConversionError) {
    guard !isAvailable() else { return }
    let reason = unsafe cvips_problem().map { unsafe String(cString: $0) } ?? "it does not start"
    let isInstalled = !reason.contains("No such file")
    throw ConversionError(
      .missingLibrary,
      isInstalled ? "libvips cannot be opened: \(reason)" : "libvips (libvips.so.42) is not installed",
      advice: isInstalled ? "raise the limit of memory (ulimit -v)" : "install the package libvips42",
      package: "libvips42")
  }

  /// Makes the operations that a format needs ready: those of a module of libvips, and those that it allows only
  /// when asked to.
  static func prepare(module: String?, classes: [String]) throws(ConversionError) {
    if let module, unsafe !cvips_load_module(module) {
      throw ConversionError(
        .missingLibrary, "the module vips-\(module) of libvips is not installed",
        advice: "install the package libvips42", package: "libvips42")
    }
    for name in classes { unsafe cvips_allow(name) }
  }

  /// What an argument of an operation is set to.
  enum Argument {
    case int(Int)
    case double(Double)
    case string(String)
    case doubles([Double])
    case image(VipsImage)
    case images([VipsImage])
    case source(VipsSource)
    case target(VipsTarget)
  }

  /// Runs the operation called `name` for its effect.
  static func perform(
    _ name: String, _ arguments: [String: Argument]
  ) throws(ConversionError) {
    let operation = unsafe try run(name, arguments)
    unsafe cvips_finish(operation)
  }

  /// Runs the operation called `name` and returns the image that it makes.
  static func image(
    _ name: String, _ arguments: [String: Argument]
  ) throws(ConversionError) -> VipsImage {
    let operation = unsafe try run(name, arguments)
    defer { unsafe cvips_finish(operation) }
    guard let image = unsafe cvips_get_image(operation, "out") else { throw failure(name) }
    return unsafe VipsImage(owning: image)
  }

  /// Runs the operation called `name` and returns the number that it finds.
  static func number(
    _ name: String, _ arguments: [String: Argument]
  ) throws(ConversionError) -> Double {
    let operation = unsafe try run(name, arguments)
    defer { unsafe cvips_finish(operation) }
    return unsafe cvips_get_double(operation, "out")
  }

  private static func run(
    _ name: String, _ arguments: [String: Argument]
  ) throws(ConversionError) -> OpaquePointer {
    guard let operation = unsafe cvips_operation_new(name) else { throw failure(name) }
    for (key, value) in arguments {
      switch value {
      case .int(let value): unsafe cvips_set_int(operation, key, Int32(clamping: value))
      case .double(let value): unsafe cvips_set_double(operation, key, value)
      case .string(let value): unsafe cvips_set_string(operation, key, value)
      case .doubles(let values): unsafe cvips_set_doubles(operation, key, values, Int32(values.count))
      case .image(let image): unsafe cvips_set_object(operation, key, UnsafeMutableRawPointer(image.pointer))
      case .images(let images):
        let pointers: [OpaquePointer?] = unsafe images.map { unsafe $0.pointer }
        unsafe cvips_set_images(operation, key, pointers, Int32(pointers.count))
      case .source(let source):
        unsafe cvips_set_object(operation, key, UnsafeMutableRawPointer(source.pointer))
        unsafe cvips_watch_damage(
          operation,
          { unsafe Unmanaged<SourceBytes>.fromOpaque($0!).takeUnretainedValue().noteDamage() },
          Unmanaged.passUnretained(source.input).toOpaque())
      case .target(let target):
        unsafe cvips_set_object(operation, key, UnsafeMutableRawPointer(target.pointer))
      }
    }
    guard unsafe cvips_run(operation) else {
      unsafe cvips_finish(operation)
      throw failure(name)
    }
    return unsafe operation
  }

  /// The error that libvips noted, as its first line without the name of the part that noted it.
  static func failure(_ operation: String, notes: String = takeNotes()) -> ConversionError {
    let line = notes.split(separator: "\n").first.map(String.init) ?? "\(operation) failed"
    let clause = line.firstRange(of: ": ").map { String(line[$0.upperBound...]) } ?? line
    if clause.contains("out of memory") || clause.contains("Error creating thread") {
      return ConversionError(
        .limitExceeded, "more memory is needed than the limit `memory` allows",
        advice: "raise the limit `memory`")
    }
    if clause.contains("encrypted") {
      return ConversionError(
        .encrypted, "the item is encrypted and opens only with a password",
        advice: "save it without one first")
    }
    return ConversionError(
      clause.hasSuffix("not supported") ? .unsupported : .malformed,
      "the picture cannot be decoded: \(clause)")
  }

  /// Takes away the errors and warnings that libvips noted in this process.
  @discardableResult
  static func takeNotes() -> String {
    let text = unsafe cvips_take_errors()
    defer { unsafe free(text) }
    return unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}

/// An image of libvips: a recipe for pixels that are computed when they are asked for.
@safe final class VipsImage {
  /// How a sample is stored; the numbers are those of `VipsBandFormat`.
  enum Format: Int32 {
    case uint8 = 0
    case uint16 = 2
  }

  /// What the samples mean; the numbers are those of `VipsInterpretation`.
  enum Interpretation: Int32 {
    case grey = 1
    case xyz = 12
    case lab = 13
    case cmyk = 15
    case packedLab = 16
    case shortLab = 21
    case sRGB = 22
    case rgb16 = 25
    case grey16 = 26
    case linearRGB = 28
  }

  fileprivate let pointer: OpaquePointer

  fileprivate init(owning pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// An image of pixels in memory.
  init(_ pixmap: Pixmap) throws(ConversionError) {
    let image = unsafe pixmap.samples.withUnsafeBytes {
      unsafe cvips_image_of_bytes(
        $0.baseAddress, $0.count, Int32(pixmap.width), Int32(pixmap.height), Int32(pixmap.bands))
    }
    guard let image = unsafe image else { throw Vips.failure("keeping pixels") }
    unsafe pointer = image
  }

  deinit {
    unsafe cvips_unref(UnsafeMutableRawPointer(pointer))
  }

  var width: Int { Int(unsafe cvips_width(pointer)) }
  var height: Int { Int(unsafe cvips_height(pointer)) }
  var bands: Int { Int(unsafe cvips_bands(pointer)) }
  /// Pixels a millimetre across and down; `nil` where the file says nothing.
  var density: (across: Double, down: Double)? {
    let density = unsafe (across: cvips_xres(pointer), down: cvips_yres(pointer))
    return density == (1, 1) ? nil : density
  }
  var hasAlpha: Bool { unsafe cvips_has_alpha(pointer) }
  var format: Format? { unsafe Format(rawValue: cvips_format(pointer)) }
  var interpretation: Interpretation? { unsafe Interpretation(rawValue: cvips_interpretation(pointer)) }

  /// The number in the image's field `name`.
  func int(_ name: String) -> Int? {
    var value: Int32 = 0
    return unsafe cvips_get_int(pointer, name, &value) ? Int(value) : nil
  }

  /// The bytes in the image's field `name`.
  func blob(_ name: String) -> [UInt8]? {
    var bytes: UnsafeRawPointer?
    var length = 0
    guard unsafe cvips_get_blob(pointer, name, &bytes, &length) else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// The XMP packet of a HEIF picture, which the loader takes for one of the items of some MIME type.
  var embeddedXMP: [UInt8]? {
    (0..<8).lazy.compactMap { self.blob("heif-mime-\($0)") }.first {
      $0.firstRange(of: Array("xmpmeta".utf8)) != nil
    }
  }

  /// The numbers in the image's field `name`.
  func ints(_ name: String) -> [Int]? {
    var values: UnsafePointer<Int32>?
    var count: Int32 = 0
    guard unsafe cvips_get_ints(pointer, name, &values, &count) else { return nil }
    return unsafe UnsafeBufferPointer(start: values, count: Int(count)).map(Int.init)
  }

  /// Sets the field `name` of an image that nothing else uses.
  func set(_ name: String, to values: [Int]) {
    let values = values.map { Int32(clamping: $0) }
    unsafe cvips_set_ints(pointer, name, values, Int32(values.count))
  }

  /// Sets the field `name` of an image that nothing else uses.
  func set(_ name: String, to value: Int) {
    unsafe cvips_set_field_int(pointer, name, Int32(clamping: value))
  }

  /// The same image with fields of its own to change.
  func copy() throws(ConversionError) -> VipsImage {
    try Vips.image("copy", ["in": .image(self)])
  }

  /// Sets the field `name` of an image that nothing else uses, or removes it.
  func set(_ name: String, to bytes: [UInt8]?) {
    guard let bytes else {
      unsafe cvips_remove(pointer, name)
      return
    }
    unsafe bytes.withUnsafeBytes { unsafe cvips_set_blob(pointer, name, $0.baseAddress, $0.count) }
  }

  /// Removes the fields that `isUnwanted` picks from an image that nothing else uses.
  func removeFields(where isUnwanted: (String) -> Bool) {
    guard let names = unsafe cvips_fields(pointer) else { return }
    defer { unsafe cvips_free_fields(names) }
    var next = unsafe names
    while let name = unsafe next.pointee {
      if unsafe isUnwanted(String(cString: name)) { unsafe cvips_remove(pointer, name) }
      unsafe next += 1
    }
  }

  /// Computes all pixels and keeps them.
  func decoded() throws(ConversionError) -> VipsImage {
    guard let image = unsafe cvips_decode(pointer) else { throw Vips.failure("decoding") }
    return unsafe VipsImage(owning: image)
  }

  /// All pixels in memory, of an image of 8 bits a sample.
  func pixmap() throws(ConversionError) -> Pixmap {
    var length = 0
    guard let samples = unsafe cvips_samples(pointer, &length) else { throw Vips.failure("decoding") }
    defer { unsafe cvips_free_samples(samples) }
    return unsafe Pixmap(
      width: width, height: height, bands: bands,
      samples: [UInt8](UnsafeRawBufferPointer(start: samples, count: length)))
  }

  /// Encodes pixels of RGBA as WebP, keeping every sample, those of wholly clear pixels too.
  func encodeWebPExactly(_ output: Output, _ progress: Progress) throws(ConversionError) {
    var length = 0
    guard let samples = unsafe cvips_samples(pointer, &length) else { throw Vips.failure("decoding") }
    defer { unsafe cvips_free_samples(samples) }
    let ends = Ends(output: output, progress: progress)
    let done = withExtendedLifetime(ends) {
      unsafe cwebp_encode_exactly(
        samples.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height),
        { bytes, length, context in
          let ends = unsafe Unmanaged<Ends>.fromOpaque(context!).takeUnretainedValue()
          return unsafe ends.output.write(UnsafeRawBufferPointer(start: bytes, count: length))
        },
        { _, context in
          // The pixels are all there: from here on it can only be cancelled.
          let ends = unsafe Unmanaged<Ends>.fromOpaque(context!).takeUnretainedValue()
          return ends.progress.report(done: 1, of: 1)
        }, Unmanaged.passUnretained(ends).toOpaque())
    }
    guard done else { throw ConversionError(.system, "the picture cannot be encoded as WebP") }
  }

  /// What an encoder's callbacks are given.
  private final class Ends {
    let output: Output
    let progress: Progress

    init(output: Output, progress: Progress) {
      self.output = output
      self.progress = progress
    }
  }

  /// Has the computation of this image reported to `progress`, which must outlive it.
  func watch(_ progress: Progress) {
    unsafe cvips_watch(
      pointer,
      { done, total, context in
        unsafe Unmanaged<Progress>.fromOpaque(context!).takeUnretainedValue().report(done: done, of: total)
      }, Unmanaged.passUnretained(progress).toOpaque())
  }
}

/// Where a loader reads; `input` must outlive the images that were loaded.
@safe final class VipsSource {
  fileprivate let pointer: OpaquePointer
  fileprivate let input: SourceBytes

  init(_ input: SourceBytes) {
    self.input = input
    if let held = unsafe input.held {
      unsafe pointer = cvips_source_of_memory(held.baseAddress, held.count)
      return
    }
    unsafe pointer = cvips_source_new(
      { bytes, length, context in
        let input = unsafe Unmanaged<SourceBytes>.fromOpaque(context!).takeUnretainedValue()
        return unsafe Int64(
          input.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(length))))
      },
      { offset, whence, context in
        unsafe Unmanaged<SourceBytes>.fromOpaque(context!).takeUnretainedValue().seek(offset, whence)
      }, Unmanaged.passUnretained(input).toOpaque())
  }

  deinit {
    unsafe cvips_unref(UnsafeMutableRawPointer(pointer))
  }
}

/// Where a saver writes; `output` must outlive it.
@safe final class VipsTarget {
  fileprivate let pointer: OpaquePointer

  init(_ output: Output) {
    unsafe pointer = cvips_target_new(
      { bytes, length, context in
        let output = unsafe Unmanaged<Output>.fromOpaque(context!).takeUnretainedValue()
        return unsafe output.write(UnsafeRawBufferPointer(start: bytes, count: Int(length))) ? length : -1
      },
      { bytes, length, context in
        let output = unsafe Unmanaged<Output>.fromOpaque(context!).takeUnretainedValue()
        return unsafe Int64(
          output.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(length))))
      },
      { offset, whence, context in
        unsafe Unmanaged<Output>.fromOpaque(context!).takeUnretainedValue().seek(offset, whence)
      }, Unmanaged.passUnretained(output).toOpaque())
  }

  deinit {
    unsafe cvips_unref(UnsafeMutableRawPointer(pointer))
  }
}
