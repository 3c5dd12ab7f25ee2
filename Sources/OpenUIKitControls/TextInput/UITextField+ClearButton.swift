extension UITextField {
  /// The implementation of `clearButtonMode`.
  final var ownClearButtonMode: ViewMode {
    get { (trailingButton as? TextFieldClearButton)?.mode ?? .never }
    set {
      if newValue == .never {
        trailingButton?.remove()
        trailingButton = nil
      } else {
        let button = trailingButton as? TextFieldClearButton ?? TextFieldClearButton(self)
        button.mode = newValue
        trailingButton = button
      }
      setNeedsLayout()
    }
  }
}

/// A button of a text field after its text. Fields without one do not refer to the button's class, so a page without such fields does not
/// contain it.
class TextFieldButton: ViewTreeConfined {
  /// Whether the button is visible.
  var isShown: Bool { false }
  /// Shows the button at its place, or hides it.
  func place() {}
  /// Removes the button from the field.
  func remove() {}
}

/// The button that removes the text of a field, which owns it.
private final class TextFieldClearButton: TextFieldButton {
  var mode = UITextField.ViewMode.never
  private unowned(unsafe) let field: UITextField
  private let button = UIButton(type: .custom)
  private let icon = ClearIcon(frame: .zero)

  init(_ field: UITextField) {
    self.field = field
    super.init()
    button.accessibilityLabel = "Clear text"
    button.addSubview(icon)
    button.addAction(
      UIAction { [unowned(unsafe) field] _ in
        if field.clear() { field.becomeFirstResponder() }
      }, for: .touchUpInside)
  }

  override var isShown: Bool { field.hasText && field.shownRightView == nil && field.shows(mode) }

  override func place() {
    guard isShown else { return remove() }
    if button.superview !== field { field.addSubview(button) }
    let rect = field.clearButtonRect(forBounds: field.bounds)
    // A finger needs more room than the icon.
    button.frame = rect.insetBy(dx: -5, dy: -8)
    icon.frame = CGRect(x: 5, y: 8, width: rect.width, height: rect.height)
  }

  override func remove() {
    if button.superview === field { button.removeFromSuperview() }
  }
}
