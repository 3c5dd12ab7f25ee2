/// A view that shows many items, one of them in the middle, in a row, on a circle or as code says.
///
/// The items' views come from a data source and are used again: only as many exist as `numberOfVisibleItems`
/// says, and as many again at most that wait. An item stands in a container in `contentView`, which carries
/// its transform and opacity.
///
/// Places are counted in items: `scrollOffset` 2.5 is half way between the third item and the fourth. Numbers
/// that are none, or larger than a billion, are refused: a property then keeps its value.
#if _runtime(_ObjC)
  @objc(iCarousel) @IBDesignable
#endif
open class iCarousel: UIView, UIGestureRecognizerDelegate {
  // MARK: What it shows

  @Weak var weakDataSource: (any iCarouselDataSource)?
  @Weak var weakDelegate: (any iCarouselDelegate)?

  /// What the carousel shows; not retained. Setting it to another object reloads; setting it to nil keeps
  /// what is shown.
  open var dataSource: (any iCarouselDataSource)? {
    get { weakDataSource }
    set {
      let isOther = newValue !== weakDataSource
      weakDataSource = newValue
      if isOther && newValue != nil { reloadData() }
    }
  }

  /// What hears about the carousel and decides how it looks; not retained.
  open var delegate: (any iCarouselDelegate)? {
    get { weakDelegate }
    set {
      let isOther = newValue !== weakDelegate
      weakDelegate = newValue
      if isOther && newValue != nil && dataSource != nil { setNeedsLayout() }
    }
  }

  /// The view that holds the items; it fills the carousel. Views may be added; their order among the items
  /// changes.
  public let contentView = UIView()

  // MARK: Look

  /// How the items are arranged. A change lays out at once, within an animation block animated; views are
  /// kept.
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

  /// How far items and vanishing point are moved, in points.
  @IBInspectable open var contentOffset = CGSize.zero {
    didSet {
      guard contentOffset.isUsable else { return contentOffset = oldValue }
      if contentOffset != oldValue { layOutItems() }
    }
  }

  /// How far the viewer stands from the middle, in points: items move by minus this, the vanishing point
  /// stays.
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

  /// Whether every item of a row (linear, cover flow, tilted) is as wide as its own view, unless the delegate says
  /// otherwise. False, the default, gives all items the width of the first, as the original does.
  @IBInspectable open var measuresEveryItem = false {
    didSet { if measuresEveryItem != oldValue { widthsDidChange() } }
  }

  // MARK: Scrolling

  /// How long a fling lasts, from 0 to 1, at which it goes on to the end, or for ever if the carousel wraps.
  @IBInspectable open var decelerationRate: CGFloat {
    get { machine.rules.decelerationRate }
    set { if newValue.isUsable { machine.rules.decelerationRate = min(max(newValue, 0), 1) } }
  }

  /// What the speed of a release is multiplied by, 1 by default. A finger that drags is always followed
  /// exactly.
  @IBInspectable open var scrollSpeed: CGFloat {
    get { machine.rules.scrollSpeed }
    set { if newValue.isUsable { machine.rules.scrollSpeed = max(newValue, 0) } }
  }

  /// How far beyond its ends the carousel can be moved, in items; 0 for no bounce.
  @IBInspectable open var bounceDistance: CGFloat {
    get { machine.rules.bounceDistance }
    set { if newValue.isUsable { machine.rules.bounceDistance = max(newValue, 0) } }
  }

  /// The mean speed of animated scrolls to far items, in items per second; 0, the default, lets every scroll
  /// take the same time.
  ///
  /// A speed that is not 0 and less than a billionth is refused, too: a scroll by one item would take decades.
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

  /// Whether fingers, wheels and keys move the carousel. Code moves it always, and taps centre items.
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

  /// Whether the carousel comes to rest at an item only.
  @IBInspectable open var scrollToItemBoundary: Bool {
    get { machine.rules.scrollsToItemBoundary }
    set { machine.rules.scrollsToItemBoundary = newValue }
  }

  /// Whether drags across the row are left to others.
  @IBInspectable open var ignorePerpendicularSwipes = true

  /// Whether a tap on another item centres it. While it is true only the current item's own controls get
  /// touches.
  @IBInspectable open var centerItemWhenSelected = true

  /// How fast the carousel drifts, in items per second; 0 for not at all. As in the original a positive speed
  /// decreases `scrollOffset`.
  @IBInspectable open var autoscroll: CGFloat {
    get { machine.rules.autoscroll }
    set { if newValue.isUsable { setAutoscroll(newValue) } }
  }

  /// Whether the carousel moves less than it could; as the system says unless set, also when the user changes that.
  open var motionPreference = MotionPreference.automatic {
    didSet { motionPreferenceDidChange() }
  }

  // MARK: Prefetching and accessibility

