extension CGImage {
  /// Creates a picture from the colour of each pixel, row by row from the top left. Returns nil unless both
  /// sides are positive and the picture fits into the address space. Takes O(width × height).
  public convenience init?(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> UIColor) {
    guard let count = Self.byteCount(width: width, height: height) else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(count)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y).cgColor
        pixels.append(color.red.unitByte)
        pixels.append(color.green.unitByte)
        pixels.append(color.blue.unitByte)
        pixels.append(color.alpha.unitByte)
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
