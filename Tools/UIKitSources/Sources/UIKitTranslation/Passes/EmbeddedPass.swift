import SwiftSyntax

/// Changes what a page's target has in other forms: `Any` becomes `AnyObject`, which selectors and delegates have in Embedded Swift.
///
/// The command `one-module` changes the rest for all sources of a page: references without a count, and isolation.
final class EmbeddedPass: Pass {
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Any" { edits.replace(node.name, by: "AnyObject") }
    return .visitChildren
  }
}
