import LayoutTesting

extension TwinScreen {
  static let places: [TwinScreen] = [
    .init(.places, "note over the bottom of the view", in: .navigation, [.outsideSafeArea]) { c, isFaulty in
      let note = UILabel.text("Prices with tax", .footnote)
      c.footer(note, over: isFaulty ? c.view.bottomAnchor : c.view.safeAreaLayoutGuide.bottomAnchor)
    },
    .init(.places, "button over the bar of tabs", in: .tab, [.outsideSafeArea, .blockedTouches]) {
      c, isFaulty in
      let button = UIButton.filled(words("Pay", "Zahlen"))
      c.footer(button, over: isFaulty ? c.view.bottomAnchor : c.view.safeAreaLayoutGuide.bottomAnchor)
    },
    .init(
      .places, "buttons in a line that is wider than the sheet", in: .sheet,
      [.offScreen, .truncatedText, .conflict]
    ) { c, isFaulty in
      let names = [
        words("Track", "Verfolgen"), words("Change", "Ändern"), words("Return", "Zurück"),
        words("Buy", "Kaufen"),
      ]
      let line = UIStackView(arrangedSubviews: names.map { UIButton.filled($0) })
      (line.axis, line.spacing) = (isFaulty ? .horizontal : .vertical, 8)
      for button in line.arrangedSubviews {
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
      }
      let box = c.box(line)
      if !isFaulty { line.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true }
    },
    .init(.places, "content of a height from another device", in: .bare, [.offScreen]) { c, isFaulty in
      let inner = UIScrollView()
      inner.backgroundColor = .secondarySystemBackground
      c.row(inner).heightAnchor.constraint(equalToConstant: 200).isActive = true
      let labels = ["Tea", "Rice", "Salt", "Oil", "Figs", "Nuts", "Plums"].map { UILabel.text($0, .body) }
      for label in labels { inner.addSubview(label) }
      c.onLayout = {
        var y: CGFloat = 8
        for label in labels {
          let height = label.sizeThatFits(CGSize(width: 200, height: 1_000)).height.rounded(.up)
          label.frame = CGRect(x: 8, y: y, width: 200, height: height)
          y += height + 12
        }
        inner.contentSize = CGSize(width: 216, height: isFaulty ? 160 : y)
      }
    },
    .init(.places, "text placed for a tablet", in: .bare, [.offScreen, .truncatedText]) { c, isFaulty in
      let label = UILabel.text("Ready", .body)
      let box = c.row(UIView())
      box.place(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: isFaulty ? 430 : 0),
        label.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor),
      ])
    },
    .init(.places, "header under the bar", in: .sheet, [.outsideSafeArea, .overlap]) { c, isFaulty in
      let label = UILabel.text("Two items", .subheadline)
      c.view.place(label)
      let area = c.view.safeAreaLayoutGuide
      let top = isFaulty ? c.view.topAnchor : area.topAnchor
      for constraint in c.view.constraints
      where constraint.firstItem === c.scroll && constraint.firstAttribute == .top {
        constraint.isActive = false
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top, constant: 4),
        label.leadingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: c.view.layoutMarginsGuide.trailingAnchor),
        c.scroll.topAnchor.constraint(equalTo: isFaulty ? area.topAnchor : label.bottomAnchor),
      ])
    },
    .init(.places, "badge beyond the end of a row", [.offScreen, .truncatedText, .overlap]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable { cell, index in
          let (title, badge) = (
            UILabel.text("Parcel \(index)", .body), UILabel.text("New", .caption1, lines: 1)
          )
          badge.setContentCompressionResistancePriority(.required, for: .horizontal)
          badge.setContentHuggingPriority(.required, for: .horizontal)
          cell.contentView.place(title)
          cell.contentView.place(badge)
          let area = cell.contentView.layoutMarginsGuide
          NSLayoutConstraint.activate(
            [
              title.topAnchor.constraint(equalTo: area.topAnchor),
              title.bottomAnchor.constraint(equalTo: area.bottomAnchor),
              title.leadingAnchor.constraint(equalTo: area.leadingAnchor),
              badge.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
              badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            ] + [
              isFaulty
                ? title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
                : badge.trailingAnchor.constraint(equalTo: area.trailingAnchor)
            ])
        })
    },
  ]
}
