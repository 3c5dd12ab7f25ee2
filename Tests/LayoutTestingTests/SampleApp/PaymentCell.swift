import LayoutTesting

/// A symbol in a circle, the payee with the purpose and a badge, and the amount. In large text they are below each other.
final class PaymentCell: UITableViewCell {
  let circle = UIView()
  let symbol = UIImageView(image: UIImage(systemName: "arrow.up.arrow.down"))
  let payee = UILabel.text("", .body)
  let purpose = UILabel.text("", .subheadline, color: .secondaryLabel)
  let badge = UILabel.text(BankText.text("Pending"), .caption1)
  let words = UIStackView()
  let amount = UILabel.text("", .body)
  let row = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    circle.backgroundColor = .secondarySystemFill
    circle.layer.cornerRadius = 20
    symbol.tintColor = .label
    symbol.contentMode = .center
    circle.place(symbol)
    for part in [payee, purpose, badge] { words.addArrangedSubview(part) }
    (words.axis, words.spacing) = (.vertical, 2)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    for part in [circle, words, amount] { row.addArrangedSubview(part) }
    row.spacing = 12
    contentView.place(row)
    NSLayoutConstraint.activate(
      row.edges(to: contentView.layoutMarginsGuide) + symbol.edges(to: circle) + [
        circle.widthAnchor.constraint(equalToConstant: 40),
        circle.heightAnchor.constraint(equalToConstant: 40),
      ])
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func show(_ payment: Payment) {
    (payee.text, amount.text) = (payment.payee, payment.amount)
    purpose.text = BankText.text(payment.purpose)
    badge.isHidden = !payment.isPending
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory > .extraExtraLarge
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }
}
