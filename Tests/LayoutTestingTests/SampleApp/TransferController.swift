import LayoutTesting

/// A form for a transfer: fields, a menu, a text with its caption, a switch, and a button above the keyboard.
final class TransferController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let recipient = TransferController.field("Recipient", text: "Zoe Adler")
  let number = TransferController.field("IBAN", text: "DE02 1203 0000 0000 2020 51")
  let numberError = UILabel.text("", .footnote, color: .label)
  let amount = TransferController.field("Amount", text: "35,00 €")
  let day = UIButton(configuration: .gray())
  let purpose = UITextView()
  let template = UISwitch()
  let templateLabel = UILabel.text(BankText.text("Save as template"), .body)
  let note = UILabel.text(
    BankText.text("Transfers within the euro area arrive in one day."), .footnote, color: .secondaryLabel)
  let bar = UIView()
  let proceed = UIButton(configuration: .filled())
  private(set) var captions: [UILabel] = []
  private(set) var amountGroup = UIStackView()
  private(set) var barBottom: NSLayoutConstraint?
  private(set) var scrollBottom: NSLayoutConstraint?
  private(set) var barPadding: [NSLayoutConstraint] = []

  override func buildViews() {
    title = BankText.text("Transfer")
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    buildPurpose()
    buildDay()
    template.accessibilityLabel = BankText.text("Save as template")
    templateLabel.isAccessibilityElement = false
    template.setContentHuggingPriority(.required, for: .horizontal)
    template.setContentCompressionResistancePriority(.required, for: .horizontal)
    let templateRow = UIStackView(arrangedSubviews: [templateLabel, template])
    (templateRow.spacing, templateRow.alignment) = (12, .center)
    amountGroup = group("Amount", amount)
    numberError.isHidden = true
    for part in [
      group("Recipient", recipient), group("IBAN", number), numberError, amountGroup, group("Send", day),
      group("Purpose", purpose), templateRow, note,
    ] { stack.addArrangedSubview(part) }
    (stack.axis, stack.spacing) = (.vertical, 16)
    place()
  }

  private static func field(_ label: String, text: String) -> UITextField {
    let field = UITextField()
    (field.text, field.borderStyle) = (text, .roundedRect)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = BankText.text(label)
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
  }

  private func group(_ title: String, _ field: UIView) -> UIStackView {
    let caption = UILabel.text(BankText.text(title), .subheadline, color: .secondaryLabel)
    // A button reads its own title, and a field has the caption as its label.
    caption.isAccessibilityElement = field is UIButton
    captions.append(caption)
    let group = UIStackView(arrangedSubviews: [caption, field])
    (group.axis, group.spacing) = (.vertical, 4)
    return group
  }

  private func buildPurpose() {
    purpose.font = .preferredFont(forTextStyle: .body)
    purpose.adjustsFontForContentSizeCategory = true
    purpose.accessibilityLabel = BankText.text("Purpose")
    purpose.backgroundColor = .secondarySystemBackground
    purpose.isScrollEnabled = false
    purpose.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
  }

  private func buildDay() {
    day.configuration?.title = BankText.text("On the next working day")
    day.configuration?.baseForegroundColor = .label
    day.configuration?.image = UIImage(systemName: "chevron.down")
    day.configuration?.imagePlacement = .trailing
    day.configuration?.imagePadding = 8
    day.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  private func place() {
    proceed.configuration?.title = BankText.text("Continue")
    proceed.configuration?.baseBackgroundColor = .label
    proceed.configuration?.baseForegroundColor = .systemBackground
    bar.backgroundColor = .systemBackground
    for part in [scroll, bar] { view.place(part) }
    bar.place(proceed)
    scroll.place(stack)
    let area = view.safeAreaLayoutGuide
    let barBottom = bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    let scrollBottom = scroll.bottomAnchor.constraint(equalTo: bar.topAnchor)
    (self.barBottom, self.scrollBottom) = (barBottom, scrollBottom)
    barPadding = [
      proceed.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      proceed.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      proceed.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ]
    NSLayoutConstraint.activate(
      barPadding
        + stack.edges(
          to: scroll.contentLayoutGuide,
          NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)) + [
          stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
          scroll.topAnchor.constraint(equalTo: area.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor), scrollBottom, barBottom,
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          proceed.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
          proceed.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
  }
}
