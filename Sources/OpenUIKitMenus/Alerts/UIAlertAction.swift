import OpenUIKitCore

/// A button of an alert or an action sheet, and what happens when the user chooses it.
open class UIAlertAction: NSObject, ViewTreeConfined {
  /// The closure of an action.
  public typealias Handler = ViewTreeFunction<UIAlertAction, Void>

  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The choice that changes nothing. An alert has at most one.
    case cancel = 1
    /// A choice that changes or deletes data.
    case destructive = 2
  }

  /// The title of the button.
  public final let title: String?
  /// The kind of the action.
  public final let style: Style
  let handler: Handler?
  @Weak var controller: UIAlertController?

  /// Creates an action. The handler is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: Handler? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the user can choose the action; true by default. The button of a disabled action is grey and ignores touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { controller?.alertView?.actionsDidChange() } }
  }
}
