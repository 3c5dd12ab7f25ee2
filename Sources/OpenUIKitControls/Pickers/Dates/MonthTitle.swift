@_spi(Overrides) import OpenUIKitCore

/// The name of a month, which opens wheels for another month and year.
final class MonthTitle: UIControl {
  let label = UILabel()
  private let arrow = ArrowShape(width: 2)

  init() {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.isUserInteractionEnabled = false
    addSubview(label)
    layer.addSublayer(arrow.layer)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
      setNeedsLayout()
    }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.header, .button])
  }

  /// Whether the wheels are open: the arrow points down, and the title has the tint.
  var isOpen = false { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(label.intrinsicContentSize.width, max(0, bounds.width - 16))
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
    let x = isRightToLeft ? label.frame.minX - 10 : label.frame.maxX + 10
    arrow.show(
      at: CGPoint(x: x, y: bounds.midY), reach: CGSize(width: 3, height: 5.5),
      isOpen ? .down : isRightToLeft ? .left : .right,
      tintColor.resolvedColor(with: traitCollection))
  }

  /// Returns whether a point is in the bounds, and on the title or less than 24 points beside it, which includes the arrow.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && abs(point.x - label.frame.midX) < label.frame.width / 2 + 24
  }
}
