import OpenUIKit
import Testing

/// The modes of each behaviour are those of Apple's documentation of `UISplitViewController.SplitBehavior`.
@MainActor
@Suite("Behaviours and edges of split controllers")
struct SplitBehaviorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let list = UIViewController()
  private let middle = UIViewController()
  private let detail = UIViewController()

  private func show(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return split
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test("Columns tile, also in a high window")
  func tile() {
    window.frame.size = CGSize(width: 768, height: 1024)
    let split = show(.doubleColumn)
    #expect(split.splitBehavior == .overlay && split.preferredSplitBehavior == .automatic)
    split.preferredSplitBehavior = .tile
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(frame(detail) == CGRect(x: 320, y: 0, width: 448, height: 1024))
  }

  @Test("Columns cover the last one, also in a wide window, and are hidden at first")
  func overlay() {
    let split = show(.doubleColumn)
    #expect(split.splitBehavior == .tile)
    split.preferredSplitBehavior = .overlay
    #expect(split.displayMode == .secondaryOnly && frame(detail).width == 1024)
    split.show(.primary)
    #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
    #expect(frame(detail).width == 1024 && frame(list) == CGRect(x: 0, y: 0, width: 320, height: 768))
  }

  @Test("Two columns displace the last one, which keeps its width and is dimmed")
  func displace() {
    let split = show(.tripleColumn)
    split.preferredSplitBehavior = .displace
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(detail) == CGRect(x: 375, y: 0, width: 649, height: 768))
    split.show(.primary)
    #expect(split.displayMode == .twoDisplaceSecondary && split.splitBehavior == .displace)
    #expect(frame(detail) == CGRect(x: 695, y: 0, width: 649, height: 768))
    #expect(frame(list).minX == 0 && frame(middle).minX == 320)
    window.sendTouch(.began, at: CGPoint(x: 900, y: 400))
    window.sendTouch(.ended, at: CGPoint(x: 900, y: 400))
    #expect(split.displayMode == .secondaryOnly && frame(detail).width == 1024)
  }

  @Test("A preferred mode that the behaviour does not have stands for the one with as many columns")
  func preferredMode() {
    let split = show(.doubleColumn)
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
    split.preferredSplitBehavior = .tile
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredSplitBehavior = .overlay
    #expect(split.displayMode == .oneOverSecondary)
  }

  // Apple's documentation names the mode that replaces each of them.
  @Test("The former names of modes stand for those that show the same columns")
  func formerModes() {
    let split = show(.doubleColumn)
    for (mode, left, width) in [
      (UISplitViewController.DisplayMode.allVisible, 320 as CGFloat, 704 as CGFloat),
      (.primaryHidden, 0, 1024),
      (.primaryOverlay, 0, 1024),
    ] {
      split.preferredDisplayMode = mode
      #expect(split.displayMode == mode && frame(detail).minX == left && frame(detail).width == width)
    }
  }

  @Test("The first column is at the trailing edge if that is the primary one")
  func primaryEdge() {
    let split = show(.doubleColumn)
    #expect(split.primaryEdge == .leading)
    split.primaryEdge = .trailing
    #expect(frame(list) == CGRect(x: 704, y: 0, width: 320, height: 768))
    #expect(frame(detail) == CGRect(x: 0, y: 0, width: 704, height: 768))
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    #expect(frame(list).minX == 0 && frame(detail).minX == 320)
  }
}
