#if canImport(UIKit) || !canImport(AppKit)
  /// A button to the previous page of a carousel and one to the next.
  ///
  /// Add the buttons to a view and give them frames. At an end of a carousel that does not wrap, the button that leads
  /// beyond it is disabled, unless the buttons rewind. The carousel is not retained; keep this object for as long as the buttons.
  public final class CarouselButtons: NSObject, iCarouselObserver {
    /// The button to the previous page. Its label for assistive technology is "Previous".
    public let previous: UIButton
    /// The button to the next page. Its label for assistive technology is "Next".
    public let next: UIButton
    /// Whether the next button leads from the last page to the first, and the previous one from the first to the last, also in a
    /// carousel that does not wrap; false by default.
    public var rewinds = false {
      didSet { if let carousel = reference.carousel { carouselDidPlaceItems(carousel) } }
    }
    private let reference: Reference

    /// Creates the buttons for a carousel: round, 44 points wide, with an arrow along the row.
    public init(for carousel: iCarousel) {
      reference = Reference(carousel)
      let names =
        carousel.isVertical ? ("chevron.up", "chevron.down") : ("chevron.backward", "chevron.forward")
      previous = Self.button("Previous", names.0)
      next = Self.button("Next", names.1)
      super.init()
      connect(previous, steps: -1)
      connect(next, steps: 1)
      carousel.addObserver(self)
      carouselDidPlaceItems(carousel)
    }

    private static func button(_ label: String, _ symbol: String) -> UIButton {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.backgroundColor = UIColor.gray.withAlphaComponent(0.2)
      button.layer.cornerRadius = 22
      button.accessibilityLabel = label
      return button
    }

    private func connect(_ button: UIButton, steps: Int) {
      let owner = WeakObject(self)
      button.addAction(UIAction { _ in owner.object?.step(steps) }, for: .primaryActionTriggered)
    }

    private func step(_ steps: Int) {
      guard let carousel = reference.carousel, !carousel.scroll(byPages: steps), rewinds else { return }
      carousel.scrollToPage(steps > 0 ? 0 : carousel.numberOfPages - 1, animated: true)
    }

    /// Enables the buttons that lead to a page.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      let range = carousel.scrollRange
      let isLoop = (carousel.isWrapEnabled || rewinds) && carousel.numberOfPages > 1
      set(previous, isLoop || carousel.scrollOffset > range.lowerBound + 1e-6)
      set(next, isLoop || (carousel.numberOfItems > 0 && carousel.scrollOffset < range.upperBound - 1e-6))
    }

    private func set(_ button: UIButton, _ isEnabled: Bool) {
      if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
    }
  }
#endif
