// The elements that have views.
extension UICollectionView {
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate }
  var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionDelegate?._flowLayoutDelegate
  }

  /// The number of items of each section, loaded once until the data change.
  package func loadedCounts() -> [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource else { return [] }
    let generation = generation
    let sections = checked(dataSource.numberOfSections(in: self), "sections")
    var counts: [Int] = []
    // The data source may reload during a call, which makes these numbers outdated. It may not have the other sections then.
    for section in 0..<sections where generation == self.generation {
      counts.append(
        checked(
          dataSource.collectionView(self, numberOfItemsInSection: section), "items in section \(section)"))
    }
    if let itemMovement { counts = itemMovement.adjusted(counts) }
    if generation == self.generation { itemCounts = counts }
    return counts
  }

  private func checked(_ count: Int, _ kind: @autoclosure () -> String) -> Int {
    require(count >= 0, "The data source of \(layoutDescription) has \(count) \(kind())")
    return count
  }

  // MARK: Showing

  /// Adds views for visible elements, and removes those of others.
  ///
  /// Each element that was not measured since the last invalidation reports the size of its content. If that
  /// changes the layout, other elements may be visible afterwards.
  ///
  /// The data source and the delegate may reload everything when they are called. The next layout starts from
  /// the beginning then.
  func showElements() {
    guard bounds.width > 0, bounds.height > 0, dataSource != nil else { return }
    let generation = generation
    guard let measured = measuredAttributes(since: generation) else { return setNeedsLayout() }
    let visible = VisibleElements(measured)
    if shows(visible) { return prefetch() }
    // Recycled before new elements are shown, so that their cells can be used again at once.
    recycleAll(but: visible)
    guard generation == self.generation else { return setNeedsLayout() }
    // The background view stays behind all elements.
    let first = backgroundView == nil ? 0 : 1
    var index = first
    for element in visible.elements {
      let container = container(of: element.attributes)
      show(element, in: container, at: container === self ? index : nil)
      guard generation == self.generation else { return setNeedsLayout() }
      if container === self { index += 1 }
    }
    prefetch()
  }

  /// The visible elements at the places that they have once all of them are measured; nil if everything was reloaded meanwhile.
  private func measuredAttributes(since generation: Int) -> [UICollectionViewLayoutAttributes]? {
    var attributes = elements(in: bounds)
    for _ in 0..<Self.mostRounds {
      let unmeasured = unmeasured(attributes)
      guard !unmeasured.isEmpty else { break }
      // Sizes above the visible area change as they are measured. The first whole item keeps its place on
      // screen, otherwise the content would jump while it is scrolled.
      let kept = elementToKeep(attributes)
      let asksAgain = requestSizes(unmeasured)
      guard generation == self.generation else { return nil }
      // Measured sizes move items, so other items may now be visible. These are measured in the next round.
      guard asksAgain else { break }
      if let kept { keepInPlace(kept) }
      attributes = elements(in: bounds)
    }
    return attributes
  }

  /// The elements that the layout measures and that were not measured since it became invalid.
  private func unmeasured(_ attributes: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    var found: [UICollectionViewLayoutAttributes] = []
    for attributes in attributes
    where collectionViewLayout.asksForPreferredAttributes(of: attributes)
      && !asked.contains(attributes.element)
    {
      found.append(attributes)
    }
    return found
  }

  /// Whether the visible elements have their views in their places, and no others have. It is so in most steps of scrolling.
  private func shows(_ visible: VisibleElements) -> Bool {
    guard visible.areDistinct, visible.elements.count == shown.count else { return false }
    let (subviews, shown, placing) = (subviews, shown, collectionViewLayout.placing)
    var index = backgroundView == nil ? 0 : 1
    for visible in visible.elements {
      guard let known = shown[visible.element], visible.attributes.isSame(as: known.attributes) else {
        return false
      }
      let container = placing?.container(of: visible.attributes) ?? self
      guard container === self else {
        if known.view.superview !== container { return false }
        continue
      }
      guard index < subviews.count, subviews[index] === known.view else { return false }
      index += 1
    }
    return true
  }

  /// Removes the views of elements that are no longer visible.
  private func recycleAll(but visible: VisibleElements) {
    let wanted = Set(visible.elements.map { $0.element })
    for element in Array(shown.keys) where !wanted.contains(element) { recycle(element) }
  }

  /// The first item whose start is visible. It keeps its position on the screen when elements before it get
  /// other sizes. None at the start of the content, which stays at its edge.
  private func elementToKeep(_ attributes: [UICollectionViewLayoutAttributes])
    -> UICollectionViewLayoutAttributes?
  {
    let offset = contentOffset
    // At the start of the content nothing has to be kept: growing items extend the content downwards.
    guard offset.y > verticalRange.lowerBound || offset.x > horizontalRange.lowerBound else { return nil }
    let items = attributes.filter { $0.representedElementCategory == .cell }
    let whole = items.filter { $0.frame.minX >= offset.x && $0.frame.minY >= offset.y }
    return (whole.isEmpty ? items : whole).min { $0.element.comes(before: $1.element) }?.duplicate()
  }

  /// Scrolls so that an element keeps its position on the screen, along the axes on which the content
  /// scrolls.
  private func keepInPlace(_ old: UICollectionViewLayoutAttributes) {
    guard let new = attributes(of: old.element)?.frame else { return }
    let (moved, offset) = (CGPoint(x: new.minX - old.frame.minX, y: new.minY - old.frame.minY), contentOffset)
    followContent(
      movedBy: CGPoint(
        x: offset.x > horizontalRange.lowerBound ? moved.x : 0,
        y: offset.y > verticalRange.lowerBound ? moved.y : 0))
  }

  /// Measures elements that were not measured yet. Returns whether the layout changes.
  private func requestSizes(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    let generation = generation
    // Each element is measured once. A cell whose answer always differs would otherwise never settle.
    for attributes in attributes where asked.insert(attributes.element).inserted {
      guard let view = view(of: attributes.element, attributes), generation == self.generation else {
        return false
      }
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      guard generation == self.generation else { return false }
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        contexts.append(
          collectionViewLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      }
    }
    // After the loop: the attributes of the loop come from the layout before these changes.
    for context in contexts { invalidateKeepingMeasures(context) }
    return !contexts.isEmpty
  }

  /// Measures a visible cell again, because its content has changed.
  func contentDidChange(of cell: UICollectionViewCell) {
    #if !hasFeature(Embedded)
      guard settings.selfSizing != .disabled else { return }
    #endif
    guard let element = shown.first(where: { $0.value.view === cell })?.key else { return }
    asked.remove(element)
    setNeedsLayout()
  }

  /// The view of an element, created if necessary; nil if everything has to be reloaded.
  private func view(of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    if let known = shown[element] { return known.view }
    let generation = generation
    let start = startAttributes(attributes)
    var made: UICollectionReusableView?
    // A cell that is configured within an animation block would slide in from its former values.
    UIView.performWithoutAnimation {
      let outer = attributesOfNewView
      attributesOfNewView = attributes
      made = make(element)
      attributesOfNewView = outer
    }
    guard let made else { return nil }
    guard generation == self.generation else {
      // The data source reloaded the collection while it made the view. The view goes back to the spare ones.
      if element.category != .decorationView { keep(made, kind: element.kind) }
      return nil
    }
    shown[element] = (made, start.duplicate())
    UIView.performWithoutAnimation {
      // In the window, its content is measured with the right fonts and scale.
      let container = container(of: attributes)
      container.addSubview(made)
      take(start, made, in: container)
    }
    guard generation == self.generation else { return nil }
    notifyDelegateOfDisplay(of: made, element)
    return generation == self.generation ? made : nil
  }

  /// A view from the data source; nil without a data source.
  private func make(_ element: CollectionElement) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    switch element.category {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: sourcePath(of: element.indexPath))
      cell.isSelected = selection.contains(element.indexPath)
      return cell
    case .supplementaryView:
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    case .decorationView:
      let view = collectionViewLayout.makeDecorationView(
        ofKind: element.kind, frame: attributesOfNewView?.frame ?? .zero)
      sizeForUse(view)
      return view
    }
  }

  /// The place of an item in the data source.
  private func sourcePath(of path: IndexPath) -> IndexPath {
    itemMovement?.sourcePath(of: path) ?? path
  }

  /// The view that contains an element: the collection, unless the layout has another one.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    collectionViewLayout.placing?.container(of: attributes) ?? self
  }

  /// Applies attributes, which are in points of the collection's content, to a view in a container.
  func take(
    _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView, in container: UIView
  ) {
    guard container !== self else { return view.take(attributes) }
    let moved = attributes.duplicate()
    let origin = container.frame.origin
    moved.center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    view.take(moved)
  }

  private func show(
    _ visible: VisibleElements.Element, in container: UIView, at index: Int?
  ) {
    let (element, attributes) = (visible.element, visible.attributes)
    guard let view = view(of: element, attributes) else { return }
    let generation = generation
    if let index {
      if view.superview !== self || !(index < subviews.count && subviews[index] === view) {
        UIView.performWithoutAnimation { insertSubview(view, at: min(index, subviews.count)) }
      }
    } else if view.superview !== container {
      UIView.performWithoutAnimation { container.addSubview(view) }
    }
    // Setting equal attributes would mark the cell for layout in each frame of scrolling.
    guard let old = shown[element]?.attributes, !attributes.isSame(as: old) else { return }
    take(attributes, view, in: container)
    guard generation == self.generation else { return }
    // A copy, because a layout may change attributes that it has returned.
    shown[element] = (view, attributes.duplicate())
  }

  /// Removes the view of an element.
  func recycle(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element)?.view else { return }
    asked.remove(element)
    retire(view, element)
  }

  /// Removes a view that no longer shows an element.
  func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    if element.category != .decorationView { keep(view, kind: element.kind) }
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: path)
    }
  }

  private func notifyDelegateOfDisplay(of view: UICollectionReusableView, _ element: CollectionElement) {
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
    }
  }

  /// The number of times that sizes of content may make further elements visible in one layout.
  private static let mostRounds = 50
}
