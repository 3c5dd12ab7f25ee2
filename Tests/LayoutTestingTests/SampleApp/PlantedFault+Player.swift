import LayoutTesting

/// Faults of a player in a sheet and of a list of cabins in a split view.
extension PlantedFault {
  static let newScreens = player + cabins + article + statistics

  private static let player: [PlantedFault] = [
    .init("times in a colour for separators", .player, [.contrast]) { (c: PlayerController) in
      for label in [c.elapsed, c.remaining] { label.textColor = .quaternaryLabel }
    },
    .init("buttons of 32 points in a row", .player, [.smallTarget]) { (c: PlayerController) in
      for case let button as UIButton in c.transport.arrangedSubviews {
        button.removeConstraints(button.constraints)
        button.configuration?.contentInsets = .zero
        button.widthAnchor.constraint(equalToConstant: 32).isActive = true
        button.heightAnchor.constraint(equalToConstant: 32).isActive = true
      }
    },
    .init("button called by a name of an asset", .player, [.missingLabel]) { (c: PlayerController) in
      c.play.accessibilityLabel = "icon_play"
    },
    .init("white title on a light cover", .player, [.contrast]) { (c: PlayerController) in
      c.name.textColor = .white
      c.name.removeFromSuperview()
      c.cover.backgroundColor = UIColor(red: 0.8, green: 0.85, blue: 0.7, alpha: 1)
      c.cover.place(c.name)
      NSLayoutConstraint.activate([
        c.name.centerXAnchor.constraint(equalTo: c.cover.centerXAnchor),
        c.name.topAnchor.constraint(equalTo: c.cover.topAnchor, constant: 4),
        c.name.widthAnchor.constraint(equalTo: c.cover.widthAnchor),
      ])
    },
    .init("view that catches taps over the sliders", .player, [.blockedTouches]) { (c: PlayerController) in
      let catcher = UIView()
      catcher.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      c.stack.place(catcher)
      NSLayoutConstraint.activate([
        catcher.topAnchor.constraint(equalTo: c.position.topAnchor),
        catcher.bottomAnchor.constraint(equalTo: c.volumeRow.bottomAnchor),
        catcher.leadingAnchor.constraint(equalTo: c.stack.leadingAnchor),
        catcher.trailingAnchor.constraint(equalTo: c.stack.trailingAnchor),
      ])
    },
    .init("row lower than its buttons", .player, [.blockedTouches, .overlap, .smallTarget, .conflict]) {
      (c: PlayerController) in
      c.transport.removeFromSuperview()
      let box = UIView()
      box.place(c.transport)
      c.stack.insertArrangedSubview(box, at: 5)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 12),
        c.transport.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        c.transport.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        c.transport.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
    },
    .init("title that runs out of its box", .player, [.truncatedText]) { (c: PlayerController) in
      let box = UIView()
      box.clipsToBounds = true
      c.name.removeFromSuperview()
      c.name.numberOfLines = 1
      box.place(c.name)
      c.stack.insertArrangedSubview(box, at: 1)
      NSLayoutConstraint.activate([
        c.name.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        c.name.topAnchor.constraint(equalTo: box.topAnchor),
        c.name.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
    },
    .init("digits of a fixed size", .player, [.fixedFont]) { (c: PlayerController) in
      for label in [c.elapsed, c.remaining] {
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
      }
    },
    .init("element around a slider", .player, [.unreachedControl]) { (c: PlayerController) in
      c.volumeRow.isAccessibilityElement = true
      c.volumeRow.accessibilityLabel = "Volume"
    },
    .init("content of a fixed height", .player, [.offScreen, .truncatedText, .conflict, .overlap]) {
      (c: PlayerController) in
      for constraint in c.scroll.constraints where constraint.firstItem === c.stack {
        if constraint.firstAttribute == .bottom { constraint.isActive = false }
      }
      c.scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 420).isActive = true
    },
    .init("row that begins before the screen", .player, [.offScreen, .truncatedText]) {
      (c: PlayerController) in
      let label = UILabel.text("Shared by Solveig", .body)
      c.stack.place(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: c.view.leadingAnchor, constant: -30),
        label.topAnchor.constraint(equalTo: c.artist.bottomAnchor, constant: -4),
        label.trailingAnchor.constraint(lessThanOrEqualTo: c.view.trailingAnchor),
      ])
    },
    .init("volume in per cent, said by nobody", .player, [.unreadText]) { (c: PlayerController) in
      let label = UILabel.text("60 %", .footnote)
      label.isAccessibilityElement = false
      c.volumeRow.addArrangedSubview(label)
    },
  ]

  private static let cabins: [PlantedFault] = [
    .init("price squeezed by the name", .booking, [.truncatedText]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        cell.price.numberOfLines = 1
        cell.price.widthAnchor.constraint(lessThanOrEqualToConstant: 36).isActive = true
      }
    },
    .init(
      "rows of a section with a fixed height", .booking, [.truncatedText, .overlap, .fixedHeight, .conflict]
    ) {
      (c: BookingController) in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      c.list?.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
    },
    .init("small button at the end of a row", .booking, [.smallTarget]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        cell.book.removeConstraints(cell.book.constraints)
        cell.book.configuration?.buttonSize = .mini
      }
    },
    .init("every button called Book", .booking, [.duplicateLabel]) { (c: BookingController) in
      c.changeCell = { ($0 as? CabinCell)?.book.accessibilityLabel = nil }
    },
    .init("total over the last row", .booking, [.overlap, .outsideSafeArea]) { (c: BookingController) in
      c.listBottom?.isActive = false
      c.list?.bottomAnchor.constraint(equalTo: c.view.bottomAnchor).isActive = true
    },
    .init("button on the edge of the screen", .booking, [.outsideSafeArea]) { (c: BookingController) in
      c.barContentBottom?.isActive = false
      c.barStack.bottomAnchor.constraint(equalTo: c.bar.bottomAnchor, constant: -4).isActive = true
    },
    .init("white total on yellow", .booking, [.contrast]) { (c: BookingController) in
      c.bar.backgroundColor = .systemYellow
      c.total.textColor = .white
    },
    .init("white rows in dark", .booking, [.contrast]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .white
        cell.backgroundConfiguration = background
      }
    },
    .init("arrow to the right in each row", .booking, [.leftAndRight]) { (c: BookingController) in
      c.changeCell = { ($0 as? CabinCell)?.symbol.image = UIImage(systemName: "arrow.right.circle") }
    },
    .init("rows tied to the left", .booking, [.leftAndRight]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        let mark = UIView()
        mark.backgroundColor = .systemRed
        cell.contentView.place(mark)
        for (attribute, constant) in [(NSLayoutConstraint.Attribute.left, 2), (.top, 2)] as [(_, CGFloat)] {
          NSLayoutConstraint(
            item: mark, attribute: attribute, relatedBy: .equal, toItem: cell.contentView,
            attribute: attribute,
            multiplier: 1, constant: constant
          ).isActive = true
        }
        mark.widthAnchor.constraint(equalToConstant: 6).isActive = true
        mark.heightAnchor.constraint(equalToConstant: 6).isActive = true
      }
    },
    .init("clear button over a row and its button", .booking, [.blockedTouches]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        let cover = UIControl()
        cover.accessibilityLabel = "Open \(cell.name.text ?? "")"
        cover.isAccessibilityElement = true
        cover.accessibilityTraits = .button
        cell.contentView.place(cover)
        NSLayoutConstraint.activate(cover.edges(to: cell.contentView))
      }
    },
    .init("header of one line", .booking, [.truncatedText]) { (c: BookingController) in
      c.changeCell = { view in
        guard let header = view as? UICollectionViewListCell, !(header is CabinCell) else { return }
        var content = header.defaultContentConfiguration()
        content.text = "Cabins by the lake that are open from May to the end of September"
        content.textProperties.numberOfLines = 1
        header.contentConfiguration = content
      }
    },
    .init("price read before the name", .booking, [.readingOrder]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        cell.contentView.accessibilityElements = [cell.book, cell.price, cell.note, cell.name]
      }
    },
    .init("number in a circle of 18 points", .booking, [.truncatedText, .fixedHeight]) {
      (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        let badge = UILabel.text("12", .caption1, lines: 1)
        badge.textAlignment = .center
        badge.heightAnchor.constraint(equalToConstant: 18).isActive = true
        badge.widthAnchor.constraint(equalToConstant: 18).isActive = true
        cell.row.insertArrangedSubview(badge, at: 1)
      }
    },
    .init("picture that is read without words", .booking, [.missingLabel]) { (c: BookingController) in
      c.changeCell = { view in
        guard let cell = view as? CabinCell else { return }
        cell.symbol.image = UIImage(systemName: "bed.double")
        cell.symbol.isAccessibilityElement = true
        cell.symbol.accessibilityLabel = "bed.double"
      }
    },
    .init("bar of a fixed height", .booking, [.conflict, .fixedHeight, .truncatedText]) {
      (c: BookingController) in
      c.bar.heightAnchor.constraint(equalToConstant: 120).isActive = true
    },
  ]
}
