extension String {
  /// Returns a format with its arguments, in the formats of numbers of the screen's language, and with the forms that the language has for
  /// numbers.
  ///
  /// The plugin's translation of `String.localizedStringWithFormat` calls it.
  public static func _localizedFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(_format: format, locale: ._current, arguments: arguments)
  }

  /// Creates a text from a format and its arguments, with the forms that the language of the format has for numbers.
  ///
  /// The plugin's translation of `String(format:)` calls it.
  public init(_format format: String, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: nil, arguments: arguments)
  }

  /// Creates a text as `init(_format:_:)`, with an array of arguments.
  public init(_format format: String, arguments: [any CVarArg]) {
    self.init(_format: format, locale: nil, arguments: arguments)
  }

  /// Creates a text as `init(_format:_:)`, with the formats of numbers of a locale.
  public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: locale, arguments: arguments)
  }

  /// Creates a text as `init(_format:_:)`, with the formats of numbers of a locale and an array of arguments.
  public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
    let resolved = PluralFormat.of(format)?.resolved(for: arguments) ?? (format: format, arguments: arguments)
    self.init(format: resolved.format, locale: locale, arguments: resolved.arguments)
  }
}
