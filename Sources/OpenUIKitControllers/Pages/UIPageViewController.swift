import OpenUIKitControls

/// Shows one page of several, and changes to the next by a swipe.
open class UIPageViewController: UIViewController {
  /// How pages change.
  open private(set) var transitionStyle = TransitionStyle.scroll
  /// The direction in which the pages follow each other.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  private var spacing: CGFloat = 0

  #if !hasFeature(Embedded)
    private var spine: SpineLocation?

    /// Where the spine of a book is: at its first edge, unless the options state another place; none for pages that scroll. Pages of both
    /// styles slide here, so that it has no effect.
    public final var spineLocation: SpineLocation {
      transitionStyle == .pageCurl ? spine ?? .min : .none
    }
    /// Whether a page has another one on its back; false by default. It is kept, because pages slide here.
    public final var isDoubleSided = false
  #endif

  /// The object that provides the pages; not retained. Without one there is no swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighboursMayHaveChanged() }
  }

  /// The object that is notified of changes of the page; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private let scroller = PageScroller()
  private var pageControl: UIPageControl?
  private var current: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  private var before: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  private var after: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  /// The page that is sliding in, or being pulled in.
  private var pending: UIViewController? { didSet { releaseAfterAssignment(oldValue) } }
  /// The appearance of the two pages while one slides in.
  private var change: AppearanceTransition?
  /// Whether the app has asked for the pending page, and the user has not.
  private var isSlide = false
  private var completion: ((Bool) -> Void)? { didSet { releaseAfterAssignment(oldValue) } }
  /// Whether the pages are being placed, which scrolls.
  private var isPlacing = false

  #if hasFeature(Embedded)
    /// Creates a controller without pages.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: CGFloat]? = nil
    ) {
      super.init(nibName: nil, bundle: nil)
      (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
      spacing = options?[.interPageSpacing] ?? 0
    }
  #else
    /// Creates a controller without pages.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      super.init(nibName: nil, bundle: nil)
      (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
      spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
      spine = spine ?? options?[.spineLocation] as? SpineLocation
      let value = options?[.interPageSpacing]
      spacing = (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) } ?? 0
    }
  #endif

  /// Creates a controller whose pages scroll, unless a file of Interface Builder states another transition.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    #if !hasFeature(Embedded) || HasInterfaceFiles
      transitionStyle = coder.interfaceValue(.transition) ?? .scroll
      navigationOrientation = coder.interfaceValue(.orientation) ?? .horizontal
    #endif
  }

  // MARK: Pages

  /// The visible page; nil before it is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Shows a page. It slides in from a direction if `animated`; `completion` is called at the end, with
  /// whether it has arrived. Traps unless there is one page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      fatalError("UIPageViewController shows one page")
    }
    finishAllScrolling()
    // The end of the former change has begun another one again and again, which stays.
    guard pending == nil else {
      completion?(false)
      return
    }
    guard animated, let current, current !== page, isViewLoaded, view.window != nil else {
      replace(with: page)
      completion?(true)
      return
    }
    // The end of the former neighbours may call the app, which then finds a slide that has begun.
    withExtendedLifetime((before, after)) {
      (before, after) = direction == .forward ? (nil, page) : (page, nil)
      self.completion = completion
      layOutPages()
      slide(to: page)
    }
  }

  private func slide(to page: UIViewController) {
    isSlide = true
    begin(page)
    // The page that slides in may have set another one.
    guard pending === page else { return }
    let target = scroller.offsetOnPixels(offset(of: page))
    // Without a distance there is no movement whose end would be reported.
    guard target != scroller.contentOffset else { return finishStopped() }
    scroller.setContentOffset(target, animated: true)
  }

  /// Ends a change of the page, and those that its callbacks begin.
  private func finishAllScrolling() {
    for _ in 0..<3 where pending != nil { finishScrolling() }
  }

  private func replace(with page: UIViewController) {
    let former = current
    current = page
    if former !== page { exchange(former, for: page) }
    // Data sources count the pages that they have returned, so the dots come before the neighbours, as in UIKit.
    showDots()
    neighboursMayHaveChanged()
  }

  private func exchange(_ former: UIViewController?, for page: UIViewController) {
    let transition = AppearanceTransition(isVisible: isInShownWindow)
    transition.begin(former, false, animated: false)
    former.map { remove($0) }
    transition.end(former)
    // A page that leaves or appears may set another one, which then has replaced this one.
    if isViewLoaded, current === page { add(page, transition, animated: false) }
    transition.end()
  }

  private func add(_ page: UIViewController, _ transition: AppearanceTransition?, animated: Bool) {
    if page.parent !== self { addChild(page) }
    if isPage(page) { transition?.begin(page, true, animated: animated) }
    page.loadViewIfNeeded()
    // Each of these calls may have set another page.
    guard isPage(page) else { return remove(page) }
    scroller.addSubview(page.view)
    guard isPage(page) else { return remove(page) }
    page.didMove(toParent: self)
  }

  private func isPage(_ controller: UIViewController) -> Bool {
    controller === current || controller === pending
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    // The call may have set it again.
    guard !isPage(page) else { return }
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func neighboursMayHaveChanged() {
    guard pending == nil else { return }
    let page = current
    let earlier = page.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    let later = page.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    // The data source may have set another page, which has its own neighbours.
    guard pending == nil, current === page else { return }
    // As for a slide: the app must not be called between the assignments.
    withExtendedLifetime((before, after)) {
      (before, after) = (earlier, later)
      if isViewLoaded { layOutPages() }
    }
  }

  // MARK: The view

  /// The recognisers of swipes that change the page.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Creates the view that scrolls.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    let controller = Weak<UIPageViewController>(wrappedValue: self)
    scroller.didStop = { controller.wrappedValue?.finishStopped() }
    view.addSubview(scroller)
    if let current { add(current, nil, animated: false) }
    showDots()
  }

  /// Places the pages.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let dots: CGFloat = pageControl == nil ? 0 : 37
    let frame =
      isHorizontal
      ? CGRect(x: -spacing / 2, y: 0, width: size.width + spacing, height: size.height - dots)
      : CGRect(x: 0, y: -spacing / 2, width: size.width, height: size.height - dots + spacing)
    pageControl?.frame = CGRect(
      x: 0, y: size.height - dots - view.safeAreaInsets.bottom, width: size.width, height: dots)
    guard frame != scroller.frame else { return }
    scroller.frame = frame
    layOutPages()
    // The new offset has ended a movement.
    if !scroller.isMoving { finishStopped() }
  }

  // MARK: Layout

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  private var isMirrored: Bool {
    isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The pages in the order of their positions.
  private var places: [UIViewController] {
    let pages = [before, current, after].compactMap { $0 }
    return isMirrored ? pages.reversed() : pages
  }

  private var step: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }

  private func offset(of page: UIViewController?) -> CGPoint {
    let index = CGFloat(places.firstIndex { $0 === page } ?? 0)
    return isHorizontal ? CGPoint(x: index * step, y: 0) : CGPoint(x: 0, y: index * step)
  }

  /// Places the pages side by side, with the current one in sight.
  private func layOutPages() {
    isPlacing = true
    let (count, size) = (CGFloat(places.count), scroller.bounds.size)
    scroller.contentSize =
      isHorizontal
      ? CGSize(width: count * size.width, height: size.height)
      : CGSize(width: size.width, height: count * size.height)
    for page in places where page.viewIfLoaded?.superview === scroller { place(page) }
    // Ends a drag, which would continue from another page than it began at.
    scroller.setContentOffset(offset(of: current), animated: false)
    isPlacing = false
  }

  private func place(_ page: UIViewController) {
    let origin = offset(of: page)
    let box = CGRect(origin: origin, size: scroller.bounds.size)
    page.view.frame = isHorizontal ? box.shrunk(dx: spacing / 2, dy: 0) : box.shrunk(dx: 0, dy: spacing / 2)
    page.view.autoresizingMask = []
  }

  // MARK: Changes of the page

  /// Adds the page that slides in.
  private func begin(_ page: UIViewController) {
    pending = page
    let transition = AppearanceTransition(isVisible: isInShownWindow)
    change = transition
    add(page, transition, animated: true)
    if pending === page { transition.begin(current, false, animated: true) }
    if pending === page { place(page) }
  }

  /// Ends a change of the page: the page in the middle is the current one.
  private func finishScrolling(arrives: Bool? = nil) {
    guard let pending else { return }
    let isThere = arrives ?? (distance(of: pending) < distance(of: current))
    let (former, handler) = (current, completion)
    let isForward = pending === after
    self.pending = nil
    // Before the calls below, which may begin another change with a completion of its own.
    let transition = change
    (completion, change, isSlide) = (nil, nil, false)
    if isThere { current = pending }
    let (staying, leaving): (UIViewController?, UIViewController?) =
      isThere ? (pending, former) : (former, pending)
    if transitionStyle == .scroll {
      endScroll(transition, staying, leaving, arrives: isThere)
    } else {
      endCurl(transition, staying, leaving, arrives: isThere)
    }
    neighboursMayHaveChanged()
    if handler == nil {
      if isThere { moveDots(by: isForward ? 1 : -1) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: former.map { [$0] } ?? [],
        transitionCompleted: isThere)
    } else {
      showDots()
    }
    handler?(isThere)
  }

  /// Removes the page that leaves. UIKit's order for scrolls: the page in sight has appeared before the other one disappears.
  private func endScroll(
    _ transition: AppearanceTransition?, _ staying: UIViewController?, _ leaving: UIViewController?,
    arrives: Bool
  ) {
    if !arrives { transition?.begin(staying, true, animated: true) }
    transition?.end(staying)
    leaving.map { remove($0) }
    let controller = Weak<UIPageViewController>(wrappedValue: self)
    let finish = {
      // It may have been pulled in again meanwhile.
      if !arrives, let leaving, controller.wrappedValue?.isPage(leaving) != true {
        transition?.begin(leaving, false, animated: true)
      }
      transition?.end()
    }
    // `viewDidAppear` waits for the next layout of the window.
    guard isInShownWindow, let window = view.window else { return finish() }
    window.whenAppeared(finish)
  }

  /// Removes the page that leaves, in UIKit's order for curls.
  private func endCurl(
    _ transition: AppearanceTransition?, _ staying: UIViewController?, _ leaving: UIViewController?,
    arrives: Bool
  ) {
    if !arrives {
      transition?.begin(leaving, false, animated: true)
      transition?.begin(staying, true, animated: true)
    }
    leaving.map { remove($0) }
    transition?.end(leaving)
    transition?.end()
  }

  /// Ends a change whose movement has stopped before its end. The page that the app has asked for is there then.
  private func finishStopped() { finishScrolling(arrives: isSlide ? true : nil) }

  private func distance(of page: UIViewController?) -> CGFloat {
    let (place, offset) = (offset(of: page), scroller.contentOffset)
    return abs(place.x - offset.x) + abs(place.y - offset.y)
  }

  // MARK: Dots

  private func showDots() {
    guard isViewLoaded, transitionStyle == .scroll, isHorizontal, let dataSource else { return }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return }
    let control = pageControl ?? UIPageControl()
    if pageControl == nil {
      pageControl = control
      control.isUserInteractionEnabled = false
      view.addSubview(control)
      view.setNeedsLayout()
    }
    control.numberOfPages = count
    control.currentPage = dataSource.presentationIndex(for: self)
  }

  private func moveDots(by distance: Int) { pageControl?.currentPage += distance }
}

extension UIPageViewController: UIScrollViewDelegate {
  /// Adds the page towards which the content moves.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing else { return }
    guard scroller.isMoving else { return contentWasPlaced() }
    guard pending == nil, scrollView.isDragging, let current else { return }
    let (offset, home) = (scrollView.contentOffset, offset(of: current))
    let moved = offset.x - home.x + offset.y - home.y
    guard moved != 0 else { return }
    guard let page = (moved > 0) != isMirrored ? after : before else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    // The delegate may have set another page.
    guard pending == nil, self.current === current, page === after || page === before else { return }
    begin(page)
  }

  /// A wheel has placed the content, which ends a movement. The current page stays in sight.
  private func contentWasPlaced() {
    finishStopped()
    if pending == nil { layOutPages() }
  }

  /// Ends the change after the content has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finishScrolling() }

  /// Ends the change if the content rests already.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finishScrolling() }
  }

  /// Ends a change by the app.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finishScrolling() }
}
