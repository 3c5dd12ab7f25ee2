import UIKit

/// The symbol, the title and the count of a mailbox.
class MailboxCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ mailbox: Mailbox, count: Int) {
    imageView?.image = mailbox.symbol
    textLabel?.text = mailbox.title
    detailTextLabel?.text = count > 0 ? "\(count)" : nil
  }
}
