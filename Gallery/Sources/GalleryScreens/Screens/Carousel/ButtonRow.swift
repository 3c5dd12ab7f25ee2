import Masonry
import UIKitShim

/// Buttons side by side, all equally wide.
final class ButtonRow: UIView {
  private(set) var buttons: [UIButton] = []

  convenience init(_ actions: [(title: String, tint: Tint, action: () -> Void)]) {
    self.init(frame: .zero)
    for (title, tint, action) in actions {
      let button = UIButton.soft(title, tint, action: action)
      button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 2, bottom: 7, right: 2)
      // A longer word of another language has smaller letters.
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
      addSubview(button)
      button.mas_makeConstraints { make in
        make.centerY.equalToSuperview()
        if let previous = buttons.last {
          make.leading.equalTo(previous.mas_trailing).offset(10)
          make.width.equalTo(previous)
        } else {
          make.leading.equalToSuperview()
        }
      }
      buttons.append(button)
    }
    buttons.last?.mas_makeConstraints { $0.trailing.equalToSuperview() }
  }

  /// Taps a button.
  func tap(_ index: Int) {
    buttons[index].sendActions(for: .touchUpInside)
  }
}
