/// The widths of views side by side in a bar, and the gaps between them, in points.
struct BarRow {
  var widths: [CGFloat]
  let gaps: [CGFloat]
  /// The room before the first view and after the last one.
  var ends: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The room that the row was fitted into; unlimited before.
  private(set) var room = CGFloat.greatestFiniteMagnitude

  init(widths: [CGFloat], gaps: [CGFloat]) {
    self.widths = widths.map { $0 > 0 ? min($0, Self.greatestWidth) : 0 }
    self.gaps = gaps
  }

  /// Wider than any bar, and finite in sums.
  private static let greatestWidth: CGFloat = 1e6

  /// The length of views, gaps and the room at both ends.
  var length: CGFloat { widths.reduce(0, +) + lengthBetween }

  private var lengthBetween: CGFloat { gaps.reduce(ends.start + ends.end, +) }

  /// The row in some room. Where it is too long, the widest views become narrower, and those that are narrower than them keep
  /// their widths.
  func fitting(_ room: CGFloat) -> BarRow {
    var row = self
    row.room = max(0, room)
    guard length > row.room else { return row }
    let limit = limit(in: max(0, row.room - lengthBetween))
    row.widths = widths.map { min($0, limit) }
    return row
  }

  /// The greatest width with which all views fit.
  private func limit(in room: CGFloat) -> CGFloat {
    var limit: CGFloat = 0
    // Each step finds further views that are narrower than their share, which leaves more for the others.
    for _ in widths {
      let narrow = widths.filter { $0 <= limit }
      guard narrow.count < widths.count else { break }
      limit = (room - narrow.reduce(0, +)) / CGFloat(widths.count - narrow.count)
    }
    return limit
  }

  /// Two rows at the ends of a bar. Each has the room that the other leaves, and at least half of it.
  static func sharing(_ room: CGFloat, _ first: BarRow, _ second: BarRow) -> (first: BarRow, second: BarRow) {
    (
      first.fitting(max(room / 2, room - second.length)), second.fitting(max(room / 2, room - first.length))
    )
  }
}
