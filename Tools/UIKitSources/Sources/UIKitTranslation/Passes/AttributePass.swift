import SwiftSyntax

/// Attributes and modifiers of Objective-C and of Interface Builder go.
final class AttributePass: Pass {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable", "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "UIApplicationMain", "main":
      if !translation.options.isProgram {
        edits.blank(node)
      } else if node.attributeName.trimmedDescription != "main" {
        edits.replace(node, by: "@main")
      }
    case "convention" where node.arguments?.trimmedDescription == "block": edits.blank(node)
    case let name where Self.dropped.contains(name):
      edits.blank(node)
      if name == "NSManaged" { translation.remark(node, "@NSManaged is left out: there is no Core Data") }
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.blank(node) }
    return .skipChildren
  }
}
