import UIKitShim

extension UIButton {
  /// A large button in a strong colour that calls `action` when it is tapped.
  static func filled(_ title: String, _ tint: Tint, action: @escaping () -> Void) -> UIButton {
    let button = UIButton.plain(title, titleColor: .white, action: action)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.backgroundColor = tint.strong
    button.layer.cornerRadius = 20
    button.layer.shadowColor = tint.strong.cgColor
    button.layer.shadowOpacity = 0.3
    button.layer.shadowRadius = 14
    button.layer.shadowOffset = CGSize(width: 0, height: 8)
    return button
  }

  /// A small button in a soft colour that calls `action` when it is tapped.
  static func soft(_ title: String, _ tint: Tint, action: @escaping () -> Void) -> UIButton {
    let button = UIButton.plain(title, titleColor: tint.ink, action: action)
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 18, bottom: 10, right: 18)
    button.backgroundColor = tint.fill
    button.layer.borderColor = tint.edge.cgColor
    button.layer.borderWidth = 1
    button.layer.cornerRadius = 10
    return button
  }

  private static func plain(_ title: String, titleColor: UIColor, action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(titleColor, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
