@_spi(Overrides) import OpenUIKitCore

/// One segment of a segmented control: a centred title or image.
final class SegmentView: UIView {
  private let label = UILabel()
  private let picture = UIImageView()
  private(set) var title: String?
  private(set) var image: UIImage?
  var ownWidth: CGFloat = 0
  var isEnabled = true
  var action: UIAction? { didSet { releaseAfterAssignment(oldValue) } }
  private var isSelected = false
  /// The font and the colour of titles by state.
  var looks = SegmentLooks()
  #if !hasFeature(Embedded)
    private var backdrop: UIImageView?
    /// How far the app moves the title or the image of the segment, in points.
    var contentOffset = CGSize.zero { didSet { if contentOffset != oldValue { setNeedsLayout() } } }
    /// How far the app moves titles and images of segments at this place, in points.
    var contentShift = UIOffset.zero { didSet { if contentShift != oldValue { setNeedsLayout() } } }
  #endif

  init(title: String?, image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    addSubview(picture)
    show(title: title, image: image)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
    label.text = title
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    setNeedsLayout()
  }

  /// The width of the title in the regular font, or of the image, in points. A selected title is a little wider.
  var contentWidth: CGFloat {
    // The label's text, which is another one in a pseudo-language.
    guard title != nil, let title = label.text else { return image?.size.width ?? 0 }
    let style = TextStyle(
      font: looks[.selected]?.font ?? looks[.normal]?.font ?? Self.measuredFont, alignment: .natural,
      lineBreakMode: .byClipping, numberOfLines: 1,
      isRightToLeft: hasRightToLeftContent)
    let layout = TextLayout(title, style: style, width: nil, measurer: hostMeasurer)
    return roundedUpToPixels(layout.size).width
  }

  func update(isSelected: Bool, isPressed: Bool, isEnabled: Bool) {
    self.isSelected = isSelected
    let isActive = isEnabled && self.isEnabled
    let usual = looks[.normal]
    let own =
      !isActive ? looks[.disabled] : isSelected ? looks[.selected] : isPressed ? looks[.highlighted] : usual
    label.font = own?.font ?? usual?.font ?? (isSelected ? Self.selectedFont : Self.font)
    let color = own?.color ?? (isActive ? usual?.color : nil)
    label.textColor = color ?? (isActive ? .label : .tertiaryLabel)
    picture.tintColor = label.textColor
    label.alpha = isPressed ? Self.pressedOpacity : 1
    picture.alpha = label.alpha
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: 4, dy: 0)
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: roundedDownToPixel((bounds.width - size.width) / 2),
      y: roundedDownToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
    #if !hasFeature(Embedded)
      let (dx, dy) = (
        contentOffset.width + contentShift.horizontal, contentOffset.height + contentShift.vertical
      )
      for part in [label, picture] as [UIView] { part.frame = part.frame.offsetBy(dx: dx, dy: dy) }
    #endif
  }

  #if !hasFeature(Embedded)
    /// Shows the segment's part of a picture of the whole control; nil for none.
    func show(background: UIImage?) {
      guard background != nil || backdrop != nil else { return }
      let view = backdrop ?? UIImageView()
      if backdrop == nil { insertSubview(view, at: 0) }
      backdrop = view
      view.image = background
      clipsToBounds = background != nil
    }

    /// Places the picture over the bounds of the control.
    func placeBackground(in control: CGRect) {
      backdrop?.frame = control.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
  #endif

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { title ?? picture.image?.symbolLabel }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override func accessibilityActivate() -> Bool {
    (superview as? UISegmentedControl)?.activate(self) ?? false
  }

  private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
  private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  private static let measuredFont = UIFont.systemFont(ofSize: 13)
  private static let pressedOpacity: CGFloat = 0.3
}
