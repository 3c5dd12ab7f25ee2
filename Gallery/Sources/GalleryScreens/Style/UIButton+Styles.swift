import UIKitShim

extension UIButton {
  /// A large button in a strong colour that calls `action` when it is tapped.
  static func filled(_ title: String, _ tint: Tint, action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.set(title, color: .white, action: action)
    button.titleLabel?.useFont(ofSize: 16, weight: .semibold, growingBy: 1.25)
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
    let button = EdgedButton(type: .system)
    button.set(title, color: tint.ink, action: action)
    button.titleLabel?.useFont(ofSize: 15, weight: .semibold, growingBy: 1.25)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 18, bottom: 10, right: 18)
    button.backgroundColor = tint.fill
    button.edge = tint.edge
    button.layer.borderWidth = 1
    button.layer.cornerRadius = 10
    return button
  }

  private func set(_ title: String, color: UIColor, action: @escaping () -> Void) {
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}

/// A button that takes touches in at least 44 x 44 points, also where it is smaller.
class TouchableButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(bounds.width, 44), max(bounds.height, 44))
    return bounds.insetBy(dx: (bounds.width - width) / 2, dy: (bounds.height - height) / 2).contains(point)
  }
}

/// A button with a border.
private final class EdgedButton: TouchableButton {
  var edge: UIColor? {
    didSet { showEdge() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEdge()
  }

  /// The colour of a layer does not follow light and dark by itself.
  private func showEdge() {
    layer.borderColor = edge?.resolvedColor(with: traitCollection).cgColor
  }
}
