@_spi(Overrides) import OpenUIKitCore

/// A day of a month, with room for a decoration below its number.
final class DayButton: UIControl {
  private let circle = PillView()
  private let label = UILabel()
  /// The first moment of the day.
  let date: Date
  var isToday = false
  var fontOfWeight: (UIFont.Weight) -> UIFont = { .systemFont(ofSize: 20, weight: $0) }
  /// The height of the number, in points; what is below it is for the decoration.
  var numberHeight = CGFloat.infinity
  /// The view below the number; nil for none.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let decoration else { return }
      decoration.isUserInteractionEnabled = false
      addSubview(decoration)
      setNeedsLayout()
    }
  }

  init(_ number: Int, date: Date) {
    self.date = date
    super.init(frame: .zero)
    label.text = "\(number)"
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    for view in [circle, label] { addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, numberHeight)
    let side = min(bounds.width, height, 44) - 2
    circle.frame = CGRect(x: bounds.midX - side / 2, y: (height - side) / 2, width: side, height: side)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    showColors()
    placeDecoration(below: height)
  }

  private func showColors() {
    let tint: UIColor = tintColor
    circle.isHidden = !isSelected
    // Today is filled, and another chosen day only shaded.
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
    label.font = fontOfWeight(isSelected ? .semibold : .regular)
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else if isSelected {
      label.textColor = isToday ? .white : tint
    } else {
      label.textColor = isToday ? tint : .label
    }
    label.alpha = isHighlighted ? 0.4 : 1
  }

  private func placeDecoration(below top: CGFloat) {
    guard let decoration else { return }
    let room = CGSize(width: bounds.width, height: max(0, bounds.height - top))
    let wish = decoration.intrinsicContentSize
    let size = CGSize(
      width: wish.width < 0 ? room.width : min(wish.width, room.width),
      height: wish.height < 0 ? room.height : min(wish.height, room.height))
    decoration.frame = CGRect(
      x: (room.width - size.width) / 2, y: top, width: size.width, height: size.height)
  }
}
