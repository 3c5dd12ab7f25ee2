/// A label of a table's cell. Another text, font or number of lines needs another frame.
final class CellLabel: UILabel {
  /// Shows text in the font of a style, which follows the text size of the user.
  convenience init(following style: UIFont.TextStyle) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.setNeedsLayout()
  }
}
