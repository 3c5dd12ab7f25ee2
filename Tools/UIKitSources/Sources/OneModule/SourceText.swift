import SwiftSyntax

/// The bytes of a file with parts blanked or renamed. Lines stay where they are, so that messages name the right ones.
struct SourceText {
  private(set) var bytes: [UInt8]
  private var replacements: [(range: Range<Int>, text: String)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Replaces a part by spaces. Ends of lines stay.
  mutating func blank(_ range: Range<AbsolutePosition>) {
    for place in range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
    where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
      bytes[place] = UInt8(ascii: " ")
    }
  }

  /// Blanks a node or a token, without the comments and spaces around it.
  mutating func blank(_ node: some SyntaxProtocol) {
    blank(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia)
  }

  /// Notes what a token is replaced by. Only `finished` carries it out, since it moves what follows.
  mutating func replace(_ token: TokenSyntax, by text: String) {
    let range =
      token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
    replacements.append((range, text))
  }

  /// Notes what is inserted in front of a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    replacements.append((place..<place, text))
  }

  /// Notes what is inserted after a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    replacements.append((place..<place, text))
  }

  var finished: [UInt8] {
    var result: [UInt8] = [], place = 0
    let sorted = replacements.enumerated().sorted {
      // Insertions at one place keep their order, in front of what is replaced there.
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, replacement) in sorted {
      result += bytes[place..<replacement.range.lowerBound]
      result += replacement.text.utf8
      place = replacement.range.upperBound
    }
    return result + bytes[place...]
  }

  /// A line by which messages about what follows name another file, from its first line on.
  static func location(of path: String) -> [UInt8] {
    let quoted = path.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return Array("#sourceLocation(file: \"\(quoted)\", line: 1)\n".utf8)
  }
}
