import SwiftSyntax

/// Formats follow the language of the app's screen. Foundation has that of the process alone, and outside of Apple's systems it chooses no
/// forms of a text for numbers.
final class FormatPass: Pass {
  /// Formatters that have a locale.
  private static let formatters: Set = ["DateFormatter", "NumberFormatter", "DateIntervalFormatter"]

  // `Locale.current`, `String.localizedStringWithFormat`
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    switch (name(node.base), node.declName.trimmedDescription) {
    case ("Locale", "current"), ("Locale", "autoupdatingCurrent"), ("Calendar", "current"),
      ("Calendar", "autoupdatingCurrent"):
      edits.replace(node.declName, by: "_current")
    case ("String", "localizedStringWithFormat"): edits.replace(node.declName, by: "_localizedFormat")
    default: return .visitChildren
    }
    return .skipChildren
  }

  // `DateFormatter()`, `String(format: a, b)`
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = name(node.calledExpression) else { return .visitChildren }
    if Self.formatters.contains(called), node.arguments.isEmpty, node.trailingClosure == nil {
      edits.insert("Formatter._following(", before: node)
      edits.insert(")", after: node)
    } else if called == "String", let label = node.arguments.first?.label, label.text == "format" {
      edits.replace(label, by: "_format")
    }
    return .visitChildren
  }

  /// The name of a type, without the name of Foundation before it.
  private func name(_ expression: ExprSyntax?) -> String? {
    let name = expression?.trimmedDescription
    return name.map { $0.hasPrefix("Foundation.") ? String($0.dropFirst("Foundation.".count)) : $0 }
  }
}
