/// Rows of pixels in memory that the struct does not own.
struct PixelRows {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let width: Int
  let height: Int

  /// A row of pixels of four bytes: alpha in the highest byte, then colours multiplied by alpha.
  func colors(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(y >= 0 && y < height)
    return (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// A row of one byte pixels.
  func alphas(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(y >= 0 && y < height)
    return (base + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
  }

  /// The bytes of all pixels from the top: red, green, blue and alpha, not multiplied by alpha.
  var straightBytes: [UInt8] {
    let rowLength: Int = 4 * width
    return [UInt8](unsafeUninitializedCapacity: rowLength * height) { buffer, initializedCount in
      buffer.baseAddress!.withMemoryRebound(to: UInt32.self, capacity: width * height) { target in
        for y in 0..<height { copyStraightBytes(ofRow: y, to: target + width * y) }
      }
      initializedCount = rowLength * height
    }
  }

  /// The bytes of all pixels from the top without alpha: red, green and blue. Nil if a pixel is not opaque.
  var opaqueBytes: [UInt8]? {
    guard (0..<height).allSatisfy({ isOpaque(colors($0)) }) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 3 * width * height) { buffer, initializedCount in
      var place = buffer.baseAddress!
      for y in 0..<height {
        let row = colors(y)
        for x in 0..<width {
          let pixel = row[x]
          place[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          place[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          place[2] = UInt8(truncatingIfNeeded: pixel)
          place += 3
        }
      }
      initializedCount = 3 * width * height
    }
  }

  // The loops below count by themselves: over a range, a build for debugging makes two calls for each pixel.

  private func copyStraightBytes(ofRow y: Int, to target: UnsafeMutablePointer<UInt32>) {
    let row = colors(y)
    var x = 0
    // Most rows of a screen are opaque. Without a division the compiler converts several pixels at once.
    guard isOpaque(row) else {
      while x < width {
        target[x] = StraightColor(row[x]).bytes
        x &+= 1
      }
      return
    }
    while x < width {
      target[x] = StraightColor.bytes(ofOpaque: row[x])
      x &+= 1
    }
  }

  private func isOpaque(_ row: UnsafePointer<UInt32>) -> Bool {
    var common = UInt32.max
    var x = 0
    while x < width {
      common &= row[x]
      x &+= 1
    }
    return common >= 0xFF00_0000
  }
}
