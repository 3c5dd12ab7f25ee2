/// An action that a swipe over a row shows, from `tableView(_:editActionsForRowAt:)`. The table does not hide it after a tap: the handler
/// removes the row, or sets the table's `isEditing` to false.
open class UITableViewRowAction: NSObject, ViewTreeConfined {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// Something that removes the row.
    case `default` = 0
    /// Something that keeps the row.
    case normal = 1

    /// Another name of the default.
    public static var destructive: Style { .default }
  }

  /// The effect of the action on its row.
  public let style: Style
  /// The title of the button; nil for none.
  open var title: String?
  /// The colour of the button; nil for red, or grey for an action that keeps the row.
  open var backgroundColor: UIColor?
  /// Called for a tap on the button, with the action and the row.
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action whose handler gets the action and the row.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The action as a swipe shows it for a row.
  final func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      _, _, _ in self.handler(self, path)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
