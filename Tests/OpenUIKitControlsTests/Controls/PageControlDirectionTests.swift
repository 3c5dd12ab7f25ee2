import OpenUIKit
import Testing

@MainActor
@Suite("The direction of page controls")
struct PageControlDirectionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    control.numberOfPages = 3
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    window.addSubview(control)
  }

  /// The place of the first page's dot.
  private var first: CGPoint? {
    window.layoutIfNeeded()
    return control.subviews.first { $0.backgroundColor == .red }?.center
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) -> Int {
    window.sendTouch(.began, at: CGPoint(x: x, y: y))
    window.sendTouch(.ended, at: CGPoint(x: x, y: y))
    return control.currentPage
  }

  @Test(
    "The first page is where the direction starts",
    arguments: [
      (UIPageControl.Direction.natural, 32.1, 49.8), (.leftToRight, 32.1, 49.8), (.rightToLeft, 67.5, 49.8),
      (.topToBottom, 49.8, 32.1), (.bottomToTop, 49.8, 67.5),
    ] as [(UIPageControl.Direction, CGFloat, CGFloat)])
  func places(direction: UIPageControl.Direction, x: CGFloat, y: CGFloat) throws {
    control.direction = direction
    let first = try #require(first)
    #expect(abs(first.x - x) <= 0.5 && abs(first.y - y) <= 0.5, "\(first)")
  }

  @Test("A tap steps towards its side, and the size follows the direction")
  func taps() {
    control.direction = .bottomToTop
    #expect(tap(50, 20) == 1 && tap(50, 80) == 0)
    let size = control.intrinsicContentSize
    #expect(size.height > 100 && size.width < 30)
    control.direction = .rightToLeft
    #expect(tap(20, 50) == 1 && tap(80, 50) == 0)
    #expect(control.intrinsicContentSize == CGSize(width: size.height, height: size.width))
  }
}
