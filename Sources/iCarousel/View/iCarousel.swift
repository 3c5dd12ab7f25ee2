/// A view that shows many items, one of them in the middle, in a row, on a circle or in a custom arrangement.
///
/// The items' views come from a data source and are used again: only `numberOfVisibleItems` views exist, and
/// at most as many that wait for use. Each item is in a container in `contentView`, which has its transform
/// and opacity.
///
/// Positions are in items: `scrollOffset` 2.5 is half way between the third item and the fourth. NaN and
/// numbers larger than a billion are refused: a property keeps its value then.
#if _runtime(_ObjC)
  @objc(iCarousel) @IBDesignable
#endif
open class iCarousel: CarouselBaseView {
  // MARK: Content

  @Weak var weakDataSource: (any iCarouselDataSource)?
  @Weak var weakDelegate: (any iCarouselDelegate)?

  /// The source of the items; not retained. Setting it to another object reloads. Setting it to nil keeps the
  /// visible items.
  open var dataSource: (any iCarouselDataSource)? {
    get { weakDataSource }
    set {
      let isOther = newValue !== weakDataSource
      weakDataSource = newValue
      if isOther && newValue != nil { reloadData() }
    }
  }

  /// The object that is notified of events and customises the appearance; not retained.
  open var delegate: (any iCarouselDelegate)? {
    get { weakDelegate }
    set {
      let isOther = newValue !== weakDelegate
      weakDelegate = newValue
      if isOther && newValue != nil && dataSource != nil { setNeedsLayout() }
    }
  }

  /// The view that contains the items and fills the carousel. You may add views; their order among the items
  /// changes.
  public let contentView = Platform.makeContentView()

  // MARK: Appearance

  /// The arrangement of the items. A change lays out at once, animated in an animation block, and keeps the
  /// views.
  open var type = iCarouselType.linear {
    didSet { if type != oldValue { typeDidChange() } }
  }

  /// The perspective, entry m34 of the transforms: commonly -1/1000 to -1/100.
  @IBInspectable open var perspective: CGFloat = -1.0 / 500 {
    didSet {
      guard perspective.isUsable else { return perspective = oldValue }
      if perspective != oldValue { layOutItems() }
    }
  }

  /// The offset of items and vanishing point, in points.
  @IBInspectable open var contentOffset = CGSize.zero {
    didSet {
      guard contentOffset.isUsable else { return contentOffset = oldValue }
      if contentOffset != oldValue { layOutItems() }
    }
  }

  /// The offset of the viewer from the middle, in points. Items move by its negative value, and the vanishing
  /// point stays.
  @IBInspectable open var viewpointOffset = CGSize.zero {
    didSet {
      guard viewpointOffset.isUsable else { return viewpointOffset = oldValue }
      if viewpointOffset != oldValue { layOutItems() }
    }
  }

  /// Whether the row runs downwards. A change measures the items again and lays out at once.
  @IBInspectable open var isVertical = false {
    didSet { if isVertical != oldValue { axisDidChange() } }
  }

  /// Whether every item of a row (linear, cover flow, tilted) is as wide as its own view, if the delegate
  /// does not set a width. False, the default, gives all items the width of the first, as the original does.
  @IBInspectable open var measuresEveryItem = false {
    didSet { if measuresEveryItem != oldValue { widthsDidChange() } }
  }

  // MARK: Scrolling

  /// How long a fling lasts, from 0 to 1. At 1 it continues to the end, or for ever if the carousel wraps.
  @IBInspectable open var decelerationRate: CGFloat {
    get { machine.rules.decelerationRate }
    set { if newValue.isUsable { machine.rules.decelerationRate = min(max(newValue, 0), 1) } }
  }

  /// The factor of the speed of a release, 1 by default. A drag follows the finger exactly in any case.
  @IBInspectable open var scrollSpeed: CGFloat {
    get { machine.rules.scrollSpeed }
    set { if newValue.isUsable { machine.rules.scrollSpeed = max(newValue, 0) } }
  }

  /// How far beyond its ends the carousel can be moved, in items; 0 for no bounce.
  @IBInspectable open var bounceDistance: CGFloat {
    get { machine.rules.bounceDistance }
    set { if newValue.isUsable { machine.rules.bounceDistance = max(newValue, 0) } }
  }

