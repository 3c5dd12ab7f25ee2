import SwiftSyntax

/// What Embedded Swift lacks becomes what OpenUIKit has instead: `weak` becomes `@Weak`, `unowned` becomes `unowned(unsafe)`, and
/// `Any` becomes `AnyObject`, which selectors and delegates have there. `@MainActor` goes, because a page has no actors.
///
/// A weak capture is stored under a name of its own. Its uses with `?.` and its bindings by `if` and `guard` read it.
final class EmbeddedPass: Pass {
  /// The names that the closures around a node capture weakly.
  private var weakNames: [[String]] = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Any" { edits.replace(node.name, by: "AnyObject") }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "MainActor" { edits.blank(node) }
    return .visitChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    // `{ in` is not Swift.
    if node.description.split(separator: " ") == ["@MainActor", "in"] { edits.blank(node.inKeyword) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for modifier in node.modifiers where modifier.detail == nil {
      if modifier.name.text == "weak" {
        edits.insert("@Weak ", before: node)
        edits.blank(modifier)
      } else if modifier.name.text == "unowned" {
        edits.replace(modifier, by: "unowned(unsafe)")
      }
    }
    return .visitChildren
  }

  // MARK: Captures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = node.signature?.capture?.items.filter { $0.specifier?.specifier.text == "weak" } ?? []
    weakNames.append(captures.map(\.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { weakNames.removeLast() }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    guard let specifier = node.specifier, specifier.detail == nil else { return .visitChildren }
    if specifier.specifier.text == "unowned" { edits.replace(specifier, by: "unowned(unsafe)") }
    guard specifier.specifier.text == "weak" else { return .visitChildren }
    let value = node.initializer?.value.trimmedDescription ?? node.name.text
    let end = node.trailingComma == nil ? "" : ","
    edits.replace(node, by: "\(captureName(node.name.text)) = Weak(wrappedValue: \(value))\(end)")
    return .skipChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.expression.as(DeclReferenceExprSyntax.self), isWeak(base.baseName.text) {
      edits.replace(base, by: value(base.baseName.text))
    }
    return .visitChildren
  }

  /// `guard let self` and `if let self = self`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let name = node.initializer?.value.trimmedDescription ?? node.pattern.trimmedDescription
    guard isWeak(name) else { return .visitChildren }
    if let initializer = node.initializer {
      edits.replace(initializer.value, by: value(name))
    } else {
      edits.insert(" = \(value(name))", after: node.pattern)
    }
    return .skipChildren
  }

  private func isWeak(_ name: String) -> Bool { weakNames.contains { $0.contains(name) } }

  private func captureName(_ name: String) -> String {
    "weak" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private func value(_ name: String) -> String { captureName(name) + ".wrappedValue" }
}
