/// A view that shows previews for hard presses. Apple deprecates it in favour of `UIContextMenuInteraction`.
public protocol UIViewControllerPreviewing: NSObjectProtocol, ViewTreeConfined {
  /// The recogniser of the presses.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in points of the view.
  var sourceRect: CGRect { get set }
}

/// The object that makes the previews of a view.
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol, ViewTreeConfined {
  /// The controller of the preview at a point of the view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  )
    -> UIViewController?
  /// The user presses harder: shows the controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action below a preview.
public protocol UIPreviewActionItem: NSObjectProtocol, ViewTreeConfined {
  /// The title.
  var title: String { get }
}

/// An action below a preview.
public class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// A plain action.
    case `default` = 0
    /// An action that is marked.
    case selected = 1
    /// An action that deletes something.
    case destructive = 2
  }

  /// The title.
  public let title: String
  /// The look.
  public let style: Style
  /// The closure that performs the action.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// A title with further actions below a preview.
public class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public let title: String
  /// The look of the title.
  public let style: UIPreviewAction.Style
  /// The actions.
  public let actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

private final class PreviewingView: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  // As in UIKit, the registration does not retain both.
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }
}

extension UIViewController {
  /// Lets a view show previews for hard presses. As on a device whose screen does not measure them, where `forceTouchCapability` is
  /// `unavailable`, the delegate is not called.
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  )
    -> any UIViewControllerPreviewing
  { PreviewingView(delegate, sourceView) }

  /// Ends the previews of a view.
  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
