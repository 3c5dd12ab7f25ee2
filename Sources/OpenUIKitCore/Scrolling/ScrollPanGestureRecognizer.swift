/// The drag of a scroll view. It begins only along an axis on which the content can move, and a touch stops
/// moving content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.catchContent()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasCaught = state == .possible
    super.touchesEnded(touches, with: event)
    if wasCaught { scrollView?.releaseCaughtContent() }
  }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.isScrollEnabled, mayTakeTouches(in: scrollView) else { return false }
    return abs(pull.x) > abs(pull.y) ? scrollView.canMoveHorizontally : scrollView.canMoveVertically
  }

  /// Whether the views in the content give up the touches that the recogniser follows.
  private func mayTakeTouches(in scrollView: UIScrollView) -> Bool {
    let now = scrollView.window?.clock.now ?? 0
    return touches.allSatisfy { touch in
      // Content that does not receive the touch has nothing to give up.
      guard let view = touch.view, view !== scrollView, touch.reachesView else { return true }
      // UIKit would not have delivered the touch to the view yet.
      if scrollView.delaysContentTouches, now - touch.startTime < Self.contentDelay { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  /// How long UIKit keeps a touch from the content, in seconds.
  private static let contentDelay: TimeInterval = 0.15
}
