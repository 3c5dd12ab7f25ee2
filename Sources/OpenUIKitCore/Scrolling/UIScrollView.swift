/// A view that shows a part of larger content and scrolls it.
///
/// The offset is the origin of the view's bounds, so scrolling changes no frames of subviews. Constraints to
/// the edges of the scroll view, or to `contentLayoutGuide`, refer to the content and determine
/// `contentSize`. Constraints to its width, height and centre, or to `frameLayoutGuide`, refer to the visible
/// part.
open class UIScrollView: UIView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`. In addition at the top and bottom, for content of any length, of the content
    /// scroll view of a controller within a navigation or tab bar controller. That is the controller's view,
    /// or the first subview of it, or the first subview of that one, and so on.
    case automatic = 0
    /// At the edges of axes along which the content is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all edges.
    case always = 3
  }

  /// The deceleration after a drag: the fraction of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity, between 0 and 1.
    public let rawValue: CGFloat

    /// Creates a custom rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // Tables, collections and text views have a property of the same name with the type of their delegates, which comes first.
  /// The object that is notified of scrolling; not retained.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis scrolls along that one alone. A diagonal drag scrolls along both. False by default.
  open var isDirectionalLockEnabled = false
  /// The axis of the current drag.
  final var directionalLock = DirectionalLock.none
  /// Whether touches scroll.
  open var isScrollEnabled = true
  /// Whether the content can move past its edges and returns.
  open var bounces = true
  /// Whether the content bounces vertically even if it is no higher than the view.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether the content bounces horizontally even if it is no wider than the view.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// How fast the content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a bar shows the vertical position of the visible part during movement.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows the horizontal position of the visible part during movement.
  open var showsHorizontalScrollIndicator = true
  /// The colours of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// Space between the vertical bar and the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(in: self) } }
  /// Space between the horizontal bar and the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(in: self) } }
  /// Space between both bars and the edges, in points; reads as that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area is added to the insets of the bars.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update(in: self) } }
  /// Whether a touch that lasts for less than 0.15 seconds scrolls, whatever view it is on; true by default.
  open var delaysContentTouches = true
  /// Whether a drag that begins on a view in the content can scroll after the view has received the touch; true by default.
  open var canCancelContentTouches = true
  /// Whether a drag ends editing in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top, if this is the only such view in its window.
  open var scrollsToTop = true

  #if !hasFeature(Embedded)
    override var contentDescriptions: [String] {
      let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
      func list(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map { shortNumber(Double($0)) }.joined(separator: ", ") + "}"
      }
      return [
        "contentOffset: \(list([offset.x, offset.y]))", "contentSize: \(list([size.width, size.height]))",
        "adjustedContentInset: \(list([inset.top, inset.left, inset.bottom, inset.right]))",
      ]
    }
  #endif

  /// The drag that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }
  final let ownPan = ScrollPanGestureRecognizer()

  var movement = ScrollMovement.none
  /// The distance by which the content has been moved since the current movement began.
  var movementShift = CGPoint.zero
  let indicators = ScrollIndicators()
  var zoomState = ScrollZoom()
  /// How a bar above follows the content; nil for no such bar.
  final var barStretch: BarStretch?
  /// The controller that has set the view as its content.
  @Weak final var controllerThatSetContent: UIViewController?
  private var insets = UIEdgeInsets.zero
  /// The part of the safe area that is included in the insets.
  /// The part of `adjustedContentInset` that is the safe area.
  private(set) final var safeAreaInInsets = UIEdgeInsets.zero
  /// Whether the content may have become shorter than the offset, which the next layout corrects.
  var mayEndEarly = false
  private var contentGuide: ScrollContentGuide?
  private var frameGuide: ScrollFrameGuide?

  /// Creates a scroll view with a frame, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.clipsToBounds = true
    // Weak, because code that reads the recogniser may retain it longer than the view.
    let view = Weak<UIScrollView>(wrappedValue: self)
    panGestureRecognizer.addAction { _ in view.wrappedValue?.followPan() }
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The control that is pulled down from above the content to refresh it; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        alwaysBounceVertical = true
        refreshControl.contentDidMove(in: self)
      }
      insetsMayHaveChanged()
    }
  }

  // MARK: Touches

  /// The innermost view at a point, in points of the content. A touch on content that moves by momentum is on the scroll view:
  /// it stops the content, and what lies under it receives nothing. Without an event it is as at rest.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // An inner scroll view that moves stops as well.
    guard event != nil, stopsForTouch, let hit, !hit.stopsForTouch else { return hit }
    return self
  }

  package final override var stopsForTouch: Bool { isDecelerating && panGestureRecognizer.isEnabled }

  /// Whether touches are delivered to a view in the content; true by default. Called before they are.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a drag that begins on a view in the content cancels its touches and scrolls. By default false for controls, and true
  /// for other views. Not called if `canCancelContentTouches` is false, or for a touch that was too short to reach the view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Content

  /// The size of the content, in points. Constraints to all its edges set it in every layout.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentGuide?.contentSizeDidChange()
      insetsMayHaveChanged()
      contentEndMayHaveMoved()
      indicators.update(in: self)
      observablePropertyDidChange()
      barsMayFollow()
    }
  }

  /// The point of the content at the view's top left corner, in points.
  ///
  /// Every movement sets it: drags, flings, animated scrolls and zooms. Setting it at another time ends a fling or an animated scroll.
  /// A drag continues from the new point.
  ///
  /// It is rounded to whole pixels of the window, and to whole points without a window. The origin of `bounds` is not rounded.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = offsetOnPixels(newValue)
      // Once, because an override may set further offsets, which are the app's.
      if isSetByMovement { isSetByMovement = false } else { interruptMovement(at: offset) }
      bounds = CGRect(origin: offset, size: bounds.size)
    }
  }
  /// Whether the next change of the offset is a step of the current movement.
  final var isSetByMovement = false
  /// Where the last wheel has led between pixels, and the offset on pixels that it gave. Small steps would be lost without it.
  final var wheelPlace: (exact: CGPoint, shown: CGPoint)?

  /// The view's rectangle in its own coordinates, in points; its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.origin != old.origin { offsetDidChange() }
    }
  }

  /// Moves the content to `contentOffset`, in points, in 0.3 seconds if `animated`. Ends every movement, also a drag.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, let clock = animationClock else {
      stopMoving()
      return self.contentOffset = contentOffset
    }
    glide(to: contentOffset, on: clock) { $0.delegate?.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Whether a finger touches the content to move it.
  open var isTracking: Bool { movement.isDrag }
  /// Whether a finger moves the content.
  open var isDragging: Bool { movement.isDrag }
  /// Whether the content moves by momentum after a drag.
  open var isDecelerating: Bool { movement.isDeceleration }

  /// Whether a finger, momentum or an animation moves the content.
  package final var isMoving: Bool {
    if case .none = movement { return false }
    return true
  }

  /// Scrolls by the smallest distance that makes `rect` of the content visible, in points, or as much of it
  /// as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    indicators.flash(in: self)
  }

  // MARK: Zoom

  /// The smallest zoom scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// The largest zoom scale; 1 by default. There is no pinch unless it is greater than the smallest.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// Whether a pinch can go beyond the limits, and returns when it ends.
  open var bouncesZoom = true

  /// The scale of the view that the delegate's `viewForZooming(in:)` returns. Setting it zooms about the
  /// centre, within the limits. Without such a view it stays 1.
  open var zoomScale: CGFloat {
    get { zoomState.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the centre of the visible part, in 0.3 seconds if `animated`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated: animated) }

  /// Zooms so that a rectangle of the zoomed view, in its own points, fills the scroll view within the
  /// limits.
  open func zoom(to rect: CGRect, animated: Bool) { changeZoom(showing: rect, animated: animated) }

  /// Whether fingers pinch the content.
  open var isZooming: Bool { zoomState.gesture != nil }

  /// Whether the zoom is returning from beyond a limit.
  open var isZoomBouncing: Bool { zoomState.isBouncing }

  /// The pinch recogniser; nil if zooming is not possible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomState.pinch }

  /// The guide of the content, if it was used.
  var existingContentGuide: UILayoutGuide? { contentGuide }

  // MARK: Insets

  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      insetsMayHaveChanged()
      observablePropertyDidChange()
    }
  }

  /// How the safe area adds to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// `contentInset` plus the added safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { insets }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Called when the safe area of the view has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Content at its beginning stays there, as in UIKit.
  func insetsMayHaveChanged() {
    let (old, oldPart) = (insets, safeAreaInInsets)
    safeAreaInInsets = safeAreaPart
    insets = contentInset.adding(safeAreaInInsets)
    insets.top += refreshControl?.inset ?? 0
    if safeAreaInInsets != oldPart { safeAreaOfContentDidChange() }
    guard insets != old else { return }
    var offset = bounds.origin
    if offset.x == -old.left { offset.x = -insets.left }
    if offset.y == -old.top { offset.y = -insets.top }
    if offset != bounds.origin { move(to: offset) }
    mayEndEarly = true
    returnFromBeyondEnd()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Insets that keep the content clear of a part of the safe area remove that part from the content's safe
  /// area.
  override var safeAreaOfContent: UIEdgeInsets { safeAreaInsets.subtracting(safeAreaInInsets) }

  private func safeAreaOfContentDidChange() {
    updateSafeAreaOfSubviews()
    for guide in guides.system where guide.kind == .contentMargins { guide.insetsMayHaveChanged() }
  }

  // MARK: Layout

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = ScrollContentGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    contentGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The visible part of the content.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    frameGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  override var hasMovableBounds: Bool { true }

  override func scrollByWheel(_ delta: CGVector) -> Bool { scroll(by: delta) }

  override var isScrollArea: Bool {
    let (content, inset) = (contentSize, adjustedContentInset)
    let isLarger =
      content.width + inset.left + inset.right > bounds.width + 1
      || content.height + inset.top + inset.bottom > bounds.height + 1
    return isScrollEnabled && isLarger && !isAccessibilityElement
  }

  /// Called after another delegate was set, or none.
  @_spi(Overrides) open func delegateDidChange() {}

  /// Scrolls to the row that a move leads to, and returns it; nil for a view without rows.
  @_spi(Overrides) open func row(_ move: RowMove, from row: UIView) -> UIView? { nil }

  /// The final offset of a drag that would end at `offset`; `velocity` is in points per millisecond.
  @_spi(Overrides) open func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  override func contentGuide(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: contentLayoutGuide
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      guide(.contentMargins)
    default: nil
    }
  }

  override func layoutGuideDidMove(_ guide: UILayoutGuide) {
    guard guide === contentGuide else { return }
    let size = guide.layoutFrame.size
    contentSize = CGSize(width: size.width * zoomState.scale, height: size.height * zoomState.scale)
  }

  /// Places the subviews and updates the insets for the new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    insetsMayHaveChanged()
    if mayEndEarly { returnFromBeyondEnd() }
    indicators.update(in: self)
  }

  @_spi(Overrides) open override func sizeDidChange() { contentEndMayHaveMoved() }

  /// Called before the view moves to another window, or to none. Ends movement.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { stopMoving() }
  }
}
