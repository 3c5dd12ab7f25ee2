/// A string as a key, compared by its bytes. `==` of `String` needs Unicode's tables, which would enlarge
/// every web page.
struct ExactString: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (first: ExactString, second: ExactString) -> Bool {
    first.text.hasSameBytes(as: second.text)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
