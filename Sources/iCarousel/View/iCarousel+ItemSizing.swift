/// Sizes of items that follow the carousel's size, and spaces in points (docs/carousel.md, 2.14).
extension iCarousel {
  /// The sizes of items; nil, the default, for the sizes of their views, as in the original.
  ///
  /// They follow the carousel's size without a reload. A width from the delegate takes precedence. With `contentSizing` the content
  /// determines the length across the row. After nil is set, `reloadData()` gives views their own sizes back, if the data source does.
  public var itemSizing: CarouselItemSizing? {
    get { arrangement.sizing }
    set {
      guard newValue != arrangement.sizing else { return }
      arrangement.sizing = newValue
      layOutItems()
    }
  }

  /// Returns the sizes of items in each layout, instead of `itemSizing`: so they can depend on the carousel's `bounds` and, with UIKit,
  /// on the size classes of its `traitCollection`. Nil from the closure means `itemSizing`.
  public var itemSizingProvider: ((iCarousel) -> CarouselItemSizing?)? {
    get { arrangement.sizingProvider }
    set {
      arrangement.sizingProvider = newValue
      layOutItems()
    }
  }

  /// The space between neighbours, in points; nil, the default, for the option `spacing`. It may be negative. A number that is not
  /// usable is refused.
  ///
  /// One item is so much farther than its width from the next. In rows that is so between the edges of neighbours that rest, also if
  /// `minScale` makes them smaller. A finger moves a linear row by the same distance. If the delegate returns another value for
  /// `spacing` than the default that it gets, that counts.
  public var itemSpacing: CGFloat? {
    get { arrangement.spacing }
    set {
      guard newValue != arrangement.spacing, newValue?.isUsable ?? true else { return }
      arrangement.spacing = newValue
      layOutItems()
    }
  }

  // MARK: Resolving

  /// Asks for the sizes, in each layout.
  func resolveSizing() {
    arrangement.resolvedSizing = arrangement.sizingProvider?(self) ?? arrangement.sizing
  }

  /// The space between neighbours in points, before the delegate is asked; nil for a number of widths.
  var requestedSpacing: CGFloat? {
    let own = arrangement.resolvedSizing?.spacing.flatMap { $0.isUsable ? $0 : nil }
    return own ?? arrangement.spacing
  }

  /// The length of an item along the row by `itemSizing`; nil for that of the views.
  var sizedWidth: CGFloat? {
    arrangement.resolvedSizing?.along.length(in: rowSpan.length, spacing: requestedSpacing ?? 0)
  }

  private var sizedBreadth: CGFloat? {
    let inset = arrangement.inset
    let room = isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    return arrangement.resolvedSizing?.across.length(in: max(room, 0), spacing: requestedSpacing ?? 0)
  }

  /// Gives an item's view the size that `itemSizing` demands.
  func applySizing(to slot: ItemSlot) {
    guard arrangement.resolvedSizing != nil, !slot.hasLostView else { return }
    let along = sizedWidth == nil ? nil : givenWidth(ofItemAt: slot.index)
    let across = sizedBreadth
    let old = slot.view.bounds.size
    let size =
      isVertical
      ? CGSize(width: across ?? old.width, height: along ?? old.height)
      : CGSize(width: along ?? old.width, height: across ?? old.height)
    if size != old { slot.view.setOwnSize(size) }
  }
}
