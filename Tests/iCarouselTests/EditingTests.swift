import OpenUIKit
import Testing

@testable import iCarousel

/// Items that come, go and change.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct EditingTests {
  private func tags(_ show: Show) -> [Int] { show.carousel.visibleItemViews.map { $0.tag } }

  @Test func anInsertedItemTakesItsPlaceAndTheOthersMoveOn() {
    let show = Show(items: 3)
    _ = show.takeLog()
    show.source.items = 4
    show.carousel.insertItem(at: 1, animated: false)
    #expect(show.takeLog() == ["view 1"])
    #expect(show.carousel.numberOfItems == 4)
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2, 3])
    #expect(tags(show) == [0, 1, 1, 2])
    #expect(show.transform(3)?.m41 == 600)
  }

  @Test func insertingBeforeTheCurrentItemKeepsThePlace() {
    let show = Show()
    show.carousel.scrollOffset = 4
    show.source.items = 21
    show.carousel.insertItem(at: 0, animated: true)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 4)
    #expect(show.carousel.currentItemView?.tag == 3)
  }

  @Test func anIndexPastTheEndMeansTheEnd() {
    let show = Show(items: 2)
    show.source.items = 3
    show.carousel.insertItem(at: 99, animated: false)
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2])
    #expect(show.source.requests.last == 2)
  }

  @Test func anAnimatedInsertionMovesTheOthersInFourTenthsOfASecond() throws {
    let show = Show(items: 3)
    let neighbour = try #require(show.carousel.itemView(at: 1)?.superview)
    var endings: [Bool] = []
    show.carousel.insertItem(at: 1, animated: true) { endings.append($0) }
    #expect(neighbour.layer.transform.m41 == 400)
    show.frames(12)
    let shown = try #require(neighbour.layer.presentation()?.transform.m41)
    #expect(shown > 200 && shown < 400)
    #expect(endings == [])
    show.frames(13)
    #expect(endings == [true])
    #expect(neighbour.layer.presentation()?.transform.m41 == 400)
  }

  @Test func theFirstItemOfAnEmptyCarouselBecomesCurrent() {
    let show = Show(items: 0)
    show.source.items = 1
    show.carousel.insertItem(at: 0, animated: false)
    #expect(show.carousel.scrollOffset == 0)
    #expect(show.carousel.currentItemIndex == 0)
    #expect(show.carousel.currentItemView != nil)
  }

  @Test func aRemovedItemLeavesAndTheOthersCloseTheGap() {
    let show = Show(items: 4)
    show.source.items = 3
    show.carousel.removeItem(at: 1, animated: false)
    #expect(show.carousel.numberOfItems == 3)
    #expect(tags(show) == [0, 2, 3])
    #expect(show.transform(1)?.m41 == 200)
  }

  @Test func aRemovedItemFadesAwayBeforeTheOthersMove() throws {
    let show = Show(items: 4)
    show.listener.logsDisplay = true
    _ = show.takeLog()
    let removed = try #require(show.carousel.itemView(at: 1)?.superview)
    let next = try #require(show.carousel.itemView(at: 2)?.superview)
    var endings: [Bool] = []
    show.carousel.removeItem(at: 1, animated: true) { endings.append($0) }
    show.frames(3)
    #expect(removed.superview != nil)
    #expect(next.layer.presentation()?.transform.m41 == 400)
    show.frames(5)
    #expect(removed.superview == nil)
    #expect(show.takeLog() == ["didEndDisplaying 1"])
    show.frames(30)
    #expect(next.layer.presentation()?.transform.m41 == 200)
    #expect(endings == [true])
  }

  @Test func removingTheLastItemEmptiesTheCarousel() {
    let show = Show(items: 1)
    _ = show.takeLog()
    show.source.items = 0
    show.carousel.removeItem(at: 0, animated: false)
    #expect(show.takeLog() == ["didScroll", "index -1"])
    #expect(show.carousel.indexesForVisibleItems == [])
  }

  @Test func removingFromAnEmptyCarouselDoesNothing() {
    // Quirk 4: the original crashes, or counts down to -1 items when there are placeholders.
    for placeholders in [0, 2] {
      let show = Show(items: 0, placeholders: placeholders)
      var endings: [Bool] = []
      show.carousel.removeItem(at: 0, animated: true) { endings.append($0) }
      #expect(show.carousel.numberOfItems == 0)
      #expect(endings == [false])
    }
  }

  @Test func removingRightAfterAReloadIsSafe() {
    // Quirk 4: nothing is loaded then, and the original crashes.
    let show = Show(items: 4)
    show.carousel.reloadData()
    show.source.items = 3
    show.carousel.removeItem(at: 0, animated: true)
    show.frames(60)
    #expect(show.carousel.numberOfItems == 3)
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2])
  }

  @Test func removingBeforeTheCurrentItemKeepsTheIndex() {
    let show = Show()
    show.carousel.scrollOffset = 5
    show.source.items = 19
    show.carousel.removeItem(at: 2, animated: false)
    #expect(show.carousel.currentItemIndex == 5)
    #expect(show.carousel.currentItemView?.tag == 6)
  }

  @Test func aReloadedItemGetsAnotherViewOfTheSameSize() throws {
    // Quirk 13: the container of a reloaded item has the size of one that is loaded for the first time.
    let show = Show()
    let container = try #require(show.carousel.itemView(at: 1)?.superview)
    let old = show.carousel.itemView(at: 1)
    show.source.size = CGSize(width: 120, height: 80)
    show.carousel.reloadItem(at: 1, animated: false)
    let new = try #require(show.carousel.itemView(at: 1))
    #expect(new !== old && old?.superview !== container)
    #expect(container.bounds.size == CGSize(width: 200, height: 80))
    #expect(new.center == CGPoint(x: 100, y: 40))
  }

  @Test func anAnimatedReloadCrossFades() throws {
    let show = Show()
    let old = try #require(show.carousel.itemView(at: 1))
    var endings: [Bool] = []
    show.carousel.reloadItem(at: 1, animated: true) { endings.append($0) }
    let new = try #require(show.carousel.itemView(at: 1))
    show.frames(12)
    #expect(old.superview === new.superview)
    let opacity = try #require(new.layer.presentation()?.opacity)
    #expect(opacity > 0 && opacity < 1)
    show.frames(14)
    #expect(old.superview !== new.superview && old.alpha == 1)
    #expect(endings == [true])
  }

  @Test func manyChangesAtOnceKeepTheItemInTheMiddle() {
    let show = Show()
    show.carousel.scrollOffset = 5
    show.source.items = 19
    let middle = show.carousel.currentItemView
    show.carousel.performUpdates(
      iCarouselChanges(deletions: [0, 1, 19], insertions: [3, 4], moves: [.init(from: 7, to: 0)]),
      animated: true)
    // 5 loses two before it, gains one that moves to the front and two that are inserted before it.
    #expect(show.carousel.scrollOffset == 6)
    #expect(show.carousel.currentItemView === middle)
    show.frames(60)
    #expect(show.carousel.scrollOffset == 6)
  }

  @Test func changesThatContradictTheDataSourceReload() {
    let show = Show()
    var endings: [Bool] = []
    show.source.items = 25
    show.carousel.performUpdates(iCarouselChanges(insertions: [0]), animated: true) { endings.append($0) }
    show.window.layoutIfNeeded()
    #expect(endings == [false])
    #expect(show.carousel.numberOfItems == 25)
  }

  @Test(arguments: [
    iCarouselChanges(deletions: [3, 3]), iCarouselChanges(deletions: [20]), iCarouselChanges(deletions: [-1]),
    iCarouselChanges(insertions: [22]), iCarouselChanges(moves: [.init(from: 1, to: 40)]),
    iCarouselChanges(deletions: [4], moves: [.init(from: 4, to: 5)]),
  ])
  func changesThatContradictThemselvesReload(_ changes: iCarouselChanges) {
    let show = Show()
    var endings: [Bool] = []
    show.carousel.performUpdates(changes, animated: false) { endings.append($0) }
    #expect(endings == [false])
    show.window.layoutIfNeeded()
    #expect(show.carousel.indexesForVisibleItems == [0, 1, 2, 3, 4, 5])
  }
}

