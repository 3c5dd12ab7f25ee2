import SwiftSyntax

/// Whether rows and items can be edited and moved, for data sources that leave it to UIKit.
///
/// UIKit asks Objective-C at run time whether a data source implements the methods that delete and move rows. Swift cannot, so a class
/// with such a method also gets the method that decides about it.
final class EditingPass: Pass {
  private static let table = "tableView(_ tableView: UITableView, "
  private static let collection = "collectionView(_ collectionView: UICollectionView, "

  /// The methods that change rows and items, and those by which a view decides whether the user can do that.
  private static let decisions = [
    (
      change: "tableView(_:commit:forRowAt:)", name: "tableView(_:canEditRowAt:)",
      start: table + "canEditRowAt"
    ),
    (change: "tableView(_:moveRowAt:to:)", name: "tableView(_:canMoveRowAt:)", start: table + "canMoveRowAt"),
    (
      change: "collectionView(_:moveItemAt:to:)", name: "collectionView(_:canMoveItemAt:)",
      start: collection + "canMoveItemAt"
    ),
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = node.enclosingType else {
      return .visitChildren
    }
    let method = MethodFacts(node, exposed: false)
    guard let decision = Self.decisions.first(where: { $0.change == method.reference }),
      index.lacksDecision(decision.name, about: method, of: type)
    else { return .visitChildren }
    let modifiers =
      (method.isOverride ? "override " : "") + (node.modifiers.access == "public " ? "public " : "")
    edits.insert("; \(modifiers)func \(decision.start) indexPath: IndexPath) -> Bool { true }", after: node)
    return .visitChildren
  }
}
