import LayoutTesting

extension TwinScreen {
  static let covers: [TwinScreen] = [
    .init(.covers, "button behind a card", in: .sheet, [.overlap, .blockedTouches]) { c, isFaulty in
      let (button, card) = (UIButton.filled(words("Open", "Öffnen")), UIView())
      card.backgroundColor = .tertiarySystemBackground
      let box = c.row(UIView())
      for view in isFaulty ? [button, card] : [card, button] { box.place(view) }
      let insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      NSLayoutConstraint.activate(card.edges(to: box) + button.edges(to: box, insets))
    },
    .init(.covers, "header that stays over the first row", in: .navigation, [.overlap]) { c, isFaulty in
      let header = UIView()
      header.backgroundColor = .secondarySystemBackground
      let title = UILabel.text("On the way", .headline)
      header.place(title)
      c.view.place(header)
      let area = c.view.safeAreaLayoutGuide
      if !isFaulty {
        for constraint in c.view.constraints
        where constraint.firstItem === c.scroll && constraint.firstAttribute == .top {
          constraint.isActive = false
        }
        c.scroll.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
      }
      NSLayoutConstraint.activate(
        title.edges(to: header.layoutMarginsGuide) + [
          header.topAnchor.constraint(equalTo: area.topAnchor),
          header.leadingAnchor.constraint(equalTo: area.leadingAnchor),
          header.trailingAnchor.constraint(equalTo: area.trailingAnchor),
          header.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
    },
    .init(.covers, "clear view of a message that is gone", in: .navigation, [.blockedTouches]) {
      c, isFaulty in
      c.row(UIButton.filled(words("Open", "Öffnen")))
      let message = UIView()
      message.isUserInteractionEnabled = isFaulty
      c.view.place(message)
      NSLayoutConstraint.activate([
        message.topAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.topAnchor),
        message.leadingAnchor.constraint(equalTo: c.view.leadingAnchor),
        message.trailingAnchor.constraint(equalTo: c.view.trailingAnchor),
        message.heightAnchor.constraint(equalTo: c.view.heightAnchor, multiplier: 0.4),
      ])
    },
    .init(.covers, "badge over the end of a name", [.overlap]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable { cell, index in
          let (name, badge) = (
            UILabel.text(
              words("Parcel \(index) from the market beside the old lake", "Paket \(index) vom Markt am See"),
              .body),
            UILabel.text("New", .body, lines: 1)
          )
          badge.setContentCompressionResistancePriority(.required, for: .horizontal)
          badge.setContentHuggingPriority(.required, for: .horizontal)
          cell.contentView.place(name)
          cell.contentView.place(badge)
          let area = cell.contentView.layoutMarginsGuide
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: area.topAnchor),
            name.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            name.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            badge.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            badge.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            isFaulty
              ? name.trailingAnchor.constraint(equalTo: area.trailingAnchor)
              : name.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
          ])
        })
    },
    .init(.covers, "picture added over a button", in: .tab, [.overlap, .blockedTouches]) { c, isFaulty in
      let button = UIButton.filled(words("Open", "Öffnen"))
      let picture = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
          UIColor.systemTeal.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        })
      let box = c.row(UIView())
      for view in isFaulty ? [button, picture] : [picture, button] { box.place(view) }
      NSLayoutConstraint.activate(picture.edges(to: box) + button.edges(to: box))
    },
    .init(.covers, "buttons with a spacing below zero", in: .bare, [.overlap]) { c, isFaulty in
      let line = UIStackView(arrangedSubviews: [
        UIButton.symbol("pencil", "Edit"), UIButton.symbol("trash", "Delete"),
      ])
      line.spacing = isFaulty ? -20 : 8
      c.box(line)
    },
    .init(.covers, "progress bar of 40 points over a text", in: .sheet, [.overlap]) { c, isFaulty in
      let label = c.row(UILabel.text("Packed", .body))
      let bar = UIView()
      bar.backgroundColor = .systemIndigo
      c.stack.superview?.place(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: isFaulty ? 0 : 8),
        bar.heightAnchor.constraint(equalToConstant: isFaulty ? 40 : 4),
      ])
    },
  ]
}
