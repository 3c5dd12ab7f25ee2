import Foundation

/// How many pixels of an area have each colour.
struct ColorCounts {
  private(set) var counts: [Picture.Color: Int] = [:]

  fileprivate mutating func add(_ count: Int, of color: Picture.Color) { counts[color, default: 0] += count }
}

extension Picture {
  /// A colour without alpha.
  struct Color: Hashable, Comparable {
    /// Red, green and blue, from the highest byte to the lowest.
    private let value: UInt32

    init(red: UInt8, green: UInt8, blue: UInt8) {
      value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
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
      addColors(of: columns, inRow: row, to: &result)
    }
    return result
  }

  /// Adds runs of pixels of one colour, because most pixels are like their neighbours.
  private func addColors(of columns: Range<Int>, inRow row: Int, to result: inout ColorCounts) {
    var (color, first) = (color(atColumn: columns.lowerBound, row: row), columns.lowerBound)
    for column in columns {
      let next = self.color(atColumn: column, row: row)
      if next == color { continue }
      result.add(column - first, of: color)
      (color, first) = (next, column)
    }
    result.add(columns.upperBound - first, of: color)
  }

  private func color(atColumn column: Int, row: Int) -> Color {
    let start = 4 * (row * width + column)
    return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, below count: Int) -> Range<Int> {
    let first = Int(max(0, min(CGFloat(count), start)).rounded(.up))
    let last = Int(max(0, min(CGFloat(count), end)).rounded(.down))
    return first..<max(first, last)
  }
}
