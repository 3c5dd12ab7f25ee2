import OpenUIKit

private final class ProbeScroller: UIScrollView {
  override var contentOffset: CGPoint { didSet { called(UIScrollView.self) } }
  override var contentSize: CGSize { didSet { called(UIScrollView.self) } }
  override func adjustedContentInsetDidChange() { called(UIScrollView.self) }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    called(UIScrollView.self)
    return true
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    called(UIScrollView.self)
    return true
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    called(UIScrollView.self)
    super.setContentOffset(contentOffset, animated: animated)
  }
}

private class ProbeRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    called(UIGestureRecognizer.self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    called(UIGestureRecognizer.self)
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    called(UIGestureRecognizer.self)
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    called(UIGestureRecognizer.self)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { called(UIGestureRecognizer.self) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(UIGestureRecognizer.self)
    return true
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(UIGestureRecognizer.self)
    return true
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(UIGestureRecognizer.self)
    return false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(UIGestureRecognizer.self)
    return false
  }
}

private final class ProbeWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    called(UIWindow.self)
    super.sendEvent(event)
  }
}

private let area = CGRect(x: 0, y: 0, width: 320, height: 480)

@MainActor
private func scroller() -> (ProbeScroller, UIWindow) {
  let view = ProbeScroller(frame: area)
  view.contentSize = CGSize(width: 320, height: 2000)
  view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000)))
  return (view, caseWindow(view))
}

extension OverrideCase {
  static let scrolling: [OverrideCase] = [
    OverrideCase(
      "a finger drags content", "UIScrollView.touchesShouldBegin(_:with:in:) UIScrollView.contentOffset"
    ) {
      scroller().1.drag([300, 260, 220].map { CGPoint(x: 10, y: $0) })
    },
    OverrideCase("a drag begins after the content got the touch", "UIScrollView.touchesShouldCancel(in:)") {
      let (_, window) = scroller()
      window.sendTouch(.began, at: CGPoint(x: 10, y: 300))
      window.pass(0.3)
      window.sendTouch(.moved, at: CGPoint(x: 10, y: 250))
      window.sendTouch(.moved, at: CGPoint(x: 10, y: 200))
    },
    OverrideCase("a fling, an animated scroll and a wheel move content", "UIScrollView.contentOffset") {
      let (view, window) = scroller()
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      window.pass(1)
    },
    OverrideCase("code scrolls to a rectangle", "UIScrollView.setContentOffset(_:animated:)") {
      scroller().0.scrollRectToVisible(CGRect(x: 0, y: 900, width: 1, height: 1), animated: true)
    },
    OverrideCase("constraints determine the content's size", "UIScrollView.contentSize") {
      let view = ProbeScroller(frame: area)
      let window = caseWindow(view)
      view.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 900).isActive = true
      window.layoutIfNeeded()
    },
    OverrideCase("the safe area adds to the insets", "UIScrollView.adjustedContentInsetDidChange()") {
      let (_, window) = scroller()
      window.deviceSafeAreaInsets.top = 40
      window.layoutIfNeeded()
    },
    OverrideCase("a touch goes down in a window", "UIWindow.sendEvent(_:)") {
      let window = ProbeWindow(frame: area)
      window.makeKeyAndVisible()
      window.tap(CGPoint(x: 10, y: 10))
    },
    OverrideCase(
      "a recogniser follows a touch to its end, and another is taken away",
      """
      UIGestureRecognizer.touchesBegan(_:with:) UIGestureRecognizer.touchesMoved(_:with:)
      UIGestureRecognizer.touchesEnded(_:with:) UIGestureRecognizer.reset()
      UIGestureRecognizer.touchesCancelled(_:with:)
      """
    ) {
      let view = UIView(frame: area)
      view.addGestureRecognizer(ProbeRecognizer())
      let window = caseWindow(view)
      window.drag([10, 20, 30].map { CGPoint(x: $0, y: 10) })
      window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
      window.sendTouch(.cancelled, at: CGPoint(x: 10, y: 10))
    },
    OverrideCase(
      "two recognisers share a touch",
      """
      UIGestureRecognizer.shouldRequireFailure(of:) UIGestureRecognizer.shouldBeRequiredToFail(by:)
      UIGestureRecognizer.canPrevent(_:) UIGestureRecognizer.canBePrevented(by:)
      """
    ) {
      let view = UIView(frame: area)
      view.addGestureRecognizer(ProbeRecognizer())
      view.addGestureRecognizer(ProbeRecognizer())
      caseWindow(view).drag([10, 20, 30].map { CGPoint(x: $0, y: 10) })
    },
  ]
}
