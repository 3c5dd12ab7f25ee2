/// A label of a table's cell. Another text, font or number of lines needs another frame.
final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.setNeedsLayout()
  }
}
