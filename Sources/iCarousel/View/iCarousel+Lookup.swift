/// Finding items and views.
extension iCarousel {
  /// The view of the current item; nil while it is not loaded.
  public var currentItemView: CarouselView? { itemView(at: currentItemIndex) }

  /// The indexes of all items and placeholders that have views, ascending. Placeholders have negative indexes
  /// or indexes past the last item.
  public var indexesForVisibleItems: [Int] { items.indexes }

  /// The views of all items and placeholders that have views, by ascending index.
  public var visibleItemViews: [CarouselView] { items.sorted.map { $0.view } }

  /// The view of an item or placeholder; nil while it is not loaded.
  public func itemView(at index: Int) -> CarouselView? { items[index]?.view }

  /// The index of an item's view; `NSNotFound` if it is not one.
  public func index(ofItemView view: CarouselView) -> Int {
    items.slot(holding: view)?.index ?? NSNotFound
  }

  /// The index of the item whose view is `view` or contains it; `NSNotFound` if there is none.
  public func index(ofItemViewOrSubview view: CarouselView) -> Int {
    var candidate: CarouselView? = view
    while let current = candidate, current !== contentView {
      if let slot = items.slot(holding: current) { return slot.index }
      candidate = current.superview
    }
    return NSNotFound
  }

  /// The distance of an item from the middle, in items; the shorter way round if the carousel wraps.
  public func offsetForItem(at index: Int) -> CGFloat {
    machine.rules.ring.offset(of: index, from: machine.offset)
  }

  /// The frontmost view of an item or placeholder at a point in `contentView`'s coordinates.
  public func itemView(at point: CGPoint) -> CarouselView? {
    slot(at: point)?.view
  }

  func slot(at point: CGPoint) -> ItemSlot? {
    items.backToFront.reversed().first { slot in
      !slot.container.isHidden && slot.container.superview === contentView
        && slot.contains(point, in: contentView)
    }
  }
}

extension ItemSlot {
  /// Whether the container or the view is visible at a point of `contentView`.
  fileprivate func contains(_ point: CGPoint, in contentView: CarouselView) -> Bool {
    let inner = container.placedPoint(point, from: contentView)
    guard isInFrontOfViewer(at: inner) else { return false }
    return container.bounds.contains(inner) || view.frame.contains(inner)
  }
}
