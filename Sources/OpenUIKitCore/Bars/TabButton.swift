/// One tab: an image above a small title.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let backdrop = UIImageView()
  private let picture = UIImageView()
  private let icon: BarIconView?
  private let label = UILabel()
  private let badge = UILabel()

  /// The colour while the tab is not selected.
  var usualColor = UIColor.systemGray {
    didSet { update() }
  }

  var appearance = UITabBarAppearance() {
    didSet { update() }
  }

  init(_ item: UITabBarItem) {
    self.item = item
    icon = item.image == nil ? item.icon.map { BarIconView($0, side: Self.iconSide) } : nil
    super.init(frame: .zero)
    item.shownView = self
    picture.contentMode = .center
    label.textAlignment = .center
    badge.textAlignment = .center
    badge.clipsToBounds = true
    for part in [backdrop, picture, icon, label, badge] as [UIView?] {
      if let part { addSubview(part) }
    }
    // The item may live longer than the tab.
    let tab = Weak<TabButton>(wrappedValue: self)
    item.didChange = { tab.wrappedValue?.itemDidChange() }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func itemDidChange() {
    update()
    // The item may have another appearance for the whole bar.
    (superview as? UITabBar)?.showAppearance()
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  #if !hasFeature(Embedded)
    /// Which proxies apply depends on the bar.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil, UIBarItem.hasProxies { update() }
    }
  #endif

  private var states: UITabBarItemAppearance { appearance.itemAppearance(for: .stacked) }
  private var stateAppearance: UITabBarItemStateAppearance { states.appearance(for: state) }

  private func update() {
    let selected: UIColor = appearance.selectionIndicatorTintColor ?? tintColor
    let color = isSelected ? selected : usualColor
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = stateAppearance.iconColor ?? color
    icon?.tintColor = stateAppearance.iconColor ?? color
    backdrop.image = isSelected ? appearance.selectionIndicatorImage : nil
    label.show(item.title, titleAttributes, font: .systemFont(ofSize: 10, weight: .medium), color: color)
    updateBadge()
    accessibilityHint = item.accessibilityHint
    isEnabled = item.isEnabled
    alpha = item.isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  private var titleAttributes: BarTextAttributes {
    item.titleAttributes(for: shownState, in: self).over(stateAppearance.title.over(states.normal.title))
  }

  private func updateBadge() {
    let attributes = item.badgeAttributes.resolved(for: shownState).over(stateAppearance.badge)
    badge.show(item.badgeValue, attributes, font: .systemFont(ofSize: 13), color: .white)
    badge.backgroundColor = item.badgeColor(in: self) ?? stateAppearance.badgeBackgroundColor ?? .systemRed
    badge.isHidden = item.badgeValue == nil
  }

  /// The state whose attributes are shown: one alone, because attributes are set for one state each.
  private var shownState: State {
    if !isEnabled { return .disabled }
    return isSelected ? .selected : .normal
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let size = icon?.intrinsicContentSize ?? picture.image?.size
    (icon ?? picture).frame = pictureFrame(size ?? .zero).inset(by: item.imageInsets)
    label.frame = labelFrame
    placeBadge(hasPicture: size != nil)
  }

  private func pictureFrame(_ size: CGSize) -> CGRect {
    CGRect(
      x: roundedDownToPixel(bounds.midX - size.width / 2),
      y: roundedDownToPixel(Self.pictureMiddle + shift - size.height / 2), width: size.width,
      height: size.height)
  }

  /// How far picture and title are below their places in a bar of the usual height. On glass they are in the middle of the capsule.
  private var shift: CGFloat { isGlass ? (bounds.height - UITabBar.height) / 2 : 0 }

  private var labelFrame: CGRect {
    let height = label.intrinsicContentSize.height
    let top = roundedToPixel(Self.titleBaseline + shift - label.font.ascender)
    let (own, adjustment) = (item.titleShift(in: self), stateAppearance.titlePositionAdjustment)
    return CGRect(x: 2, y: top, width: max(0, bounds.width - 4), height: height).offsetBy(
      dx: own.horizontal + adjustment.horizontal, dy: own.vertical + adjustment.vertical)
  }

  /// At the corner of the picture, or beside a title without a picture.
  private func placeBadge(hasPicture: Bool) {
    let width = max(18, badge.intrinsicContentSize.width + 8)
    let start =
      bounds.midX + (hasPicture ? Self.badgeStart : label.intrinsicContentSize.width / 2 + 2)
    let adjustment = stateAppearance.badgePositionAdjustment
    badge.frame = CGRect(
      x: roundedDownToPixel(start) + adjustment.horizontal,
      y: roundedToPixel(Self.badgeTop + shift) + adjustment.vertical,
      width: width, height: 18)
    badge.layer.cornerRadius = 9
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? {
    item.accessibilityLabel ?? item.title ?? item.image?.symbolLabel
  }
  override var defaultAccessibilityValue: String? { item.accessibilityValue ?? item.badgeValue }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  // UIKit's measures, in points. Snapshot tests have recorded with iOS 15 to 17: a picture of 24 points from 8 on, and a badge from 11
  // points beside the middle on, at 3.33. Capitals are drawn from 38 to 45.33, with a picture and without.
  private static let pictureMiddle: CGFloat = 20
  private static let titleBaseline: CGFloat = 45.33
  private static let badgeStart: CGFloat = 11
  private static let badgeTop: CGFloat = 3.33
  private static let iconSide: CGFloat = 25
}
