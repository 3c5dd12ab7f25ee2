import Foundation

/// The number of pixels of each colour in an area.
struct ColorCounts {
  private(set) var counts: [Picture.Color: Int] = [:]

  /// Adds pixels of four bytes each: runs of one colour, because most pixels are like their neighbours.
  fileprivate mutating func addRuns(in pixels: UnsafeRawBufferPointer) {
    var run = (color: Picture.Color(pixelAt: 0, in: pixels), first: 0)
    for offset in stride(from: 4, to: pixels.count, by: 4) {
      let color = Picture.Color(pixelAt: offset, in: pixels)
      if color == run.color { continue }
      counts[run.color, default: 0] += (offset - run.first) / 4
      run = (color, offset)
    }
    counts[run.color, default: 0] += (pixels.count - run.first) / 4
  }
}

extension Picture {
  /// A colour without alpha.
  struct Color: Hashable, Comparable {
    /// Red, green and blue, from the highest byte to the lowest.
    private let value: UInt32

    /// The colour of the pixel at a byte: red, green, blue and alpha, one byte each.
    fileprivate init(pixelAt offset: Int, in pixels: UnsafeRawBufferPointer) {
      value = UInt32(bigEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) >> 8
    }

    /// The colour as pixels have it; nil for one that is not opaque.
    init?(opaque color: UIColor) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha == 1 else { return nil }
      let bytes = [red, green, blue].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
      value = bytes[0] << 16 | bytes[1] << 8 | bytes[2]
    }

    var red: UInt8 { UInt8(truncatingIfNeeded: value >> 16) }
    var green: UInt8 { UInt8(truncatingIfNeeded: value >> 8) }
    var blue: UInt8 { UInt8(truncatingIfNeeded: value) }

    static func < (first: Color, second: Color) -> Bool { first.value < second.value }
  }

  /// The colours in an area, in points at `scale` pixels per point. Pixels outside of the picture are left out.
  func colorCounts(in area: CGRect, scale: CGFloat) -> ColorCounts {
    var result = ColorCounts()
    guard !area.isNull, area.minX.isFinite, area.minY.isFinite, area.maxX.isFinite, area.maxY.isFinite else {
      return result
    }
    let columns = Self.range(area.minX * scale, area.maxX * scale, below: width)
    guard !columns.isEmpty else { return result }
    for row in Self.range(area.minY * scale, area.maxY * scale, below: height) {
      let start = 4 * (row * width + columns.lowerBound)
      bytes[start..<start + 4 * columns.count].withUnsafeBytes { result.addRuns(in: $0) }
    }
    return result
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, below count: Int) -> Range<Int> {
    let first = Int(max(0, min(CGFloat(count), start)).rounded(.up))
    let last = Int(max(0, min(CGFloat(count), end)).rounded(.down))
    return first..<max(first, last)
  }
}
