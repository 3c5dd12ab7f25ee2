import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

/// Squares of 100 points, three in a line.
@MainActor
private final class Squares: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections = [["a", "b", "c", "d"], ["e"]]
  var moves: [String] = []
  var fixed: Set<String> = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.item])
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    fixed.isEmpty ? proposedIndexPath : originalIndexPath
  }
}

@MainActor
struct CollectionMovementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view: UICollectionView
  private let squares = Squares()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (squares, squares)
    window.makeKeyAndVisible()
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private var first: IndexPath { IndexPath(item: 0, section: 0) }

  private func finish() {
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }

  /// The items by the places of their cells.
  private var texts: [String] {
    view.visibleCells.map { $0.accessibilityIdentifier ?? "" }
  }

  @Test func theOthersMakeRoomAndTheCellFollows() {
    let cell = view.cellForItem(at: first)
    #expect(view.beginInteractiveMovementForItem(at: first))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
    finish()
    #expect(cell?.center == CGPoint(x: 260, y: 60))
    #expect(texts == ["b", "c", "a", "d", "e"] && squares.moves.isEmpty)
    #expect(view.cellForItem(at: first)?.frame.minX == 0)
    view.endInteractiveMovement()
    finish()
    #expect(squares.moves == ["0 to 2"] && squares.sections[0] == ["b", "c", "a", "d"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(cell?.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test func anItemMovesToAnotherSection() {
    view.beginInteractiveMovementForItem(at: first)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    finish()
    #expect(texts == ["b", "c", "d", "a", "e"])
    view.endInteractiveMovement()
    finish()
    #expect(squares.sections == [["b", "c", "d"], ["a", "e"]])
    #expect(view.numberOfItems(inSection: 1) == 2)
  }

  @Test func aCancelledItemGoesBack() {
    view.beginInteractiveMovementForItem(at: first)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
    view.cancelInteractiveMovement()
    finish()
    #expect(squares.moves.isEmpty && texts == ["a", "b", "c", "d", "e"])
    #expect(view.cellForItem(at: first)?.frame.minX == 0)
  }

  @Test func anItemThatStaysCannotBeMoved() {
    squares.fixed = ["a"]
    #expect(!view.beginInteractiveMovementForItem(at: first))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
  }

  @Test func theDelegateChoosesThePlace() {
    squares.fixed = ["d"]
    view.beginInteractiveMovementForItem(at: first)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
    view.endInteractiveMovement()
    finish()
    #expect(squares.moves.isEmpty && texts == ["a", "b", "c", "d", "e"])
  }

  @Test func aReloadEndsTheMovement() {
    view.beginInteractiveMovementForItem(at: first)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
    view.reloadData()
    finish()
    view.endInteractiveMovement()
    #expect(squares.moves.isEmpty && texts == ["a", "b", "c", "d", "e"])
  }

  @Test("A collection scrolls as long as an item is dragged at its edge, and the item stays under the finger")
  func beyondEdge() {
    squares.sections = [(0..<60).map { "\($0)" }]
    view.reloadData()
    window.layoutIfNeeded()
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 395))
    for _ in 0..<20 {
      window.clock.advance(by: 0.05)
      window.layoutIfNeeded()
    }
    #expect(view.contentOffset.y > 200)
    #expect(abs((view.itemMovement?.center.y ?? 0) - view.contentOffset.y - 395) < 1)
    view.endInteractiveMovement()
    window.clock.advance(by: 1)
    let target = Int(squares.moves.last?.split(separator: " ").last ?? "") ?? 0
    let offset = view.contentOffset.y
    window.clock.advance(by: 1)
    #expect(target > 12 && view.contentOffset.y == offset, "\(squares.moves)")
  }
}
