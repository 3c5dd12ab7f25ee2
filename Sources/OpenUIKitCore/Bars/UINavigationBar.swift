/// A bar of 44 points at the top with a title, a back button and buttons of the screen.
open class UINavigationBar: UIView {
  private let backdrop = BarBackdrop(lineIsAtTop: false)
  private let titleLabel = UILabel()
  private var titleView: UIView?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var storedItems: [UINavigationItem] = []

  /// Called for a tap on the back button.
  var goBack: () -> Void = {}

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
    super.addSubview(backdrop)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.accessibilityTraits = .header
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The items of the screens in the navigation stack; the last one is visible.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set {
      // An item that is no longer in the bar must not change it.
      for item in storedItems { item.didChange = nil }
      storedItems = newValue ?? []
      for item in storedItems { item.didChange = showChanges }
      showItem()
    }
  }

  /// The visible item.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item before the visible one.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// The background colour of the bar; a screen's background colour by default.
  open var barTintColor: UIColor? {
    didSet { backdrop.backgroundColor = barTintColor ?? .systemBackground }
  }

  /// A closure that shows the item again. It does not retain the bar, because items may live longer than the
  /// bar.
  private var showChanges: () -> Void {
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    return { bar.wrappedValue?.showItem() }
  }

  private func showItem() {
    for view in leading + trailing { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    titleLabel.text = topItem?.title
    titleView = topItem?.titleView ?? titleLabel
    let left = (topItem?.leftBarButtonItems ?? []).map { $0.makeView() }
    leading = (backButton(besides: left).map { [$0] } ?? []) + left
    trailing = (topItem?.rightBarButtonItems ?? []).map { $0.makeView() }
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.didChange = showChanges
    }
    for view in [titleView].compactMap({ $0 }) + leading + trailing { addSubview(view) }
    setNeedsLayout()
  }

  private func backButton(besides left: [UIView]) -> UIView? {
    guard let backItem, let topItem, !topItem.hidesBackButton,
      left.isEmpty || topItem.leftItemsSupplementBackButton
    else { return nil }
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    return BackButton(title: backItem.backButtonTitle ?? backItem.title ?? "Back") {
      bar.wrappedValue?.goBack()
    }
  }

  // MARK: Layout

  /// Any width, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// Places the buttons at the edges, and the title in the middle or, if there is no room, between the
  /// buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background extends below the status bar.
    let above = max(0, frame.minY)
    backdrop.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let left = safeAreaInsets.left + Self.margin
    let right = bounds.width - safeAreaInsets.right - Self.margin
    let leadingEnd = place(isRightToLeft ? trailing : leading, from: left, by: 1)
    let trailingEnd = place(isRightToLeft ? leading : trailing, from: right, by: -1)
    guard let titleView else { return }
    let size = size(of: titleView)
    let room = max(0, trailingEnd - leadingEnd - 2 * Self.spacing)
    let width = min(size.width, room)
    // In the middle of the bar if there is room, else as close to it as the buttons allow.
    let middle = (bounds.width - width) / 2
    let x = min(max(middle, leadingEnd + Self.spacing), trailingEnd - Self.spacing - width)
    titleView.frame = CGRect(
      x: roundedDownToPixel(x), y: roundedDownToPixel((bounds.height - size.height) / 2), width: width,
      height: size.height)
  }

  /// Places views side by side from an edge. Returns the end of the last one.
  private func place(_ views: [UIView], from edge: CGFloat, by direction: CGFloat) -> CGFloat {
    var x = edge
    for view in views {
      let size = size(of: view)
      view.frame = CGRect(
        x: direction > 0 ? x : x - size.width, y: roundedDownToPixel((bounds.height - size.height) / 2),
        width: size.width, height: size.height)
      x += direction * (size.width + Self.itemSpacing)
    }
    return views.isEmpty ? edge : x - direction * Self.itemSpacing
  }

  private func size(of view: UIView) -> CGSize {
    let natural = view.intrinsicContentSize
    return natural.width > 0 && natural.height > 0 ? natural : view.bounds.size
  }

  // UIKit's measures, in points.
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  private static let itemSpacing: CGFloat = 16
}

/// The back button: a chevron and the title of the previous screen.
final class BackButton: UIControl {
  private let angle = CAShapeLayer()
  private let label = UILabel()

  init(title: String, action: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
    angle.fillColor = nil
    angle.lineWidth = 2.5
    angle.lineCap = .round
    angle.lineJoin = .round
    layer.addSublayer(angle)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + Self.labelStart, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    let (tip, back, middle) = (Self.tip, Self.tip + 8.5, bounds.midY)
    func across(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - x : x }
    path.move(to: CGPoint(x: across(back), y: middle - 8.5))
    path.addLine(to: CGPoint(x: across(tip), y: middle))
    path.addLine(to: CGPoint(x: across(back), y: middle + 8.5))
    // The layer has no view, so each change would be animated.
    UIView.performWithoutAnimation {
      angle.path = path
      angle.strokeColor = resolved(tintColor)
    }
    label.textColor = tintColor
    label.frame = CGRect(
      x: isRightToLeft ? 0 : Self.labelStart, y: 0, width: max(0, bounds.width - Self.labelStart),
      height: bounds.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.3 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { label.text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  private static let tip: CGFloat = -6
  private static let labelStart: CGFloat = 11
}
