/// A language derived from the app's own texts. It shows the problems that a translation would cause.
///
/// Labels, and all that consists of labels, such as buttons, bars, segments, menus, cells and their configurations, show the replaced texts from
/// the start, so that every size is that of the longer text. Labels for assistive technology are replaced too. What a user types stays as it
/// is. On Apple's systems texts are replaced after each layout that brings new ones.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// The app's texts as they are.
  case none
  /// Accented letters and a third more length, between brackets: "[Šéttîñgš ~~]". A text without brackets was not translated, and one
  /// without its last bracket is cut off.
  case accented
  /// Each text twice.
  case doubled
  /// Words from right to left, in a layout from right to left.
  case mirrored

  /// A text in this language.
  public func translation(of text: String) -> String {
    guard text.contains(where: \.isLetter), !text.hasPrefix(Self.mark), self != .none else { return text }
    switch self {
    case .none: return text
    case .accented:
      let letters = String(text.map { Self.accents[$0] ?? $0 })
      let padding = String(repeating: "~", count: (text.count + 2) / 3)
      return Self.mark + "[" + letters + " " + padding + "]"
    case .doubled: return Self.mark + text + " " + text
    case .mirrored: return Self.mark + "\u{202E}" + text + "\u{202C}"
    }
  }

  /// Whether a text is one of this language, or contains one.
  func isTranslation(_ text: String) -> Bool { text.contains(Self.mark) }

  /// The first character of every translation, which has no width: a translation is not translated again.
  private static let mark = "\u{2060}"

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "aceghijklnorsuwyzACEGHIJKLNORSUWYZ", "áçéğĥîĵķļñöŕšûŵýžÁÇÉĞĤÎĴĶĻÑÖŔŠÛŴÝŽ"))
}
