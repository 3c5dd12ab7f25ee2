import SwiftIfConfig
import SwiftSyntax

/// Blanks what conditions leave out, and the conditions: what the merge reads is then what the compiler reads.
final class ActiveText: SyntaxVisitor {
  private(set) var text: SourceText
  private(set) var isWhole = true
  private let configuration: PageConfiguration
  private let path: String
  private let lines: SourceLocationConverter
  private var refusals: [Refusal] = []

  init(_ tree: SourceFileSyntax, path: String, bytes: [UInt8], configuration: PageConfiguration) throws {
    text = SourceText(bytes)
    self.configuration = configuration
    self.path = path
    lines = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
    if let shebang = tree.shebang { text.blank(shebang) }
    walk(tree)
    if !refusals.isEmpty { throw Refusals(all: refusals) }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    isWhole = false
    let (active, diagnostics) = node.activeClause(in: configuration)
    for diagnostic in diagnostics where diagnostic.diagMessage.severity == .error {
      let location = lines.location(for: diagnostic.position)
      refusals.append(
        Refusal(place: "\(path):\(location.line):\(location.column)", reason: diagnostic.message))
    }
    guard let elements = active?.elements else {
      text.blank(node.position..<node.endPosition)
      return .skipChildren
    }
    text.blank(node.position..<elements.position)
    text.blank(elements.endPosition..<node.endPosition)
    walk(elements)
    return .skipChildren
  }
}
