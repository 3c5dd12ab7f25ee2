#if canImport(UIKit) || !canImport(AppKit)
  /// Page control.
  extension iCarousel {
    /// A page control that shows the carousel's pages, which are its items unless `pageSize` or `snapPoints` are set,
    /// and its current page. Its taps scroll the carousel. Not retained. Add the control to a view, and set this property.
    public var pageControl: UIPageControl? {
      get { pageLink.control }
      set {
        pageLink.connect(newValue, to: self)
        updatePageControl()
      }
    }

    /// Updates the page control.
    func updatePageControl() {
      guard let control = pageLink.control else { return }
      let pages = numberOfPages
      if control.numberOfPages != pages { control.numberOfPages = pages }
      let page = max(currentPage, 0)
      if control.currentPage != page { control.currentPage = page }
    }
  }

  /// The connection of a carousel and a page control.
  final class PageLink: ViewTreeConfined {
    private static let identifier = UIAction.Identifier("iCarousel.pageControl")

    @Weak private(set) var control: UIPageControl?

    nonisolated init() {}

    /// Connects another control, or none.
    func connect(_ newControl: UIPageControl?, to carousel: iCarousel) {
      control?.removeAction(identifiedBy: Self.identifier, for: .valueChanged)
      control = newControl
      let owner = WeakCarousel(carousel)
      let action = UIAction(identifier: Self.identifier) { _ in
        guard let carousel = owner.carousel, let control = carousel.pageControl else { return }
        carousel.scrollToPage(control.currentPage, animated: true)
      }
      newControl?.addAction(action, for: .valueChanged)
    }
  }
#endif
