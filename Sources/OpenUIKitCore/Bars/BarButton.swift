/// The button of a bar item: a title, an image or an icon.
final class BarButton: UIControl {
  private let item: UIBarButtonItem
  private let appearance: UIBarButtonItemAppearance
  private let backdrop = UIImageView()
  private var label: UILabel?
  private var picture: UIImageView?
  private var icon: BarIconView?

  init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance) {
    (self.item, self.appearance) = (item, appearance)
    super.init(frame: .zero)
    addParts()
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    if let tintColor = item.tintColor { self.tintColor = tintColor }
    // The item keeps no button, and the button keeps the item.
    addAction(UIAction { [unowned(unsafe) item] _ in item.performAction() }, for: .primaryActionTriggered)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func addParts() {
    addSubview(backdrop)
    if case .icon(let icon) = item.content {
      self.icon = BarIconView(icon)
    } else if item.image != nil {
      picture = UIImageView()
    } else if !item.isSpace {
      label = UILabel()
    }
    for part in [icon, picture, label] as [UIView?] {
      if let part { addSubview(part) }
    }
  }

  var isSpace: Bool { item.isSpace }

  /// The colour of the platter below a prominent button, in the design of iOS 26; nil for others.
  var prominentColor: UIColor? { isGlass && item.style == .done && !item.isSpace ? tintColor : nil }

  /// The colour of title and picture. On glass it is the tint only where an app has chosen one.
  private var contentColor: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if prominentColor != nil { return .white }
    return barItemColor
  }

  // MARK: State

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
      guard window != nil, UIBarItem.hasProxies else { return }
      if item.tintColor == nil,
        let tint = UIBarItem.firstValue(of: \UIBarButtonItem.tintColor, in: item.proxies(in: self))
      {
        tintColor = tint
      }
      update()
    }
  #endif

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  private func update() {
    let color = contentColor
    let attributes = item.titleAttributes(for: shownState, in: self).over(appearance.title(for: state))
    label?.show(item.title, attributes, font: font, color: color)
    let image = item.image(inCompactHeight: traitCollection.verticalSizeClass == .compact)
    picture?.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture?.tintColor = color
    icon?.tintColor = isEnabled && !isGlass ? nil : color
    backdrop.image = (appearance.appearance(for: state).backgroundImage ?? appearance.normal.backgroundImage)
    #if !hasFeature(Embedded)
      if let own = item.background(for: shownState, in: self) { backdrop.image = own }
    #endif
    for part in [icon, picture, label] as [UIView?] { part?.alpha = isHighlighted ? Self.pressedOpacity : 1 }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The state whose attributes are shown: one alone, because attributes are set for one state each.
  private var shownState: State {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : .normal
  }

  private var font: UIFont {
    .systemFont(ofSize: Self.titleSize, weight: item.style == .done ? .semibold : .regular)
  }

  // MARK: Layout

  /// The width of the content, or the item's width; 44 points high.
  override var intrinsicContentSize: CGSize {
    CGSize(width: item.width > 0 ? item.width : contentWidth, height: Self.height)
  }

  private var contentWidth: CGFloat {
    if item.isSpace { return 0 }
    if icon != nil { return icon!.intrinsicContentSize.width }
    if let image = picture?.image { return image.size.width }
    guard let label else { return 0 }
    let width = max(label.intrinsicContentSize.width, Self.smallestWidth)
    // Not an empty set instead of nil: a page would contain the comparison of texts with Unicode's tables.
    guard let titles = item.possibleTitles else { return width }
    return titles.reduce(width) { max($0, self.width(of: $1, like: label)) }
  }

  private func width(of title: String, like label: UILabel) -> CGFloat {
    let other = UILabel()
    other.font = label.font
    other.text = title
    return roundedUpToPixels(other.intrinsicContentSize).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    #if hasFeature(Embedded)
      backdrop.frame = bounds
    #else
      backdrop.frame = bounds.offsetBy(dx: 0, dy: item.backgroundShift(in: self))
    #endif
    icon.map { center($0, $0.intrinsicContentSize) }
    if let picture, let size = picture.image?.size {
      center(picture, size)
      picture.frame = picture.frame.inset(by: item.imageInsets)
    }
    guard let label else { return }
    let size = label.intrinsicContentSize
    center(label, CGSize(width: min(size.width, bounds.width), height: size.height))
    var shift = appearance.appearance(for: state).titlePositionAdjustment
    #if !hasFeature(Embedded)
      let own = item.titleShift(in: self)
      shift.horizontal += own.horizontal
      shift.vertical += own.vertical
    #endif
    label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  private func center(_ part: UIView, _ size: CGSize) {
    part.frame = CGRect(
      x: roundedDownToPixel((bounds.width - size.width) / 2),
      y: roundedDownToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }

  /// Fingers hit the button also a little beside it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: 0).contains(point)
  }

  // MARK: Accessibility

  override var defaultIsAccessibilityElement: Bool { !item.isSpace }
  override var defaultAccessibilityValue: String? { item.accessibilityValue }
  override var defaultAccessibilityLabel: String? {
    if let label = item.accessibilityLabel { return label }
    if case .icon(let icon) = item.content { return item.title ?? icon.label }
    return item.title ?? item.image?.symbolLabel
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  // UIKit's measures, in points, and the opacity of a pressed button.
  private static let titleSize: CGFloat = 17
  private static let height: CGFloat = 44
  private static let smallestWidth: CGFloat = 20
  private static let reach: CGFloat = 8
  private static let pressedOpacity: CGFloat = 0.2
}
