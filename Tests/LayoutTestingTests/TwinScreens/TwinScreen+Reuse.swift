import LayoutTesting

/// Faults that lists, labels of an app, attributed texts and forced directions hide: rules that came from the bank's screens, on others.
extension TwinScreen {
  static let reuse: [TwinScreen] = [
    .init(.time, "mark added whenever an item is filled", [.unsettled]) { isFaulty in
      ScreenShape.tab.controller(
        showing: ReusedItems { cell, index in
          let stack = cell.contentView.subviews.compactMap { $0 as? UIStackView }.first ?? UIStackView()
          if stack.superview == nil {
            stack.axis = .vertical
            stack.addArrangedSubview(UILabel.text("", .body))
            cell.contentView.place(stack)
            NSLayoutConstraint.activate(stack.edges(to: cell.contentView.layoutMarginsGuide))
          }
          (stack.arrangedSubviews[0] as? UILabel)?.text = "Parcel \(index)"
          if !isFaulty { stack.arrangedSubviews.dropFirst().forEach { $0.removeFromSuperview() } }
          if index == 2 { stack.addArrangedSubview(UILabel.text("Late", .caption1)) }
        })
    },
    .init(.assistance, "card that is read as its title alone", in: .tab, [.unreadText]) { c, isFaulty in
      let texts = [UILabel.text("Insurance", .headline), UILabel.text("$4 a month", .body)]
      let card = UIStackView(arrangedSubviews: texts)
      card.axis = .vertical
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Insurance" + (isFaulty ? "" : ", four dollars a month")
      c.row(card)
    },
    .init(.assistance, "control that is read as the first of its texts", in: .sheet, [.unreadText]) {
      c, isFaulty in
      let tile = TileControl("AB", "Ada Berg", words("Two parcels", "Zwei Pakete"))
      tile.accessibilityLabel = "Ada Berg"
      if !isFaulty { tile.accessibilityValue = words("Two parcels", "Zwei Pakete") }
      c.row(tile)
    },
    .init(.assistance, "sums that are all read as Sum", in: .navigation, [.unreadText]) { c, isFaulty in
      for (sum, words) in [("$4", "Four dollars"), ("$11", "Eleven dollars")] {
        let label = c.row(UILabel.text(sum, .body))
        label.accessibilityLabel = isFaulty ? "Sum" : words
      }
    },
    .init(.assistance, "title of a bar that is tapped", in: .navigation, [.missingTrait]) { c, isFaulty in
      let title = UILabel.text("Orders", .footnote, lines: 1)
      title.isUserInteractionEnabled = true
      title.addGestureRecognizer(UITapGestureRecognizer())
      title.translatesAutoresizingMaskIntoConstraints = false
      title.heightAnchor.constraint(equalToConstant: 44).isActive = true
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
      if !isFaulty { title.accessibilityTraits = .button }
      c.navigationItem.titleView = title
    },
    .init(.places, "picture of 28 points that is tapped", in: .bare, [.smallTarget]) { c, isFaulty in
      let star = UIImageView(image: UIImage(systemName: "star"))
      star.tintColor = .label
      star.contentMode = .center
      star.isUserInteractionEnabled = true
      star.addGestureRecognizer(UITapGestureRecognizer())
      star.isAccessibilityElement = true
      star.accessibilityLabel = "Keep"
      star.accessibilityTraits = .button
      star.heightAnchor.constraint(equalToConstant: isFaulty ? 28 : 44).isActive = true
      star.widthAnchor.constraint(equalToConstant: isFaulty ? 28 : 44).isActive = true
      c.box(star)
    },
    .init(.directions, "row turned round for its symbol", in: .tab, [.leftAndRight]) { c, isFaulty in
      let symbol = UIImageView(image: UIImage(systemName: "info.circle"))
      symbol.tintColor = .label
      symbol.setContentHuggingPriority(.required, for: .horizontal)
      symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
      let line = UIStackView(arrangedSubviews: [symbol, UILabel.text("How it was packed", .body)])
      (line.spacing, line.alignment) = (8, .center)
      c.row(line)
      c.onLayout = { [weak c] in
        let isMirrored = c?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.semanticContentAttribute = isMirrored && !isFaulty ? .forceLeftToRight : .forceRightToLeft
      }
    },
    .init(.directions, "circle with letters placed by its frame", [.leftAndRight, .overlap]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable(makingCells: { CircleCell(style: .default, reuseIdentifier: nil) }) {
          cell, index in
          (cell as? CircleCell)?.isFaulty = isFaulty
          (cell as? CircleCell)?.name.text = "Parcel \(index)"
        })
    },
    .init(.cells, "end of a sum in a fixed font", [.fixedFont]) { isFaulty in
      ScreenShape.tab.controller(
        showing: TwinTable { cell, index in
          let label = UILabel.text("", .body)
          let small = UIFont.systemFont(ofSize: 13)
          let text = NSMutableAttributedString(
            string: "\(index)", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
          text.append(
            NSAttributedString(
              string: ".50",
              attributes: [
                .font: isFaulty ? small : UIFontMetrics(forTextStyle: .footnote).scaledFont(for: small)
              ]))
          label.attributedText = text
          cell.contentView.place(label)
          NSLayoutConstraint.activate(label.edges(to: cell.contentView.layoutMarginsGuide))
        })
    },
    .init(.covers, "cover of a twentieth over buttons", in: .sheet, [.blockedTouches]) { c, isFaulty in
      c.row(UIButton.filled(words("Open", "Öffnen")))
      let cover = UIView()
      cover.backgroundColor = UIColor(white: 0, alpha: 0.05)
      cover.isUserInteractionEnabled = isFaulty
      c.view.place(cover)
      NSLayoutConstraint.activate(cover.edges(to: c.view))
    },
    .init(.fights, "text of a field that shrinks to a fifth", in: .navigation, [.truncatedText]) {
      c, isFaulty in
      let field = c.row(UITextField.named("Address"))
      field.text = "Ada Berg, at the lake, 17, second floor, Friedrichshafen"
      field.adjustsFontSizeToFitWidth = isFaulty
      field.minimumFontSize = 4
    },
    .init(.assistance, "button that is read as another word", in: .tab, [.missingLabel]) { c, isFaulty in
      let button = c.row(UIButton.filled("Track"))
      button.accessibilityLabel = isFaulty ? "Map of the carrier" : "Track parcel 1028"
    },
    .init(.covers, "clear headers that float over rows", [.overlap]) { isFaulty in
      let table = TwinTable { cell, index in
        let label = UILabel.text("Parcel \(index)", .body)
        cell.contentView.place(label)
        NSLayoutConstraint.activate(
          label.edges(
            to: cell.contentView.layoutMarginsGuide,
            NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 30, trailing: 0)))
      }
      table.header = {
        let header = UIView()
        header.backgroundColor = isFaulty ? .clear : .systemBackground
        let label = UILabel.text("On the way", .headline)
        header.place(label)
        NSLayoutConstraint.activate(label.edges(to: header.layoutMarginsGuide))
        return header
      }
      return ScreenShape.navigation.controller(showing: table)
    },
  ]
}

