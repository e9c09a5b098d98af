public import Conversion
internal import Foundation
internal import UniformTypes

/// The converters between pictures, on libvips.
///
/// libvips is opened when the first of them probes or converts. All may be called from any thread; in one process they
/// run one after the other, since libvips notes what went wrong for the process as a whole and a job that read another's
/// note could take a damaged picture for a whole one. Several at once are what worker processes are for.
public enum ImageConverters {
  /// One converter a target format, sorted by name. Each reads every format.
  public static let all: [Converter] = ImageFormat.all.filter { $0.save != nil }.map(converter)

  private static let turn = NSLock()

  private static func converter(to target: ImageFormat) -> Converter {
    Converter(
      id: "image.\(target.id)",
      inputs: ImageFormat.all.flatMap(\.types),
      output: target.type,
      options: target.options.union([.resize, .metadata, .resolution, .pages]),
      cost: 10,
      package: "libvips42",
      losses: { type, options in losses(from: type, to: target, options) },
      isAvailable: Vips.isAvailable,
      probe: { input, options throws(ConversionError) in
        turn.lock()
        defer { turn.unlock() }
        return try Fitting(
          item: ItemImage(input, options), target: target, options: options, limits: input.limits
        )
        .probe()
      },
      convert: { job throws(ConversionError) in
        turn.lock()
        defer { turn.unlock() }
        var conversion = try ImageConversion(job, to: target)
        return try conversion.run()
      })
  }

  private static func losses(from type: UTType, to target: ImageFormat, _ options: ConversionOptions) -> Loss
  {
    let format = try? ImageFormat.of(type)
    var drops = target.drops(options).union([.text, .structure, .vector])
    if format?.playsAnimation == false { drops.insert(.animation) }
    let losses = (format?.aspects ?? .all).intersection(drops)
    // What is asked to go is not lost.
    return options.metadata == .strip ? losses.subtracting(.metadata) : losses
  }
}
