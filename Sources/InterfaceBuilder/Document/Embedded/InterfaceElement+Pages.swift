extension InterfaceElement {
  /// The text of a `string` element. Compiled files have no encoded texts.
  public var decodedText: String { text }

  /// The number that a text states, such as `-12.5` or `1e-3`; nil if it is none.
  package static func decimal(_ text: String) -> Double? { DecimalText.number(text) }
}
