import OpenUIKit
import Testing

@MainActor
@Suite("Interactive transitions between layouts")
struct LayoutTransitionTests {
  private let shelf = Shelf(Items(counts: 4), CGSize(width: 320, height: 200))
  private let next = UICollectionViewFlowLayout()

  init() {
    shelf.layout.itemSize = CGSize(width: 320, height: 40)
    shelf.layout.minimumLineSpacing = 0
    next.itemSize = CGSize(width: 320, height: 80)
    next.minimumLineSpacing = 0
    shelf.view.layoutIfNeeded()
  }

  private func frame(_ item: Int) -> CGRect? {
    shelf.view.layoutIfNeeded()
    return shelf.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("Elements are between their places in both layouts")
  func between() {
    let transition = shelf.view.startInteractiveTransition(to: next)
    #expect(
      shelf.view.collectionViewLayout === transition
        && frame(1) == CGRect(x: 0, y: 40, width: 320, height: 40))
    transition.transitionProgress = 0.5
    #expect(frame(1) == CGRect(x: 0, y: 60, width: 320, height: 60))
    #expect(shelf.view.contentSize.height == 240)
    transition.transitionProgress = .nan
    #expect(transition.transitionProgress == 0.5)
    transition.updateValue(3, forAnimatedKey: "turn")
    #expect(transition.value(forAnimatedKey: "turn") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  @Test("A finished transition leads to the new layout, a cancelled one back", arguments: [true, false])
  func ends(finishes: Bool) {
    let old = shelf.view.collectionViewLayout
    var ends: [Bool] = []
    let transition = shelf.view.startInteractiveTransition(to: next) { ends += [$0, $1] }
    transition.transitionProgress = 0.3
    if finishes { shelf.view.finishInteractiveTransition() } else { shelf.view.cancelInteractiveTransition() }
    // A second end changes nothing.
    shelf.view.cancelInteractiveTransition()
    #expect(ends.isEmpty)
    shelf.view.window?.clock.advance(by: 1)
    #expect(ends == [true, finishes])
    #expect(shelf.view.collectionViewLayout === (finishes ? next : old))
    #expect((finishes ? old : next).collectionView == nil && transition.collectionView == nil)
    #expect(frame(1) == CGRect(x: 0, y: finishes ? 80 : 40, width: 320, height: finishes ? 80 : 40))
    // Another transition may follow.
    _ = shelf.view.startInteractiveTransition(to: finishes ? old : next)
  }

  @Test("Another layout ends a transition that was not finished")
  func replaced() {
    var ends: [Bool] = []
    let transition = shelf.view.startInteractiveTransition(to: next) { ends += [$0, $1] }
    transition.transitionProgress = 0.3
    let third = UICollectionViewFlowLayout()
    shelf.view.setCollectionViewLayout(third, animated: false)
    #expect(
      ends == [false, false] && shelf.view.collectionViewLayout === third && next.collectionView == nil)
    #expect(frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test("The content offset follows to where the new layout proposes it")
  func offset() {
    final class Top: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 100)
      }
    }
    let top = Top()
    (top.itemSize, top.minimumLineSpacing) = (next.itemSize, 0)
    let transition = shelf.view.startInteractiveTransition(to: top)
    transition.transitionProgress = 0.5
    #expect(shelf.view.contentOffset.y == 50)
    shelf.view.finishInteractiveTransition()
    #expect(shelf.view.contentOffset.y == 100)
  }

  @Test("An element of one layout alone fades, and a reload is part of the transition")
  func changes() {
    next.headerReferenceSize = CGSize(width: 0, height: 20)
    let transition = shelf.view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.25
    shelf.view.layoutIfNeeded()
    let header = UICollectionView.elementKindSectionHeader
    #expect(shelf.view.visibleSupplementaryViews(ofKind: header).map(\.alpha) == [0.25])
    shelf.items.sections = [["a"]]
    shelf.view.reloadData()
    #expect(frame(0)?.height == 50 && shelf.view.visibleCells.count == 1)
  }

  @Test("The delegate may return a layout of its own, and both layouts are notified")
  func delegates() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Named: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
      override func finalizeLayoutTransition() { log.append("end") }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let (delegate, named, other) = (Delegate(), Named(), Named())
    // Other places: a motion without changes does not run on the clock of this window.
    other.itemSize = next.itemSize
    shelf.view.delegate = delegate
    shelf.view.setCollectionViewLayout(named, animated: false)
    #expect(named.log == ["from", "end"])
    #expect(shelf.view.startInteractiveTransition(to: other) is Own)
    shelf.view.finishInteractiveTransition()
    shelf.view.window?.clock.advance(by: 1)
    #expect(named.log == ["from", "end", "to", "end"])
    #expect(other.log == ["from", "end"])
  }

  /// By default the method returns a `UICollectionViewTransitionLayout`. A delegate that implements
  /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)` returns another. Source: Apple's page of `startInteractiveTransition(to:)`.
  @Test("A collection controller returns a plain transition layout, and its subclass another")
  func controllers() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Controller: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let old = UICollectionViewFlowLayout()
    let plain = UICollectionViewController(collectionViewLayout: old)
    let layout = plain.collectionView.startInteractiveTransition(to: next)
    #expect(type(of: layout) == UICollectionViewTransitionLayout.self)
    #expect(layout.currentLayout === old && layout.nextLayout === next)
    let own = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let chosen = own.collectionView.startInteractiveTransition(to: UICollectionViewFlowLayout())
    #expect(chosen is Own && own.collectionViewLayout === chosen)
  }
}
