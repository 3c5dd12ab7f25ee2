/// Pages of several items, and custom places at which the carousel rests (docs/carousel.md, 2.13).
extension iCarousel {
  /// How many items a page has.
  public enum PageSize: Equatable, Sendable {
    /// A number of items.
    case items(Int)
    /// As many items of the common width as fit between the insets, and at least one.
    case fitting
  }

  /// The number of items that the carousel moves on at a time; 1 by default. `itemAlignment` applies to a page as a
  /// whole. The last page has the items that are left. A number under 1 is refused.
  ///
  /// With pages, drags and flings end at a page, and `scrollToItem(at:animated:)` shows the page of the item.
  public var pageSize: PageSize {
    get { arrangement.pageSize }
    set {
      if case .items(let count) = newValue, count < 1 { return }
      guard newValue != arrangement.pageSize else { return }
      arrangement.pageSize = newValue
      layOutItems()
    }
  }

  /// The offsets at which the carousel rests, in items and in any order. Empty, the default, means each page.
  ///
  /// Numbers that are not usable are left out, and so are those outside the list. If none is left, the
  /// carousel rests at each page.
  public var snapPoints: [CGFloat] {
    get { arrangement.snapPoints }
    set {
      let usable = newValue.filter { $0.isUsable }.sorted()
      guard usable != arrangement.snapPoints else { return }
      arrangement.snapPoints = usable
      layOutItems()
    }
  }

  /// The number of places at which the carousel rests: pages of items, or snap points. With `containsItems`, places
  /// beyond an end count as one.
  public var numberOfPages: Int { machine.rules.pageCount }

  /// The page nearest to the current place; -1 without items.
  public var currentPage: Int { machine.rules.page(at: scrollOffset) }

  /// The least and the greatest offset at which the carousel may rest, in items: those of the first and the last item,
  /// unless `containsItems` is set. A carousel that wraps goes round between them. 0 without items.
  public var scrollRange: ClosedRange<CGFloat> {
    let rules = machine.rules
    return min(rules.firstPlace, rules.lastPlace)...max(rules.firstPlace, rules.lastPlace)
  }

  /// Scrolls to a page, animated or at once; the shorter way if the carousel wraps. A page beyond the ends is
  /// wrapped around, or counts as the nearest.
  public func scrollToPage(_ page: Int, animated: Bool) {
    guard numberOfItems > 0 else { return }
    let place = machine.rules.place(ofPage: page)
    scroll(toOffset: place, duration: animated ? animatedScrollDuration(to: place) : 0)
  }

  /// Moves on by pages, animated, from the target of the current movement, so that quick steps add up.
  ///
  /// A carousel that wraps moves in the direction of the step. Returns false at an end.
  @discardableResult
  public func scroll(byPages count: Int) -> Bool {
    guard numberOfItems > 0 else { return false }
    let target = machine.rules.place(pages: count, from: motionTarget)
    guard abs(target - motionTarget) > ScrollConstants.margin else { return false }
    scroll(byOffset: target - scrollOffset, duration: ScrollConstants.scrollDuration)
    return true
  }

  /// Where the current movement leads to, or the current place.
  var motionTarget: CGFloat {
    if case .scrolling(let animation) = machine.motion { return animation.end }
    return scrollOffset
  }

  // MARK: Numbers

  /// The number of items on a page at the current size.
  var resolvedItemsPerPage: Int {
    switch arrangement.pageSize {
    case .items(let count): return count
    case .fitting:
      let pitch = abs(itemWidth * geometry.spacing)
      guard pitch > 0 else { return 1 }
      // The last item needs no space after it. Rounding errors must not cost an item.
      let fitting = ((rowSpan.length - itemWidth) / pitch + 1e-9).rounded(.down) + 1
      return Int(min(max(fitting, 1), VisibleItems.limit))
    }
  }

  /// The snap points that are within the list.
  var usableSnapPoints: [CGFloat] {
    let (ring, count) = (machine.rules.ring, CGFloat(numberOfItems))
    return arrangement.snapPoints.filter { $0 >= 0 && (ring.wraps ? $0 < count : $0 <= ring.lastOffset) }
  }
}
