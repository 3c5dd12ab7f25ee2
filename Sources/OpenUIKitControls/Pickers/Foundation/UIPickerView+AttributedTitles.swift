extension UIPickerView {
  /// Shows the title with attributes that the delegate has for a row, if there is one.
  final func setAttributedTitle(of label: UILabel, _ row: Int, _ component: Int) {
    guard let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) else {
      return
    }
    label.attributedText = text
  }
}
