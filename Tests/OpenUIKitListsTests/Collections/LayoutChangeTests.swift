import OpenUIKit
import Testing

/// By Apple's documentation of `UICollectionReusableView` and `UICollectionViewDelegate`.
@MainActor
@Suite("Cells and delegates during a change of the layout")
struct LayoutChangeTests {
  private final class Cell: UICollectionViewCell {
    var log: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
      super.willTransition(from: oldLayout, to: newLayout)
      log.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
      super.didTransition(from: oldLayout, to: newLayout)
      log.append("did")
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var offset: CGPoint?
    var performed: [Int] = []
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { performed.append(indexPath.item) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { offset ?? proposedContentOffset }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
  private let source = Source()

  init() {
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  @Test("Visible cells are notified before and after the change")
  func cells() throws {
    let cell = try #require(view.visibleCells.first as? Cell)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(cell.log == ["will", "did"])
  }

  @Test("The delegate chooses the offset after a change of the items")
  func offsets() {
    source.offset = CGPoint(x: 0, y: 30)
    view.performBatchUpdates {
      view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    window.clock.advance(by: 1)
    #expect(view.contentOffset.y == 30)
  }

  @Test(
    "A tap performs the primary action of an item, and none in editing mode or beside other selected items")
  func primaryActions() throws {
    func tap(_ item: Int) {
      guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
      let point = cell.convert(CGPoint(x: 5, y: 5), to: nil)
      window.sendTouch(.began, at: point)
      window.sendTouch(.ended, at: point)
    }
    tap(1)
    tap(2)
    #expect(source.performed == [1, 2])
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    tap(3)
    view.isEditing = false
    view.allowsMultipleSelection = true
    tap(4)
    #expect(source.performed == [1, 2])
  }
}
