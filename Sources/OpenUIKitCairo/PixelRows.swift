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
      let target = UnsafeMutableRawPointer(buffer.baseAddress!)
      for y in 0..<height { copyStraightBytes(ofRow: y, to: target + rowLength * y) }
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

  private func copyStraightBytes(ofRow y: Int, to target: UnsafeMutableRawPointer) {
    let row = colors(y)
    // Most rows of a screen are opaque. Without a division the compiler converts several pixels at once.
    guard isOpaque(row) else {
      for x in 0..<width {
        target.storeBytes(of: StraightColor(row[x]).bytes, toByteOffset: 4 * x, as: UInt32.self)
      }
      return
    }
    for x in 0..<width {
      target.storeBytes(of: StraightColor(opaque: row[x]).bytes, toByteOffset: 4 * x, as: UInt32.self)
    }
  }

  private func isOpaque(_ row: UnsafePointer<UInt32>) -> Bool {
    var common = UInt32.max
    for x in 0..<width { common &= row[x] }
    return common >= 0xFF00_0000
  }
}
