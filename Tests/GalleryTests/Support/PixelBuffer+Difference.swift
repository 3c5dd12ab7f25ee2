import OpenUIKitCairo

extension PixelBuffer {
  /// The mean difference of a colour component, 0...255, from a picture of the same size.
  func difference(from other: PixelBuffer) -> Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        let mine = pixel(x: x, y: y)
        let theirs = other.pixel(x: x, y: y)
        sum += abs(Int(mine.red) - Int(theirs.red))
        sum += abs(Int(mine.green) - Int(theirs.green))
        sum += abs(Int(mine.blue) - Int(theirs.blue))
      }
    }
    return Double(sum) / Double(width * height * 3)
  }
}
