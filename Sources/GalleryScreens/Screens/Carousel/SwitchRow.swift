import Masonry
import UIKitShim

/// Names with a switch each, side by side.
final class SwitchRow: UIView {
  private var last: UISwitch?
  private var switches: [UISwitch] = []

  /// Adds a switch to the right of those that are there.
  func add(_ name: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 14, weight: .medium)
    label.textColor = Palette.ink
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.onTintColor = Tint.blue.ink
    toggle.addAction(
      UIAction { [unowned(unsafe) toggle] _ in changed(toggle.isOn) }, for: .valueChanged)
    addSubview(label)
    addSubview(toggle)
    label.mas_makeConstraints { make in
      if let last {
        make.left.equalTo(last.mas_right).offset(24)
      } else {
        make.left.equalToSuperview()
      }
      make.centerY.equalToSuperview()
    }
    toggle.mas_makeConstraints { make in
      make.left.equalTo(label.mas_right).offset(10)
      make.centerY.equalToSuperview()
    }
    last = toggle
    switches.append(toggle)
  }

  /// Turns a switch as a finger does.
  func turn(_ index: Int, on isOn: Bool) {
    switches[index].isOn = isOn
    switches[index].sendActions(for: .valueChanged)
  }
}
