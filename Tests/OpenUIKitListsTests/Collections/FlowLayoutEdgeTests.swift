import OpenUIKit
import Testing

@MainActor
@Suite("Headers and footers of flow layouts that their content measures")
struct FlowLayoutEdgeTests {
  private final class Edge: UICollectionReusableView {
    let height: NSLayoutConstraint

    override init(frame: CGRect) {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      height = box.heightAnchor.constraint(equalToConstant: 30)
      super.init(frame: frame)
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
        height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = [30, 70]

    func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      (view as? Edge)?.height.constant = heights[indexPath.section]
      return view
    }
  }

  private let layout = UICollectionViewFlowLayout()
  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    window.isHidden = false
    window.addSubview(view)
  }

  private func frames(_ kind: String) -> [CGRect] {
    view.layoutIfNeeded()
    return view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test("With the automatic size each has the height of its content, and what follows moves")
  func heights() {
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    layout.footerReferenceSize = UICollectionViewFlowLayout.automaticSize
    #expect(frames(header).map(\.minY) == [0, 110] && frames(header).map(\.height) == [30, 70])
    #expect(frames(footer).map(\.minY) == [80, 230] && frames(footer).map(\.height) == [30, 70])
    #expect(frames(header).allSatisfy { $0.minX == 0 && $0.width == 320 })
    #expect(view.contentSize == CGSize(width: 320, height: 300))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 180)
  }

  @Test("A size in points stays as it is")
  func fixed() {
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    #expect(frames(header).map(\.height) == [44, 44])
  }

  @Test("Heights follow their sections when one is deleted, and are measured again after a reload")
  func changes() {
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    #expect(frames(header).map(\.height) == [30, 70])
    source.heights = [70]
    view.performBatchUpdates { view.deleteSections([0]) }
    #expect(frames(header).map(\.height) == [70])
    source.heights = [20]
    view.reloadData()
    #expect(frames(header).map(\.height) == [20])
  }
}