  /// The mean speed of animated scrolls to distant items, in items per second. With 0, the default, every
  /// scroll takes the same time.
  ///
  /// A speed between 0 and a billionth is also refused: a scroll by one item would take decades.
  @IBInspectable open var animatedScrollSpeed: CGFloat = 0 {
    didSet {
      let isTooSlow = animatedScrollSpeed != 0 && abs(animatedScrollSpeed) < 1e-9
      if !animatedScrollSpeed.isUsable || isTooSlow { animatedScrollSpeed = oldValue }
    }
  }

  /// Whether a carousel that does not wrap can be moved beyond its ends.
  @IBInspectable open var bounces: Bool {
    get { machine.rules.bounces }
    set { machine.rules.bounces = newValue }
  }

  /// Whether fingers, wheels and keys move the carousel. Code can always move it, and taps centre items.
  @IBInspectable open var isScrollEnabled = true

  /// Whether a fling ends at the next item.
  @IBInspectable open var isPagingEnabled: Bool {
    get { machine.rules.isPaging }
    set { machine.rules.isPaging = newValue }
  }

  /// Whether a fling ends at an item.
  @IBInspectable open var stopAtItemBoundary: Bool {
    get { machine.rules.stopsAtItemBoundary }
    set { machine.rules.stopsAtItemBoundary = newValue }
  }

  /// Whether the carousel rests only at items.
  @IBInspectable open var scrollToItemBoundary: Bool {
    get { machine.rules.scrollsToItemBoundary }
    set { machine.rules.scrollsToItemBoundary = newValue }
  }

  /// Whether drags across the row are left to other views.
  @IBInspectable open var ignorePerpendicularSwipes = true

  /// Whether a tap on another item centres it. If true, only controls in the current item receive touches.
  @IBInspectable open var centerItemWhenSelected = true

  /// The speed of the drift, in items per second; 0 turns it off. As in the original a positive speed
  /// decreases `scrollOffset`.
  @IBInspectable open var autoscroll: CGFloat {
    get { machine.rules.autoscroll }
    set { if newValue.isUsable { setAutoscroll(newValue) } }
  }

  /// The amount of motion. By default it follows the system's setting, also when the user changes that.
  open var motionPreference = MotionPreference.automatic {
    didSet { motionPreferenceDidChange() }
  }

  // MARK: Prefetching and accessibility

  @Weak var weakPrefetchDataSource: (any iCarouselDataSourcePrefetching)?

  /// The object that is notified early of the next items; not retained.
  open var prefetchDataSource: (any iCarouselDataSourcePrefetching)? {
    get { weakPrefetchDataSource }
    set { weakPrefetchDataSource = newValue }
  }

  /// The number of items beyond the visible ones that are announced to the prefetcher, from 0 to 500. Other
  /// values are clamped.
  open var prefetchDistance = 10

  /// Returns the text of assistive technology for the current item, from its number, which starts at 1, and
  /// the number of items.
  open var itemPositionText: (Int, Int) -> String = { "Item \($0) of \($1)" }

  /// The words for assistive technology.
  open var accessibilityNames = CarouselAccessibilityNames() {
    didSet { accessibilityState.element?.nameActions(accessibilityNames) }
  }

  // MARK: State

  // Unchecked, as the activity below: no change of them runs other code, and each frame reads them many times.
  @exclusivity(unchecked)
  final var machine = ScrollMachine()
  final var geometry = CarouselGeometry()
  var arrangement = CarouselArrangement()
  @exclusivity(unchecked)
  final var items = ItemTable()
  var pool = ItemPool()
  /// Slots of removed items, which fade out.
  var departing: [ItemSlot] = []
  let frameLink = FrameLink()
  var gestures = CarouselGestures()

  /// The number of items as of the last reload, insertion or removal.
  public internal(set) var numberOfItems: Int {
    get { machine.rules.ring.count }
    set { machine.rules.setCount(min(max(newValue, 0), ItemRing.mostItems)) }
  }

  /// The number of placeholders as of the last reload.
  public internal(set) var numberOfPlaceholders = 0

  /// The number of items that have views at a time.
  public internal(set) var numberOfVisibleItems = 0

  /// The width of an item along the row, in points: the delegate's, or else that of the first view.
  public internal(set) var itemWidth: CGFloat = 0

