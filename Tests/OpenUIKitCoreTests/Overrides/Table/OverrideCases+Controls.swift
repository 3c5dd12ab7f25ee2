import OpenUIKit

private final class ProbeControl: UIControl {
  override var isHighlighted: Bool { didSet { called(UIControl.self) } }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(UIControl.self)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called(UIControl.self)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { called(UIControl.self) }
  override func cancelTracking(with event: UIEvent?) { called(UIControl.self) }
  override func sendAction(_ action: UIAction) {
    called(UIControl.self)
    super.sendAction(action)
  }
  override func sendAction(_ action: Selector, to target: Selector.Value?, for event: UIEvent?) {
    called(UIControl.self)
  }
}

private final class ProbeButton: UIButton {
  override func updateConfiguration() {
    called(UIButton.self)
    super.updateConfiguration()
  }
  override func setNeedsUpdateConfiguration() {
    called(UIButton.self)
    super.setNeedsUpdateConfiguration()
  }
}

private final class RectButton: UIButton {
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    called(UIButton.self)
    return bounds
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    called(UIButton.self)
    return bounds
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    called(UIButton.self)
    return contentRect
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    called(UIButton.self)
    return contentRect
  }
}

private final class ProbeSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    called(UISlider.self)
    return super.trackRect(forBounds: bounds)
  }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    called(UISlider.self)
    return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    called(UISlider.self)
    return super.minimumValueImageRect(forBounds: bounds)
  }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    called(UISlider.self)
    return super.maximumValueImageRect(forBounds: bounds)
  }
  override func setValue(_ value: Float, animated: Bool) {
    called(UISlider.self)
    super.setValue(value, animated: animated)
  }
}

private final class ProbeLabel: UILabel {
  override func drawText(in rect: CGRect) {
    called(UILabel.self)
    super.drawText(in: rect)
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    called(UILabel.self)
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func invalidateIntrinsicContentSize() {
    called(UIView.self)
    super.invalidateIntrinsicContentSize()
  }
}

private final class ProbeField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    called(UITextField.self)
    return super.textRect(forBounds: bounds)
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    called(UITextField.self)
    return super.editingRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    called(UITextField.self)
    return super.placeholderRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    called(UITextField.self)
    return super.clearButtonRect(forBounds: bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    called(UITextField.self)
    return super.leftViewRect(forBounds: bounds)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    called(UITextField.self)
    return super.rightViewRect(forBounds: bounds)
  }
  override func drawText(in rect: CGRect) { called(UITextField.self) }
  override func drawPlaceholder(in rect: CGRect) { called(UITextField.self) }
  override func insertText(_ text: String) {
    called(UITextField.self)
    super.insertText(text)
  }
  override func deleteBackward() {
    called(UITextField.self)
    super.deleteBackward()
  }
  override func caretRect(for position: UITextPosition) -> CGRect {
    called(UITextField.self)
    return super.caretRect(for: position)
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    called(UITextField.self)
    return super.closestPosition(to: point)
  }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    called(UITextField.self)
    return super.selectionRects(for: range)
  }
  override func cut(_ sender: Any?) {
    called(UIResponder.self)
    super.cut(sender)
  }
  override func copy(_ sender: Any?) {
    called(UIResponder.self)
    super.copy(sender)
  }
  override func paste(_ sender: Any?) {
    called(UIResponder.self)
    super.paste(sender)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    called(UIResponder.self)
    return super.canPerformAction(action, withSender: sender)
  }
}

private final class ProbeTextView: UITextView {
  override func insertText(_ text: String) {
    called(UITextView.self)
    super.insertText(text)
  }
  override func deleteBackward() {
    called(UITextView.self)
    super.deleteBackward()
  }
  override func caretRect(for position: UITextPosition) -> CGRect {
    called(UITextView.self)
    return super.caretRect(for: position)
  }
}

private final class TouchedTextView: UITextView {
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    called(UITextView.self)
    return super.closestPosition(to: point)
  }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    called(UITextView.self)
    return super.selectionRects(for: range)
  }
}

private final class ProbeStorage: NSTextStorage {
  override func processEditing() {
    MainActor.assumeIsolated { called(NSTextStorage.self, "processEditing()") }
    super.processEditing()
  }
}

private let area = CGRect(x: 0, y: 0, width: 200, height: 40)

@MainActor private var picture: UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
}

@MainActor
private func press(_ window: UIWindow, _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
  for phase in [UIPress.Phase.began, .ended] {
    window.sendKey(phase, UIKey(key, characters: key == .keyboardA ? "a" : "", modifierFlags: flags))
  }
}

