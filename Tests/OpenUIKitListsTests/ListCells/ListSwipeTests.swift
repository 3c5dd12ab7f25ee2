import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
@Suite("Swipes over items of a list")
struct ListSwipeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let log = Log()

  final class Log {
    var entries: [String] = []
    var finishes: Bool?
  }

  init() {
    let log = log
    func actions(_ name: String, _ path: IndexPath) -> UISwipeActionsConfiguration? {
      guard path.item != 2 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: name) { _, _, completion in
          log.entries.append("\(name) \(path.item)")
          if let finishes = log.finishes { completion(finishes) }
        }
      ])
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { actions("Delete", $0) }
    configuration.leadingSwipeActionsConfigurationProvider = { actions("Star", $0) }
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    show(["a", "b", "c"])
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func drag(from start: CGFloat, to end: CGFloat, y: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: start, y: y))
    for step in 1...10 {
      window.clock.advance(by: 0.05)
      window.sendTouch(.moved, at: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: y))
    }
    window.clock.advance(by: 1)
    window.sendTouch(.ended, at: CGPoint(x: end, y: y))
    window.clock.advance(by: 1)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: x, y: y))
    window.sendTouch(.ended, at: CGPoint(x: x, y: y))
    window.clock.advance(by: 1)
  }

  private func offset(_ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minX
  }

  @Test("A swipe from the end opens an action, and a tap carries it out and closes it")
  func trailing() {
    log.finishes = true
    drag(from: 250, to: 170, y: 22)
    #expect(offset(0).map { $0 < -70 } == true && offset(1) == 0)
    tap(300, 22)
    #expect(log.entries == ["Delete 0"] && offset(0) == 0)
  }

  @Test("A swipe from the beginning has actions of its own")
  func leading() {
    drag(from: 50, to: 140, y: 66)
    #expect(offset(1).map { $0 > 70 } == true)
    tap(20, 66)
    #expect(log.entries == ["Star 1"])
  }

  @Test("A swipe across an item carries out the first action")
  func full() {
    drag(from: 300, to: 10, y: 22)
    #expect(log.entries == ["Delete 0"])
  }

  @Test("An item without actions does not move")
  func none() {
    drag(from: 250, to: 150, y: 110)
    #expect(offset(2) == 0 && log.entries.isEmpty)
  }

  @Test("A tap elsewhere closes an open item and selects nothing, and another swipe opens another one")
  func closing() {
    drag(from: 250, to: 170, y: 22)
    tap(100, 110)
    #expect(offset(0) == 0 && view.indexPathsForSelectedItems?.isEmpty != false)
    drag(from: 250, to: 170, y: 22)
    drag(from: 250, to: 170, y: 66)
    #expect(offset(0) == 0 && offset(1).map { $0 < -70 } == true)
  }

  @Test("The items of an update are in their places after an action has removed one")
  func removal() {
    drag(from: 250, to: 170, y: 22)
    tap(300, 22)
    show(["b", "c"])
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map { $0.frame.minX } == [0, 0])
  }
}
