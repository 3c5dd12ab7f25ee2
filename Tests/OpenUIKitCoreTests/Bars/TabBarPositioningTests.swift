import OpenUIKit
import Testing

@MainActor
@Suite("Positions of tabs")
struct TabBarPositioningTests {
  private func frames(_ width: CGFloat, _ change: (UITabBar) -> Void) -> [CGRect] {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    change(bar)
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
  }

  @Test("They fill the bar by default")
  func fill() {
    #expect(frames(300) { _ in }.map(\.minX) == [0, 100, 200])
    #expect(frames(300) { $0.itemPositioning = .fill }.map(\.width) == [100, 100, 100])
  }

  @Test("Centred tabs have their width and spacing, in the middle")
  func centred() {
    let found = frames(600) {
      $0.itemPositioning = .centered
      ($0.itemWidth, $0.itemSpacing) = (80, 30)
    }
    // 3 · 80 + 2 · 30 = 300 points.
    #expect(found.map(\.minX) == [150, 260, 370] && found.map(\.width) == [80, 80, 80])
  }

  @Test("Without numbers they have the usual ones, and tabs that do not fit share the width")
  func usual() {
    // 3 · 76 + 2 · 34 = 296 points.
    #expect(frames(596) { $0.itemPositioning = .centered }.map(\.minX) == [150, 260, 370])
    let narrow = frames(128) { $0.itemPositioning = .centered }
    #expect(narrow.map(\.minX) == [0, 54, 108] && narrow.map(\.width) == [20, 20, 20])
  }
}
