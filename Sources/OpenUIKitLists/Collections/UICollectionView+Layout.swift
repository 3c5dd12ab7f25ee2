// The calls between a collection and its layout, in both directions.
extension UICollectionView {
  /// Code that invalidates the layout may have changed the content of elements, so they are measured again.
  func layoutBecameInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    if !isRelayingForContent { asked = [] }
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      contentSize = CGSize(
        width: contentSize.width + growth.width, height: contentSize.height + growth.height)
    }
    followContent(movedBy: context.contentOffsetAdjustment)
    setNeedsLayout()
  }

  /// Invalidates the parts of the layout that a context names, or all of it, without measuring elements
  /// again.
  func invalidateKeepingMeasures(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
    isRelayingForContent = true
    if let context {
      collectionViewLayout.invalidateLayout(with: context)
    } else {
      collectionViewLayout.invalidateLayout()
    }
    isRelayingForContent = false
  }

  func prepareLayout() {
    guard !isPrepared else { return }
    let generation = generation
    isPrepared = true
    collectionViewLayout.prepare()
    // Properties that `prepare()` sets are part of this layout and do not invalidate it. Other content does.
    if generation == self.generation { isPrepared = true }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The attributes of the elements that intersect a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    following(restingElements(in: rect))
  }

  /// The attributes of the elements that intersect a rectangle of the content, at their places in the layout.
  func restingElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return mirrorsLayout ? found.map(mirrored) : found
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    let (layout, path) = (collectionViewLayout, element.indexPath)
    let found =
      switch element.category {
      case .cell: layout.layoutAttributesForItem(at: path)
      case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
      case .decorationView: layout.layoutAttributesForDecorationView(ofKind: element.kind, at: path)
      }
    return found.map(mirrored)
  }

  /// The attributes with which an element starts in an animated change; nil if the layout has none.
  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (collectionViewLayout, element.indexPath)
    let found =
      switch element.category {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: path)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: path)
      }
    return found.map(mirrored)
  }

  /// The attributes with which an element ends in an animated change; nil if the layout has none.
  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (collectionViewLayout, element.indexPath)
    let found =
      switch element.category {
      case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: path)
      case .decorationView:
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: path)
      }
    return found.map(mirrored)
  }

  /// Whether the frames of the layout are mirrored, because it is written for the other direction.
  var mirrorsLayout: Bool {
    hasRightToLeftContent != (collectionViewLayout.developmentLayoutDirection == .rightToLeft)
      && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard mirrorsLayout else { return rect }
    return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard mirrorsLayout else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = contentSize.width - attributes.center.x
    return copy
  }
}
