/// When the frames of a picture show, which lie below one another in one tall image.
struct Animation {
  /// How long each frame shows, in milliseconds.
  var delays: [Int]
  /// The number that the file gives for its repetitions: 0 for ever; `nil` if it plays once.
  var loop: Int?

  var frames: Int { delays.count }

  /// The delays rounded to hundredths of a second, in milliseconds, so that no frame starts more than half of one
  /// off and the whole is as long as it was, to the nearest.
  var delaysInHundredths: [Int] {
    var (start, rounded) = (0, 0)
    return delays.map { delay in
      start += delay
      let end = (start + 5) / 10 * 10
      defer { rounded = end }
      return end - rounded
    }
  }
}
