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
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    return abs(pull.x) > abs(pull.y) ? scrollView.canMoveHorizontally : scrollView.canMoveVertically
  }
}
