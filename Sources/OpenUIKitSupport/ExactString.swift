/// A string as a key, compared by its bytes. `==` of `String` needs Unicode's tables, which would enlarge
/// every web page.
package struct ExactString: Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: ExactString, second: ExactString) -> Bool {
    first.text.hasSameBytes(as: second.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
