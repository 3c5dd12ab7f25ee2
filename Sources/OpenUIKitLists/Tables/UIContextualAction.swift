/// An action that a swipe over a row shows.
open class UIContextualAction: NSObject, ViewTreeConfined {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// Something that keeps the row.
    case normal = 0
    /// Something that removes the row.
    case destructive = 1
  }

  /// The closure of an action: it gets the action, the view of its button, and a closure to call at the end
  /// with whether the action was carried out.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The effect of the action on its row.
  public let style: Style
  /// The closure that is called for a tap on the button.
  public let handler: Handler
  /// The title of the button; nil for none.
  open var title: String?
  /// The colour of the button; by default grey, or red for a destructive action.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  /// A picture above the title; nil for none.
  open var image: UIImage?

  private var color: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions at one edge of a row, from the edge inwards.
open class UISwipeActionsConfiguration: NSObject, ViewTreeConfined {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row carries out the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the first at the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