  @Weak var weakPrefetchDataSource: (any iCarouselDataSourcePrefetching)?

  /// What hears early which items come next; not retained.
  open var prefetchDataSource: (any iCarouselDataSourcePrefetching)? {
    get { weakPrefetchDataSource }
    set { weakPrefetchDataSource = newValue }
  }

  /// How many items beyond the visible ones are announced to the prefetcher; less than 0 counts as 0, and more than 500 as
  /// 500.
  open var prefetchDistance = 10

  /// What assistive technology says of the current item, given its number from 1 and the number of items.
  open var itemPositionText: (Int, Int) -> String = { "Item \($0) of \($1)" }

  // MARK: State

  var machine = ScrollMachine()
  var geometry = CarouselGeometry()
  var items = ItemTable()
  var pool = ItemPool()
  /// Slots whose items have gone and which fade away.
  var departing: [ItemSlot] = []
  let frameLink = FrameLink()
  var gestures = CarouselGestures()

  /// The number of items as of the latest reload, insertion or removal.
  public internal(set) var numberOfItems: Int {
    get { machine.rules.ring.count }
    set { machine.rules.ring.count = min(max(newValue, 0), ItemRing.mostItems) }
  }

  /// The number of placeholders as of the latest reload.
  public internal(set) var numberOfPlaceholders = 0

  /// How many items have views at a time.
  public internal(set) var numberOfVisibleItems = 0

  /// The width of an item along the row, in points: the delegate's, or else that of the first view.
  public internal(set) var itemWidth: CGFloat = 0

  /// The width of the first view since the latest reload or change of axis.
  var measuredWidth: CGFloat?
  /// Whether an item has had a width of its own since the latest reload.
  var hasOwnWidths = false
  /// What is being done at the moment, which code that is called meanwhile must not disturb.
  var activity = CarouselActivity()
  var reuse = ReuseRegistry()
  var prefetching = PrefetchState()
  var autoplay = Autoplay()
  let pageLink = PageLink()
  /// What calls when the user begins or ceases to want less motion.
  var motionObserver: AnyObject?
  var accessibilityState = CarouselAccessibility()
  /// What in the carousel has the focus.
  @Weak var focusedItem: (any UIFocusItem)?
  /// The current index as of the latest placement.
  var placedIndex: Int?

  /// A carousel with the given frame, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A carousel of zero size.
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
  }

  // MARK: Overrides

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    layOutItems()
  }

  /// Lets go of the frames of the old window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    frameLink.stop()
  }

  /// Goes on with what moves on the clock of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let now = Platform.now(for: self), window != nil {
      machine.shiftTime(by: now - machine.lastTime)
    }
    observeReducedMotion()
    breakOffTouches()
    updateFrameLink()
  }

  // MARK: Focus and restoration

  /// Whether the items can have the focus as they are. Views in them that can have it get it also when this is false, the
  /// default.
  @IBInspectable open var allowsFocus = false {
    didSet { if allowsFocus != oldValue { allowsFocusDidChange() } }
  }

  /// The focus goes to the current item first.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    items[currentItemIndex].map { [$0.container] } ?? super.preferredFocusEnvironments
  }

  /// An item that gets the focus, or that holds what gets it, comes into the middle.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(context)
  }

  /// Keeps the place for the next launch.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    state.encode(with: coder)
  }

  /// Goes to the place of the last launch, as soon as there are items. With fewer items than then it is as near to it as
  /// they reach.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if let kept = iCarouselState(from: coder) { state = kept }
  }

  // MARK: Keys and accessibility

  /// True: a carousel takes keys.
  open override var canBecomeFirstResponder: Bool { true }

  /// Arrows along the row, page up and down, home and end move the carousel; other keys go on to the next
  /// responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !perform(presses) { super.pressesBegan(presses, with: event) }
  }

  /// A key that repeats does the same again.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !perform(presses) { super.pressesChanged(presses, with: event) }
  }

  #if hasFeature(Embedded)
    /// The element for the whole carousel and the views in sight, in the order of the items, unless others
    /// are set.
    open override var accessibilityElements: [UIResponder]? {
      get { super.accessibilityElements ?? elementsInOrder }
      set { super.accessibilityElements = newValue }
    }
  #else
    /// The element for the whole carousel and the views in sight, in the order of the items, unless others
    /// are set.
    open override var accessibilityElements: [Any]? {
      get { super.accessibilityElements ?? elementsInOrder }
      set { super.accessibilityElements = newValue }
    }
  #endif

  /// Moves by a page. Returns whether there was anything to move to.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollForAccessibility(direction)
  }

  /// Stops what moves by itself. Returns false when nothing did.
  open override func accessibilityPerformEscape() -> Bool { escapeForAccessibility() }

  /// Whether a recogniser of the carousel may begin: a drag must go along the row, unless
  /// `ignorePerpendicularSwipes` is false.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }
}
