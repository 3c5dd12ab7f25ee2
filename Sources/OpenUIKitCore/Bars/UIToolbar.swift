/// A bar with buttons, mostly at the bottom of a screen.
open class UIToolbar: UIView {
  private let edgeBackdrop = BarBackdrop(lineIsAtTop: true)
  private let backdrop = BarBackdrop(lineIsAtTop: true)
  private var views: [UIView] = [] { didSet { releaseAfterAssignment(oldValue) } }
  private var storedItems: [UIBarButtonItem] = [] { didSet { releaseAfterAssignment(oldValue) } }
  private var appearances: (standard: UIToolbarAppearance, edge: UIToolbarAppearance?)
  private var compactAppearances: (standard: UIToolbarAppearance?, edge: UIToolbarAppearance?)
  final var hasOwnAppearance = false
  private var platters = BarPlatters()
  private var backgroundImage: UIImage?
  private var shadowImage: UIImage?

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    appearances = (UIToolbarAppearance(), nil)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of size zero.
  public required init?(coder: NSCoder) {
    appearances = (UIToolbarAppearance(), nil)
    super.init(coder: coder)
    setUp()
  }

  /// Creates a bar of a class known only at run time, for a navigation controller.
  public required convenience init(_frame frame: CGRect) {
    self.init(frame: frame)
  }

  private func setUp() {
    for part in [edgeBackdrop, backdrop] { super.addSubview(part) }
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    followAppearances()
  }

  // MARK: Items

