/// The sizes of a carousel and its items by their content.
///
/// Each item's view is centred in its container by constraints. So the layout of the window sizes the view again
/// whenever its content changes, and the container's layout reports that.
final class ContentSizer: NSObject, ItemSizer, iCarouselObserver {
  let sizing: iCarousel.ContentSizing
  /// The size across the row as of the last placement, without insets; nil before there were items.
  private var extent: CGFloat?
  /// The largest size across the row since the last reload.
  private var largest: CGFloat = 0
  private var generation = 0
  private var isVertical = false
  private var inset = CarouselEdgeInsets.zero

  /// Sizes a carousel, which retains the sizer.
  init(_ sizing: iCarousel.ContentSizing, of carousel: iCarousel) {
    self.sizing = sizing
    super.init()
    carousel.addObserver(self)
  }

  func stop(_ carousel: iCarousel) {
    carousel.removeObserver(self)
    for slot in carousel.items.slots { slot.fitting?.release(from: slot.container) }
  }

  // MARK: Items

  func fit(_ slot: ItemSlot, in carousel: iCarousel) {
    let given = carousel.givenWidth(ofItemAt: slot.index)
    let fitting = slot.fitting ?? ItemFitting()
    slot.fitting = fitting
    fitting.pin(slot.view, in: slot.container, along: given, isVertical: carousel.isVertical)
    guard fitting.isOutdated else { return }
    fitting.isOutdated = false
    let size = fittingSize(of: slot.view, along: given, isVertical: carousel.isVertical)
    if slot.view.bounds.size != size { slot.view.setOwnSize(size) }
    fitting.size = size
  }

  private func fittingSize(of view: CarouselView, along given: CGFloat?, isVertical: Bool) -> CGSize {
    let size = view.measuredSize(along: given, isVertical: isVertical).usable
    // A view without constraints keeps its size.
    return CGSize(
      width: size.width > 0 ? size.width : view.bounds.width,
      height: size.height > 0 ? size.height : view.bounds.height)
  }

  func containerDidLayOut(_ slot: ItemSlot, in carousel: iCarousel) {
    guard let fitting = slot.fitting else { return }
    let (new, old) = (slot.view.bounds.size, fitting.size)
    // The layout rounds to pixels.
    guard abs(new.width - old.width) >= 1 || abs(new.height - old.height) >= 1 else { return }
    // The size of the layout counts: to measure again could give another one each time.
    fitting.size = new
    // The common width is that of a view, which a larger text changes in all of them.
    let isWider = carousel.isVertical ? new.height != old.height : new.width != old.width
    if isWider { carousel.measuredWidth = nil }
    carousel.setNeedsLayout()
  }

  // MARK: The carousel

  var contentSize: CGSize {
    let none = CarouselView.noIntrinsicMetric
    guard let extent else { return CGSize(width: none, height: none) }
    return isVertical
      ? CGSize(width: extent + inset.left + inset.right, height: none)
      : CGSize(width: none, height: extent + inset.top + inset.bottom)
  }

  func carouselDidPlaceItems(_ carousel: iCarousel) {
    let old = contentSize
    if generation != carousel.activity.generation || isVertical != carousel.isVertical { largest = 0 }
    generation = carousel.activity.generation
    (isVertical, inset) = (carousel.isVertical, carousel.contentInset)
    extent = newExtent(of: carousel) ?? extent
    let new = contentSize
    guard abs(new.width - old.width) > 1e-3 || abs(new.height - old.height) > 1e-3 else { return }
    carousel.invalidateIntrinsicContentSize()
    carousel.invalidateCell()
  }

  private func newExtent(of carousel: iCarousel) -> CGFloat? {
    switch sizing {
    case .largestItem:
      for slot in carousel.items.slots { largest = max(largest, extent(of: slot)) }
      return carousel.items.isEmpty ? nil : largest
    case .currentItem: return extentAtPlace(of: carousel)
    }
  }

  /// The extent at the current place: evenly between those of the two items beside it.
  private func extentAtPlace(of carousel: iCarousel) -> CGFloat? {
    let (ring, offset) = (carousel.machine.rules.ring, carousel.scrollOffset)
    let start = offset.rounded(.down)
    let first = carousel.items[ring.index(at: start)].map { extent(of: $0) }
    let second = carousel.items[ring.index(at: start + 1)].map { extent(of: $0) }
    guard let first, let second else { return first ?? second }
    return first + (second - first) * (offset - start)
  }

  private func extent(of slot: ItemSlot) -> CGFloat {
    isVertical ? slot.container.bounds.width : slot.container.bounds.height
  }
}
