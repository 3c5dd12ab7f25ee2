/// The back button: a chevron and the title of the previous screen.
final class BackButton: UIControl {
  private let angle = CAShapeLayer()
  private let indicator = UIImageView()
  private let label = UILabel()
  private let content: Content
  #if !hasFeature(Embedded)
    private var backdrop: UIImageView?
  #endif

  /// The content of the button, and its look.
  struct Content {
    var title: String
    var displayMode: UINavigationItem.BackButtonDisplayMode
    var item: UIBarButtonItem?
    var indicator: UIImage?
    var appearance: UIBarButtonItemAppearance
  }

  init(_ content: Content, action: @escaping () -> Void) {
    self.content = content
    super.init(frame: .zero)
    displayMode = content.displayMode
    addSubview(label)
    addSubview(indicator)
    angle.fillColor = nil
    angle.lineWidth = 2.5
    angle.lineCap = .round
    angle.lineJoin = .round
    layer.addSublayer(angle)
    if let color = content.item?.tintColor { tintColor = color }
    accessibilityIdentifier = content.item?.accessibilityIdentifier
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// The content in the room of the bar, at most what the item allows.
  var displayMode = UINavigationItem.BackButtonDisplayMode.default {
    didSet {
      displayMode = UINavigationItem.BackButtonDisplayMode(
        rawValue: max(displayMode.rawValue, content.displayMode.rawValue))!
      if displayMode != oldValue { update() }
    }
  }

  private func update() {
    let attributes =
      (content.item ?? UIBarButtonItem()).titleAttributes(for: .normal, in: self)
      .over(content.appearance.title(for: state))
    label.show(shownTitle, attributes, font: .systemFont(ofSize: 17), color: barItemColor)
    indicator.tintColor = barItemColor
    indicator.image = (content.item?.image ?? content.indicator)?.withRenderingMode(.alwaysTemplate)
    angle.isHidden = indicator.image != nil
    setNeedsLayout()
  }

  private var shownTitle: String? {
    // An item with an image shows only that, and so does a button on glass.
    if content.item?.image != nil || isGlass { return nil }
    switch displayMode {
    case .default: return content.title
    case .generic: return "Back"
    case .minimal: return nil
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: max(label.intrinsicContentSize.width + labelStart, Self.smallestWidth), height: 44)
  }

  /// Where the chevron begins. On glass it is in the middle of its circle.
  private var tip: CGFloat { isGlass ? Self.tipOnGlass : Self.tip }

  private var labelStart: CGFloat {
    guard let image = indicator.image else { return Self.labelStart }
    return image.size.width + tip + Self.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    let (tip, back, middle) = (tip, tip + 8.5, bounds.midY)
    path.move(to: CGPoint(x: across(back), y: middle - 8.5))
    path.addLine(to: CGPoint(x: across(tip), y: middle))
    path.addLine(to: CGPoint(x: across(back), y: middle + 8.5))
    // The layer has no view, so each change would be animated.
    UIView.performWithoutAnimation {
      angle.path = path
      angle.strokeColor = resolved(barItemColor)
    }
    label.frame = CGRect(
      x: hasRightToLeftContent ? 0 : labelStart, y: 0, width: max(0, bounds.width - labelStart),
      height: bounds.height)
    placeIndicator()
    #if !hasFeature(Embedded)
      placePicture()
    #endif
  }

  #if !hasFeature(Embedded)
    /// Shows the background of the item or its proxies, and moves the title as they state.
    private func placePicture() {
      let item = content.item ?? UIBarButtonItem()
      let shift = item.backTitleShift(in: self)
      label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
      let state: State = isHighlighted ? .highlighted : isEnabled ? .normal : .disabled
      let picture = item.backBackground(for: state, in: self)
      guard picture != nil || backdrop != nil else { return }
      let view = backdrop ?? UIImageView()
      if backdrop == nil { insertSubview(view, at: 0) }
      backdrop = view
      view.image = picture
      view.frame = bounds.offsetBy(dx: 0, dy: item.backBackgroundShift(in: self))
    }
  #endif

  private func placeIndicator() {
    guard let size = indicator.image?.size else { return }
    let start = hasRightToLeftContent ? across(tip) - size.width : tip
    indicator.frame = CGRect(
      x: start, y: roundedDownToPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  private func across(_ x: CGFloat) -> CGFloat { hasRightToLeftContent ? bounds.width - x : x }

  /// Fingers hit the button also a little beside it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: 0).contains(point)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.3 : 1
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { content.title }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  // UIKit's measures from the margin on, in points. Snapshot tests with iOS 15 to 17 have recorded a chevron from 9.33 and a title from
  // 30.67 on: with half the line's width, and the space before the first letter.
  private static let tip: CGFloat = -5.42
  private static let labelStart: CGFloat = 13.33
  private static let tipOnGlass: CGFloat = 0.5
  private static let gap: CGFloat = 4
  private static let smallestWidth: CGFloat = 11
}