  /// The width of the first view since the last reload or change of axis.
  var measuredWidth: CGFloat?
  /// Whether an item has had a width of its own since the last reload.
  var hasOwnWidths = false
  /// The current activity, which called code must not disturb.
  @exclusivity(unchecked)
  final var activity = CarouselActivity()
  var reuse = ReuseRegistry()
  /// The object that sizes the carousel and its items by their content; nil if nothing does.
  var sizer: (any ItemSizer)?
  var observers: [WeakObserver] = []
  /// Objects that the carousel retains for others.
  package final var companions: [AnyObject] = []
  /// The map from the carousel's items to those of the app; nil if they are the same; not retained.
  @Weak package final var itemMap: (any CarouselItemMap)?
  var prefetching = PrefetchState()
  var autoplay = Autoplay()
  /// The observer of the system's setting for reduced motion.
  var motionObserver: AnyObject?
  var accessibilityState = CarouselAccessibility()
  /// The carousel that this one follows; nil if it moves by itself.
  final var following: Following?
  /// The current index as of the last placement.
  var placedIndex: Int?

  /// Creates a carousel with a frame, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a carousel of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    addGestures()
    acceptKeyboardAndWheel()
    #if os(visionOS)
      followSizeClasses()
    #endif
  }

  // MARK: Overrides

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    layOutItems()
  }

  /// The size of the items across the row, if `contentSizing` is set.
  open override var intrinsicContentSize: CGSize { sizer?.contentSize ?? super.intrinsicContentSize }

  /// Stops the frames of the old window.
  open override func willMove(toWindow newWindow: CarouselWindow?) {
    super.willMove(toWindow: newWindow)
    frameLink.stop()
  }

  /// Continues movement on the clock of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let now = Platform.now(for: self), window != nil {
      machine.shiftTime(by: now - machine.lastTime)
    }
    observeReducedMotion()
    breakOffTouches()
    // There are no frames outside a window, and code that waits may keep the carousel alive.
    if window == nil { endWaitingScroll() }
    settle()
    updateFrameLink()
  }

  // MARK: Restoration

  /// Stores the place for the next launch.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    state.encode(with: coder)
  }

  /// Moves to the place of the last launch, as soon as there are items. If there are fewer items, it moves to
  /// the nearest place.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if let kept = iCarouselState(from: coder) { state = kept }
  }

  // MARK: UIKit

  #if canImport(UIKit) || !canImport(AppKit)
    let pageLink = PageLink()
    /// The focused view or item in the carousel.
    @Weak var focusedItem: (any UIFocusItem)?

    /// Whether the items themselves can get the focus. Views in them can get it also if this is false, the
    /// default.
    @IBInspectable open var allowsFocus = false {
      didSet { if allowsFocus != oldValue { allowsFocusDidChange() } }
    }

    /// The current item gets the focus first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      items[currentItemIndex].map { [$0.container] } ?? super.preferredFocusEnvironments
    }

    /// Centres an item that gets the focus, or that contains the view that gets it.
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      focusDidMove(context)
    }

    #if !os(visionOS)  // where the method is deprecated from the first version on
      /// Asks `itemSizingProvider` again.
      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeClassesDidChange()
      }
    #endif

    /// True: a carousel receives keys.
    open override var canBecomeFirstResponder: Bool { true }

    /// Arrows along the row, page up and down, home and end move the carousel. Other keys reach the next
    /// responder.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !perform(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Repeats the action of a key that repeats.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !perform(presses) { super.pressesChanged(presses, with: event) }
    }

    #if hasFeature(Embedded)
      /// The element for the whole carousel and the visible views, in the order of the items, unless others are
      /// set.
      open override var accessibilityElements: [UIResponder]? {
        get { super.accessibilityElements ?? elementsInOrder }
        set { super.accessibilityElements = newValue }
      }
    #else
      /// The element for the whole carousel and the visible views, in the order of the items, unless others are
      /// set.
      open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? elementsInOrder }
        set { super.accessibilityElements = newValue }
      }
    #endif

    /// Moves by a page. Returns false at the end.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      scrollForAccessibility(direction)
    }

    /// Ends animated scrolls and flings. Returns false if there is none.
    open override func accessibilityPerformEscape() -> Bool { escapeForAccessibility() }

    /// Whether a recogniser of the carousel may begin: a drag must go along the row, unless
    /// `ignorePerpendicularSwipes` is false.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      shouldBegin(gestureRecognizer)
    }
  #endif
}
