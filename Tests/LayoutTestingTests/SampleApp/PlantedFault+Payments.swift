import LayoutTesting

/// More faults of a bank's screens, chosen after the rules for the others, and before the audit had seen them.
extension PlantedFault {
  static let payments: [PlantedFault] = [
    .init("header of a table without a width", .ledger, [.ambiguity, .truncatedText, .overlap, .offScreen]) {
      (c: LedgerController) in
      c.fitsBalance = false
      c.balance.translatesAutoresizingMaskIntoConstraints = false
    },
    .init("payee that is clipped", .ledger, [.truncatedText]) { (c: LedgerController) in
      c.changeCell = { view in
        (view as? PaymentCell)?.payee.numberOfLines = 1
        (view as? PaymentCell)?.payee.lineBreakMode = .byClipping
      }
    },
    .init("amount that shrinks to 8 points", .transfer, [.truncatedText]) { (c: TransferController) in
      c.amount.text = "1.250.000,00 € from the savings account"
      c.amount.adjustsFontSizeToFitWidth = true
      c.amount.minimumFontSize = 8
      c.amount.superview?.widthAnchor.constraint(lessThanOrEqualToConstant: 240).isActive = true
      c.stack.alignment = .leading
    },
    .init("disabled button at a tenth", .transfer, [.contrast]) { (c: TransferController) in
      c.proceed.isEnabled = false
      c.proceed.alpha = 0.1
    },
    .init(
      "picture over a form that leaves no room in landscape", .transfer,
      [.behindKeyboard, .truncatedText, .overlap, .conflict, .offScreen, .outsideSafeArea]
    ) {
      (c: TransferController) in
      let picture = UIImageView(image: UIImage(systemName: "building.columns"))
      picture.backgroundColor = .secondarySystemBackground
      picture.tintColor = .label
      picture.contentMode = .center
      c.view.place(picture)
      for constraint in c.view.constraints
      where constraint.firstItem === c.scroll && constraint.firstAttribute == .top {
        constraint.isActive = false
      }
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.topAnchor),
        picture.leadingAnchor.constraint(equalTo: c.view.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: c.view.trailingAnchor),
        picture.heightAnchor.constraint(equalToConstant: 200),
        c.scroll.topAnchor.constraint(equalTo: picture.bottomAnchor),
      ])
    },
    .init("number of an account in half of a row", .confirmation, [.truncatedText]) {
      (c: ConfirmationController) in
      for case let row as ConfirmationRow in c.rows.arrangedSubviews {
        row.axis = .horizontal
        row.distribution = .fillEqually
        row.value.numberOfLines = 1
      }
    },
    .init("hint that is tapped", .confirmation, [.missingTrait, .smallTarget]) {
      (c: ConfirmationController) in
      c.hint.isUserInteractionEnabled = true
      c.hint.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    },
    .init("box to check that is read as another word", .confirmation, [.missingLabel, .unreadText]) {
      (c: ConfirmationController) in
      c.known.accessibilityLabel = "Checkbox"
    },
    .init("loading view that stays at a twentieth", .confirmation, [.blockedTouches]) {
      (c: ConfirmationController) in
      let loading = UIView()
      loading.backgroundColor = .black
      loading.alpha = 0.05
      c.view.place(loading)
      NSLayoutConstraint.activate(loading.edges(to: c.view))
    },
    .init("clear headers over rows", .ledger, [.overlap, .contrast]) { (c: LedgerController) in
      c.changeHeader = { header in
        header.backgroundConfiguration = .clear()
        header.backgroundView = nil
      }
    },
  ]
}
