import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitLists

@MainActor
@Suite("Collections")
struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Cells that leave are used again, and the delegate is notified")
  func reuse() {
    let shelf = Shelf(Items(counts: 1000))
    let first = Set(shelf.view.visibleCells.map(ObjectIdentifier.init))
    shelf.view.contentOffset.y = 600
    #expect(shelf.names.first == "0.50")
    #expect(shelf.items.log.count == 20 && shelf.items.log.contains("gone 3"))
    shelf.view.contentOffset.y = 1200
    #expect(!first.isDisjoint(with: shelf.view.visibleCells.map(ObjectIdentifier.init)))
    #expect(shelf.view.indexPath(for: shelf.view.visibleCells[0]) == path(100))
    #expect(shelf.view.cellForItem(at: path(0)) == nil && shelf.view.cellForItem(at: path(101)) != nil)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 70, y: 1210)) == path(101))
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 60, y: 1210)) == nil)
  }

  @Test("An item is scrolled to the requested position, and no further than the content reaches")
  func scrolling() {
    let shelf = Shelf(Items(counts: 100))
    shelf.window.layoutIfNeeded()
    shelf.view.scrollToItem(at: path(50), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 600)
    shelf.view.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
    #expect(shelf.view.contentOffset.y == 525)
    shelf.view.scrollToItem(at: path(50), at: .bottom, animated: false)
    #expect(shelf.view.contentOffset.y == 450)
    shelf.view.scrollToItem(at: path(99), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 990)
    shelf.view.scrollToItem(at: path(0), at: [], animated: true)
    shelf.window.clock.advance(by: 1)
    #expect(shelf.view.contentOffset.y == 0)
  }

  @Test("A tap selects an item and deselects the one before; the delegate may refuse")
  func selection() {
    let shelf = Shelf(Items(["a", "fixed", "c"]))
    shelf.window.layoutIfNeeded()
    for cell in shelf.view.visibleCells { shelf.view.tap(cell) }
    #expect(shelf.items.log == ["selected 0", "deselected 0", "selected 2"])
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
    #expect(shelf.view.visibleCells.map { $0.isSelected } == [false, false, true])
    shelf.view.allowsMultipleSelection = true
    shelf.view.tap(shelf.view.visibleCells[0])
    shelf.view.tap(shelf.view.visibleCells[2])
    #expect(shelf.view.indexPathsForSelectedItems == [path(0)])
    #expect(shelf.items.log.suffix(2) == ["selected 0", "deselected 2"])
    shelf.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(shelf.view.indexPathsForSelectedItems == [])
    shelf.view.allowsSelection = false
    shelf.view.tap(shelf.view.visibleCells[0])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test("Background, selected background and content lie one on the other, each as large as the cell")
  func cellParts() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let (back, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    #expect(cell.subviews == [back, selected, cell.contentView])
    cell.frame.size = CGSize(width: 60, height: 20)
    cell.layoutIfNeeded()
    #expect(cell.subviews.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 60, height: 20) })
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.prepareForReuse()
    #expect(selected.isHidden)
    let plain = UICollectionViewCell()
    #expect(plain.contentView.superview === plain)
  }

  @Test("Items that come, go and move do so in an animation, and the cells that stay are the same")
  func batch() throws {
    let shelf = Shelf(Items(["a", "b", "c", "d", "e", "f"]))
    shelf.window.layoutIfNeeded()
    let cells = Dictionary(
      uniqueKeysWithValues: shelf.view.visibleCells.map { ($0.accessibilityIdentifier!, $0) })
    shelf.view.selectItem(at: path(4), animated: false, scrollPosition: [])
    var finished: Bool?
    shelf.view.performBatchUpdates {
      shelf.items.sections[0] = ["f", "a", "new", "c", "e"]
      shelf.view.deleteItems(at: [path(1), path(3)])
      shelf.view.insertItems(at: [path(2)])
      shelf.view.moveItem(at: path(5), to: path(0))
    } completion: {
      finished = $0
    }
    let names = shelf.view.visibleCells.map { $0.accessibilityIdentifier! }
    #expect(names == ["f", "a", "new", "c", "e"] && finished == nil)
    for name in ["f", "a", "c", "e"] {
      #expect(shelf.view.visibleCells.first { $0.accessibilityIdentifier == name } === cells[name])
    }
    #expect(shelf.view.indexPathsForSelectedItems == [path(4)])
    let f = try #require(cells["f"])
    #expect(f.frame.origin == .zero)
    #expect(f.layer.presentation()?.frame.origin == CGPoint(x: 0, y: 60))
    #expect(cells["b"]?.superview === shelf.view)
    #expect(shelf.view.visibleCells[2].layer.presentation()?.opacity == 0)
    shelf.window.clock.advance(by: 0.5)
    #expect(finished == true && cells["b"]?.superview == nil && cells["d"]?.superview == nil)
    #expect(f.layer.presentation()?.frame.origin == .zero)
    #expect(shelf.view.subviews.count == 5)
  }

  @Test("Sections come and go with their headers")
  func sections() {
    let shelf = Shelf(Items(counts: 1, 2), CGSize(width: 320, height: 400))
    shelf.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    shelf.window.layoutIfNeeded()
    shelf.items.sections.insert(["x"], at: 0)
    shelf.items.sections.remove(at: 1)
    shelf.view.performBatchUpdates {
      shelf.view.deleteSections([0])
      shelf.view.insertSections([0])
    }
    shelf.window.clock.advance(by: 1)
    #expect(shelf.names == ["header 0", "x", "header 1", "1.0", "1.1"])
    shelf.items.sections.removeLast()
    shelf.view.deleteSections([1])
    shelf.window.clock.advance(by: 1)
    #expect(shelf.names == ["header 0", "x"] && shelf.view.numberOfSections == 1)
  }

  @Test("Numbers of items that do not agree with the changes stop the program")
  func inconsistentUpdate() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = Shelf(Items(counts: 3))
        shelf.window.layoutIfNeeded()
        shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test("A name without a class stops the program")
  func missingClass() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      }
    }
  }

  @Test("A custom layout decides about places, looks, decorations and where drags end")
  func customLayout() {
    final class Line: UICollectionViewLayoutAttributes {}
    final class Stairs: UICollectionViewLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 200) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = Line(forCellWith: indexPath)
        attributes.frame = CGRect(x: 100 * indexPath.item, y: 10 * indexPath.item, width: 80, height: 40)
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let floor = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "floor", with: IndexPath(item: 0, section: 0))
        floor.frame = CGRect(x: 0, y: 190, width: 1000, height: 10)
        floor.zIndex = -1
        let items = (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        return (items + [floor]).filter { $0.frame.intersects(rect) }
      }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0) }
    }
    let shelf = Shelf(Items(counts: 10))
    let stairs = Stairs()
    stairs.register(UICollectionReusableView.self, forDecorationViewOfKind: "floor")
    shelf.view.collectionViewLayout = stairs
    shelf.window.layoutIfNeeded()
    #expect(
      stairs.prepared == 1 && stairs.collectionView === shelf.view && shelf.layout.collectionView == nil)
    #expect(shelf.view.visibleCells.count == 4)
    let second = shelf.view.visibleCells[1]
    #expect(second.center == CGPoint(x: 140, y: 30) && second.bounds.size == CGSize(width: 80, height: 40))
    #expect(second.frame.width == 40 && second.alpha == 0.5)
    #expect(shelf.view.subviews.contains { $0.frame == CGRect(x: 0, y: 190, width: 1000, height: 10) })
    shelf.view.beginDragging(at: .zero)
    shelf.view.drag(to: CGPoint(x: -130, y: 0))
    shelf.view.endDragging(velocity: .zero)
    shelf.window.clock.advance(by: 5)
    #expect(shelf.view.contentOffset.x == 100)
    let attributes = stairs.layoutAttributesForItem(at: path(3))
    let copy = attributes?.copy() as? Line
    #expect(copy?.frame == attributes?.frame && copy !== attributes && copy?.alpha == 0.5)
    #expect(stairs.prepared == 1)
    stairs.invalidateLayout()
    shelf.window.layoutIfNeeded()
    #expect(stairs.prepared == 2)
  }

  @Test("A layout that asks for it is mirrored from right to left")
  func mirrored() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let shelf = Shelf(Items(counts: 2))
    shelf.window.layoutDirection = .rightToLeft
    #expect(shelf.lefts == [0, 67.5])
    shelf.view.collectionViewLayout = Mirrored()
    #expect(shelf.lefts == [270, 202.5])
  }

  @Test("Registrations make and fill cells without names")
  func registrations() {
    final class Words: UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<LabelCell, String> { cell, _, text in
        cell.label.text = text
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 7 + path.section }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: "word \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let words = Words()
    let shelf = Shelf(Items([]))
    shelf.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    shelf.view.dataSource = words
    shelf.window.layoutIfNeeded()
    #expect(shelf.view.visibleCells.compactMap { ($0 as? LabelCell)?.label.text } == ["word 0", "word 1"])
    #expect(
      shelf.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map { $0.tag }
        == [7])
  }
}
