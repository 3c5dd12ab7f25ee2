/// The standard edit actions of responders. UIKit offers those that the first responder can perform in its edit menu.
public protocol UIResponderStandardEditActions: NSObjectProtocol, ViewTreeConfined {
  /// Copies the selection and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Replaces the selection by what was copied.
  func paste(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The selectors and titles of the standard edit actions.
package enum EditActions: ViewTreeConfined {
  package static var cut: Selector { Selector("cut:", UIResponder.cut(_:)) }
  package static var copy: Selector { Selector("copy:", UIResponder.copy(_:)) }
  package static var paste: Selector { Selector("paste:", UIResponder.paste(_:)) }
  package static var select: Selector { Selector("select:", UIResponder.select(_:)) }
  package static var selectAll: Selector { Selector("selectAll:", UIResponder.selectAll(_:)) }
  package static var delete: Selector { Selector("delete:", UIResponder.delete(_:)) }

  private static var all: [(String, Selector)] {
    [
      ("Cut", cut), ("Copy", copy), ("Paste", paste), ("Delete", delete), ("Select", select),
      ("Select All", selectAll),
    ]
  }

  /// Whether an action is one of them. Every responder has these methods, and most do nothing, so a responder performs them only if
  /// its `canPerformAction` returns true.
  static func contains(_ action: Selector) -> Bool { all.contains { $0.1 == action } }

  /// The commands that the chain of a responder can perform.
  package static func commands(for responder: UIResponder) -> [UIMenuElement] {
    all.compactMap { title, action in
      guard responder.target(forAction: action, withSender: nil) != nil else { return nil }
      // Where text can be cut, there is no use for deleting it without a copy.
      if action == delete, responder.target(forAction: cut, withSender: nil) != nil { return nil }
      return UICommand(title: title, action: action)
    }
  }
}
