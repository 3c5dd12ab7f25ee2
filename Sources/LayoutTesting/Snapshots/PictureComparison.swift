/// The difference of two pictures.
///
/// The measure is the mean difference of a colour component, 0...255, in the worst square of ten by ten pixels. A mean over all pixels would
/// not show that a word is missing, and a count of different pixels would report each rounded corner of another version of Cairo.
public struct PictureComparison {
  /// The largest mean difference in a square, 0...255; infinite for pictures of different sizes.
  public let largestDifference: Double
  /// The pixels that differ in red over the expected picture in pale grey; nil for pictures of different sizes.
  public let difference: Picture?

  /// The largest difference that is accepted by default. A missing word of small type makes a larger one.
  public static let tolerance = 8.0

  /// Compares two pictures.
  public init(_ expected: Picture, _ actual: Picture) {
    guard (expected.width, expected.height) == (actual.width, actual.height) else {
      (largestDifference, difference) = (.infinity, nil)
      return
    }
    guard expected != actual else {
      (largestDifference, difference) = (0, expected)
      return
    }
    largestDifference = Self.largestDifference(expected, actual)
    difference = Self.marked(expected, actual)
  }

  private static func largestDifference(_ expected: Picture, _ actual: Picture) -> Double {
    var largest = 0.0
    for top in stride(from: 0, to: expected.height, by: 10) {
      for left in stride(from: 0, to: expected.width, by: 10) {
        let rows = top..<min(top + 10, expected.height)
        let columns = left..<min(left + 10, expected.width)
        largest = max(largest, meanDifference(expected, actual, rows, columns))
      }
    }
    return largest
  }

  private static func meanDifference(
    _ expected: Picture, _ actual: Picture, _ rows: Range<Int>, _ columns: Range<Int>
  ) -> Double {
    var sum = 0
    for row in rows {
      for column in columns {
        let start = 4 * (row * expected.width + column)
        for index in start..<start + 3 { sum += abs(Int(expected.bytes[index]) - Int(actual.bytes[index])) }
      }
    }
    return Double(sum) / Double(rows.count * columns.count * 3)
  }

  private static func marked(_ expected: Picture, _ actual: Picture) -> Picture {
    var marked = expected
    for start in stride(from: 0, to: expected.bytes.count, by: 4) {
      let isSame = expected.bytes[start..<start + 4] == actual.bytes[start..<start + 4]
      let grey = UInt8(
        (Int(expected.bytes[start]) + Int(expected.bytes[start + 1]) + Int(expected.bytes[start + 2])) / 12
          + 191)
      let color: [UInt8] = isSame ? [grey, grey, grey, 255] : [220, 0, 40, 255]
      marked.bytes.replaceSubrange(start..<start + 4, with: color)
    }
    return marked
  }
}
