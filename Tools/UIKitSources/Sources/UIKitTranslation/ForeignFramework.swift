import SwiftSyntax

/// A framework for user interfaces other than UIKit that a file is made with.
struct ForeignFramework {
  private static let names: Set<String> = ["SwiftUI", "WidgetKit", "AppIntents", "AppKit", "WatchKit"]

  let name: String
  let node: ImportDeclSyntax

  /// Nil for a file that imports none of them outside of conditions.
  init?(_ tree: SourceFileSyntax) {
    for statement in tree.statements {
      guard let node = statement.item.as(ImportDeclSyntax.self),
        let name = node.path.first?.name.text, Self.names.contains(name)
      else { continue }
      (self.name, self.node) = (name, node)
      return
    }
    return nil
  }
}
