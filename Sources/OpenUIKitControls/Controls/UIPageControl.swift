@_spi(Overrides) import OpenUIKitCore

/// A row of dots, one for each page, that shows the current page and steps between pages.
///
/// A tap in the half of the later pages leads to the next page, and one in the other half to the previous one.
open class UIPageControl: UIControl {
  private(set) final var dots: [PillView] = []
  private var storedPage = 0
  private var backdrop: PillView?

  /// Creates a page control with a frame, in points, without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a page control of size zero and pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      super.setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  // MARK: Pages

  /// The number of pages; negative numbers count as 0. There are at most 200 dots.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      updateDots()
      show(page: storedPage)
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page, which is clamped to the pages. Setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set { show(page: newValue) }
  }

  private func show(page: Int) {
    storedPage = min(max(0, page), max(0, numberOfPages - 1))
    updateColors()
  }

  /// Whether the control is invisible with one page or none.
  open var hidesForSinglePage = false {
    didSet { updateDots() }
  }

  // MARK: Appearance

  /// The colour of the dots of other pages; by default that of the current page, faded.
  open var pageIndicatorTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the current page's dot; white by default.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { updateColors() }
  }

  private var isEmpty: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

  /// More dots than these cannot be distinguished, and each is a view.
  private static let mostDots = 200

  private func updateDots() {
    let count = isEmpty ? 0 : min(numberOfPages, Self.mostDots)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = PillView()
      dots.append(dot)
      super.addSubview(dot)
    }
    updateColors()
    setNeedsLayout()
  }

  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// None, except while a touch is on the control.
    case automatic = 0
    /// A shape with round ends.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The background of the dots; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { updateBackdrop() }
  }

  private func updateBackdrop() {
    let isShown = backgroundStyle == .prominent || (backgroundStyle == .automatic && isHighlighted)
    guard isShown || backdrop != nil else { return }
    let view = backdrop ?? PillView()
    if backdrop == nil { insertSubview(view, at: 0) }
    backdrop = view
    view.backgroundColor = .systemFill
    view.isHidden = !isShown || isEmpty
    setNeedsLayout()
  }

  @_spi(Overrides) open override func stateDidChange() {
    super.stateDidChange()
    updateBackdrop()
  }

  private func updateColors() {
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(Self.faintness)
    // With more pages than dots, each dot stands for several pages that follow each other.
    let pagesOfDot = max(1, Double(numberOfPages) / Double(max(1, dots.count)))
    let shown = min(Int(clamping: Double(storedPage) / pagesOfDot), max(0, dots.count - 1))
    for (index, dot) in dots.enumerated() { dot.backgroundColor = index == shown ? current : other }
    #if !hasFeature(Embedded)
      showPictures(current: shown)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Where the pages follow each other.
    public enum Direction: Int, Sendable {
      /// As texts of the user's language.
      case natural = 0
      /// To the right.
      case leftToRight = 1
      /// To the left.
      case rightToLeft = 2
      /// Downwards.
      case topToBottom = 3
      /// Upwards.
      case bottomToTop = 4
    }

    /// Where the pages follow each other; as texts by default.
    open var direction = Direction.natural {
      didSet {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
      }
    }

    /// The pictures of the dots; nil for none.
    final var pictures: PageControlPictures? {
      didSet {
        updateColors()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
      }
    }

    /// How a touch changes the page.
    public enum InteractionState: Int, Sendable {
      /// There is no touch.
      case none = 0
      /// A tap steps to the page on its side.
      case discrete = 1
      /// A finger moves along the dots.
      case continuous = 2
    }

    /// How the present touch changes the page.
    public final internal(set) var interactionState = InteractionState.none
    /// Whether a finger that moves along the dots changes the page; true by default.
    public final var allowsContinuousInteraction = true
    /// Whether the dots follow the page only in `updateCurrentPageDisplay()`. It is kept, and as in UIKit since iOS 14 has no effect.
    public final var defersCurrentPageDisplay = false
    final var touchStart = CGPoint.zero

    final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is at the right or at the bottom.
    final var isReversed: Bool {
      switch direction {
      case .natural: hasRightToLeftContent
      case .leftToRight, .topToBottom: false
      case .rightToLeft, .bottomToTop: true
      }
    }
  #else
    private var isVertical: Bool { false }
    private var isReversed: Bool { hasRightToLeftContent }
  #endif

  // MARK: Layout

  /// The size that a number of pages needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let (pitch, ends) = (fullPitch, roundedToPixel(Self.ends))
    let length = CGFloat(max(0, pageCount)) * pitch + ends
    let height = roundedUpToPixels(CGSize(width: 0, height: Self.height)).height
    return isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  /// The distance of two dots with enough room, in points.
  private var fullPitch: CGFloat {
    #if !hasFeature(Embedded)
      if let length = pictures?.length(isVertical: isVertical) {
        return roundedToPixel(Self.pitch - Self.diameter + max(Self.diameter, length))
      }
    #endif
    return roundedToPixel(Self.pitch)
  }

  /// The size of all dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of all dots, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the dots in the middle, closer together if they do not fit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !dots.isEmpty else { return }
    let room = isVertical ? bounds.height : bounds.width
    let pitch = min(fullPitch, room / CGFloat(dots.count))
    let start = (isVertical ? bounds.midY : bounds.midX) - pitch * CGFloat(dots.count) / 2
    backdrop?.frame = frame(
      from: start - pitch / 2, length: pitch * CGFloat(dots.count + 1),
      thickness: isVertical ? bounds.width : bounds.height)
    let diameter = min(Self.diameter, pitch)
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isReversed ? dots.count - 1 - index : index)
      dot.frame = frame(
        from: start + pitch * place + (pitch - diameter) / 2, length: diameter, thickness: diameter)
    }
    #if !hasFeature(Embedded)
      placePictures()
    #endif
  }

  /// A rectangle along the dots, on whole pixels.
  private func frame(from start: CGFloat, length: CGFloat, thickness: CGFloat) -> CGRect {
    let across = roundedDownToPixel((isVertical ? bounds.midX : bounds.midY) - thickness / 2)
    let along = roundedDownToPixel(start)
    return isVertical
      ? CGRect(x: across, y: along, width: thickness, height: length)
      : CGRect(x: along, y: across, width: length, height: thickness)
  }

  // MARK: Touches

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  #if !hasFeature(Embedded)
    /// Notes where the touch begins.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touchStart = touch.location(in: self)
      interactionState = .discrete
      return super.beginTracking(touch, with: event)
    }

    /// Shows the page of the dot that is nearest to a finger that has moved along the dots.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      followFinger(at: touch.location(in: self))
      return super.continueTracking(touch, with: event)
    }

    /// The touch is cancelled.
    open override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      interactionState = .none
    }
  #endif

  /// The touch has been lifted: steps to the page on its side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    #if !hasFeature(Embedded)
      defer { interactionState = .none }
      if interactionState == .continuous { return }
    #endif
    guard let touch, isTouchInside else { return }
    let place = touch.location(in: self)
    let isBehindMiddle = isVertical ? place.y > bounds.midY : place.x > bounds.midX
    step(by: isBehindMiddle != isReversed ? 1 : -1)
  }

  private func step(by pages: Int) {
    let before = currentPage
    currentPage += pages
    if currentPage != before { sendValueEvents() }
  }

  // MARK: Accessibility

  @_spi(Overrides) open override var defaultIsAccessibilityElement: Bool { !isEmpty }
  @_spi(Overrides) open override var defaultAccessibilityValue: String? {
    "page \(currentPage + 1) of \(numberOfPages)"
  }
  @_spi(Overrides) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.adjustable, .updatesFrequently])
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { step(by: 1) }

  /// Goes to the previous page.
  open override func accessibilityDecrement() { step(by: -1) }

  // UIKit's measures, in points; the last is an opacity. Recorded with iOS 15 to 17: dots of 7.6 points at distances of 17.6, and a
  // height of 25.67 at scale 3. Interface Builder has saved 115.67 points for three pages at scale 3, and 115.5 at scale 2.
  private static let height: CGFloat = 25.6
  private static let diameter: CGFloat = 7.6
  private static let pitch: CGFloat = 17.6
  private static let ends: CGFloat = 62.8
  private static let faintness: CGFloat = 0.3
}