/// Three items of a list, which a closure fills.
private final class ReusedItems: UICollectionViewController {
  private let fill: @MainActor (UICollectionViewCell, Int) -> Void

  init(_ fill: @escaping @MainActor (UICollectionViewCell, Int) -> Void) {
    self.fill = fill
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    fill(cell, path.item + 1)
    return cell
  }
}

/// Letters in a circle and two texts; one element.
private final class TileControl: UIControl {
  init(_ letters: String, _ name: String, _ text: String) {
    super.init(frame: .zero)
    let stack = UIStackView(
      arrangedSubviews: [letters, name, text].map { UILabel.text($0, .body) })
    stack.axis = .vertical
    stack.isUserInteractionEnabled = false
    place(stack)
    NSLayoutConstraint.activate(stack.edges(to: self))
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}

/// A circle with letters at the leading edge, placed by its frame, and a text beside it.
private final class CircleCell: UITableViewCell {
  let name = UILabel.text("", .body)
  private let circle = UIView(frame: CGRect(x: 16, y: 8, width: 40, height: 40))
  var isFaulty = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    circle.backgroundColor = .secondarySystemFill
    let symbol = UIImageView(image: UIImage(systemName: "shippingbox"))
    symbol.tintColor = .label
    symbol.contentMode = .center
    symbol.frame = circle.bounds
    circle.addSubview(symbol)
    contentView.place(name)
    contentView.addSubview(circle)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 72),
      name.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      name.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isFaulty else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    circle.frame.origin.x = isMirrored ? contentView.bounds.width - 56 : 16
  }
}
