import Foundation

/// The language of a screen: that of the app as it is, one of its translations such as "de", or one that is derived from its texts.
///
/// ```swift
/// Configuration.matrix(languages: [.none, "de", "ar", .accented])
/// ```
public enum Language: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A language derived from the app's own texts.
  case pseudo(PseudoLanguage)
  /// A language of the app, as the name of its folder without `.lproj`: "de", "pt-BR". Its direction is that of its script.
  case translation(String)

  /// Creates the language with a name such as "de", or the derived one with a name such as "accented".
  public init(stringLiteral name: String) {
    self = PseudoLanguage(rawValue: name).map { .pseudo($0) } ?? .translation(name)
  }

  /// The app's texts as they are.
  public static let none = Language.pseudo(.none)
  /// Accented letters and a third more length.
  public static let accented = Language.pseudo(.accented)
  /// Each text twice.
  public static let doubled = Language.pseudo(.doubled)
  /// Words from right to left, in a layout from right to left.
  public static let mirrored = Language.pseudo(.mirrored)

  /// The name of the language: "de", "accented".
  public var rawValue: String {
    switch self {
    case .pseudo(let language): language.rawValue
    case .translation(let name): name
    }
  }

  /// Whether text and layout are from right to left.
  var isRightToLeft: Bool {
    switch self {
    case .pseudo(let language): language == .mirrored
    case .translation(let name): Locale.Language(identifier: name).characterDirection == .rightToLeft
    }
  }

  /// The replacement of the texts of labels; nil for the texts themselves.
  var textSource: ((String) -> String)? {
    guard case .pseudo(let language) = self, language != .none else { return nil }
    return { language.translation(of: $0) }
  }

  /// The languages in which the app's strings are looked up; nil for those of the process.
  var preferredLanguages: [String]? {
    guard case .translation(let name) = self else { return nil }
    return [name]
  }
}

extension [Language] {
  /// All languages of an app: those with a folder `.lproj` among the resources that the build put beside the test. Sorted; empty for none.
  public static var ofApp: [Language] { AppResources.languages.map { .translation($0) } }
}