extension OverrideCase {
  static let controls: [OverrideCase] = [
    OverrideCase(
      "a finger presses a control, moves and is lifted; another is taken away",
      """
      UIControl.isHighlighted UIControl.beginTracking(_:with:) UIControl.continueTracking(_:with:)
      UIControl.endTracking(_:with:) UIControl.cancelTracking(with:)
      """
    ) {
      let window = caseWindow(ProbeControl(frame: area))
      window.drag([CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
      window.sendTouch(.began, at: CGPoint(x: 10, y: 10))
      window.sendTouch(.cancelled, at: CGPoint(x: 10, y: 10))
    },
    OverrideCase(
      "a touch or code sends a control's actions", "UIControl.sendAction(_:) UIControl.sendAction(_:to:for:)"
    ) {
      let control = ProbeControl(frame: area)
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      control.addTarget(nil, action: Selector("act"), for: .valueChanged)
      caseWindow(control).tap(CGPoint(x: 10, y: 10))
      control.sendActions(for: .valueChanged)
    },
    OverrideCase(
      "the state of a configured button changes",
      "UIButton.setNeedsUpdateConfiguration() UIButton.updateConfiguration()"
    ) {
      let button = ProbeButton(configuration: .filled())
      button.frame = area
      let window = caseWindow(button)
      button.isHighlighted = true
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a button is laid out",
      """
      UIButton.backgroundRect(forBounds:) UIButton.contentRect(forBounds:) UIButton.imageRect(forContentRect:)
      UIButton.titleRect(forContentRect:)
      """
    ) {
      let button = RectButton(frame: area)
      button.setTitle("title", for: .normal)
      button.setImage(picture, for: .normal)
      button.setBackgroundImage(picture, for: .normal)
      _ = caseWindow(button)
    },
    OverrideCase(
      "a slider is laid out and set",
      """
      UISlider.minimumValueImageRect(forBounds:) UISlider.maximumValueImageRect(forBounds:) UISlider.trackRect(forBounds:)
      UISlider.thumbRect(forBounds:trackRect:value:) UISlider.setValue(_:animated:)
      """
    ) {
      let slider = ProbeSlider(frame: area)
      slider.minimumValueImage = picture
      slider.maximumValueImage = picture
      _ = caseWindow(slider)
      slider.value = 0.5
    },
    OverrideCase(
      "a label gets a text and is drawn",
      "UIView.invalidateIntrinsicContentSize() UILabel.drawText(in:) UILabel.textRect(forBounds:limitedToNumberOfLines:)"
    ) {
      let label = ProbeLabel(frame: area)
      label.text = "text"
      _ = caseWindow(label).displayList()
      label.sizeToFit()
    },
    OverrideCase(
      "a field is laid out",
      """
      UITextField.leftViewRect(forBounds:) UITextField.rightViewRect(forBounds:) UITextField.textRect(forBounds:)
      UITextField.placeholderRect(forBounds:)
      """
    ) {
      let field = ProbeField(frame: area)
      (field.leftView, field.rightView) = (UIView(frame: area), UIView(frame: area))
      (field.leftViewMode, field.rightViewMode) = (.always, .always)
      _ = caseWindow(field)
    },
    OverrideCase("a field has a clear button", "UITextField.clearButtonRect(forBounds:)") {
      let field = ProbeField(frame: area)
      field.clearButtonMode = .always
      field.text = "text"
      _ = caseWindow(field)
    },
    OverrideCase("a field draws", "UITextField.drawPlaceholder(in:) UITextField.drawText(in:)") {
      let field = ProbeField(frame: area)
      field.placeholder = "name"
      let window = caseWindow(field)
      _ = window.displayList()
      field.text = "text"
      _ = window.displayList()
    },
    OverrideCase(
      "the user edits a field",
      """
      UITextField.editingRect(forBounds:) UITextField.caretRect(for:) UITextField.insertText(_:)
      UITextField.deleteBackward()
      """
    ) {
      let field = ProbeField(frame: area)
      let window = caseWindow(field)
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      press(window, .keyboardA)
      press(window, .keyboardDeleteOrBackspace)
    },
    OverrideCase(
      "shortcuts copy, cut and paste", "UIResponder.copy(_:) UIResponder.cut(_:) UIResponder.paste(_:)"
    ) {
      let field = ProbeField(frame: area)
      let window = caseWindow(field)
      field.text = "text"
      field.becomeFirstResponder()
      press(window, .keyboardA, .command)
      press(window, .keyboardC, .command)
      press(window, .keyboardX, .command)
      press(window, .keyboardV, .command)
    },
    OverrideCase("an edit menu opens", "UIResponder.canPerformAction(_:withSender:)") {
      let field = ProbeField(frame: area)
      let window = caseWindow(field)
      field.text = "text"
      window.tap(CGPoint(x: 10, y: 20))
      window.tap(CGPoint(x: 10, y: 20))
    },
    OverrideCase(
      "the user edits a text view",
      "UITextView.caretRect(for:) UITextView.insertText(_:) UITextView.deleteBackward()"
    ) {
      let view = ProbeTextView(frame: area)
      let window = caseWindow(view)
      view.becomeFirstResponder()
      window.layoutIfNeeded()
      press(window, .keyboardA)
      press(window, .keyboardDeleteOrBackspace)
    },
    OverrideCase(
      "a touch places the caret of a field, and the text is selected",
      "UITextField.closestPosition(to:) UITextField.selectionRects(for:)"
    ) {
      let field = ProbeField(frame: area)
      let window = caseWindow(field)
      field.text = "text"
      window.tap(CGPoint(x: 10, y: 20))
      press(window, .keyboardA, .command)
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a touch places the caret of a text view, and the text is selected",
      "UITextView.closestPosition(to:) UITextView.selectionRects(for:)"
    ) {
      let view = TouchedTextView(frame: area)
      let window = caseWindow(view)
      view.text = "text"
      window.tap(CGPoint(x: 10, y: 20))
      press(window, .keyboardA, .command)
      window.layoutIfNeeded()
    },
    OverrideCase("a text storage is changed", "NSTextStorage.processEditing()") {
      let storage = ProbeStorage(string: "text")
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T")
    },
  ]
}
