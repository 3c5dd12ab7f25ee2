import SwiftParser
import SwiftSyntax

/// Hashes of sources, the same in each process: FNV-1a with 64 bits (RFC draft-eastlake-fnv).
struct TextMark {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    // A byte that no text contains separates "ab", "c" and "a", "bc".
    for byte in text.utf8 { add(byte) }
    add(0xff)
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  var text: String { String(hash, radix: 16) }

  static func of(_ text: String) -> String {
    var mark = TextMark()
    mark.add(text)
    return mark.text
  }

  /// The mark of what other files see of a source: all but comments, blanks and the bodies of functions.
  static func ofInterface(_ source: String) -> String {
    let reader = InterfaceReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: source))
    return reader.mark.text
  }
}

private final class InterfaceReader: SyntaxVisitor {
  var mark = TextMark()

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    mark.add(node.text)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    CutPlace.body(node) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    CutPlace.body(node) == nil ? .visitChildren : .skipChildren
  }
}
