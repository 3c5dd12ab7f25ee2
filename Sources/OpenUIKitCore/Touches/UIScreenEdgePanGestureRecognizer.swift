/// Recognises a drag that begins at an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // The width in points of the strip in which a drag begins, as in UIKit.
  private static let reach: CGFloat = 20

  /// The edges at which a drag may begin. Mostly one; none by default.
  open var edges: UIRectEdge = []

  /// Touches went down. The recogniser fails if they are not at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first, !isAtEdge(touch) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = view?.window else { return false }
    let (place, size) = (touch.location(in: nil), window.bounds.size)
    return edges.contains(.left) && place.x <= Self.reach
      || edges.contains(.right) && place.x >= size.width - Self.reach
      || edges.contains(.top) && place.y <= Self.reach
      || edges.contains(.bottom) && place.y >= size.height - Self.reach
  }

  /// A drag along the edge is another gesture.
  @_spi(Overrides) open override func mayBegin() -> Bool {
    let pull = pull
    let isHorizontal = abs(pull.x) >= abs(pull.y)
    return isHorizontal
      ? edges.contains(.left) && pull.x > 0 || edges.contains(.right) && pull.x < 0
      : edges.contains(.top) && pull.y > 0 || edges.contains(.bottom) && pull.y < 0
  }

  /// Content that scrolls waits for drags from the edge.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
