/// Search without regard to case.
enum TextSearch {
  static func contains(_ needle: String, in text: String) -> Bool {
    let (needle, text) = (Array(needle.lowercased().utf8), Array(text.lowercased().utf8))
    guard !needle.isEmpty else { return true }
    guard needle.count <= text.count else { return false }
    return (0...(text.count - needle.count)).contains { start in
      text[start..<start + needle.count].elementsEqual(needle)
    }
  }
}
