extension InterfaceElement {
  /// The text of a `string` element, which Interface Builder encodes in base 64 where it has line breaks at its ends.
  public var decodedText: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    return Base64.text(text) ?? text
  }

  /// The number that a text states; nil if it is none.
  package static func decimal(_ text: String) -> Double? { Double(text) }
}
