#if canImport(UIKit) || !canImport(AppKit)
  /// A bar that shows which part of a carousel is visible, and scrolls it when its thumb is dragged.
  ///
  /// Add it to a view and give it a frame: it lies along the longer side. It does not retain the carousel.
  open class CarouselScrollbar: UIControl, iCarouselObserver {
    private let thumb = UIView()
    private var reference: Reference?
    /// The distance of the finger from the thumb's start, in points.
    private var grip: CGFloat = 0

    /// The shortest length of the thumb, in points; 24 by default. It is never longer than the bar.
    public final var minimumThumbLength: CGFloat = 24 {
      didSet {
        if !(minimumThumbLength >= 0 && minimumThumbLength.isFinite) { minimumThumbLength = oldValue }
        setNeedsLayout()
      }
    }

    /// The colour of the thumb; nil, the default, for half-transparent gray.
    public final var thumbColor: UIColor? {
      didSet { thumb.backgroundColor = thumbColor ?? Self.defaultThumbColor }
    }

    /// Creates a bar for a carousel.
    public init(_ carousel: iCarousel) {
      super.init(frame: .zero)
      setUp()
      reference = Reference(carousel)
      carousel.addObserver(self)
    }

    /// Creates a bar without a carousel.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private static var defaultThumbColor: UIColor { UIColor.gray.withAlphaComponent(0.75) }

    private func setUp() {
      backgroundColor = UIColor.gray.withAlphaComponent(0.2)
      thumb.backgroundColor = Self.defaultThumbColor
      thumb.isUserInteractionEnabled = false
      addSubview(thumb)
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
    }

    // MARK: Layout

    /// The length and the thickness of the bar lie along its longer side.
    private var isUpright: Bool { bounds.height > bounds.width }
    private var barLength: CGFloat { isUpright ? bounds.height : bounds.width }
    private var isMirrored: Bool { !isUpright && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var thumbLength: CGFloat {
      guard let carousel = reference?.carousel, carousel.numberOfItems > 0 else { return barLength }
      let visible = carousel.isVertical ? carousel.bounds.height : carousel.bounds.width
      let whole = carousel.itemWidth * CGFloat(carousel.numberOfItems)
      let part = whole > 0 ? min(visible / whole, 1) : 1
      return min(max(barLength * part, minimumThumbLength), barLength)
    }

    /// Places the thumb.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let length = thumbLength
      let start = (barLength - length) * position
      let frame =
        isUpright
        ? CGRect(x: 0, y: start, width: bounds.width, height: length)
        : CGRect(
          x: isMirrored ? bounds.width - length - start : start, y: 0, width: length, height: bounds.height)
      if thumb.frame != frame { thumb.frame = frame }
      let radius = min(bounds.width, bounds.height) / 2
      layer.cornerRadius = radius
      thumb.layer.cornerRadius = radius
    }

    /// The place of the carousel between its ends, from 0 to 1.
    private var position: CGFloat {
      guard let carousel = reference?.carousel else { return 0 }
      let range = carousel.scrollRange
      let length = range.upperBound - range.lowerBound
      guard length > 0 else { return 0 }
      return min(max((carousel.scrollOffset - range.lowerBound) / length, 0), 1)
    }

    /// Follows the carousel.
    public func carouselDidPlaceItems(_ carousel: iCarousel) { setNeedsLayout() }

    // MARK: Dragging

    private func along(_ touch: UITouch) -> CGFloat {
      let point = touch.location(in: self)
      return isUpright ? point.y : (isMirrored ? bounds.width - point.x : point.x)
    }

    /// A touch beside the thumb moves its middle there.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      guard let carousel = reference?.carousel, carousel.isScrollEnabled, carousel.numberOfItems > 0 else {
        return false
      }
      let start = (barLength - thumbLength) * position
      let place = along(touch)
      grip = place >= start && place <= start + thumbLength ? place - start : thumbLength / 2
      follow(place)
      return true
    }

    /// Moves the carousel with the thumb.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      follow(along(touch))
      return true
    }

    /// Comes to rest at a page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      rest()
    }

    /// Comes to rest at a page.
    open override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      rest()
    }

    private func follow(_ place: CGFloat) {
      guard let carousel = reference?.carousel, barLength > thumbLength else { return }
      let range = carousel.scrollRange
      let part = min(max((place - grip) / (barLength - thumbLength), 0), 1)
      carousel.scrollOffset = range.lowerBound + part * (range.upperBound - range.lowerBound)
      sendActions(for: .valueChanged)
    }

    private func rest() {
      guard let carousel = reference?.carousel, carousel.scrollToItemBoundary else { return }
      carousel.scrollToPage(carousel.currentPage, animated: true)
    }

    // MARK: Accessibility

    /// The position as text, like that of the carousel.
    open override var accessibilityValue: String? {
      get {
        guard let carousel = reference?.carousel, carousel.numberOfItems > 0 else { return nil }
        return carousel.itemPositionText(carousel.currentItemIndex + 1, carousel.numberOfItems)
      }
      set { super.accessibilityValue = newValue }
    }

    /// Moves on by a page.
    open override func accessibilityIncrement() { reference?.carousel?.scroll(byPages: 1) }

    /// Moves back by a page.
    open override func accessibilityDecrement() { reference?.carousel?.scroll(byPages: -1) }
  }
#endif
