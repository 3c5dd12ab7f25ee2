import OpenUIKitControls

extension UISearchTextField {
  /// Shows a picture instead of the magnifying glass; nil for that.
  final func showGlass() {
    guard let image = glassImage else { return leftView = glass }
    let view = UIImageView(image: image)
    view.tintColor = .secondaryLabel
    leftView = view
  }

  /// Shows a picture instead of the system's icon in the button that removes the text.
  final func setClearImage(_ image: UIImage?, for state: UIControl.State) {
    clearButton.setImage(image, for: state)
    clearIcon.isHidden = clearButton.image(for: .normal) != nil
  }
}
