import Testing

@testable import OpenUIKitCore

/// Trees of plain views may be as deep as memory allows.
@MainActor
@Suite("Deep trees")
struct DeepTreeTests {
  /// A chain of plain views, each in the one before, and the innermost.
  private func chain(_ depth: Int, in window: UIWindow) -> UIView {
    var last: UIView = window
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      last.addSubview(view)
      last = view
    }
    return last
  }

  @Test func `A touch finds a view at any depth of plain views`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let innermost = chain(100_000, in: window)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
    window.layoutIfNeeded()
    #expect(innermost.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    window.subviews[0].removeFromSuperview()
  }
}
