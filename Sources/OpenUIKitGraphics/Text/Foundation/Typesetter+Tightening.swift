extension Typesetter {
  /// The most that a text may be wider than its line and be tightened, as a part of the line. Source: AppKit documents 0.05 as the
  /// default of `tighteningFactorForTruncation`, up to which text is tightened. UIKit does not document its limit.
  private static let tighteningFactor: CGFloat = 0.05

  /// The only line of a text whose letters are moved together so that it fits; nil for a text that is truncated.
  func tightened(_ range: Range<Int>) -> Line? {
    guard style.tightens, style.numberOfLines == 1 || style.limitsParagraphs, !range.isEmpty else {
      return nil
    }
    let (natural, room) = (sum(range), width - Self.slack)
    guard natural <= room * (1 + Self.tighteningFactor) else { return nil }
    let shown = inText(range)
    return Line(
      text: String(characters[range]), width: room, isRightToLeft: isRightToLeft, isWrapped: false,
      head: shown,
      tail: shown.upperBound..<shown.upperBound, letterSpacing: (room - natural) / CGFloat(range.count))
  }
}
