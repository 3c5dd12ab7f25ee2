import OpenUIKit
import Testing

private final class NibCell: UICollectionViewCell {
  var isFromNib = false
}

private final class NibTitle: UICollectionReusableView {
  var isFromNib = false
}

private final class NibSource: NSObject, UICollectionViewDataSource {
  let cells: UICollectionView.CellRegistration<NibCell, Int>
  let titles: UICollectionView.SupplementaryRegistration<NibTitle>

  override init() {
    UINib.register("NibRegistrationTests.Cell") { _ in
      let cell = NibCell(frame: .zero)
      cell.isFromNib = true
      return [cell]
    }
    UINib.register("NibRegistrationTests.Title") { _ in
      let title = NibTitle(frame: .zero)
      title.isFromNib = true
      return [title]
    }
    cells = .init(cellNib: UINib(nibName: "NibRegistrationTests.Cell", bundle: nil)) { cell, _, item in
      cell.tag = 10 + item
    }
    titles = .init(
      supplementaryNib: UINib(nibName: "NibRegistrationTests.Title", bundle: nil),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { title, _, path in title.tag = 7 + path.section }
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
  }
}

@MainActor
@Suite("Registrations of nibs")
struct NibRegistrationTests {
  @Test("Cells and supplementary views come from the nib, and are configured")
  func nibs() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = NibSource()
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? NibCell }
    #expect(cells.map { $0.tag } == [10, 11])
    #expect(cells.allSatisfy { $0.isFromNib })
    let titles = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(titles.map { $0.tag } == [7] && (titles.first as? NibTitle)?.isFromNib == true)
  }
}
