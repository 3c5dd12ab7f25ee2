import Masonry
import UIKitShim

/// A card with a name at the start and a control at the end, or below the name where both need more width.
final class ControlCard: UIView {
  private enum Arrangement {
    case beside, below
  }

  private let label = UILabel()
  private let control: UIView
  private let isWide: Bool
  private let arrangements = MASConstraintSets<Arrangement>()

  /// Creates a card.
  ///
  /// - Parameter isWide: whether the control fills the card from the middle on.
  init(_ name: String, _ control: UIView, isWide: Bool) {
    (self.control, self.isWide) = (control, isWide)
    super.init(frame: .zero)
    backgroundColor = Palette.groupedCard
    layer.cornerRadius = 10
    label.text = name
    label.useFont(ofSize: 17)
    // A control without a title gets the name beside it as its label. The name itself is hidden then, or it
    // would be read twice.
    if !(control is UIButton), !(control is UISegmentedControl) {
      control.accessibilityLabel = name
      label.isAccessibilityElement = false
    }
    addSubview(label)
    addSubview(control)
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a card is made in code")
  }

  private func arrange() {
    label.mas_makeConstraints { make in
      make.leading.equalTo(self).offset(16)
      make.height.greaterThanOrEqualTo(24)
      make.top.greaterThanOrEqualTo(self).offset(8)
    }
    control.mas_makeConstraints { $0.trailing.equalTo(self).offset(-16) }
    mas_makeConstraints { $0.height.equalTo(48).priorityLow() }
    arrangements[.beside] =
      label.mas_prepareConstraints { $0.centerY.equalTo(self) }
      + control.mas_prepareConstraints { make in
        make.centerY.equalTo(self)
        if isWide {
          make.leading.equalTo(self).offset(130).priority(700)
          make.leading.greaterThanOrEqualTo(label.mas_trailing).offset(8)
        }
      }
    arrangements[.below] =
      label.mas_prepareConstraints { $0.trailing.lessThanOrEqualTo(self).offset(-16) }
      + control.mas_prepareConstraints { make in
        make.top.equalTo(label.mas_bottom).offset(8)
        make.bottom.equalTo(self).offset(-12)
        if isWide {
          make.leading.equalTo(self).offset(16)
        } else {
          make.leading.greaterThanOrEqualTo(self).offset(16)
        }
      }
  }

  override func layoutSubviews() {
    arrangements.active = widthBeside <= bounds.width ? .beside : .below
    super.layoutSubviews()
  }

  /// The width of the name and the control side by side, in points. A wide control keeps 100 points at least.
  private var widthBeside: CGFloat {
    let own = control.intrinsicContentSize.width
    return 16 + label.intrinsicContentSize.width + 8 + (isWide ? max(own, 100) : own) + 16
  }
}
