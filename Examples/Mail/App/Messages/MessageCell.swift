import UIKit

/// A message in a list: sender, date, subject and the beginning of the text.
class MessageCell: UITableViewCell {
  private let unreadDot = UIView()
  private let senderLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()
  private let previewLabel = UILabel()
  private let flagView = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let clipView = UIImageView(image: UIImage(systemName: "paperclip"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    setUpViews()
    setUpConstraints()
    arrange()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    unreadDot.backgroundColor = .systemBlue
    unreadDot.layer.cornerRadius = 5
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.textColor = .secondaryLabel
    for label in [senderLabel, dateLabel, subjectLabel, previewLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    for label in [senderLabel, dateLabel, subjectLabel] { label.numberOfLines = 0 }
    flagView.tintColor = .systemOrange
    clipView.tintColor = .secondaryLabel
    for view in [unreadDot, senderLabel, dateLabel, subjectLabel, previewLabel, flagView, clipView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for view in [flagView, clipView] { view.contentMode = .scaleAspectFit }
    dateLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    isAccessibilityElement = true
    separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// The date beside the sender, or below where text is large.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? beside : below)
    NSLayoutConstraint.activate(isLarge ? below : beside)
  }

  private lazy var beside = [
    clipView.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
    clipView.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
    dateLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
    subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
  ]

  private lazy var below = [
    senderLabel.trailingAnchor.constraint(lessThanOrEqualTo: dateLabel.trailingAnchor),
    clipView.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.leadingAnchor),
    clipView.centerYAnchor.constraint(equalTo: dateLabel.centerYAnchor),
    dateLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
    subjectLabel.topAnchor.constraint(equalTo: dateLabel.bottomAnchor, constant: 2),
  ]

  private func setUpConstraints() {
    let bottom = previewLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    NSLayoutConstraint.activate([
      unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      unreadDot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      unreadDot.widthAnchor.constraint(equalToConstant: 10),
      unreadDot.heightAnchor.constraint(equalToConstant: 10),
      senderLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
      senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      clipView.trailingAnchor.constraint(equalTo: dateLabel.leadingAnchor, constant: -6),
      clipView.widthAnchor.constraint(equalToConstant: 15),
      clipView.heightAnchor.constraint(equalToConstant: 15),
      dateLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      subjectLabel.trailingAnchor.constraint(lessThanOrEqualTo: flagView.leadingAnchor, constant: -8),
      flagView.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
      flagView.centerYAnchor.constraint(equalTo: subjectLabel.centerYAnchor),
      flagView.widthAnchor.constraint(equalToConstant: 15),
      flagView.heightAnchor.constraint(equalToConstant: 15),
      previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      previewLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
      previewLabel.topAnchor.constraint(equalTo: subjectLabel.bottomAnchor, constant: 2),
      bottom,
    ])
  }

  func show(_ message: Message, _ settings: MailSettings) {
    unreadDot.isHidden = message.isRead
    senderLabel.text =
      message.mailbox == .sent || message.mailbox == .drafts
      ? message.recipients.first?.name ?? "No Recipient" : message.sender.name
    dateLabel.text = message.date
    subjectLabel.text = message.subject.isEmpty ? "No Subject" : message.subject
    previewLabel.text = settings.showsPreview ? message.preview : nil
    previewLabel.numberOfLines = settings.previewLines
    flagView.isHidden = !message.isFlagged
    clipView.isHidden = message.attachments.isEmpty
    accessibilityLabel = "\(message.isRead ? "" : "Unread, ")\(message.sender.name), \(message.subject)"
  }
}
