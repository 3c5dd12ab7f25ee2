import Masonry
import UIKitShim

/// Names with a switch each: side by side, or one below the other where they need more width.
final class SwitchRow: UIView {
  private enum Arrangement {
    case beside, below
  }

  private var labels: [UILabel] = []
  private var switches: [UISwitch] = []
  private let arrangements = MASConstraintSets<Arrangement>()

  /// Adds a switch behind those that are there.
  func add(_ name: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
    let label = UILabel()
    label.text = name
    label.useFont(ofSize: 14, weight: .medium)
    label.textColor = Palette.ink
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.onTintColor = Tint.blue.strong
    toggle.addAction(
      UIAction { [unowned(unsafe) toggle] _ in changed(toggle.isOn) }, for: .valueChanged)
    addSubview(label)
    addSubview(toggle)
    arrange(label, toggle, behind: switches.last)
    labels.append(label)
    switches.append(toggle)
  }

  private func arrange(_ label: UILabel, _ toggle: UISwitch, behind last: UISwitch?) {
    toggle.mas_makeConstraints { $0.leading.equalTo(label.mas_trailing).offset(10) }
    arrangements[.beside] +=
      label.mas_prepareConstraints { make in
        if let last {
          make.leading.equalTo(last.mas_trailing).offset(24)
        } else {
          make.leading.equalToSuperview()
        }
        make.centerY.equalToSuperview()
      } + toggle.mas_prepareConstraints { $0.centerY.equalToSuperview() }
    arrangements[.below] +=
      label.mas_prepareConstraints { make in
        make.leading.equalToSuperview()
        make.centerY.equalTo(toggle)
      }
      + toggle.mas_prepareConstraints { make in
        if let last {
          make.top.equalTo(last.mas_bottom).offset(13)
        } else {
          make.top.equalToSuperview().offset(5)
        }
        make.bottom.lessThanOrEqualToSuperview().offset(-5)
      }
  }

  override func layoutSubviews() {
    arrangements.active = widthBeside <= bounds.width ? .beside : .below
    super.layoutSubviews()
  }

  /// The width of all names and switches side by side, in points.
  private var widthBeside: CGFloat {
    var width = 24 * CGFloat(max(0, labels.count - 1))
    for (label, toggle) in zip(labels, switches) {
      width += label.intrinsicContentSize.width + 10 + toggle.intrinsicContentSize.width
    }
    return width
  }

  /// Turns a switch as a finger does.
  func turn(_ index: Int, on isOn: Bool) {
    switches[index].isOn = isOn
    switches[index].sendActions(for: .valueChanged)
  }
}
