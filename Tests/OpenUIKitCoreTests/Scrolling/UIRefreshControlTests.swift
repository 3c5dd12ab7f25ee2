import Testing

@testable import OpenUIKitCore

@MainActor
@Suite("Refreshing by pulling")
struct UIRefreshControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let control = UIRefreshControl()

  init() {
    window.isHidden = false
    view.contentSize = CGSize(width: 300, height: 1000)
    view.refreshControl = control
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func pull(by distance: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 100, y: 50))
    for step in 1...10 {
      window.clock.advance(by: 0.02)
      window.sendTouch(.moved, at: CGPoint(x: 100, y: 50 + distance * CGFloat(step) / 10))
    }
    window.clock.advance(by: 0.3)
    window.sendTouch(.ended, at: CGPoint(x: 100, y: 50 + distance))
    window.clock.advance(by: 3)
  }

  @Test("A long pull starts refreshing, and the content waits below the wheel until it ends")
  func longPull() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    pull(by: 300)
    #expect(count == 1 && control.isRefreshing)
    #expect(view.contentOffset.y == -60 && view.adjustedContentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    control.endRefreshing()
    window.clock.advance(by: 1)
    #expect(view.contentOffset.y == 0 && !control.isRefreshing)
  }

  @Test("A short pull does not")
  func shortPull() {
    pull(by: 60)
    #expect(!control.isRefreshing && view.contentOffset.y == 0)
  }

  @Test("Assistive technology meets it while it refreshes, and its empty text never")
  func element() {
    #expect(!window.accessibilityTree().contains { $0 is UILabel || $0 is UIRefreshControl })
    control.beginRefreshing()
    #expect(window.accessibilityTree().filter { $0.accessibilityLabel == "Refreshing" }.count == 1)
    #expect(!window.accessibilityTree().contains { $0 is UILabel })
  }
}
