#if canImport(UIKit) || !canImport(AppKit)
  /// A label with the current page and the number of pages: "2 / 5".
  ///
  /// It follows the carousel for as long as it exists, and does not retain it. Of a `CarouselLoop` it counts each item once.
  open class CarouselPageLabel: UILabel, iCarouselObserver {
    /// Returns the text for the current page, which counts from 1, and the number of pages.
    public final var pageText: (Int, Int) -> String = { "\($0) / \($1)" } {
      didSet { show(page, count) }
    }
    private var page = 0
    private var count = 0

    /// Creates a label for a carousel. Add it to a view.
    public init(for carousel: iCarousel) {
      super.init(frame: .zero)
      carousel.addObserver(self)
      carouselDidPlaceItems(carousel)
    }

    /// Creates a label without a carousel.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the numbers.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      let numbers = carousel.pageNumbers
      if (numbers.page + 1, numbers.count) != (page, count) { show(numbers.page + 1, numbers.count) }
    }

    private func show(_ page: Int, _ count: Int) {
      (self.page, self.count) = (page, count)
      text = count > 0 ? pageText(page, count) : ""
    }
  }

  /// A bar that is as full as the part of the pages up to the current one.
  ///
  /// It follows the carousel for as long as it exists, and does not retain it. Of a `CarouselLoop` it counts each item once.
  open class CarouselPageBar: UIProgressView, iCarouselObserver {
    /// Creates a bar for a carousel. Add it to a view.
    public convenience init(for carousel: iCarousel) {
      self.init(frame: .zero)
      carousel.addObserver(self)
      carouselDidPlaceItems(carousel)
    }

    /// Shows the part.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      let numbers = carousel.pageNumbers
      let part = numbers.count > 0 ? Float(numbers.page + 1) / Float(numbers.count) : 0
      guard part != progress else { return }
      setProgress(part, animated: window != nil && !carousel.prefersReducedMotion)
    }
  }
#endif
