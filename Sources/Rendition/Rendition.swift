// All of the library under one import.

@_exported public import Conversion
@_exported public import ImageConverters
@_exported public import TypeDetection
@_exported public import UniformTypes

extension Exporter {
  /// An exporter with all built-in converters, run in worker processes that every user of this value shares.
  ///
  /// The worker program is found as ``WorkerPool/init(program:size:)`` says.
  public static let standard = Exporter(converters: ImageConverters.all, execution: .workers(WorkerPool()))
}
