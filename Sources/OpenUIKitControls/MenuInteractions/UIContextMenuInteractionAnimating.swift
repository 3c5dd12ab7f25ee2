/// The appearance or disappearance of a context menu, beside which other animations run.
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol, ViewTreeConfined {
  /// The controller of the preview; nil if the preview is a view of the screen.
  var previewViewController: UIViewController? { get }
  /// Runs changes animated, together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The effect of a tap on the preview of a context menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes away.
  case dismiss = 0
  /// The preview grows into a new screen.
  case pop = 1
}

/// The animation after a tap on the preview of a context menu.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The effect of the tap on the preview; `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
