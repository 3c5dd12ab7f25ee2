// Animated changes of a collection's content.

extension UICollectionView {
  // In seconds, as in UIKit.
  private static let duration = 0.3

  /// Carries out changes, or adds them to the current batch.
  func change(_ changes: [ContentChange]) {
    guard batch == nil else {
      batch?.append(contentsOf: changes)
      return
    }
    runBatch({ self.batch?.append(contentsOf: changes) }, nil)
  }

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates?()
      return
    }
    cancelInteractiveMovement()
    if itemCounts != nil { layoutIfNeeded() }
    // Before the first layout there is nothing to animate. Read after the layout, whose calls may reload the data.
    guard let old = itemCounts else {
      updates?()
      discardData()
      completion?(true)
      return
    }
    batch = []
    updates?()
    let changes = batch ?? []
    batch = nil
    itemCounts = nil
    let generation = generation
    let counts = loadedCounts()
    // The data source has reloaded, which shows all changes.
    guard generation == self.generation else {
      completion?(false)
      return
    }
    carryOut(ContentChanges(changes, from: old, to: counts), completion)
  }

  /// Carries out the changes that `makeChanges` makes in the data source, and returns.
  package func applyChanges(
    animated: Bool, completion: ((Bool) -> Void)?, _ makeChanges: () -> ContentChanges
  ) {
    cancelInteractiveMovement()
    if itemCounts != nil { layoutIfNeeded() }
    let wasLoaded = itemCounts != nil
    let changes = makeChanges()
    guard wasLoaded else {
      discardData()
      completion?(true)
      return
    }
    itemCounts = nil
    carryOut(changes, animated: animated, completion)
  }

  /// 1. Note the current positions. 2. Move views to the elements that follow theirs. 3. Animate: elements
  ///   that stay move to their new places, others leave or enter.
  func carryOut(
    _ changes: ContentChanges, animated: Bool = true, _ completion: ((Bool) -> Void)?
  ) {
    generation &+= 1
    let generation = generation
    formerAttributes = [:]
    // One screen around the visible area: items that move in from there start at their former place.
    for attributes in elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
      if let next = changes.successor(of: attributes.element) { formerAttributes[next] = attributes }
    }
    // The layout may have called the app, which may have changed the content again. These changes start from an older one.
    guard generation == self.generation else {
      discardData()
      completion?(false)
      return
    }
    let before = shown
    shown = [:]
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    for (element, entry) in before {
      if let next = changes.successor(of: element) {
        shown[next] = entry
      } else {
        leaving.append((element, entry.view))
      }
    }
    // The selection follows the items to their new index paths. Deleted items drop out.
    selection = Set(selection.compactMap { changes[$0] })
    collectionViewLayout.itemsDidMove(changes)
    asked = []
    collectionViewLayout.invalidateEverything(withCounts: true)
    configureAgain(changes)
    let finals = animated ? prepareUpdates(changes, of: Array(before.keys), &leaving) : [:]
    guard generation == self.generation else {
      // The layout has replaced the content, to which these views do not belong.
      for (element, view) in leaving { retire(view, element) }
      formerAttributes = [:]
      completion?(false)
      return
    }
    for (element, end) in finals {
      if let next = changes.successor(of: element) { finalPlaces[next] = end }
    }
    isUpdating = animated
    animateLayout(animated, leaving: leaving.map { ($0, $1, finals[$0]) }, completion)
    isUpdating = false
    formerAttributes = [:]
    finalPlaces = [:]
    // A layout that was interrupted must not leave the collection without its new items.
    if !animated { layoutIfNeeded() }
  }

  /// Notifies the layout of changes, and returns the final attributes that it has for elements that were visible before.
  private func prepareUpdates(
    _ changes: ContentChanges, of elements: [CollectionElement],
    _ leaving: inout [(CollectionElement, UICollectionReusableView)]
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let (generation, layout) = (generation, collectionViewLayout)
    prepareLayout()
    guard layout.mayFollowUpdates else { return [:] }
    let items = changes.updateItems(to: loadedCounts())
    layout.prepare(forCollectionViewUpdates: items)
    leaving += separateSupplements(items, changes, of: elements)
    let finals = generation == self.generation ? finalAttributes(of: elements) : [:]
    if generation != self.generation { layout.finalizeCollectionViewUpdates() }
    return finals
  }

  /// Lets the data source configure the cells of reconfigured items again.
  private func configureAgain(_ changes: ContentChanges) {
    for path in changes.reconfigured.compactMap({ changes[$0] }) {
      guard let entry = shown[.cell(path)], let cell = entry.view as? UICollectionViewCell else { continue }
      reconfigured = (path, cell)
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      // A data source that returns another cell replaces the first.
      if let answer, answer !== cell, shown[.cell(path)]?.view === cell {
        shown[.cell(path)] = (answer, entry.attributes)
        insertSubview(answer, aboveSubview: cell)
        answer.take(entry.attributes)
        retire(cell, .cell(path))
      }
    }
  }

  /// The present cell of an item that is being configured again; nil for other items and identifiers.
  func reconfiguredCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell? {
    guard let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier?.hasSameBytes(as: identifier) == true
    else { return nil }
    return reconfigured.cell
  }

  /// Lays out, animated if `animated`.
  func animateLayout(
    _ animated: Bool,
    leaving: [(CollectionElement, UICollectionReusableView, UICollectionViewLayoutAttributes?)] = [],
    _ completion: ((Bool) -> Void)?
  ) {
    let layout = collectionViewLayout
    guard animated, window != nil else {
      for (element, view, _) in leaving { retire(view, element) }
      scrollToTarget()
      setNeedsLayout()
      // Outside a window there is nothing to animate, but the completion may read the new layout.
      if animated { layoutIfNeeded() }
      if isUpdating { layout.finalizeCollectionViewUpdates() }
      completion?(true)
      return
    }
    var departing = leaving.map { ($0.0, $0.1) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .layoutSubviews) {
      self.scrollToTarget()
      for (_, view, end) in leaving { self.sendAway(view, to: end) }
      departing += self.takeOutOfSight()
      if self.isUpdating { self.startShownElements() }
      self.setNeedsLayout()
      self.layoutIfNeeded()
      if self.isUpdating { layout.finalizeCollectionViewUpdates() }
    } completion: { finished in
      // Views leave at the end of the animation. A view that left at once could not fade out.
      for (element, view) in departing { self.retire(view, element) }
      completion?(finished)
    }
  }

  /// Scrolls to the offset that the layout proposes for the change.
  private func scrollToTarget() {
    guard window != nil, dataSource != nil else { return }
    prepareLayout()
    let target = chosenOffset(
      collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
    if target != contentOffset { contentOffset = target }
  }

  private func sendAway(_ view: UICollectionReusableView, to end: UICollectionViewLayoutAttributes?) {
    if let end { take(end, view, in: view.superview ?? self) } else { view.alpha = 0 }
  }

  /// Moves the views of elements that the new layout makes invisible out of sight, and returns them.
  private func takeOutOfSight() -> [(CollectionElement, UICollectionReusableView)] {
    let wanted = Set(elements(in: bounds).map { $0.element })
    var gone: [(CollectionElement, UICollectionReusableView)] = []
    // A copy of the keys, because the loop removes entries.
    for element in Array(shown.keys) where !wanted.contains(element) {
      guard let view = shown.removeValue(forKey: element)?.view else { continue }
      if let place = finalPlaces[element] ?? attributes(of: element) {
        take(place, view, in: view.superview ?? self)
      }
      gone.append((element, view))
    }
    return gone
  }

  /// The initial attributes of an element that becomes visible. During changes of items: the layout's initial attributes, its former
  /// place, or its new place, transparent.
  func startAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isUpdating || isChangingBounds else { return attributes }
    if let start = initialAttributes(of: attributes.element) { return start }
    guard isUpdating else { return attributes }
    if let former = formerAttributes[attributes.element] { return former }
    let start = attributes.duplicate()
    // A new element without attributes from the layout fades in.
    start.alpha = 0
    return start
  }
}
