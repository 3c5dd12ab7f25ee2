/// Dots that follow a carousel.
extension iCarousel {
  /// Keeps a page control in step: its pages are the items, its current page the current item, and its taps
  /// scroll the carousel. It is not retained. For one of its own an app only has to set the property; the
  /// control stays where the app puts it.
  public var pageControl: UIPageControl? {
    get { pageLink.control }
    set {
      pageLink.connect(newValue, to: self)
      updatePageControl()
    }
  }

  /// Brings the page control up to date.
  func updatePageControl() {
    guard let control = pageLink.control else { return }
    if control.numberOfPages != numberOfItems { control.numberOfPages = numberOfItems }
    let page = max(currentItemIndex, 0)
    if control.currentPage != page { control.currentPage = page }
  }
}

/// The tie between a carousel and a page control.
#if !ThreadConfined
  @MainActor
#endif
final class PageLink {
  private static let identifier = UIAction.Identifier("iCarousel.pageControl")

  @Weak private(set) var control: UIPageControl?

  nonisolated init() {}

  /// Follows another control, or none.
  func connect(_ newControl: UIPageControl?, to carousel: iCarousel) {
    control?.removeAction(identifiedBy: Self.identifier, for: .valueChanged)
    control = newControl
    let owner = WeakCarousel(carousel)
    let action = UIAction(identifier: Self.identifier) { _ in
      guard let carousel = owner.carousel, let control = carousel.pageControl else { return }
      carousel.scrollToItem(at: control.currentPage, animated: true)
    }
    newControl?.addAction(action, for: .valueChanged)
  }
}
