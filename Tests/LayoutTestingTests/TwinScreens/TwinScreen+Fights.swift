import LayoutTesting

extension TwinScreen {
  static let fights: [TwinScreen] = [
    .init(.fights, "two halves and a distance", in: .navigation, [.conflict]) { c, isFaulty in
      let (first, second) = (UIButton.filled(words("Yes", "Ja")), UIButton.filled(words("No", "Nein")))
      let box = c.box(first)
      box.place(second)
      let width = first.widthAnchor.constraint(
        equalTo: box.widthAnchor, multiplier: 0.5, constant: isFaulty ? 0 : -8)
      NSLayoutConstraint.activate([
        width, second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 16),
        second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        second.topAnchor.constraint(equalTo: box.topAnchor),
        second.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
    },
    .init(.fights, "widths of both orientations after a rotation", in: .navigation, [.conflict]) {
      c, isFaulty in
      let panel = UIView()
      panel.backgroundColor = .secondarySystemBackground
      let box = c.box(panel)
      panel.heightAnchor.constraint(equalToConstant: 60).isActive = true
      let (narrow, wide) = (
        panel.widthAnchor.constraint(equalToConstant: 200), panel.widthAnchor.constraint(equalToConstant: 240)
      )
      narrow.isActive = true
      var first: CGSize?
      c.onLayout = { [weak c, weak box] in
        guard let size = c?.view.bounds.size, box != nil, size != .zero else { return }
        let isTurned = first.map { ($0.width < $0.height) != (size.width < size.height) } ?? false
        if first == nil { first = size }
        if !isFaulty { narrow.isActive = !isTurned }
        if wide.isActive != isTurned { wide.isActive = isTurned }
      }
    },
    .init(.fights, "three titles in equal parts", in: .sheet, [.truncatedText]) { c, isFaulty in
      let titles = [
        words("Today", "Heute"), words("Tomorrow", "Übermorgen"), words("Later", "Zu einem Wunschtermin"),
      ]
      let line = UIStackView(
        arrangedSubviews: titles.map { title in
          let button = UIButton.filled(title)
          if isFaulty { button.titleLabel?.numberOfLines = 1 }
          return button
        })
      (line.axis, line.distribution, line.spacing) = (isFaulty ? .horizontal : .vertical, .fillEqually, 8)
      c.row(line)
    },
    .init(.fights, "closed section whose text is seen", in: .tab, [.overlap, .truncatedText]) { c, isFaulty in
      let (section, label) = (UIView(), UILabel.text("Weight: two kilograms", .body))
      section.place(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: section.topAnchor),
        label.leadingAnchor.constraint(equalTo: section.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: section.trailingAnchor),
        section.heightAnchor.constraint(equalToConstant: 0),
      ])
      section.isHidden = !isFaulty
      c.row(section)
      c.row(UILabel.text("Arrives on Monday", .body))
    },
    .init(.fights, "box without a width on a wide screen", in: .bare, [.ambiguity]) { c, isFaulty in
      let panel = UIView()
      panel.backgroundColor = .secondarySystemBackground
      let box = c.row(UIView())
      box.place(panel)
      let full = panel.widthAnchor.constraint(equalTo: box.widthAnchor)
      full.priority = .defaultHigh
      full.isActive = !isFaulty
      NSLayoutConstraint.activate([
        panel.topAnchor.constraint(equalTo: box.topAnchor),
        panel.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        panel.heightAnchor.constraint(equalToConstant: 40),
        panel.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        panel.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
        panel.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor),
        panel.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      ])
    },
    .init(.fights, "rows in equal parts of a fixed height", in: .navigation, [.truncatedText, .conflict]) {
      c, isFaulty in
      let rows = UIStackView(arrangedSubviews: [
        UILabel.text(words("Paid", "Bezahlt"), .body),
        UILabel.text("Packed with care by hand, with paper and straw", .body),
      ])
      (rows.axis, rows.distribution) = (.vertical, .fillEqually)
      c.row(rows)
      if isFaulty { rows.heightAnchor.constraint(equalToConstant: 60).isActive = true }
    },
    .init(.fights, "button of a fixed height with a subtitle", in: .sheet, [.fixedHeight, .truncatedText]) {
      c, isFaulty in
      var configuration = UIButton.Configuration.gray()
      configuration.title = words("Pay later", "Später zahlen")
      configuration.subtitle = words("In thirty days", "In dreißig Tagen")
      configuration.baseForegroundColor = .label
      let button = c.row(UIButton(configuration: configuration))
      let height =
        isFaulty
        ? button.heightAnchor.constraint(equalToConstant: 50)
        : button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
      height.isActive = true
    },
  ]
}
