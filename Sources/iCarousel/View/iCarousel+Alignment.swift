/// Where the current item stands, and what is left free at the edges (docs/carousel.md, 2.12).
extension iCarousel {
  /// The place of the current item along the row.
  public enum ItemAlignment: Equatable, Sendable {
    /// At the leading edge: the left one, or the right one if the row runs from right to left; the top of a
    /// column.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
    /// Between both edges, from 0, the leading one, to 1, the trailing one.
    case fraction(CGFloat)
  }

  /// Where the current item stands along the row, within `contentInset`; in the middle by default. All types
  /// follow it: circles and stacks move as a whole, with their vanishing point.
  ///
  /// A fraction that is NaN or outside 0 to 1 is refused: the property keeps its value.
  public var itemAlignment: ItemAlignment {
    get { arrangement.alignment }
    set {
      guard newValue != arrangement.alignment, newValue.fraction != nil else { return }
      arrangement.alignment = newValue
      layOutItems()
    }
  }

  /// The distances from the edges within which the current item is aligned, in points; 0 by default. Other items
  /// are visible beyond them. Insets that are negative or not usable are refused.
  public var contentInset: CarouselEdgeInsets {
    get { arrangement.inset }
    set {
      guard newValue != arrangement.inset, newValue.isUsable else { return }
      arrangement.inset = newValue
      layOutItems()
    }
  }

  /// Whether a row that does not wrap leaves no empty space at its ends. False by default.
  ///
  /// It stops when its first or last item is at the edge, which is the first or last place at which it rests.
  ///
  /// If all items fit in, `itemAlignment` divides the space that is left. Placeholders do not count.
  public var containsItems: Bool {
    get { arrangement.containsItems }
    set {
      guard newValue != arrangement.containsItems else { return }
      arrangement.containsItems = newValue
      layOutItems()
    }
  }

  // MARK: Places

  /// The part of the carousel in which items are aligned.
  var rowSpan: RowSpan {
    let inset = arrangement.inset
    let (start, end) =
      isVertical
      ? (inset.top, inset.bottom) : (isMirrored ? (inset.right, inset.left) : (inset.left, inset.right))
    return RowSpan(
      start: start, length: max(length - start - end, 0), alignment: arrangement.alignment.fraction ?? 0.5)
  }

  /// The centre of the current item with a width along the row, in points of `contentView`.
  func anchor(ofWidth width: CGFloat) -> CGPoint {
    let inset = arrangement.inset
    let along = rowSpan.center(ofWidth: width)
    let place =
      isVertical
      ? CGPoint(x: inset.left + (bounds.width - inset.left - inset.right) / 2, y: along)
      : CGPoint(
        x: isMirrored ? bounds.width - along : along,
        y: inset.top + (bounds.height - inset.top - inset.bottom) / 2)
    return CGPoint(x: place.x + contentOffset.width, y: place.y + contentOffset.height)
  }

  /// The part of the items of a row that are shown before the current one when all are shown, from 0 to 1. The items
  /// that change sides are as far outside the carousel at one end as at the other.
  private var partBefore: CGFloat {
    let total = abs(itemWidth * geometry.spacing) * CGFloat(numberOfItems)
    guard type.isRow, !arrangement.isCentered, total > 0 else { return 0.5 }
    return min(max(0.5 + (rowSpan.center(ofWidth: itemWidth) - length / 2) / total, 0), 1)
  }

  /// Determines where the carousel may rest. A resting carousel moves there at once if that has changed: from an
  /// end to the new end, and otherwise to the page of the current item.
  func resolvePlaces() {
    let old = machine.rules.snaps
    machine.rules.ring.partBefore = partBefore
    let snaps = SnapPlaces(
      itemsPerPage: resolvedItemsPerPage, alignment: rowSpan.alignment, own: usableSnapPoints,
      limits: numberOfItems > 0 ? rowLimits : nil)
    machine.rules.snaps = snaps
    guard snaps != old, numberOfItems > 0, machine.motion == .none, !machine.isDragging else { return }
    if let limits = snaps.limits, let end = old.end(at: machine.offset) {
      machine.offset = end == .first ? limits.lowerBound : limits.upperBound
    } else if machine.rules.scrollsToItemBoundary {
      machine.offset = machine.rules.place(ofItemAt: CGFloat(max(machine.currentIndex, 0)))
    }
  }

  /// The offsets at which the row fills the carousel; nil if it may leave empty space.
  private var rowLimits: ClosedRange<CGFloat>? {
    guard arrangement.containsItems, type.isRow, !isWrapEnabled, itemWidth > 0 else { return nil }
    let ends = RowEnds(
      span: rowSpan, geometry: geometry, count: numberOfItems,
      width: hasOwnWidths ? { self.width(ofItemAt: $0) } : nil)
    return ends.limits
  }

  /// The number of items of the window that are before the current one.
  func countBefore(in count: Int) -> Int {
    let pitch = geometry.leastPitch
    guard type.isRow, !arrangement.isCentered, pitch > 0 else { return count / 2 }
    let fitting = (rowSpan.center(ofWidth: itemWidth) / pitch).rounded(.up)
    return Int(min(max(fitting, 0), CGFloat(max(count - 1, 0))))
  }
}

/// How the items are aligned in a carousel.
struct CarouselArrangement: ViewTreeConfined {
  var alignment = iCarousel.ItemAlignment.center
  var inset = CarouselEdgeInsets.zero
  var containsItems = false
  var pageSize = iCarousel.PageSize.items(1)
  var snapPoints: [CGFloat] = []
  var bounceStyle = iCarousel.BounceStyle.resistance
  var transform: (any CarouselTransform)?
  var sizing: CarouselItemSizing?
  var sizingProvider: ((iCarousel) -> CarouselItemSizing?)?
  /// The sizes as of the last layout.
  var resolvedSizing: CarouselItemSizing?
  /// The space between items, in points.
  var spacing: CGFloat?
  /// The options that properties have set.
  var options = OptionValues()

  nonisolated init() {}

  /// Whether the current item is in the middle, as in the original.
  var isCentered: Bool { alignment.fraction == 0.5 && inset == .zero }
}

extension iCarousel.ItemAlignment {
  /// The place between the edges, from 0 to 1; nil if it is not between them.
  var fraction: CGFloat? {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .fraction(let part): part >= 0 && part <= 1 ? part : nil
    }
  }
}

extension SnapPlaces {
  /// An end of a row that fills its carousel.
  enum End: Equatable {
    case first
    case last
  }

  /// The end that an offset is at.
  func end(at offset: CGFloat) -> End? {
    guard let limits else { return nil }
    if abs(offset - limits.lowerBound) <= ScrollConstants.margin { return .first }
    return abs(offset - limits.upperBound) <= ScrollConstants.margin ? .last : nil
  }
}

extension CarouselEdgeInsets {
  /// Whether all sides are usable and none is negative.
  var isUsable: Bool { [top, left, bottom, right].allSatisfy { $0 >= 0 && $0.isUsable } }
}
