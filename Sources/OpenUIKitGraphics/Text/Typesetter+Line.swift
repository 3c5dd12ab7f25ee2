extension Typesetter {
  /// A line before it has a position.
  struct Line {
    var text: String
    var width: CGFloat
    var isRightToLeft: Bool
    /// Whether the paragraph continues in the next line.
    var isWrapped: Bool
    /// The visible characters of the whole text: before the ellipsis, if there is one, and after it.
    var head: Range<Int>
    var tail: Range<Int>
    /// The addition to every letter, in points, for which the line is not truncated.
    var letterSpacing: CGFloat = 0

    /// The addition to each space for which the line fills a width; 0 without spaces or without free space.
    func expansion(toFill width: CGFloat) -> CGFloat {
      var spaces = 0
      for byte in text.utf8 where byte == UInt8(ascii: " ") { spaces += 1 }
      return spaces > 0 && width > self.width ? (width - self.width) / CGFloat(spaces) : 0
    }
  }
}
