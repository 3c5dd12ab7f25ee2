import OpenUIKit
import Testing

@testable import iCarousel

/// The focus in a carousel: the item that has it is the one in the middle.
#if !ThreadConfined
  @MainActor
#endif
struct FocusTests {
  private func press(_ key: UIKeyboardHIDUsage, _ show: Show) -> Bool {
    defer { show.window.sendKey(.ended, UIKey(key)) }
    return show.window.sendKey(.began, UIKey(key))
  }

  private func focused(_ show: Show) -> Int? {
    guard let item = UIFocusSystem.focusSystem(for: show.window)?.focusedItem as? UIView else { return nil }
    return show.carousel.indexesForVisibleItems.first { index in
      show.carousel.itemView(at: index).map { $0 === item || $0.superview === item } ?? false
    }
  }

  private func settle(_ show: Show) {
    show.frames(60)
    show.window.layoutIfNeeded()
  }

  @Test func tabBringsTheFocusToTheCurrentItem() {
    let show = Show()
    show.carousel.allowsFocus = true
    show.carousel.scrollOffset = 7
    #expect(press(.keyboardTab, show))
    #expect(focused(show) == 7 && show.window.firstResponder === show.carousel)
  }

  @Test(arguments: iCarouselType.allCases.filter { $0 != .custom })
  func anItemThatGetsTheFocusComesIntoTheMiddle(type: iCarouselType) {
    let show = Show(type)
    show.carousel.allowsFocus = true
    show.carousel.scrollOffset = 5
    _ = press(.keyboardTab, show)
    for _ in 0..<3 {
      #expect(press(.keyboardRightArrow, show))
      settle(show)
      #expect(focused(show) == show.carousel.currentItemIndex)
      #expect(show.carousel.scrollOffset == CGFloat(show.carousel.currentItemIndex))
    }
    #expect(show.carousel.currentItemIndex != 5)
  }

  @Test func arrowsLeadTheFocusFromItemToItem() {
    let show = Show()
    show.carousel.allowsFocus = true
    _ = press(.keyboardTab, show)
    #expect(press(.keyboardRightArrow, show))
    #expect(focused(show) == 1 && show.carousel.isScrolling)
    settle(show)
    #expect(show.carousel.currentItemIndex == 1)
    #expect(press(.keyboardLeftArrow, show) && focused(show) == 0)
  }

  @Test func theFocusFollowsKeysThatLeadFartherThanToTheNextItem() {
    let show = Show()
    show.carousel.allowsFocus = true
    _ = press(.keyboardTab, show)
    #expect(press(.keyboardEnd, show))
    settle(show)
    #expect(show.carousel.currentItemIndex == 19 && focused(show) == 19)
    #expect(press(.keyboardHome, show))
    settle(show)
    #expect(show.carousel.currentItemIndex == 0 && focused(show) == 0)
  }

  @Test func arrowsGoOnWhereTheNextItemIsOutOfSight() {
    let show = Show(size: CGSize(width: 200, height: 200))
    show.carousel.allowsFocus = true
    _ = press(.keyboardTab, show)
    for index in 1...4 {
      #expect(press(.keyboardRightArrow, show))
      settle(show)
      #expect(show.carousel.currentItemIndex == index && focused(show) == index)
    }
  }

  @Test func itemsThatAreHiddenCannotGetTheFocus() throws {
    let show = Show(.cylinder, options: [.showBackfaces: 0])
    show.carousel.allowsFocus = true
    let system = try #require(UIFocusSystem.focusSystem(for: show.window))
    // The item at the back of the circle of 20 places at most.
    let hidden = try #require(show.carousel.itemView(at: 14)?.superview)
    #expect(hidden.isHidden && hidden.canBecomeFocused)
    system.requestFocusUpdate(to: hidden)
    show.window.layoutIfNeeded()
    #expect(!hidden.isFocused && focused(show) == nil)
    let seen = try #require(show.carousel.itemView(at: 1)?.superview)
    system.requestFocusUpdate(to: seen)
    show.window.layoutIfNeeded()
    settle(show)
    #expect(seen.isFocused && show.carousel.currentItemIndex == 1)
  }

  @Test func viewsInItemsTakeTheFocusAlsoBesideTheCurrentOne() throws {
    let show = Show(startsEmpty: true)
    show.source.makeView = { FocusableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    show.connect()
    #expect(!show.carousel.allowsFocus)
    _ = press(.keyboardTab, show)
    #expect(focused(show) == 0)
    #expect(press(.keyboardRightArrow, show))
    settle(show)
    #expect(show.carousel.itemView(at: 1)?.isFocused == true && show.carousel.currentItemIndex == 1)
  }

  @Test func returnSelectsTheItemThatHasTheFocus() {
    let show = Show()
    show.carousel.allowsFocus = true
    #expect(!press(.keyboardReturnOrEnter, show))
    _ = press(.keyboardTab, show)
    _ = press(.keyboardRightArrow, show)
    settle(show)
    _ = show.takeLog()
    #expect(press(.keyboardReturnOrEnter, show))
    #expect(show.takeLog().contains("didSelect 1"))
  }

  @Test func anItemThatIsRemovedLeavesTheFocusToTheCurrentOne() {
    let show = Show()
    show.carousel.allowsFocus = true
    show.carousel.scrollOffset = 3
    _ = press(.keyboardTab, show)
    show.source.items = 19
    show.carousel.removeItem(at: 3, animated: false)
    show.window.layoutIfNeeded()
    #expect(focused(show) == show.carousel.currentItemIndex && show.carousel.currentItemIndex == 3)
  }

  @Test func reloadingLeavesTheFocusInTheCarousel() {
    let show = Show()
    show.carousel.allowsFocus = true
    show.carousel.scrollOffset = 3
    _ = press(.keyboardTab, show)
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(focused(show) == 3)
  }

  @Test func placeholdersCannotGetTheFocus() {
    let show = Show(items: 1, placeholders: 2)
    show.carousel.allowsFocus = true
    _ = press(.keyboardTab, show)
    #expect(focused(show) == 0)
    _ = press(.keyboardRightArrow, show)
    settle(show)
    #expect(focused(show) == 0)
  }

  @Test func twoCarouselsAreTwoGroupsForTab() throws {
    let show = Show()
    let second = iCarousel(frame: CGRect(x: 0, y: 300, width: 800, height: 300))
    show.carousel.frame.size.height = 300
    show.window.addSubview(second)
    second.dataSource = show.source
    second.allowsFocus = true
    show.carousel.allowsFocus = true
    second.scrollOffset = 4
    show.window.layoutIfNeeded()
    _ = press(.keyboardTab, show)
    #expect(focused(show) == 0)
    #expect(press(.keyboardTab, show) && show.window.firstResponder === second)
    #expect(second.itemView(at: 4)?.superview?.isFocused == true)
    #expect(press(.keyboardTab, show) && focused(show) == 0)
  }
}

private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}
