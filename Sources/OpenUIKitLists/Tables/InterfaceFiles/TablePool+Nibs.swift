extension TablePool {
  /// A cell of the nib that is registered under an identifier; nil without one.
  func cellOfNib(_ identifier: String) -> UITableViewCell? {
    cellNibs[ExactString(identifier)]?.view(UITableViewCell.self, for: identifier)
  }

  /// A header or footer of the nib that is registered under an identifier; nil without one.
  func supplementOfNib(_ identifier: String) -> UITableViewHeaderFooterView? {
    supplementNibs[ExactString(identifier)]?.view(UITableViewHeaderFooterView.self, for: identifier)
  }
}
