/// Checks texts of strangers.
enum CardText {
  /// Marks that may follow each other. More are drawn far out of their line.
  private static let mostMarks = 8
  private static let bytesPerCharacter = 16

  /// The text, if it can be drawn in reasonable time and is what it seems to be.
  ///
  /// - Throws: `CardError` if the text is too long, or has control characters, overrides of its direction or heaps of marks.
  static func checked(_ text: String, _ name: String, most: Int, lines: Bool = false) throws(CardError)
    -> String
  {
    guard text.utf8.count <= most * bytesPerCharacter, text.count <= most else {
      throw CardError("\"\(name)\" has at most \(most) characters and \(most * bytesPerCharacter) bytes.")
    }
    var marks = 0
    for scalar in text.unicodeScalars {
      guard isPlain(scalar) || lines && scalar == "\n" else {
        throw CardError("\"\(name)\" has control characters or overrides of its direction.")
      }
      marks = isMark(scalar) ? marks + 1 : 0
      guard marks <= mostMarks else {
        throw CardError("\"\(name)\" has more than \(mostMarks) marks on one letter.")
      }
    }
    return text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160: false
    // Overrides show letters in another order than they have. Embeddings and isolates are of use.
    case 0x202D, 0x202E: false
    // Separators of lines and paragraphs.
    case 0x2028, 0x2029: false
    default: true
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
