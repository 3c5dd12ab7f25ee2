import OpenUIKit
import Testing

@testable import iCarousel

/// The actions that an app's code may take while the carousel calls it: all of them.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct CallbackTests {
  /// A view that runs code when its window changes.
  private final class Watching: UIView {
    var onWindow: ((UIWindow?) -> Void)?
    override func didMoveToWindow() { onWindow?(window) }
  }

  private func containers(of carousel: iCarousel) -> [UIView] {
    carousel.contentView.subviews.filter { $0 is ItemContainer }
  }

  /// Whether every attached container holds the view of a visible item.
  private func isWhole(_ carousel: iCarousel) -> Bool {
    containers(of: carousel).count == carousel.visibleItemViews.count
      && carousel.visibleItemViews.allSatisfy { $0.superview?.superview === carousel.contentView }
  }

  @Test(arguments: ["didEndDragging", "didEndDecelerating", "didEndScrolling", "didScroll"])
  func theListMayBecomeEmptyInAnyEvent(_ name: String) {
    let show = Show()
    show.listener.onEvent = { [unowned show] event in
      guard event.hasPrefix(name) else { return }
      show.source.items = 0
      show.carousel.reloadData()
    }
    show.drag(from: 600, by: -30, steps: 4)
    show.touch(.ended, 480, 300)
    show.frames(120)
    #expect(show.carousel.numberOfItems == 0 && show.carousel.currentItemIndex == -1)
    #expect(show.carousel.scrollOffset == -1 && isWhole(show.carousel))
  }

  @Test(arguments: 0..<6) func aViewThatLeavesTheWindowMayChangeEverything(_ act: Int) {
    let show = Show()
    show.source.makeView = { [unowned show] in
      let view = Watching(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.onWindow = { [weak show] window in
        guard window == nil, let show else { return }
        switch act {
        case 0: show.carousel.reloadData()
        case 1: show.carousel.scrollOffset = 3
        case 2: show.carousel.insertItem(at: 0, animated: false)
        case 3: show.carousel.type = show.carousel.type == .linear ? .cylinder : .linear
        case 4: show.carousel.layoutIfNeeded()
        default: show.carousel.scrollToItem(at: 9, animated: true)
        }
        if act == 2 { show.source.items = show.carousel.numberOfItems + 1 }
      }
      return view
    }
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    show.carousel.scrollToItem(at: 12, animated: true)
    show.frames(90)
    show.carousel.reloadData()
    show.frames(90)
    #expect(isWhole(show.carousel))
  }

  @Test func aFieldThatEndsEditingAsItLeavesMayReload() {
    final class Ending: UIView, UITextFieldDelegate {
      var onEnd: (() -> Void)?
      func textFieldDidEndEditing(_ textField: UITextField) { onEnd?() }
    }
    let show = Show()
    var ends = 0
    show.source.makeView = { [unowned show] in
      let view = Ending(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let field = UITextField(frame: view.bounds)
      field.delegate = view
      view.onEnd = { [weak show] in
        ends += 1
        show?.carousel.reloadData()
      }
      view.addSubview(field)
      return view
    }
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    show.carousel.currentItemView?.subviews.first?.becomeFirstResponder()
    show.carousel.scrollOffset = 15
    show.frames(5)
    #expect(ends == 1 && isWhole(show.carousel))
  }

  @Test func aViewThatDiesMayUseTheCarousel() {
    final class Dying: UIView {
      nonisolated(unsafe) let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      }
      required init?(coder: NSCoder) { nil }
      deinit { onEnd() }
    }
    let show = Show(items: 40)
    var deaths = 0
    show.source.makeView = { [unowned show] in
      let carousel = show.carousel
      return Dying { [weak carousel] in
        guard let carousel else { return }
        deaths += 1
        carousel.scrollOffset += 1
        carousel.register(forReuseIdentifier: "card") { UIView() }
        carousel.insertItem(at: 0, animated: false)
      }
    }
    for _ in 0..<5 {
      show.source.items = 40
      show.carousel.reloadData()
      show.window.layoutIfNeeded()
      show.carousel.scrollOffset += 4
      show.frames(2)
    }
    #expect(deaths > 0 && isWhole(show.carousel))
  }

  @Test(arguments: iCarouselType.allCases)
  func aDataSourceMayKeepItsOwnViewsAndIgnoreOfferedOnes(_ type: iCarouselType) {
    let show = Show(type, startsEmpty: true)
    var views: [Int: UIView] = [:]
    let source = Making { index in
      let view = views[index] ?? UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      views[index] = view
      return view
    }
    source.count = 50
    show.carousel.dataSource = source
    for step in 0..<60 {
      show.carousel.type = iCarouselType.allCases[step % 12]
      show.carousel.frame.size.width = CGFloat(300 + step * 37 % 900)
      show.carousel.scrollOffset = CGFloat(step * 17 % 50)
      if step % 7 == 0 { show.carousel.reloadData() }
      show.window.layoutIfNeeded()
      #expect(isWhole(show.carousel), "step \(step)")
      for (index, view) in views where view.window != nil {
        #expect(show.carousel.itemView(at: index) === view, "step \(step), item \(index)")
      }
    }
  }

  @Test func theCurrentItemTakesTouchesAfterInsertionsAndRemovals() {
    let show = Show()
    func touched() -> [Int] {
      show.carousel.items.slots.filter { $0.takesTouches }.map { $0.index }
    }
    show.carousel.currentItemIndex = 3
    show.source.items = 21
    show.carousel.insertItem(at: 0, animated: false)
    #expect(show.carousel.currentItemIndex == 3 && touched() == [3])
    let hit = show.window.hitTest(CGPoint(x: 400, y: 300), with: nil)
    #expect(hit === show.carousel.currentItemView)
    show.source.items = 20
    show.carousel.removeItem(at: 1, animated: false)
    #expect(touched() == [3])
    show.carousel.performUpdates(iCarouselChanges(moves: [.init(from: 3, to: 5)]), animated: false)
    #expect(touched() == [show.carousel.currentItemIndex])
  }

  @Test func theFirstItemOfAnEmptyCarouselHasItsWidth() throws {
    let show = Show(items: 0)
    show.source.items = 1
    show.carousel.insertItem(at: 0, animated: false)
    let container = try #require(show.carousel.itemView(at: 0)?.superview)
    #expect(container.bounds.size == CGSize(width: 200, height: 200))
    #expect(show.carousel.itemWidth == 200)
  }

  @Test func aReloadToFewerItemsAsksForNoPlaceholderThatThereIsNot() {
    let show = Show(items: 20, placeholders: 4)
    _ = show.takeLog()
    (show.source.items, show.source.placeholders) = (2, 1)
    show.carousel.reloadData()
    show.carousel.scrollOffset = 1
    show.frames(3)
    let asked = show.takeLog().filter { $0.hasPrefix("placeholder") || $0.hasPrefix("view") }
    #expect(
      Set(asked.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }) == [
        "view 0", "view 1", "placeholder 0",
      ])
    #expect(isWhole(show.carousel))
  }

  @Test func aPlaceAskedForWhileEmptyIsTakenByAnInsertion() {
    let show = Show(items: 0)
    show.carousel.scrollToItem(at: 2, animated: false)
    show.source.items = 5
    show.carousel.performUpdates(iCarouselChanges(insertions: [0, 1, 2, 3, 4]), animated: false)
    #expect(show.carousel.currentItemIndex == 2 && show.carousel.scrollOffset == 2)
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2, 3, 4])
  }

  @Test func everyBeginningHasItsEndWhenACallbackScrolls() {
    let show = Show()
    show.listener.onEvent = { [unowned show] event in
      if event == "didEndDragging true" { show.carousel.scrollToItem(at: 9, animated: true) }
    }
    show.drag(from: 600, by: -30, steps: 6)
    _ = show.takeLog()
    show.touch(.ended, 420, 300)
    show.frames(90)
    #expect(
      show.takeLog().filter { $0.contains("Begin") || $0.contains("End") } == [
        "didEndDragging true", "willBeginDecelerating", "didEndDecelerating", "willBeginScrolling",
        "didEndScrolling",
      ])
  }

  @Test func aScrollBegunInTheLastFrameOfAnotherComesAfterItsEnd() {
    let show = Show()
    var isDone = false
    show.listener.onEvent = { [unowned show] event in
      guard event == "didScroll", show.carousel.scrollOffset == 3, !isDone else { return }
      isDone = true
      show.carousel.scrollToItem(at: 5, animated: true)
    }
    show.carousel.scrollToItem(at: 3, animated: true)
    show.frames(90)
    #expect(
      show.takeLog().filter { $0.contains("Begin") || $0.contains("End") } == [
        "willBeginScrolling", "didEndScrolling", "willBeginScrolling", "didEndScrolling",
      ])
    #expect(show.carousel.scrollOffset == 5)
  }

  @Test func aCallbackThatAlwaysScrollsDoesNotHangTheProgram() {
    let show = Show()
    show.carousel.motionPreference = .reduced
    var count = 0
    show.listener.onEvent = { [unowned show] event in
      count += 1
      if event == "didEndScrolling" { show.carousel.scrollToItem(at: count % 20, animated: true) }
      if event == "didScroll" { show.carousel.scrollOffset += 0.1 }
    }
    show.carousel.scrollToItem(at: 3, animated: true)
    let first = count
    show.frames(2)
    #expect(first <= 500 && count > first)
  }

  @Test func itemsHaveTheirWidthsAfterATypeWithoutWidths() throws {
    let show = Show(.rotary)
    show.listener.widths = [0: 100, 1: 300]
    show.carousel.type = .linear
    let widths = try (0...1).map { try #require(show.carousel.itemView(at: $0)?.superview).bounds.width }
    #expect(widths == [100, 300])
    show.carousel.type = .cylinder
    #expect(show.carousel.itemView(at: 0)?.superview?.bounds.width == 200)
  }

  @Test func aReloadedItemMayTakeTheViewOfAnother() throws {
    let show = Show()
    show.listener.logsDisplay = true
    let third = try #require(show.carousel.itemView(at: 3))
    show.source.makeView = { third }
    _ = show.takeLog()
    show.carousel.reloadItem(at: 0, animated: false)
    show.frames(30)
    #expect(show.carousel.itemView(at: 0) === third && isWhole(show.carousel))
    #expect(
      show.takeLog().filter { $0.hasPrefix("did") || $0.hasPrefix("will") }.prefix(3) == [
        "didEndDisplaying 3", "willDisplay 0", "didEndDisplaying 0",
      ])
  }

  @Test func oneViewForAllItemsIsShownOnceAndTold() {
    let show = Show(startsEmpty: true)
    let only = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    show.listener.logsDisplay = true
    var balance = 0
    show.listener.onEvent = { event in
      if event.hasPrefix("willDisplay") { balance += 1 }
      if event.hasPrefix("didEndDisplaying") { balance -= 1 }
      #expect(balance == 0 || balance == 1)
    }
    let source = Making { _ in only }
    source.count = 9
    show.carousel.delegate = show.listener
    show.carousel.dataSource = source
    for _ in 0..<20 {
      show.window.layoutIfNeeded()
      show.carousel.scrollOffset += 0.6
      #expect(show.carousel.visibleItemViews.count == 1 && isWhole(show.carousel))
    }
    #expect(balance == 1)
  }

  @Test func theEndOfAViewIsToldWhenItHasLeftTheWindow() {
    final class Ending: iCarouselDelegate {
      var count = 0
      func carousel(_ carousel: iCarousel, didEndDisplaying view: UIView, forItemAt index: Int) {
        #expect(view.window == nil)
        count += 1
      }
    }
    let show = Show()
    let delegate = Ending()
    show.keep(delegate)
    show.carousel.delegate = delegate
    show.carousel.scrollOffset = 7
    #expect(delegate.count == 4)
    show.carousel.reloadItem(at: 7, animated: true)
    show.source.items = 19
    show.carousel.removeItem(at: 6, animated: true)
    show.frames(60)
    #expect(delegate.count >= 6)
    show.carousel.reloadData()
    #expect(delegate.count >= 12)
  }

  @Test func anItemHandedToAnotherCarouselLeavesTheFirst() {
    let show = Show()
    show.listener.logsDisplay = true
    let other = iCarousel(frame: CGRect(x: 0, y: 300, width: 800, height: 300))
    show.window.addSubview(other)
    let moved = show.carousel.visibleItemViews
    let source = Making { moved[$0] }
    source.count = moved.count
    _ = show.takeLog()
    other.dataSource = source
    show.window.layoutIfNeeded()
    #expect(moved.allSatisfy { $0.isDescendant(of: other) } && isWhole(other))
    #expect(isWhole(show.carousel))
    #expect(show.takeLog().filter { $0.hasPrefix("didEndDisplaying") }.count == moved.count)
    show.carousel.scrollOffset = 1
    #expect(isWhole(show.carousel) && isWhole(other) && show.carousel.visibleItemViews.count == 6)
  }

  @Test func aWindowChangeUnderAFingerEndsTheDrag() {
    let show = Show()
    show.drag(from: 600, by: -30, steps: 4)
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    _ = show.takeLog()
    second.addSubview(show.carousel)
    #expect(!show.carousel.isDragging && !show.carousel.gestures.isTouched)
    #expect(show.takeLog().filter { $0.hasPrefix("didEndDragging") } == ["didEndDragging false"])
    second.clock.advance(by: 2)
    #expect(show.carousel.scrollOffset == show.carousel.scrollOffset.rounded())
  }
}
