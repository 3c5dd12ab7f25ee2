// Which elements have views, and which attributes those have.

extension CollectionElement {
  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(kind: "", category: .cell, indexPath: indexPath)
  }

  /// The order in which elements are read: section by section, the header before the items, the footer after them.
  func comes(before other: CollectionElement) -> Bool {
    if indexPath.section != other.indexPath.section { return indexPath.section < other.indexPath.section }
    if rank != other.rank { return rank < other.rank }
    return indexPath.item < other.indexPath.item
  }

  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 2
    case .supplementaryView: kind.hasSameBytes(as: UICollectionView.elementKindSectionFooter) ? 3 : 1
    }
  }
}

extension IndexPath {
  /// By section, then by item.
  func comes(before other: IndexPath) -> Bool { (section, item) < (other.section, other.item) }
}

extension UICollectionView {
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate?._collectionViewDelegate }
  var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionDelegate?._flowLayoutDelegate
  }

  /// How many items each section has, asked for once until the data change.
  func loadedCounts() -> [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource else { return [] }
    let generation = generation
    let counts = (0..<checked(dataSource.numberOfSections(in: self), "sections")).map {
      checked(dataSource.collectionView(self, numberOfItemsInSection: $0), "items in section \($0)")
    }
    // Numbers that the data source took back while it was asked are not kept.
    if generation == self.generation { itemCounts = counts }
    return counts
  }

  private func checked(_ count: Int, _ kind: @autoclosure () -> String) -> Int {
    require(count >= 0, "The data source of \(layoutDescription) has \(count) \(kind())")
    return count
  }

  // MARK: Asking the layout

  /// Whoever made the layout invalid may have changed what elements contain, so they are measured anew.
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

  /// Invalidates the layout as a context says, or all of it, without measuring elements anew.
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
    isPrepared = true
    collectionViewLayout.prepare()
    // What `prepare()` sets goes into this layout and does not make it invalid.
    isPrepared = true
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The attributes of what reaches into a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return found.map(mirrored)
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

  private var mirrorsLayout: Bool {
    isRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
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

  // MARK: Showing

  /// Gives views to what is in sight, and takes them from what is not.
  ///
  /// An element that has not been asked since the layout became invalid says which size its content has; where that
  /// changes the layout, other elements may be in sight afterwards.
  ///
  /// Whoever is asked for a view, or hears of one, may have everything asked for anew: the next layout begins again then.
  func showElements() {
    guard bounds.width > 0, bounds.height > 0, dataSource != nil else { return }
    let generation = generation
    var attributes = elements(in: bounds)
    for _ in 0..<Self.mostRounds {
      let kept = elementToKeep(attributes)
      let asksAgain = askForSizes(attributes)
      guard generation == self.generation else { return setNeedsLayout() }
      guard asksAgain else { break }
      if let kept { keepInPlace(kept) }
      attributes = elements(in: bounds)
    }
    let wanted = Set(attributes.map { $0.element })
    for element in Array(shown.keys) where !wanted.contains(element) { recycle(element) }
    let first = backgroundView == nil ? 0 : 1
    for (index, attributes) in attributes.sorted(by: { $0.element.comes(before: $1.element) }).enumerated() {
      show(attributes, at: first + index)
      guard generation == self.generation else { return setNeedsLayout() }
    }
  }

  /// The first item whose beginning is in sight: it stays where it is seen when elements before it get other sizes. None at
  /// the start of the content, which stays at its edge.
  private func elementToKeep(_ attributes: [UICollectionViewLayoutAttributes])
    -> UICollectionViewLayoutAttributes?
  {
    let offset = contentOffset
    guard offset.y > verticalRange.lowerBound || offset.x > horizontalRange.lowerBound else { return nil }
    let items = attributes.filter { $0.representedElementCategory == .cell }
    let whole = items.filter { $0.frame.minX >= offset.x && $0.frame.minY >= offset.y }
    return (whole.isEmpty ? items : whole).min { $0.element.comes(before: $1.element) }?.duplicate()
  }

  /// Follows an element to where the layout has put it, along the axes on which the content scrolls.
  private func keepInPlace(_ old: UICollectionViewLayoutAttributes) {
    guard let new = attributes(of: old.element)?.frame else { return }
    let (moved, offset) = (CGPoint(x: new.minX - old.frame.minX, y: new.minY - old.frame.minY), contentOffset)
    followContent(
      movedBy: CGPoint(
        x: offset.x > horizontalRange.lowerBound ? moved.x : 0,
        y: offset.y > verticalRange.lowerBound ? moved.y : 0))
  }

  /// Asks elements that are new in sight for the size of their content. Returns whether the layout changes with it.
  private func askForSizes(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collectionViewLayout.asksForPreferredAttributes else { return false }
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    let generation = generation
    for attributes in attributes where asked.insert(attributes.element).inserted {
      guard let view = view(for: attributes), generation == self.generation else { return false }
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        contexts.append(
          collectionViewLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      }
    }
    for context in contexts { invalidateKeepingMeasures(context) }
    return !contexts.isEmpty
  }

  /// Asks a cell in sight again for the size of its content, which has changed.
  func contentDidChange(of cell: UICollectionViewCell) {
    guard let element = shown.first(where: { $0.value.view === cell })?.key else { return }
    asked.remove(element)
    setNeedsLayout()
  }

  /// The view of an element, made if it has none; nil once everything has to be asked for anew.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    if let known = shown[element] { return known.view }
    let generation = generation
    let start = startAttributes(attributes)
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation { made = make(element) }
    guard let made else { return nil }
    guard generation == self.generation else {
      if element.category != .decorationView { keep(made, kind: element.kind) }
      return nil
    }
    shown[element] = (made, start.duplicate())
    UIView.performWithoutAnimation {
      // Its content is measured with the window's fonts and pixels.
      addSubview(made)
      made.take(start)
    }
    guard generation == self.generation else { return nil }
    tellOfDisplay(of: made, element)
    return generation == self.generation ? made : nil
  }

  /// A view from the data source; nil once there is none.
  private func make(_ element: CollectionElement) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    switch element.category {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: element.indexPath)
      cell.isSelected = selection.contains(element.indexPath)
      return cell
    case .supplementaryView:
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    case .decorationView:
      return collectionViewLayout.makeDecorationView(ofKind: element.kind)
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, at index: Int) {
    guard let view = view(for: attributes) else { return }
    if view.superview !== self || !(index < subviews.count && subviews[index] === view) {
      UIView.performWithoutAnimation { insertSubview(view, at: min(index, subviews.count)) }
    }
    guard let old = shown[attributes.element]?.attributes, !attributes.isSame(as: old) else { return }
    view.take(attributes)
    // A layout may change attributes that it has handed out.
    shown[attributes.element] = (view, attributes.duplicate())
  }

  /// Takes the view from an element.
  func recycle(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element)?.view else { return }
    asked.remove(element)
    retire(view, element)
  }

  /// Lets go of a view that no longer shows an element.
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

  private func tellOfDisplay(of view: UICollectionReusableView, _ element: CollectionElement) {
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
    }
  }

  /// How often sizes of content may bring further elements into sight in one layout.
  private static let mostRounds = 50

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard let frame = attributes(of: .cell(indexPath))?.frame else { return }
    guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let (insets, visible) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    var target = contentOffset
    if position.contains(.top) { target.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) { target.y = frame.midY - visible.height / 2 - insets.top }
    if position.contains(.bottom) { target.y = frame.maxY - visible.height - insets.top }
    if position.contains(.left) { target.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) { target.x = frame.midX - visible.width / 2 - insets.left }
    if position.contains(.right) { target.x = frame.maxX - visible.width - insets.left }
    target = CGPoint(x: target.x.clamped(to: horizontalRange), y: target.y.clamped(to: verticalRange))
    setContentOffset(target, animated: animated)
  }

  // MARK: Selection

  func choose(_ indexPath: IndexPath?) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in selection where old != indexPath { cellForItem(at: old)?.isSelected = false }
      selection = []
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  func highlight(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight(_ cell: UICollectionViewCell) {
    guard cell.isHighlighted else { return }
    cell.isHighlighted = false
    guard let path = indexPath(for: cell) else { return }
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// A tap selects or deselects an item, as far as the delegate agrees.
  func tap(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection && selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let former = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    choose(path)
    for old in former { collectionDelegate?.collectionView(self, didDeselectItemAt: old) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
