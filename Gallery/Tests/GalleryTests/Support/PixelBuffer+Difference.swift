import OpenUIKitCairo

extension PixelBuffer {
  /// The difference from a picture of the same size where it is largest: the mean difference of a colour component,
  /// 0...255, in the worst square of ten by ten pixels. A mean over all would not see that a word is missing.
  func largestDifference(from other: PixelBuffer) -> Double {
    var largest = 0.0
    for top in stride(from: 0, to: height, by: 10) {
      for left in stride(from: 0, to: width, by: 10) {
        let rows = top..<min(top + 10, height)
        let columns = left..<min(left + 10, width)
        largest = max(largest, difference(from: other, rows: rows, columns: columns))
      }
    }
    return largest
  }

  private func difference(from other: PixelBuffer, rows: Range<Int>, columns: Range<Int>) -> Double {
    var sum = 0
    for y in rows {
      for x in columns {
        let mine = pixel(x: x, y: y)
        let theirs = other.pixel(x: x, y: y)
        sum += abs(Int(mine.red) - Int(theirs.red))
        sum += abs(Int(mine.green) - Int(theirs.green))
        sum += abs(Int(mine.blue) - Int(theirs.blue))
      }
    }
    return Double(sum) / Double(rows.count * columns.count * 3)
  }
}
