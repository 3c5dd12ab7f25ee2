import OpenUIKit

private final class Line: UICollectionReusableView {}

/// A flow layout with a line behind its items, which can hide it.
private final class ProbeLines: UICollectionViewFlowLayout {
  var showsLine = true

  private var line: UICollectionViewLayoutAttributes {
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    line.frame = CGRect(x: 0, y: 20, width: 320, height: 1)
    return line
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? []) + (showsLine ? [line] : [])
  }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(UICollectionViewLayout.self)
    return line
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    called(UICollectionViewLayout.self)
    return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
}

private final class MovableItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

@MainActor
private func collection(_ items: MovableItems) -> (UICollectionView, UIWindow) {
  let layout = ProbeLines()
  layout.register(Line.self, forDecorationViewOfKind: "line")
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  view.dataSource = items
  return (view, caseWindow(view))
}

extension OverrideCase {
  static let collectionMovement: [OverrideCase] = [
    OverrideCase(
      "an item is dragged",
      "UICollectionViewLayout.layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)"
    ) {
      let items = MovableItems()
      let (view, window) = collection(items)
      _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 60))
      window.layoutIfNeeded()
      view.endInteractiveMovement()
      window.pass(0.5)
    },
    OverrideCase(
      "a decoration leaves with the change to another layout",
      "UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)"
    ) {
      let items = MovableItems()
      let (view, window) = collection(items)
      let other = ProbeLines()
      other.register(Line.self, forDecorationViewOfKind: "line")
      other.showsLine = false
      view.setCollectionViewLayout(other, animated: true)
      window.pass(0.5)
    },
  ]
}
