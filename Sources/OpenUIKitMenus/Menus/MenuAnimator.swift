import OpenUIKitControls

/// The appearance or disappearance of a menu, and the animations and completions that a delegate adds.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the added animations.
  func animate() { for animation in animations { animation() } }

  /// Calls the added completions.
  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}
