/// The treatment of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It continues in the next line, with breaks between words.
  case byWordWrapping = 0
  /// It continues in the next line, with breaks between characters.
  case byCharWrapping = 1
  /// Lines are clipped at the edge.
  case byClipping = 2
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows its beginning, before an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows its beginning and end around an ellipsis.
  case byTruncatingMiddle = 5

  /// Whether text that is too long continues in further lines.
  package var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
