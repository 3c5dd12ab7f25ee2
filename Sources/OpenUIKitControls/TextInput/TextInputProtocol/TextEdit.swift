/// Characters that a change has removed from a text.
struct RemovedText {
  private(set) var text: String
  /// The removed characters with attributes; nil for a view without a text storage.
  private(set) var attributed: NSAttributedString?

  init(_ text: String, _ attributed: NSAttributedString? = nil) {
    self.text = text
    self.attributed = attributed
  }

  /// The first characters.
  func prefix(_ count: Int) -> RemovedText {
    let part = String(text.prefix(count))
    let units = NSRange(location: 0, length: part.utf16.count)
    return RemovedText(part, attributed?.attributedSubstring(from: units))
  }

  /// Puts other characters in front of these.
  mutating func prepend(_ other: RemovedText) {
    text = other.text + text
    guard let first = other.attributed, let second = attributed else { return attributed = nil }
    let joined = NSTextStorage(attributedString: first)
    joined.append(second)
    attributed = joined
  }
}

/// A change of a text that can be undone.
///
/// What is typed and deleted in one place is one change: it grows until the caret moves.
final class TextEdit {
  /// The kind of a change.
  enum Kind: String {
    /// Keys that type and delete.
    case typing = "Typing"
    case cut = "Cut"
    case paste = "Paste"
    case delete = "Delete"
    /// A change of the app, which has no name.
    case ofApp = ""
  }

  let kind: Kind
  /// The characters of the present text that stand where `old` was.
  private(set) var range: Range<Int>
  private(set) var old: RemovedText
  /// The characters that were selected before; empty for none.
  let selection: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>, old: RemovedText, selection: Range<Int>) {
    (self.kind, self.range, self.old, self.selection) = (kind, range, old, selection)
  }

  /// Adds a further change that ends where this one ends. Returns false for a change elsewhere.
  func extend(replacing range: Range<Int>, with count: Int, _ removed: RemovedText) -> Bool {
    guard range.upperBound == self.range.upperBound else { return false }
    let before = self.range.lowerBound - range.lowerBound
    if before > 0 { old.prepend(removed.prefix(before)) }
    self.range = min(self.range.lowerBound, range.lowerBound)..<range.lowerBound + count
    return true
  }
}
