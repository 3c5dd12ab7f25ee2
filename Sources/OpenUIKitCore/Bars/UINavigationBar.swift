/// A bar of 44 points at the top with a title, a back button and buttons of the screen.
///
/// With `prefersLargeTitles` a title of 52 points follows below, which slides away when content is scrolled.
open class UINavigationBar: UIView {
  final let edgeBackdrop = BarBackdrop(lineIsAtTop: false)
  final let backdrop = BarBackdrop(lineIsAtTop: false)
  final let titleLabel = UILabel()
  final var promptLabel: UILabel?
  final var largeTitle: LargeTitleView?
  /// Whether the views of the visible item have not been placed yet.
  final var itemIsNew = true
  final var titleView: UIView? { didSet { releaseAfterAssignment(oldValue) } }
  final var accessory: NavigationAccessory? { didSet { releaseAfterAssignment(oldValue) } }
  final var backButton: BackButton?
  final var leading: [UIView] = [] { didSet { releaseAfterAssignment(oldValue) } }
  final var trailing: [UIView] = [] { didSet { releaseAfterAssignment(oldValue) } }
  private var storedItems: [UINavigationItem] = [] { didSet { releaseAfterAssignment(oldValue) } }
  final var appearances = NavigationAppearances()
  final var older = OlderNavigationProperties()
  final var platters = BarPlatters()
  #if !hasFeature(Embedded)
    /// The views in the middle, beside a title at the leading edge.
    final var centerViews: [UIView] = [] { didSet { releaseAfterAssignment(oldValue) } }

    /// The object that decides about the stack of a bar without a controller; not retained.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }
  #endif

  /// Called for a tap on the back button.
  final var goBack: () -> Void = {}
  /// Called after `heights` has changed, by the controller that places the bar.
  final var heightsDidChange: () -> Void = {}

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a bar of a class known only at run time, for a navigation controller.
  public required convenience init(_frame frame: CGRect) {
    self.init(frame: frame)
  }

  private func setUp() {
    for part in [edgeBackdrop, backdrop] { super.addSubview(part) }
    titleLabel.accessibilityTraits = .header
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    goBack = { bar.wrappedValue?.popItem(animated: true) }
    showAppearance()
  }

  /// A bar lies in front of the screen, and above it.
  override var isReadBeforeSiblings: Bool { true }

  // MARK: Items

