import OpenUIKit
import Testing

@MainActor @Suite struct ScrollKeyboardTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  init() {
    window.addSubview(scroll)
    scroll.addSubview(field)
    scroll.contentSize = CGSize(width: 200, height: 2000)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    window.keyboardFrame = CGRect(x: 0, y: 300, width: 200, height: 100)
  }

  private func drag(to y: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 150, y: 200), time: 1)
    for step in 1...10 {
      window.sendTouch(
        .moved, at: CGPoint(x: 150, y: 200 + (y - 200) * CGFloat(step) / 10), time: 1 + 0.02 * Double(step))
    }
    window.sendTouch(.ended, at: CGPoint(x: 150, y: y), time: 1.3)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, 100, true), (.onDrag, 100, false), (.interactive, 100, true),
    (.interactive, 350, false), (.none, 350, true),
  ])
  func aDragEndsEditingAsTheModeAsks(
    _ mode: UIScrollView.KeyboardDismissMode, _ end: CGFloat, _ isEditing: Bool
  ) {
    scroll.keyboardDismissMode = mode
    drag(to: end)
    #expect(field.isEditing == isEditing)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    let delegate = TopDelegate()
    scroll.delegate = delegate
    scroll.contentInset.top = 20
    scroll.contentOffset.y = 500
    #expect(window.sendStatusBarTap())
    window.clock.advance(by: 1)
    #expect(scroll.contentOffset.y == -20)
    #expect(delegate.count == 1)
    delegate.allows = false
    scroll.contentOffset.y = 500
    #expect(!window.sendStatusBarTap())
  }

  @Test func twoViewsThatScrollToTheTopDoNot() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(other)
    scroll.contentOffset.y = 500
    #expect(!window.sendStatusBarTap())
    other.scrollsToTop = false
    #expect(window.sendStatusBarTap())
  }

  @Test func indicatorsKeepTheirInsets() throws {
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 150, right: 10)
    scroll.flashScrollIndicators()
    let bar = try #require(scroll.layer.sublayers?.first { $0.frame.width == 3 })
    #expect(abs(bar.frame.minY - 53) < 1e-9)
    #expect(bar.frame.maxX == 187)
    scroll.contentOffset.y = 1600
    #expect(abs(bar.frame.maxY - (1600 + 400 - 153)) < 1e-9)
    scroll.indicatorStyle = .white
    scroll.flashScrollIndicators()
    #expect(bar.backgroundColor == CGColor(gray: 1, alpha: 0.35))
  }
}

private final class TopDelegate: UIScrollViewDelegate {
  var count = 0
  var allows = true

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { count += 1 }
}