/// Finding out what has changed between two lists.
@Suite struct IndexMapTests {
  /// Applies changes to a list the slow, obvious way.
  private func apply(_ changes: iCarouselChanges, to old: [Int], new: [Int]) -> [Int] {
    let leaving = Set(changes.deletions + changes.moves.map { $0.from })
    var result = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    var arriving = changes.insertions.map { ($0, new[$0]) }
    arriving += changes.moves.map { ($0.to, old[$0.from]) }
    for (place, item) in arriving.sorted(by: { $0.0 < $1.0 }) { result.insert(item, at: place) }
    return result
  }

  @Test func theChangesLeadFromOneListToTheOther() {
    var numbers = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &numbers)
    var generator = Seeded(state: seed)
    for _ in 0..<300 {
      let old = Array((0..<20).shuffled(using: &generator).prefix(Int.random(in: 0...15, using: &generator)))
      let new = Array((0..<20).shuffled(using: &generator).prefix(Int.random(in: 0...15, using: &generator)))
      let changes = iCarouselChanges(from: old, to: new)
      #expect(apply(changes, to: old, new: new) == new, "seed \(seed): \(old) to \(new)")
      guard let map = IndexMap(changes, count: old.count) else {
        Issue.record("seed \(seed): \(old) to \(new) contradict each other")
        continue
      }
      #expect(map.newCount == new.count)
      for (index, item) in old.enumerated() { #expect(map.newIndex(of: index) == new.firstIndex(of: item)) }
      for (index, item) in new.enumerated() { #expect(map.oldIndex(of: index) == old.firstIndex(of: item)) }
    }
  }

  @Test func asFewItemsAsPossibleAreMoved() {
    #expect(iCarouselChanges(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4]).moves == [.init(from: 4, to: 0)])
    #expect(iCarouselChanges(from: [1, 2, 3], to: [1, 2, 3]) == iCarouselChanges())
    #expect(iCarouselChanges(from: [1, 2, 3], to: [3, 2, 1]).moves.count == 2)
  }

  @Test func anIdentifierThatStandsTwiceStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = iCarouselChanges(from: [1], to: [2, 3, 2])
    }
  }
}

/// Numbers that a seed repeats: SplitMix64.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
