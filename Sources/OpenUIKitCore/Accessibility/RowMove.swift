/// Where a key moves from a row of a table, or from a cell of a collection. The script of pages has the same
/// numbers.
public enum RowMove: Int32, Sendable {
  /// To the row above.
  case up = 0
  /// To the row below.
  case down = 1
  /// To the cell on the left.
  case left = 2
  /// To the cell on the right.
  case right = 3
  /// To the first row of all sections.
  case first = 4
  /// To the last row of all sections.
  case last = 5
  /// Up by as much as the list shows.
  case pageUp = 6
  /// Down by as much as the list shows.
  case pageDown = 7

  /// Whether the move is towards the end of the list.
  package var isForward: Bool { self == .down || self == .right || self == .last || self == .pageDown }
}
