import LayoutTesting

/// Faults of a bank's screens, chosen before the audit had seen them.
extension PlantedFault {
  static let bank = ledger + transfer + confirmation

  private static let ledger: [PlantedFault] = [
    .init("amount cut by a long payee", .ledger, [.truncatedText]) { (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell else { return }
        (cell.payee.numberOfLines, cell.amount.numberOfLines) = (1, 1)
        cell.payee.setContentCompressionResistancePriority(.required, for: .horizontal)
        cell.amount.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
      }
    },
    .init("money that comes in, in the system's green", .ledger, [.contrast]) { (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell, cell.amount.text?.hasPrefix("+") == true else { return }
        cell.amount.textColor = .systemGreen
      }
    },
    .init("badge added whenever a cell is filled", .ledger, [.unsettled, .overlap]) {
      (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell, !cell.badge.isHidden else { return }
        cell.words.addArrangedSubview(UILabel.text("Not booked", .caption1))
      }
    },
    .init("balance of a fixed height", .ledger, [.truncatedText, .fixedHeight, .overlap]) {
      (c: LedgerController) in
      c.fitsBalance = false
      c.balance.frame.size.height = 110
    },
    .init("light header of a day in dark", .ledger, [.contrast]) { (c: LedgerController) in
      c.changeHeader = { header in
        var background = UIBackgroundConfiguration.listPlainHeaderFooter()
        background.backgroundColor = UIColor(white: 0.95, alpha: 1)
        header.backgroundConfiguration = background
      }
    },
    .init("initials of 30 points that are tapped", .ledger, [.missingTrait, .smallTarget]) {
      (c: LedgerController) in
      let initials = UILabel.text("ZA", .caption1, lines: 1)
      initials.textAlignment = .center
      initials.backgroundColor = .secondarySystemFill
      initials.isUserInteractionEnabled = true
      initials.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      NSLayoutConstraint.activate([
        initials.widthAnchor.constraint(equalToConstant: 30),
        initials.heightAnchor.constraint(equalToConstant: 30),
      ])
      c.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: initials)
    },
    .init("view as title that is too long in German", .ledger, [.truncatedText]) { (c: LedgerController) in
      c.navigationItem.titleView = UILabel.text(BankText.text("Account activity"), .headline, lines: 1)
    },
    .init("filter over the balance", .ledger, [.overlap, .blockedTouches]) { (c: LedgerController) in
      c.tableTop?.isActive = false
      c.table.topAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.topAnchor).isActive = true
    },
    .init("texts of a cell outside of its content view", .ledger, [.outsideSafeArea]) {
      (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell, cell.row.superview == cell.contentView else { return }
        cell.row.removeFromSuperview()
        cell.addSubview(cell.row)
        NSLayoutConstraint.activate(
          cell.row.edges(to: cell, NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            + [cell.contentView.heightAnchor.constraint(equalTo: cell.row.heightAnchor, constant: 16)])
      }
    },
    .init("row read as its payee alone", .ledger, [.unreadText]) { (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell else { return }
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = cell.payee.text
      }
    },
    .init("circle placed from the left by its frame", .ledger, [.leftAndRight, .overlap]) {
      (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell, cell.circle.superview == cell.row else { return }
        cell.circle.removeFromSuperview()
        cell.row.isLayoutMarginsRelativeArrangement = true
        cell.row.directionalLayoutMargins.leading = 52
        cell.circle.translatesAutoresizingMaskIntoConstraints = true
        cell.circle.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        cell.contentView.addSubview(cell.circle)
      }
    },
    .init("balance of two fixed fonts", .ledger, [.fixedFont]) { (c: LedgerController) in
      let text = NSMutableAttributedString(
        string: "4.318", attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold)])
      text.append(
        NSAttributedString(string: ",20 €", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
      c.balance.amount.attributedText = text
    },
    .init("gradient placed once", .ledger, [.contrast, .unsettled]) { (c: LedgerController) in
      c.balance.placing = { balance in
        if balance.gradient.frame.isEmpty { balance.gradient.frame = balance.bounds }
      }
    },
    .init("column of amounts of a fixed width", .ledger, [.truncatedText]) { (c: LedgerController) in
      c.changeCell = { view in
        guard let cell = view as? PaymentCell, cell.amount.constraints.isEmpty else { return }
        cell.amount.numberOfLines = 1
        cell.amount.widthAnchor.constraint(equalToConstant: 96).isActive = true
      }
    },
    .init("amounts that are all read as Amount", .ledger, [.unreadText, .missingLabel, .duplicateLabel]) {
      (c: LedgerController) in
      c.changeCell = { ($0 as? PaymentCell)?.amount.accessibilityLabel = BankText.text("Amount") }
    },
  ]

  private static let transfer: [PlantedFault] = [
    .init("error of a fixed height", .transfer, [.truncatedText, .fixedHeight]) { (c: TransferController) in
      c.numberError.text = "The number is not valid. Please check its two digits after the country."
      c.numberError.isHidden = false
      c.numberError.heightAnchor.constraint(equalToConstant: 18).isActive = true
    },
    .init("sign of the currency over the amount", .transfer, [.overlap]) { (c: TransferController) in
      let isMirrored = c.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      c.amount.text = "1.250,00"
      c.amount.textAlignment = isMirrored ? .left : .right
      let sign = UILabel.text("€", .body, lines: 1)
      c.amount.superview?.place(sign)
      NSLayoutConstraint.activate([
        sign.trailingAnchor.constraint(equalTo: c.amount.trailingAnchor, constant: -8),
        sign.centerYAnchor.constraint(equalTo: c.amount.centerYAnchor),
      ])
    },
    .init("room for the keyboard without that of a tab bar", .transfer, [.behindKeyboard]) {
      (c: TransferController) in
      c.bar.removeFromSuperview()
      c.proceed.removeFromSuperview()
      c.stack.addArrangedSubview(c.proceed)
      c.scroll.bottomAnchor.constraint(equalTo: c.view.bottomAnchor).isActive = true
      _ = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak scroll = c.scroll] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let height = frame?.height ?? 0
        MainActor.assumeIsolated { scroll?.contentInset.bottom = height - 83 }
      }
    },
    .init(
      "row of caption and amount in large text", .transfer,
      [.truncatedText, .smallTarget, .overlap, .offScreen]
    ) {
      (c: TransferController) in
      c.amountGroup.axis = .horizontal
      c.amountGroup.spacing = 8
      let caption = c.amountGroup.arrangedSubviews[0]
      caption.setContentCompressionResistancePriority(.required, for: .horizontal)
      (caption as? UILabel)?.text = "Amount and currency"
      (caption as? UILabel)?.numberOfLines = 1
    },
    .init(
      "bar of a tenth of the screen", .transfer, [.smallTarget, .truncatedText, .conflict, .fixedHeight]
    ) {
      (c: TransferController) in
      c.barPadding[2].isActive = false
      c.bar.heightAnchor.constraint(equalTo: c.view.heightAnchor, multiplier: 0.1).isActive = true
    },
    .init("symbol moved behind the title by the wrong direction", .transfer, [.leftAndRight]) {
      (c: TransferController) in
      c.day.configuration?.imagePlacement = .leading
      c.day.semanticContentAttribute = .forceRightToLeft
    },
    .init("placeholder that stays over a text", .transfer, [.overlap]) { (c: TransferController) in
      let placeholder = UILabel.text(BankText.text("Purpose"), .body, color: .secondaryLabel)
      c.purpose.text = "Rent for March"
      c.purpose.addSubview(placeholder)
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        placeholder.topAnchor.constraint(equalTo: c.purpose.topAnchor, constant: 8),
        placeholder.leadingAnchor.constraint(equalTo: c.purpose.leadingAnchor, constant: 5),
      ])
    },
    .init("stack for messages over the button", .transfer, [.blockedTouches]) { (c: TransferController) in
      let messages = UIStackView()
      messages.axis = .vertical
      c.view.place(messages)
      NSLayoutConstraint.activate([
        messages.leadingAnchor.constraint(equalTo: c.view.leadingAnchor),
        messages.trailingAnchor.constraint(equalTo: c.view.trailingAnchor),
        messages.bottomAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.bottomAnchor),
        messages.heightAnchor.constraint(equalToConstant: 120),
      ])
    },
  ]

  private static let confirmation: [PlantedFault] = [
    .init(
      "box to check that is a picture", .confirmation, [.unreachedControl, .missingTrait, .missingLabel]
    ) {
      (c: ConfirmationController) in
      c.known.removeFromSuperview()
      let box = UIImageView(image: UIImage(systemName: "square"))
      box.tintColor = .label
      box.contentMode = .center
      box.isUserInteractionEnabled = true
      box.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      box.widthAnchor.constraint(equalToConstant: 44).isActive = true
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      let row = UIStackView(arrangedSubviews: [box, UILabel.text("I know the recipient", .body)])
      row.alignment = .center
      c.stack.insertArrangedSubview(row, at: 2)
    },
    .init("colour of a layer that stays light", .confirmation, [.contrast, .unsettled]) {
      (c: ConfirmationController) in
      c.warning.backgroundColor = nil
      c.warning.layer.backgroundColor = UIColor.secondarySystemBackground.cgColor
    },
    .init("button over the end of the sheet", .confirmation, [.overlap]) { (c: ConfirmationController) in
      c.confirm.removeFromSuperview()
      c.view.place(c.confirm)
      NSLayoutConstraint.activate([
        c.confirm.leadingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.leadingAnchor),
        c.confirm.trailingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.trailingAnchor),
        c.confirm.bottomAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.bottomAnchor),
      ])
    },
    .init("two buttons beside each other in German", .confirmation, [.truncatedText]) {
      (c: ConfirmationController) in
      c.buttons.axis = .horizontal
      c.buttons.distribution = .fillEqually
      for button in [c.confirm, c.edit] {
        button.configuration?.titleLineBreakMode = .byTruncatingTail
      }
    },
    .init("action that holds its screen", .confirmation, [.leak]) { (c: ConfirmationController) in
      c.confirm.addAction(
        UIAction { _ in c.scroll.setContentOffset(.zero, animated: true) }, for: .touchUpInside)
    },
    .init("constraint that each rotation adds", .confirmation, [.conflict, .unsettled]) {
      (c: ConfirmationController) in
      let child = RotatedController()
      c.addChild(child)
      c.stack.insertArrangedSubview(child.view, at: 1)
      child.didMove(toParent: c)
    },
  ]
}

/// Is lower in landscape, and gets a constraint with each turn.
private final class RotatedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemFill
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let window = view.window else { return }
    let height: CGFloat = window.bounds.width > window.bounds.height ? 60 : 90
    guard view.constraints.last?.constant != height else { return }
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}
