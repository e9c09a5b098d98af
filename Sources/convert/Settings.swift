import Conversion
import TypeDetection

/// What the flags say.
struct Settings {
  /// The type to convert to, as it was typed.
  var target: String?
  /// The directory for the results, or the one result.
  var output: FilePath?
  var overwrites = false
  var isDryRun = false
  var isQuiet = false
  var printsJSON = false
  var options = ConversionOptions()
  var enlarges = false
  var limits = Limits()
  /// The most conversions at a time; `nil` for one a processor.
  var jobs: Int?
  var usesColor = true
  var asksForHelp = false
  var asksForVersion = false
}
