/// A text as a key: only the same bytes are the same key. As a key a `String` would bring tables of Unicode into every web
/// page, as its `==` does.
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
