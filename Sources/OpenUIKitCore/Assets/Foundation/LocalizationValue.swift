extension String {
  /// A key of an app's strings, with the values that stand in it: `"Hello \(name), \(count) new"` is the key "Hello %@, %lld new".
  ///
  /// Foundation has this type on Apple's systems. `String(localized:)` is in the code that the plugin adds to an app.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    let key: String
    let arguments: [any CVarArg]

    /// Creates the value of a key.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Creates the value of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates the value of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Returns the text of the key in the language of the screen, with the values in it.
    ///
    /// - Parameters:
    ///   - table: the name of the file with strings; "Localizable" if nil.
    ///   - bundle: the bundle with the file.
    ///   - locale: the locale of the formats of numbers.
    ///   - value: the text if no language has the key, with values of its own; the key if nil.
    public func _text(table: String?, bundle: Bundle, locale: Locale, default value: LocalizationValue? = nil)
      -> String
    {
      let format = bundle._string(forKey: key, value: value?.key ?? "", table: table)
      let arguments = value?.arguments ?? arguments
      return arguments.isEmpty ? format : String(_format: format, locale: locale, arguments: arguments)
    }

    /// The parts of a literal, as a key with specifiers of formats.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg] = []

      /// Begins an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the key. A percent sign is doubled, as in a format.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ text: String) { append("%@", NSString(string: text)) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int) { append("%lld", number) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", number) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int32) { append("%d", number) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int64) { append("%lld", number) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Float) { append("%f", number) }

      /// Adds a number in a format such as "%.2f".
      public mutating func appendInterpolation<Value: CVarArg>(_ number: Value, specifier: String) {
        append(specifier, number)
      }

      /// Adds a value in a format style.
      public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append("%@", NSString(string: format.format(value)))
      }

      /// Adds the description of a value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", NSString(string: "\(value)"))
      }

      private mutating func append(_ specifier: String, _ argument: any CVarArg) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}
