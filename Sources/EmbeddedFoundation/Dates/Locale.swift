/// A language and region, such as `en_GB`.
public struct Locale: Hashable, Sendable {
  /// The code.
  public let identifier: String

  /// Creates a locale by its code.
  public init(identifier: String) { self.identifier = identifier }

  /// The browser's locale.
  public static var current: Locale { Locale(identifier: Browser.localeIdentifier()) }
  /// The browser's locale, also after it has changed.
  public static var autoupdatingCurrent: Locale { current }

  /// Whether both have the same code.
  public static func == (first: Locale, second: Locale) -> Bool {
    first.identifier.utf8.elementsEqual(second.identifier.utf8)
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    for byte in identifier.utf8 { hasher.combine(byte) }
  }
}
