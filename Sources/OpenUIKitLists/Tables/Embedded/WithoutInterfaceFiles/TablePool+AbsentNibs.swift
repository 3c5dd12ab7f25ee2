// Pages have no nibs.
extension TablePool {
  func cellOfNib(_ identifier: String) -> UITableViewCell? { nil }
  func supplementOfNib(_ identifier: String) -> UITableViewHeaderFooterView? { nil }
}
