import Conversion
import Glibc
import TypeDetection
import UniformTypes

/// `convert identify FILE...`
enum Identify {
  /// Prints the type of each file and returns whether all could be looked at.
  static func run(_ arguments: Arguments, _ output: inout Output, _ console: Console) throws(UsageError)
    -> Bool
  {
    guard !arguments.names.isEmpty else {
      throw UsageError("identify needs a file; name it after 'identify'")
    }
    var isComplete = true
    for name in arguments.names where output.failure == nil {
      let (detection, error) = detect(name)
      if let error {
        isComplete = false
        output.flush()
        console.error(name.shown(as: "standard input"), error.description)
      }
      if arguments.settings.printsJSON {
        output.line(json(name, detection, error))
      } else if let detection {
        output.line("\(name.shown(as: "standard input")): \(text(detection))")
      }
    }
    return isComplete
  }

  private static func detect(_ name: FilePath) -> (Detection?, ConversionError?) {
    do throws(DetectionError) {
      let detector = TypeDetector()
      return (try name == .standardStream ? standardInput(detector) : detector.detect(name), nil)
    } catch {
      return (nil, ConversionError(error))
    }
  }

  /// A pipe is read as far as a text is checked.
  private static func standardInput(_ detector: TypeDetector) throws(DetectionError) -> Detection {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      return try detector.detect(descriptor: STDIN_FILENO)
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < detector.textLimit {
      let count = block.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { return detector.detect(bytes) }
      if count > 0 {
        bytes += block[..<count]
      } else if errno != EINTR {
        throw DetectionError(code: .system(errno: errno), message: String(cString: strerror(errno)))
      }
    }
    return detector.detect(bytes, isComplete: false)
  }
}

// MARK: What is printed

extension Identify {
  private static func text(_ detection: Detection) -> String {
    let type = detection.type
    let details = [type.identifier, type.preferredMIMEType, detection.charset].compactMap(\.self)
    let claim = detection.mismatch.map { "; the name says \($0.claimed.shown)" } ?? ""
    return "\(type.shown) (\(details.joined(separator: ", ")))\(claim)"
  }

  private static func json(_ name: FilePath, _ detection: Detection?, _ error: ConversionError?)
    -> JSON.Members
  {
    let type = detection?.type
    return name.members("path") + [
      "type": JSON(type?.identifier),
      "description": JSON(type?.localizedDescription),
      "mimeType": JSON(type?.preferredMIMEType),
      "mimeTypes": JSON(type?.tags[.mimeType] ?? []),
      "extension": JSON(type?.preferredFilenameExtension),
      "charset": JSON(detection?.charset),
      "confidence": detection.map { .number($0.confidence) } ?? .null,
      "evidence": .array((detection?.evidence ?? []).map { .object(json($0)) }),
      "mismatch": JSON(detection?.mismatch?.claimed.identifier),
      "error": JSON(error),
    ]
  }

  private static func json(_ evidence: Evidence) -> JSON.Members {
    [
      "source": .string(evidence.source.rawValue), "what": .string(evidence.what),
      "where": .string(evidence.location),
    ]
  }
}

extension UTType {
  /// The description, or the identifier of a type that has none.
  var shown: String { localizedDescription ?? identifier }
}

extension JSON {
  /// What a failure is in JSON: its code, message and advice; null for none.
  init(_ error: ConversionError?) {
    guard let error else {
      self = .null
      return
    }
    self = .object([
      "code": .string(error.code.rawValue), "message": .string(error.message), "advice": JSON(error.advice),
    ])
  }
}

extension ConversionError {
  /// The failure to look at a file.
  init(_ error: DetectionError) {
    switch error.code {
    case .notFound: self.init(.notFound, error.message)
    case .permissionDenied: self.init(.permissionDenied, error.message)
    case .system: self.init(.system, error.message)
    }
  }
}
