/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges. The spaces of every line but a paragraph's last are widened.
  case justified = 3
  /// At the edge where reading starts.
  case natural = 4
}