  /// The items, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. The buttons fade if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems { item.didChange = nil }
    storedItems = items ?? []
    let bar = Weak<UIToolbar>(wrappedValue: self)
    for item in storedItems { item.didChange = { bar.wrappedValue?.showItems() } }
    showItems()
    guard animated else { return }
    let views = views
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    UIView.animate(withDuration: 0.25) { for view in views { view.alpha = 1 } }
  }

  private func showItems() {
    for view in views { view.removeFromSuperview() }
    let appearance = shownAppearance
    views = shownItems.map { $0.makeView(appearance.buttonAppearance(for: $0.style)) }
    for view in views {
      addSubview(view)
      view.takeSizeInBar()
    }
    setNeedsLayout()
  }

  private var shownItems: [UIBarButtonItem] { storedItems.filter { !$0.isHidden } }

  // MARK: Appearance

  /// The appearance above content. The bar copies it.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set {
      appearances.standard = UIToolbarAppearance(barAppearance: newValue)
      hasOwnAppearance = true
      followAppearances()
    }
  }

  /// The appearance at the end of the content; nil for the standard one without background. The bar copies
  /// it.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.edge }
    set {
      appearances.edge = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The appearance above content in little height; nil for the standard one. The bar copies it.
  open var compactAppearance: UIToolbarAppearance? {
    get { compactAppearances.standard }
    set {
      compactAppearances.standard = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The appearance at the end of the content in little height; nil for the one in common height. The bar
  /// copies it.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactAppearances.edge }
    set {
      compactAppearances.edge = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      followAppearances()
    }
  }

  /// The background colour of the bar; the material of bars by default. `standardAppearance` replaces it.
  open var barTintColor: UIColor? { didSet { showAppearance() } }
  /// The brightness of the bar.
  open var barStyle = UIBarStyle.default { didSet { showAppearance() } }
  /// Whether content shows through the bar.
  open var isTranslucent = true { didSet { showAppearance() } }

  /// Sets the picture of the background. Bars have the same at each position and in each height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    showAppearance()
  }

  /// Sets the picture that replaces the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    self.shadowImage = shadowImage
    showAppearance()
  }

  /// How far content lies below the bar: 0 at the end of the content, 1 below it.
  final var contentProgress: CGFloat = 1 {
    didSet { if contentProgress != oldValue { showAppearance() } }
  }

  private func followAppearances() {
    let bar = Weak<UIToolbar>(wrappedValue: self)
    let all = [appearances.standard, appearances.edge, compactAppearances.standard, compactAppearances.edge]
    for appearance in all { appearance?.didChange = { bar.wrappedValue?.appearanceDidChange() } }
    appearanceDidChange()
  }

  private func appearanceDidChange() {
    showAppearance()
    showItems()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var aboveContent: UIToolbarAppearance {
    let own = isCompact ? compactAppearances.standard ?? appearances.standard : appearances.standard
    if hasOwnAppearance { return own }
    let appearance = UIToolbarAppearance(barAppearance: own)
    appearance.take(
      BarBackgroundProperties(
        tint: barTintColor, image: backgroundImage, shadow: shadowImage, style: barStyle,
        isTranslucent: isTranslucent))
    return appearance
  }

  private var atEdge: UIToolbarAppearance? {
    isCompact ? compactAppearances.edge ?? appearances.edge : appearances.edge
  }

  private var shownAppearance: UIToolbarAppearance {
    contentProgress < 0.5 ? atEdge ?? aboveContent : aboveContent
  }

  private func showAppearance() {
    backdrop.show(aboveContent.background.inDesign(isGlass: isGlass))
    edgeBackdrop.show(atEdge?.background.inDesign(isGlass: isGlass) ?? .transparent)
    backdrop.fadeIn(over: edgeBackdrop, progress: contentProgress)
  }

  // MARK: Layout

  /// Any width, and the height of the bar: 44 points, or 49 in a wide window.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private var height: CGFloat { traitCollection.horizontalSizeClass == .regular ? 49 : 44 }

  /// Places the items side by side. Flexible spaces share the remaining room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackdrops()
    let items = shownItems
    let start = safeAreaInsets.left + Self.margin
    let room = bounds.width - start - safeAreaInsets.right - Self.margin
    let row = row(of: items).fitting(room)
    let rest = max(0, room - row.length)
    let share = rest / CGFloat(max(1, items.count { $0.isFlexible }))
    var x = start + row.ends.start
    for (index, item) in items.enumerated() {
      let width = item.isFlexible ? share : row.widths[index]
      place(views[index], at: x, width)
      x += width + (index < row.gaps.count ? row.gaps[index] : 0)
    }
    platters.show(isGlass ? BarPlatters.groups(of: views).groups : [], in: self, above: backdrop)
  }

  private func row(of items: [UIBarButtonItem]) -> BarRow {
    let widths = items.map { width(of: $0) }
    if isGlass { return BarPlatters.row(of: views, widths: widths) }
    return BarRow(widths: widths, gaps: zip(items, items.dropFirst()).map { Self.gap(between: $0, $1) })
  }

  /// Shows the background in the new design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherDesign(than: previousTraitCollection) { showAppearance() }
    setNeedsLayout()
  }

  /// The background extends below the bar to the edge of the screen.
  private func placeBackdrops() {
    let below = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
    let extent = below <= Self.longestHomeArea ? below : 0
    for part in [edgeBackdrop, backdrop] {
      part.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + extent)
    }
  }

  private func place(_ view: UIView, at x: CGFloat, _ width: CGFloat) {
    // An app's view is no higher than the bar, as in UIKit.
    let height = min(size(of: view).height, bounds.height)
    view.takeFrameInBar(
      CGRect(
        x: roundedDownToPixel(hasRightToLeftContent ? bounds.width - x - width : x),
        y: roundedDownToPixel((bounds.height - height) / 2), width: width, height: height))
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    item.isFlexible ? 0 : item.shownView.map { size(of: $0).width } ?? 0
  }

  private func size(of view: UIView) -> CGSize {
    let natural = view.naturalSizeInBar
    return natural.width >= 0 && natural.height > 0 ? natural : view.sizeInBar(in: .zero)
  }

  /// The distance between two items. Spaces state the distance themselves.
  private static func gap(between first: UIBarButtonItem, _ second: UIBarButtonItem) -> CGFloat {
    first.isSpace || second.isSpace ? 0 : spacing
  }

  // UIKit's measures, in points.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  private static let longestHomeArea: CGFloat = 40
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, below the status bar.
  case topAttached = 3
}
