import OpenUIKitCore

/// The scroll view of a page controller. It reports what stops a movement without a call of the delegate: it leaves the window.
final class PageScroller: UIScrollView {
  var didStop: (() -> Void)?

  override func willMove(toWindow newWindow: UIWindow?) {
    let former = window
    super.willMove(toWindow: newWindow)
    if newWindow !== former { didStop?() }
  }
}