  /// The items of the screens in the navigation stack; the last one is visible.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. Titles and buttons fade if `animated`.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    // An item that is no longer in the bar must not change it.
    for item in storedItems { item.didChange = nil }
    storedItems = items ?? []
    for item in storedItems { item.didChange = showChanges }
    showItem(animated: animated)
  }

  /// Adds an item, which becomes visible. Titles and buttons fade if `animated`.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    #if !hasFeature(Embedded)
      guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    #endif
    setItems(storedItems + [item], animated: animated)
    #if !hasFeature(Embedded)
      afterFading(animated) { $0.delegate?.navigationBar($0, didPush: item) }
    #endif
  }

  /// Removes the visible item and returns it; nil without items, and if the delegate refuses it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = storedItems.last else { return nil }
    #if !hasFeature(Embedded)
      guard delegate?.navigationBar(self, shouldPop: last) != false else { return nil }
    #endif
    setItems(Array(storedItems.dropLast()), animated: animated)
    #if !hasFeature(Embedded)
      afterFading(animated) { $0.delegate?.navigationBar($0, didPop: last) }
    #endif
    return last
  }

  /// The visible item.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item before the visible one.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Whether screens have a large title, unless their items state otherwise.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { showItem(animated: false) } }
  }

  /// A closure that shows the item again. It does not retain the bar, because items may live longer than the
  /// bar.
  final var showChanges: () -> Void {
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    return { bar.wrappedValue.map { $0.showItem(animated: $0.topItem?.changeIsAnimated == true) } }
  }

  private func showItem(animated: Bool) {
    removeParts()
    addParts()
    showAppearance()
    updateHeights()
    setNeedsLayout()
    if animated { fadeIn() }
  }

  // MARK: Appearance

  /// How far content lies below the bar: 0 at the beginning of the content, 1 below the bar.
  final var contentProgress: CGFloat = 1 {
    didSet { if contentProgress != oldValue { showAppearance() } }
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The appearances above content and at its beginning.
  private var currentAppearances: (above: UINavigationBarAppearance, edge: UINavigationBarAppearance?) {
    let own = topItem?.appearances
    return (
      own?.aboveContent(isCompact: isCompact) ?? barAppearance(isCompact: isCompact),
      own?.atEdge(isCompact: isCompact) ?? appearances.atEdge(isCompact: isCompact)
    )
  }

  final var shownAppearance: UINavigationBarAppearance {
    let (above, edge) = currentAppearances
    return contentProgress < 0.5 ? edge ?? above : above
  }

  final func showAppearance() {
    let (above, edge) = currentAppearances
    backdrop.show(above.background.inDesign(isGlass: isGlass))
    edgeBackdrop.show(edge?.background.inDesign(isGlass: isGlass) ?? .transparent)
    backdrop.fadeIn(over: edgeBackdrop, progress: contentProgress)
    showTitles(shownAppearance)
    setNeedsLayout()
  }

  final func showTitles(_ appearance: UINavigationBarAppearance) {
    let color: UIColor = older.style == .black ? .white : .label
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    titleLabel.show(topItem?.title, appearance.title.over(older.title), font: font, color: color)
    promptLabel?.textColor = color
    guard currentHeights.largeTitle > 0 else {
      largeTitle?.removeFromSuperview()
      return largeTitle = nil
    }
    let view = largeTitle ?? LargeTitleView()
    if largeTitle == nil {
      largeTitle = view
      insertSubview(view, aboveSubview: backdrop)
    }
    view.show(topItem?.title, appearance.largeTitle.over(older.largeTitle), color: color)
  }

  // MARK: Heights

  /// The heights of the bar's parts.
  private(set) final var heights = NavigationBarHeights()

  private func updateHeights() {
    let new = currentHeights
    guard new != heights else { return }
    heights = new
    invalidateIntrinsicContentSize()
    heightsDidChange()
  }

  final var currentHeights: NavigationBarHeights {
    let accessory = topItem?.accessory
    let isReplaced = accessory?.replacesContent == true
    return NavigationBarHeights(
      prompt: topItem?.prompt == nil || isReplaced ? 0 : Self.promptHeight, row: isReplaced ? 0 : Self.height,
      largeTitle: hasLargeTitle && !isReplaced ? LargeTitleView.height : 0,
      accessory: accessory?.height ?? 0,
      accessoryHides: topItem?.hidesAccessoryWhenScrolling == true && !isReplaced)
  }

  private var hasLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, topItem != nil else { return false }
    for item in storedItems.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// Shows the appearance and the heights for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        || hasOtherDesign(than: previousTraitCollection)
    else { return }
    showAppearance()
    updateHeights()
  }

  // MARK: Layout

  /// Any width, and the height of the bar at the beginning of its content: 44 points, and 52 for a large
  /// title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heights.maximum)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights.maximum)
  }

  /// Places the buttons at the edges, and the title in the middle or, if there is no room, between the
  /// buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackdrops()
    promptLabel?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.prompt)
    let isReplaced = accessory?.replacesContent == true
    for view in [titleView].compactMap({ $0 }) + itemViews { view.isHidden = isReplaced }
    placeRow()
    placeLargeTitle()
    placeAccessory()
  }

  /// The appearance above content. The bar copies it.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let standard = appearances.standard { return standard }
      let made = UINavigationBarAppearance()
      appearances.standard = made
      followAppearances()
      return made
    }
    set {
      appearances.standard = UINavigationBarAppearance(barAppearance: newValue)
      older.hasOwnAppearance = true
      followAppearances()
    }
  }

  /// The appearance above content in little height; nil for the standard one. The bar copies it.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The appearance at the beginning of the content; nil for the standard one without background. The bar
  /// copies it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The appearance at the beginning of the content in little height; nil for the one in common height. The
  /// bar copies it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The background colour of the bar above content; the material of bars by default. `standardAppearance`
  /// replaces it.
  open var barTintColor: UIColor? {
    get { older.tint }
    set { changeOlder { $0.tint = newValue } }
  }

  /// The brightness of the bar.
  open var barStyle: UIBarStyle {
    get { older.style }
    set { changeOlder { $0.style = newValue } }
  }

  /// Whether content shows through the bar. Screens do not extend below an opaque bar, unless their
  /// `extendedLayoutIncludesOpaqueBars` is true.
  open var isTranslucent: Bool {
    get { older.isTranslucent }
    set {
      changeOlder { $0.isTranslucent = newValue }
      heightsDidChange()
    }
  }

  /// The picture that replaces the line. It needs a background image, as in UIKit.
  open var shadowImage: UIImage? {
    get { older.shadowImage }
    set { changeOlder { $0.shadowImage = newValue } }
  }

  /// The picture of the back button instead of the chevron; nil for the chevron.
  open var backIndicatorImage: UIImage? {
    get { older.backIndicatorImage }
    set { changeOlder { $0.backIndicatorImage = newValue } }
  }

  /// Sets the picture of the background in bars of a height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    changeOlder { $0.backgroundImages[barMetrics] = backgroundImage }
  }

  /// The picture of the background in bars of a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    older.backgroundImages[barMetrics]
  }

  #if !hasFeature(Embedded)
    /// The attributes of titles that the appearance does not set; nil for the default's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
      get { older.title.values.isEmpty ? nil : older.title.values }
      set { changeOlder { $0.title.values = newValue ?? [:] } }
    }

    /// The attributes of large titles that the appearance does not set; nil for the default's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
      get { older.largeTitle.values.isEmpty ? nil : older.largeTitle.values }
      set { changeOlder { $0.largeTitle.values = newValue ?? [:] } }
    }
  #endif
}
