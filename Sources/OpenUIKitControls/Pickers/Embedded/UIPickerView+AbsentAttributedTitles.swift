extension UIPickerView {
  /// Titles in pages have no attributes.
  func setAttributedTitle(of label: UILabel, _ row: Int, _ component: Int) {}
}
