/// The object that is notified of the selection in a tab bar without a controller.
public protocol UITabBarDelegate: AnyObject, ViewTreeConfined {
  /// Called when a tap has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of 49 points at the bottom with a button for each of several screens.
open class UITabBar: UIView {
  private let edgeBackdrop = BarBackdrop(lineIsAtTop: true)
  private let backdrop = BarBackdrop(lineIsAtTop: true)
  private var buttons: [TabButton] = []
  private var glass: TabGlass?

  /// Called for a tap on a tab, by the controller that owns the bar.
  final var didSelect: ((Int) -> Void)?

  /// The object that is notified of the selection in a bar without a controller; not retained.
  open weak var delegate: (any UITabBarDelegate)?

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

  private func setUp() {
    for part in [edgeBackdrop, backdrop] { super.addSubview(part) }
    accessibilityTraits = .tabBar
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    followAppearances()
  }

  /// The tabs, from the leading edge on.
  open var items: [UITabBarItem]? {
    didSet {
      releaseAfterAssignment(oldValue)
      showItems()
    }
  }

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The tab that is selected.
  open var selectedItem: UITabBarItem? {
    didSet {
      releaseAfterAssignment(oldValue)
      for button in buttons { button.isSelected = button.item === selectedItem }
      showAppearance()
      if glass != nil { setNeedsLayout() }
    }
  }

  /// Whether the bar is invisible. The screens of its controller then extend below it.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// Where the tabs are; over the whole width by default.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of centred tabs, in points; 0, the default, for the usual one.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// The space between centred tabs, in points; 0, the default, for the usual one.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

  // MARK: Appearance

  /// The appearance while content lies below the bar. The bar copies it.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = UITabBarAppearance(barAppearance: newValue)
      hasOwnAppearance = true
      followAppearances()
    }
  }

  /// The appearance while the content ends above the bar; nil for the standard one without background. The
  /// bar copies it.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  private var ownAppearance = UITabBarAppearance()
  final var hasOwnAppearance = false
  private var edgeAppearance: UITabBarAppearance?

  /// The colour of tabs that are not selected; a grey by default.
  open var unselectedItemTintColor: UIColor? { didSet { showAppearance() } }
  /// The background colour of the bar; the material of bars by default. `standardAppearance` replaces it.
  open var barTintColor: UIColor? { didSet { showAppearance() } }
  /// The picture of the background. `standardAppearance` replaces it.
  open var backgroundImage: UIImage? { didSet { showAppearance() } }
  /// The picture that replaces the line. `standardAppearance` replaces it.
  open var shadowImage: UIImage? { didSet { showAppearance() } }
  /// The picture behind the selected tab. `standardAppearance` replaces it.
  open var selectionIndicatorImage: UIImage? { didSet { showAppearance() } }
  /// The brightness of the bar.
  open var barStyle = UIBarStyle.default { didSet { showAppearance() } }
  /// Whether content shows through the bar. An opaque bar covers no content of its controller.
  open var isTranslucent = true {
    didSet {
      showAppearance()
      superview?.setNeedsLayout()
    }
  }

  /// How far content lies below the bar: 0 at the end of the content, 1 below it.
  final var contentProgress: CGFloat = 1 {
    didSet { if contentProgress != oldValue { showAppearance() } }
  }

  private func followAppearances() {
    let bar = Weak<UITabBar>(wrappedValue: self)
    for appearance in [ownAppearance, edgeAppearance] {
      appearance?.didChange = { bar.wrappedValue?.showAppearance() }
    }
    showAppearance()
  }

  private var shownAppearance: UITabBarAppearance {
    selectedItem?.standardAppearance ?? (hasOwnAppearance ? ownAppearance : olderAppearance)
  }

  /// The appearance of the properties that are older than appearances.
  private var olderAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance(barAppearance: ownAppearance)
    appearance.take(
      BarBackgroundProperties(
        tint: barTintColor, image: backgroundImage, shadow: shadowImage, style: barStyle,
        isTranslucent: isTranslucent))
    if let selectionIndicatorImage { appearance.selectionIndicatorImage = selectionIndicatorImage }
    return appearance
  }

  final func showAppearance() {
    let appearance = shownAppearance
    let edge = selectedItem?.scrollEdgeAppearance ?? edgeAppearance
    backdrop.show(appearance.background.inDesign(isGlass: isGlass))
    edgeBackdrop.show(edge?.background.inDesign(isGlass: isGlass) ?? .transparent)
    backdrop.fadeIn(over: edgeBackdrop, progress: contentProgress)
    for button in buttons {
      button.appearance = contentProgress < 0.5 ? edge ?? appearance : appearance
      button.usualColor = unselectedItemTintColor ?? (isGlass ? .label : .systemGray)
    }
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    let bar = Weak<UITabBar>(wrappedValue: self)
    buttons = (items ?? []).enumerated().map { index, item in
      let button = TabButton(item)
      button.isSelected = item === selectedItem
      button.addAction(UIAction { _ in bar.wrappedValue?.tabWasTapped(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showAppearance()
    setNeedsLayout()
  }

  private func tabWasTapped(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if didSelect == nil { selectedItem = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
    didSelect?(index)
  }

  // MARK: Layout

  /// No intrinsic width; 49 points high, without the safe area below.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// Places the tabs side by side, all with the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [edgeBackdrop, backdrop] { part.frame = bounds }
    let area = tabArea
    for (index, button) in buttons.enumerated() {
      let place = hasRightToLeftContent ? buttons.count - 1 - index : index
      let edges = tabEdges(at: place, of: buttons.count, in: area.width)
      let (left, right) = (roundedDownToPixel(edges.left), roundedDownToPixel(edges.right))
      button.frame = CGRect(x: area.minX + left, y: area.minY, width: right - left, height: area.height)
    }
    glass?.place(around: area, selected: buttons.first { $0.isSelected }?.frame)
  }

  /// The rectangle that the tabs share.
  private var tabArea: CGRect {
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    if glass != nil { return TabGlass.tabArea(of: buttons.count, in: area) }
    return CGRect(x: area.minX, y: 0, width: area.width, height: min(Self.height, bounds.height))
  }

  /// Shows the bar in the new design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherDesign(than: previousTraitCollection) else { return }
    glass?.remove()
    glass = isGlass ? TabGlass(in: self, above: backdrop) : nil
    showAppearance()
    setNeedsLayout()
  }

  static let height: CGFloat = 49
}
