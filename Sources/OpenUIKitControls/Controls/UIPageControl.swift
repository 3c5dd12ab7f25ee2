@_spi(Overrides) import OpenUIKitCore

/// A row of dots, one for each page, that shows the current page and steps between pages.
///
/// A tap in the trailing half goes to the next page, and one in the leading half to the previous one.
open class UIPageControl: UIControl {
  private var dots: [PillView] = []
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

  #if !hasFeature(Embedded)
    @_spi(Overrides) open override var archivedSubviews: [UIView] { [] }
  #endif

  private func setUp() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      super.setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  // MARK: Pages

  /// The number of pages; negative numbers count as 0.
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

  private func updateDots() {
    let count = isEmpty ? 0 : numberOfPages
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
    for (page, dot) in dots.enumerated() { dot.backgroundColor = page == storedPage ? current : other }
  }

  // MARK: Layout

  /// The size that a number of pages needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: max(CGFloat(pageCount) * Self.pitch, Self.pitch), height: Self.height)
  }

  /// The size of all dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of all dots, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the dots in the middle, closer together if they do not fit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !dots.isEmpty else { return }
    let pitch = min(Self.pitch, bounds.width / CGFloat(dots.count))
    let diameter = min(Self.diameter, pitch)
    let start = bounds.midX - pitch * CGFloat(dots.count) / 2
    backdrop?.frame = CGRect(
      x: start - pitch / 2, y: bounds.minY, width: pitch * CGFloat(dots.count + 1), height: bounds.height)
    for (page, dot) in dots.enumerated() {
      let place = CGFloat(isRightToLeft ? dots.count - 1 - page : page)
      dot.frame = CGRect(
        x: roundedDownToPixel(start + pitch * place + (pitch - diameter) / 2),
        y: roundedDownToPixel(bounds.midY - diameter / 2), width: diameter, height: diameter)
    }
  }

  // MARK: Touches

  @_spi(Overrides) open override var actsWhenTapped: Bool { false }

  /// The touch has been lifted: steps to the page on its side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isOnRight = touch.location(in: self).x > bounds.midX
    step(by: isOnRight != isRightToLeft ? 1 : -1)
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

  // UIKit's measures, in points; the last is an opacity.
  private static let height: CGFloat = 26
  private static let diameter: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let faintness: CGFloat = 0.3
}
