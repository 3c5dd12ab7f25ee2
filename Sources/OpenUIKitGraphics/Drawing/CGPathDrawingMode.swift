/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, by winding number.
  case fill = 0
  /// Filled, by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by winding number, then stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke = 4
}
