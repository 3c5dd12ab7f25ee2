import UIKit

/// The sender of a message, which opens the sender's card.
class MessageHeaderView: UIControl {
  private let avatar = AvatarView()
  private let senderLabel = UILabel()
  private let recipientsLabel = UILabel()
  private let dateLabel = UILabel()
  private let row = AdaptiveRow(spacing: 12, alignmentBelow: .leading)

  override init(frame: CGRect) {
    super.init(frame: frame)
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    recipientsLabel.font = .preferredFont(forTextStyle: .subheadline)
    recipientsLabel.textColor = .secondaryLabel
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    for label in [senderLabel, recipientsLabel, dateLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    dateLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [senderLabel, recipientsLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for part in [avatar, texts, dateLabel] { row.addArrangedSubview(part) }
    row.isUserInteractionEnabled = false
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: Message) {
    avatar.show(message.sender)
    senderLabel.text = message.sender.name
    recipientsLabel.text = "To: " + message.recipients.map { $0.name }.joined(separator: ", ")
    dateLabel.text = message.date
    accessibilityLabel = message.sender.name
    accessibilityValue = [recipientsLabel.text, message.date].compactMap { $0 }.joined(separator: ", ")
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}
