import Foundation

/// The number of pixels of each colour in an area.
struct ColorCounts {
  private(set) var counts: [Picture.Color: Int] = [:]

  /// Adds pixels of four bytes each: runs of one colour, because most pixels are like their neighbours.
  ///
  /// The loop counts by itself: over a range, a build for debugging makes calls for each pixel.
  fileprivate mutating func addRuns(in row: UnsafeBufferPointer<UInt32>) {
    guard let pixels = row.baseAddress else { return }
    var run = (pixel: pixels[0], first: 0)
    var index = 1
    while index < row.count {
      if pixels[index] != run.pixel {
        counts[Picture.Color(pixel: run.pixel), default: 0] += index - run.first
        run = (pixels[index], index)
      }
      index &+= 1
    }
    counts[Picture.Color(pixel: run.pixel), default: 0] += row.count - run.first
  }
}

extension Picture {
  /// A colour without alpha.
  struct Color: Hashable, Comparable {
    /// Red, green and blue, from the highest byte to the lowest.
    private let value: UInt32

    /// The colour of a pixel whose bytes in memory are red, green, blue and alpha.
    fileprivate init(pixel: UInt32) {
      value = UInt32(bigEndian: pixel) >> 8
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
      bytes[start..<start + 4 * columns.count].withUnsafeBytes { row in
        row.withMemoryRebound(to: UInt32.self) { result.addRuns(in: $0) }
      }
    }
    return result
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, below count: Int) -> Range<Int> {
    let first = Int(max(0, min(CGFloat(count), start)).rounded(.up))
    let last = Int(max(0, min(CGFloat(count), end)).rounded(.down))
    return first..<max(first, last)
  }
}
