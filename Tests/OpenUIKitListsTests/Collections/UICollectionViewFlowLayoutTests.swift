import LayoutTesting
import OpenUIKit
import Testing

@MainActor
@Suite("Flow layouts", .ownScreen)
struct UICollectionViewFlowLayoutTests {
  private final class SilentDelegate: UICollectionViewDelegateFlowLayout {}

  @Test("a delegate without methods for sizes has the layout's")
  func defaultSize() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 40)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)
    #expect(
      SilentDelegate().collectionView(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 30, height: 40))
    layout.estimatedItemSize = CGSize(width: 5, height: 6)
    #expect(
      SilentDelegate().collectionView(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 5, height: 6))
  }

  @Test("Items of one size stand in columns that fill the width, in the last line too")
  func columns() {
    let shelf = Shelf(Items(counts: 7))
    // Five items of 50 fit with spaces of 10; 70 points are left for four spaces.
    #expect(shelf.lefts == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(shelf.frames["0.6"] == CGRect(x: 67.5, y: 60, width: 50, height: 50))
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("A single column lies in the middle")
  func singleColumn() {
    let shelf = Shelf(Items(counts: 2))
    shelf.layout.itemSize = CGSize(width: 200, height: 50)
    #expect(shelf.lefts == [60, 60])
  }

  @Test("Insets, headers and footers surround the lines of each section")
  func sections() {
    let shelf = Shelf(Items(counts: 3, 1), CGSize(width: 320, height: 600))
    shelf.layout.itemSize = CGSize(width: 140, height: 40)
    shelf.layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
    shelf.layout.minimumLineSpacing = 3
    shelf.layout.headerReferenceSize = CGSize(width: 1, height: 30)
    shelf.layout.footerReferenceSize = CGSize(width: 1, height: 20)
    #expect(
      shelf.frames == [
        "header 0": CGRect(x: 0, y: 0, width: 320, height: 30),
        "0.0": CGRect(x: 15, y: 35, width: 140, height: 40),
        "0.1": CGRect(x: 165, y: 35, width: 140, height: 40),
        "0.2": CGRect(x: 15, y: 78, width: 140, height: 40),
        "footer 0": CGRect(x: 0, y: 125, width: 320, height: 20),
        "header 1": CGRect(x: 0, y: 145, width: 320, height: 30),
        "1.0": CGRect(x: 15, y: 180, width: 140, height: 40),
        "footer 1": CGRect(x: 0, y: 227, width: 320, height: 20),
      ])
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 247))
    #expect(shelf.names == ["header 0", "0.0", "0.1", "0.2", "footer 0", "header 1", "1.0", "footer 1"])
  }

  @Test(
    "Lines of items of several sizes fill the width, except for the last, and items lie in the middle of theirs"
  )
  func severalSizes() {
    let items = Items(counts: 6)
    for (item, width) in [100, 100, 80, 260, 60, 40].enumerated() {
      items.sizes[IndexPath(item: item, section: 0)] = CGSize(width: width, height: item == 1 ? 60 : 20)
    }
    let shelf = Shelf(items)
    // 100 + 100 + 80 leave 40 for two spaces; 260 stands alone; 60 and 40 keep to the least space.
    #expect(shelf.lefts == [0, 120, 240, 30, 0, 70])
    #expect(shelf.frames["0.0"]?.minY == 20 && shelf.frames["0.1"]?.minY == 0)
    #expect(shelf.frames["0.3"]?.minY == 70 && shelf.frames["0.4"]?.minY == 100)
  }

  @Test("Sideways, lines are columns, and headers stand at the left of their sections")
  func sideways() {
    let shelf = Shelf(Items(counts: 5), CGSize(width: 200, height: 110))
    shelf.layout.scrollDirection = .horizontal
    shelf.layout.headerReferenceSize = CGSize(width: 25, height: 1)
    shelf.layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 8)
    #expect(
      shelf.frames == [
        "header 0": CGRect(x: 0, y: 0, width: 25, height: 110),
        "0.0": CGRect(x: 30, y: 0, width: 50, height: 50), "0.1": CGRect(x: 30, y: 60, width: 50, height: 50),
        "0.2": CGRect(x: 90, y: 0, width: 50, height: 50), "0.3": CGRect(x: 90, y: 60, width: 50, height: 50),
        "0.4": CGRect(x: 150, y: 0, width: 50, height: 50),
      ])
    #expect(shelf.view.contentSize == CGSize(width: 208, height: 110))
  }

  @Test("Lines are as long as the insets leave, and change with the width")
  func widths() {
    let shelf = Shelf(Items(counts: 6))
    shelf.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(shelf.lefts == [0, 60, 120, 180, 240, 0])
    shelf.view.contentInset = .zero
    shelf.view.frame.size.width = 170
    #expect(shelf.lefts == [0, 60, 120, 0, 60, 120])
    #expect(shelf.view.contentSize == CGSize(width: 170, height: 110))
    shelf.view.frame.size.width = 230
    #expect(shelf.lefts == [0, 60, 120, 180, 0, 60])
    shelf.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shelf.view.leadingAnchor.constraint(equalTo: shelf.window.leadingAnchor),
      shelf.view.topAnchor.constraint(equalTo: shelf.window.topAnchor),
      shelf.view.widthAnchor.constraint(equalToConstant: 170),
      shelf.view.heightAnchor.constraint(equalToConstant: 200),
    ])
    #expect(shelf.lefts == [0, 60, 120, 0, 60, 120])
  }

  @Test("Items have the size of their content, and what follows moves along")
  func contentSizes() {
    let items = Items(["a", "bbbbbb", "cc", "ddd"])
    items.configure = { cell, text in (cell as? LabelCell)?.label.text = text }
    let shelf = Shelf(items, cell: LabelCell.self)
    shelf.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let label = UILabel()
    let widths = items.sections[0].map { text -> CGFloat in
      label.text = text
      return (label.intrinsicContentSize.width * 2).rounded(.up) / 2 + 20
    }
    let cells = shelf.view.visibleCells
    #expect(cells.map { $0.frame.width } == widths)
    #expect(cells.allSatisfy { $0.contentView.frame == $0.bounds })
    #expect(Set(cells.map { $0.frame.height }).count == 1)
    #expect(shelf.lefts[1] == widths[0] + 10)
    let height = cells[0].frame.height
    items.sections[0][1] = "b\nb"
    shelf.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    shelf.window.clock.advance(by: 1)
    #expect(shelf.view.visibleCells[1].frame.height > 1.5 * height)
  }

  @Test("A cell may take the width that it gets and ask for a height only")
  func preferredHeight() {
    final class Paragraph: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        layoutAttributes.frame.size.height = CGFloat(20 + 10 * layoutAttributes.indexPath.item)
        return layoutAttributes
      }
    }
    let shelf = Shelf(Items(counts: 100), cell: Paragraph.self)
    shelf.layout.estimatedItemSize = CGSize(width: 320, height: 100)
    shelf.layout.minimumLineSpacing = 0
    // 20 + 30 + 40 + 50 + 60 are 200 points; only two of the estimated 100 would be in sight.
    #expect(shelf.view.visibleCells.map { $0.frame.height } == [20, 30, 40, 50, 60])
    #expect(shelf.view.contentSize.height == CGFloat(200 + 95 * 100))
    #expect(shelf.view.visibleCells.map { $0.frame.minY } == [0, 20, 50, 90, 140])
  }

  @Test("Pinned headers stay in sight until their section leaves")
  func pinnedHeaders() {
    let shelf = Shelf(Items(counts: 5, 5))
    shelf.layout.itemSize = CGSize(width: 320, height: 50)
    shelf.layout.minimumLineSpacing = 0
    shelf.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    shelf.layout.sectionHeadersPinToVisibleBounds = true
    #expect(shelf.frames["header 0"]?.minY == 0)
    shelf.view.contentOffset.y = 100
    #expect(shelf.frames["header 0"]?.minY == 100)
    shelf.view.contentOffset.y = 260
    #expect(shelf.frames["header 0"]?.minY == 250 && shelf.frames["header 1"]?.minY == 270)
    let cell = shelf.view.visibleCells[0]
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header.map { $0.layer.zPosition > cell.layer.zPosition } == true)
  }

  @Test("Ten thousand items have as many views as fit")
  func manyItems() {
    let shelf = Shelf(Items(counts: 10_000))
    #expect(shelf.view.visibleCells.count == 20 && shelf.items.made == 20)
    #expect(shelf.view.contentSize.height == CGFloat(2000 * 60 - 10))
    shelf.view.contentOffset.y = 60_000
    #expect(shelf.names.first == "0.5000" && shelf.view.subviews.count == 20)
  }
}
