import SwiftSyntax

/// Registers the app's files of Interface Builder at the places that load one, and names the places whose file does not exist. There the program
/// stops without objects of its own.
final class InterfaceFilePass: Pass {
  /// The calls that register objects in code, by the label of a file's name.
  private static let registering = [
    "name": "UIStoryboard.register(_:name:)", "nibName": "UINib.register(_:make:)",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.arguments.first, let kind = kind(of: node, name) else { return .visitChildren }
    if translation.options.hasInterfaceFiles, !name.expression.is(NilLiteralExprSyntax.self) {
      edits.insert("AppInterface.registered(", before: name.expression)
      edits.insert(")", after: name.expression)
    }
    remark(node, name.expression, kind)
    return .visitChildren
  }

  /// The label of the argument that is the name of a file; nil for other calls.
  private func kind(of node: FunctionCallExprSyntax, _ argument: LabeledExprSyntax) -> String? {
    let callee = node.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    switch (callee, argument.label?.text) {
    case ("UIStoryboard", "name"): return "name"
    // A controller may be initialised with the name of a nib too.
    case (_, "nibName"): return "nibName"
    case ("loadNibNamed", nil): return "nibName"
    default: return nil
    }
  }

  private func remark(_ node: FunctionCallExprSyntax, _ name: ExprSyntax, _ kind: String) {
    guard let register = Self.registering[kind], !name.is(NilLiteralExprSyntax.self) else { return }
    if translation.options.hasInterfaceFiles {
      guard let text = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        !translation.options.interfaceFiles.contains(text)
      else { return }
      translation.remark(
        node, "no file of Interface Builder has the name \(text); create its objects with \(register)")
    } else if ["UIStoryboard", "UINib"].contains(node.calledExpression.lastName) {
      translation.remark(
        node,
        "no file of Interface Builder is read for \(name.trimmedDescription); create its objects with \(register)"
      )
    }
  }
}

extension ExprSyntax {
  /// The last name of an expression such as `UIKit.UINib`.
  fileprivate var lastName: String {
    trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }
}
