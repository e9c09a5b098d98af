public import Conversion
internal import UniformTypes

/// The converters between pictures, on libvips.
///
/// libvips is opened when the first of them probes or converts. All may be called from any thread, several at once.
public enum ImageConverters {
  /// One converter a target format, sorted by name. Each reads every format.
  public static let all: [Converter] = ImageFormat.all.map(converter)

  private static func converter(to target: ImageFormat) -> Converter {
    Converter(
      id: "image.\(target.id)",
      inputs: ImageFormat.all.map(\.type),
      output: target.type,
      options: target.options,
      cost: 10,
      package: "libvips42",
      losses: { type, options in losses(from: type, to: target, options) },
      isAvailable: Vips.isAvailable,
      probe: { input, options throws(ConversionError) in
        try Fitting(item: ItemImage(input), target: target, options: options, limits: input.limits).probe()
      },
      convert: { job throws(ConversionError) in
        var conversion = try ImageConversion(job, to: target)
        return try conversion.run()
      })
  }

  private static func losses(from type: UTType, to target: ImageFormat, _ options: ConversionOptions) -> Loss
  {
    let aspects = (try? ImageFormat.of(type))?.aspects ?? .all
    let losses = aspects.intersection(target.drops(options))
    // What is asked to go is not lost.
    return options.metadata == .strip ? losses.subtracting(.metadata) : losses
  }
}
