import Masonry
import UIKitShim

/// Names with a switch each, side by side.
final class SwitchRow: UIView {
  private var last: UISwitch?
  private var switches: [UISwitch] = []

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
    label.mas_makeConstraints { make in
      if let last {
        make.leading.equalTo(last.mas_trailing).offset(24)
      } else {
        make.leading.equalToSuperview()
      }
      make.centerY.equalToSuperview()
    }
    toggle.mas_makeConstraints { make in
      make.leading.equalTo(label.mas_trailing).offset(10)
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
