import LayoutTesting

/// A sheet before money is sent: what is sent, a warning, a box to check, and two buttons at the end of what scrolls.
final class ConfirmationController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let rows = UIStackView()
  let warning = UIView()
  let warningSymbol = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
  let warningLabel = UILabel.text(BankText.text("The name and the number belong together."), .body)
  let known = UIButton(configuration: .plain())
  let hint = UILabel.text(BankText.text("We never ask for this by phone."), .footnote)
  let confirm = UIButton(configuration: .filled())
  let edit = UIButton(configuration: .gray())
  let buttons = UIStackView()
  private(set) var scrollBottom: NSLayoutConstraint?

  override func buildViews() {
    title = BankText.text("Check and confirm")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "xmark"), style: .plain, target: nil, action: nil)
    navigationItem.leftBarButtonItem?.accessibilityLabel = BankText.text("Close")
    rows.axis = .vertical
    rows.spacing = 12
    for (name, value) in [
      ("Recipient", "Zoe Adler"), ("Account", "DE02 1203 0000 0000 2020 51"), ("Amount", "35,00 €"),
    ] { rows.addArrangedSubview(ConfirmationRow(BankText.text(name), value)) }
    buildWarning()
    buildButtons()
    for part in [rows, warning, known, hint, buttons] { stack.addArrangedSubview(part) }
    (stack.axis, stack.spacing) = (.vertical, 20)
    view.place(scroll)
    scroll.place(stack)
    let bottom = scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    scrollBottom = bottom
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  private func buildWarning() {
    warning.backgroundColor = .secondarySystemBackground
    warning.layer.cornerRadius = 12
    warningSymbol.tintColor = .label
    warningSymbol.setContentHuggingPriority(.required, for: .horizontal)
    warningSymbol.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [warningSymbol, warningLabel])
    (row.spacing, row.alignment) = (12, .center)
    warning.place(row)
    NSLayoutConstraint.activate(
      row.edges(to: warning, NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)))
  }

  private func buildButtons() {
    known.configuration?.title = BankText.text("I know the recipient")
    known.configuration?.image = UIImage(systemName: "square")
    known.configuration?.imagePadding = 8
    known.configuration?.baseForegroundColor = .label
    known.contentHorizontalAlignment = .leading
    confirm.configuration?.title = BankText.text("Confirm")
    confirm.configuration?.baseBackgroundColor = .label
    confirm.configuration?.baseForegroundColor = .systemBackground
    edit.configuration?.title = BankText.text("Change")
    edit.configuration?.baseForegroundColor = .label
    for button in [known, confirm, edit] {
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    }
    for button in [confirm, edit] { buttons.addArrangedSubview(button) }
    (buttons.axis, buttons.spacing) = (.vertical, 8)
  }
}

/// A name and a value, below each other in large text.
final class ConfirmationRow: UIStackView {
  let name: UILabel
  let value: UILabel

  init(_ name: String, _ value: String) {
    self.name = .text(name, .subheadline, color: .secondaryLabel)
    self.value = .text(value, .body)
    super.init(frame: .zero)
    for part in [self.name, self.value] { addArrangedSubview(part) }
    (axis, spacing) = (.vertical, 2)
  }

  required init(coder: NSCoder) { fatalError("Made in code") }
}
