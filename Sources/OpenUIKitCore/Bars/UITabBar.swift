/// A bar of 49 points at the bottom with a button for each of several screens.
open class UITabBar: UIView {
  private let backdrop = BarBackdrop(lineIsAtTop: true)
  private var buttons: [TabButton] = []

  /// Called for a tap on a tab.
  var didSelect: (Int) -> Void = { _ in }

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
    accessibilityTraits = .tabBar
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The tabs, from the leading edge on.
  open var items: [UITabBarItem]? {
    didSet { showItems() }
  }

  /// The tab that is selected.
  open var selectedItem: UITabBarItem? {
    didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
  }

  /// The colour of tabs that are not selected; a grey by default.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.usualColor = unselectedItemTintColor ?? .systemGray } }
  }

  /// The background colour of the bar; a screen's background colour by default.
  open var barTintColor: UIColor? {
    didSet { backdrop.backgroundColor = barTintColor ?? .systemBackground }
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    let bar = Weak<UITabBar>(wrappedValue: self)
    buttons = (items ?? []).enumerated().map { index, item in
      let button = TabButton(item)
      button.usualColor = unselectedItemTintColor ?? .systemGray
      button.isSelected = item === selectedItem
      button.addAction(UIAction { _ in bar.wrappedValue?.didSelect(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// No intrinsic width; 49 points high, without the safe area below.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// Places the tabs side by side, all with the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = area.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      let (left, right) = (roundedDownToPixel(place * width), roundedDownToPixel((place + 1) * width))
      button.frame = CGRect(
        x: area.minX + left, y: 0, width: right - left, height: min(Self.height, bounds.height))
    }
  }

  static let height: CGFloat = 49
}

/// One tab: an image above a small title.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  var usualColor = UIColor.systemGray {
    didSet { update() }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.clipsToBounds = true
    for part in [picture, label, badge] { addSubview(part) }
    // The item may live longer than the tab.
    let tab = Weak<TabButton>(wrappedValue: self)
    item.didChange = { tab.wrappedValue?.update() }
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let color: UIColor = isSelected ? tintColor : usualColor
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    label.text = item.title
    label.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    let title = label.intrinsicContentSize
    let middle = picture.image == nil ? bounds.midY : Self.pictureMiddle
    picture.frame = CGRect(
      x: roundedDownToPixel(bounds.midX - size.width / 2), y: roundedDownToPixel(middle - size.height / 2),
      width: size.width, height: size.height)
    label.frame = CGRect(
      x: 2, y: picture.image == nil ? roundedDownToPixel(bounds.midY - title.height / 2) : Self.titleTop,
      width: max(0, bounds.width - 4), height: title.height)
    let width = max(18, badge.intrinsicContentSize.width + 8)
    // At the corner of the picture, or beside a title without a picture.
    let start = picture.image == nil ? bounds.midX + title.width / 2 + 2 : bounds.midX + 4
    badge.frame = CGRect(x: roundedDownToPixel(start), y: 2, width: width, height: 18)
    badge.layer.cornerRadius = 9
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { item.title }
  override var defaultAccessibilityValue: String? { item.badgeValue }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  private static let pictureMiddle: CGFloat = 19
  private static let titleTop: CGFloat = 34
}
