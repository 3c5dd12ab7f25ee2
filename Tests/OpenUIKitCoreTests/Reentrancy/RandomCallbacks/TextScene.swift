import OpenUIKit

/// Text fields, text views and pickers.
@MainActor
final class TextScene: NSObject, CallbackScene {
  private unowned let callbacks: RandomCallbacks
  private let box: CallbackView
  private let fields: [UITextField]
  private let text: UITextView
  private let picker: UIPickerView
  private var rowCount = 5

  init(_ callbacks: RandomCallbacks) {
    self.callbacks = callbacks
    box = CallbackView(callbacks, frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: 40 * $0, width: 100, height: 30)) }
    text = UITextView(frame: CGRect(x: 120, y: 0, width: 150, height: 80))
    picker = UIPickerView(frame: CGRect(x: 120, y: 90, width: 150, height: 160))
    super.init()
    for field in fields {
      field.delegate = self
      field.addAction(UIAction { [weak callbacks] _ in callbacks?.call() }, for: .allEvents)
      box.addSubview(field)
    }
    text.delegate = self
    picker.delegate = self
    picker.dataSource = self
    box.addSubview(text)
    box.addSubview(picker)
  }

  func change() {
    guard let field = callbacks.one(of: fields) else { return }
    switch callbacks.number(18) {
    case 0, 1: field.becomeFirstResponder()
    case 2: text.becomeFirstResponder()
    case 3: field.resignFirstResponder()
    case 4: text.resignFirstResponder()
    case 5: callbacks.window.endEditing(callbacks.flag())
    case 6: field.text = callbacks.flag() ? "text" : nil
    case 7: text.text = "some text"
    case 8: callbacks.window.firstResponder?.next?.becomeFirstResponder()
    case 9: field.removeFromSuperview()
    case 10: box.addSubview(field)
    case 11: field.delegate = callbacks.flag() ? self : nil
    case 12: field.isEnabled.toggle()
    case 13: field.leftView = callbacks.flag() ? nil : CallbackView(callbacks)
    case 14: field.leftViewMode = [.always, .never, .whileEditing][callbacks.number(3)]
    case 15: if let root = callbacks.window.rootViewController?.viewIfLoaded { root.addSubview(box) }
    case 16: box.removeFromSuperview()
    default: changePicker()
    }
  }

  private func changePicker() {
    switch callbacks.number(4) {
    case 0:
      rowCount = callbacks.number(8)
      picker.reloadAllComponents()
    case 1:
      if rowCount > 0 {
        picker.selectRow(callbacks.number(rowCount), inComponent: 0, animated: callbacks.flag())
      }
    case 2: picker.delegate = callbacks.flag() ? self : nil
    default: picker.reloadComponent(0)
    }
  }

  func failures() -> [String] {
    let editing = fields.filter { $0.isFirstResponder }.count + (text.isFirstResponder ? 1 : 0)
    return editing > 1 ? ["\(editing) first responders"] : []
  }
}

extension TextScene: UITextFieldDelegate, UITextViewDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    callbacks.call()
    return callbacks.number(5) > 0
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { callbacks.call() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    callbacks.call()
    return callbacks.number(5) > 0
  }
  func textFieldDidEndEditing(_ textField: UITextField) { callbacks.call() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    callbacks.call()
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    callbacks.call()
    return true
  }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    callbacks.call()
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { callbacks.call() }
  func textViewDidEndEditing(_ textView: UITextView) { callbacks.call() }
  func textViewDidChange(_ textView: UITextView) { callbacks.call() }
  func textViewDidChangeSelection(_ textView: UITextView) { callbacks.call() }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    callbacks.call()
    return true
  }
}

extension TextScene: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rowCount }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    callbacks.call()
    return view ?? CallbackView(callbacks)
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    callbacks.call()
  }
}
