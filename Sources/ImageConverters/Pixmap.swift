internal import Conversion

/// Pixels in memory, row by row from the top, 8 bits a sample.
struct Pixmap {
  var width: Int
  var height: Int
  /// 1 for grey, 3 for RGB, 4 for RGB with alpha.
  var bands: Int
  var samples: [UInt8]
}

/// A picture whose header is read and whose pixels are not.
struct Raster {
  let width: Int
  let height: Int
  let bands: Int
  /// Pixels a millimetre across and down.
  let density: (across: Double, down: Double)?
  let decode: () throws(ConversionError) -> Pixmap
}
