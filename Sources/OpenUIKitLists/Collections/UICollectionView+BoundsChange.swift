// Changes of the visible rectangle: scrolling, and other sizes.
extension UICollectionView {
  /// Changes the bounds by `change`. The layout is asked before, while `bounds` still has the old value.
  func change(to newBounds: CGRect, by change: () -> Void) {
    let (old, layout) = (bounds, collectionViewLayout)
    guard newBounds != old, layout.collectionView === self else { return change() }
    let context =
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
      ? layout.invalidationContext(forBoundsChange: newBounds) : nil
    announcedSize = newBounds.size
    if boundsBeforeAnimation == nil, isShownInAnimation { boundsBeforeAnimation = old }
    change()
    if let context, collectionViewLayout === layout { invalidateKeepingMeasures(context) }
  }

  /// Whether a change now is part of an animation that shows elements.
  private var isShownInAnimation: Bool {
    UIView.inheritedAnimationDuration > 0 && window != nil && itemCounts != nil && !isUpdating
  }

  /// The bounds of the collection with another frame, in points.
  func bounds(forFrame frame: CGRect) -> CGRect {
    guard !transform.isIdentity else { return CGRect(origin: bounds.origin, size: frame.size) }
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Shows the visible elements. After an animated change of the bounds, the layout is asked where they come from and go to.
  func showElementsAfterBoundsChange() {
    guard let old = boundsBeforeAnimation else { return showElements() }
    boundsBeforeAnimation = nil
    let (generation, layout) = (generation, collectionViewLayout)
    prepareLayout()
    layout.prepare(forAnimatedBoundsChange: old)
    let finals = finalAttributes(of: Array(shown.keys))
    isChangingBounds = true
    if generation == self.generation { startShownElements() }
    if generation == self.generation { sendAwayHidden(finals) }
    showElements()
    isChangingBounds = false
    layout.finalizeAnimatedBoundsChange()
  }

  /// Moves the views of elements that the new bounds hide to the final attributes of the layout, as long as the animation lasts. Others are
  /// removed at once.
  private func sendAwayHidden(_ finals: [CollectionElement: UICollectionViewLayoutAttributes]) {
    let wanted = Set(elements(in: bounds).map { $0.element })
    for (element, end) in finals where !wanted.contains(element) {
      guard let view = shown.removeValue(forKey: element)?.view else { continue }
      UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
        self.take(end, view, in: view.superview ?? self)
      } completion: { _ in
        self.retire(view, element)
      }
    }
  }

  // MARK: Ends of animations

  /// The final attributes that the layout has for elements that were visible before a change.
  func finalAttributes(of elements: [CollectionElement])
    -> [CollectionElement: UICollectionViewLayoutAttributes]
  {
    var finals: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    let generation = generation
    for element in elements.sorted(by: { $0.comes(before: $1) }) where generation == self.generation {
      if let end = finalAttributes(of: element) { finals[element] = end }
    }
    return finals
  }

  /// Puts the views of elements that stay visible where the layout lets them start.
  func startShownElements() {
    let generation = generation
    let wanted = Set(elements(in: bounds).map { $0.element })
    for element in shown.keys.sorted(by: { $0.comes(before: $1) })
    where generation == self.generation && wanted.contains(element) {
      guard let start = initialAttributes(of: element), let view = shown[element]?.view else { continue }
      shown[element] = (view, start.duplicate())
      UIView.performWithoutAnimation { take(start, view, in: container(of: start)) }
    }
  }
}
