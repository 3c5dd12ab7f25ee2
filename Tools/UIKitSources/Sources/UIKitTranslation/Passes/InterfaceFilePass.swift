import SwiftSyntax

/// Names the places that load a storyboard or a nib: their files are left out, and the program stops there without scenes of its own.
final class InterfaceFilePass: Pass {
  /// The label of a file's name, and what registers objects in code.
  private static let loaders = [
    "UIStoryboard": ("name", "UIStoryboard.register(_:name:)"),
    "UINib": ("nibName", "UINib.register(_:make:)"),
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let type = node.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard let (label, register) = Self.loaders[type], let name = node.arguments.first,
      name.label?.text == label
    else { return .visitChildren }
    translation.remark(
      node,
      "no file of Interface Builder is read for \(name.expression.trimmedDescription); create its objects with \(register)"
    )
    return .visitChildren
  }
}
