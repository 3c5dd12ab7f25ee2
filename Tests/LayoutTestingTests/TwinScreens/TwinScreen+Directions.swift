import LayoutTesting

extension TwinScreen {
  static let directions: [TwinScreen] = [
    .init(.directions, "arrow back in the bar", in: .navigation, [.leftAndRight]) { c, isFaulty in
      let image = UIImage(systemName: isFaulty ? "chevron.left" : "chevron.backward")
      let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      item.accessibilityLabel = "Back"
      c.navigationItem.leftBarButtonItem = item
    },
    .init(.directions, "text view aligned at the left", in: .sheet, [.leftAndRight]) { c, isFaulty in
      let area = UITextView()
      (area.text, area.isScrollEnabled, area.isEditable) = ("Leave it at the door.", false, false)
      area.font = .preferredFont(forTextStyle: .body)
      area.adjustsFontForContentSizeCategory = true
      if isFaulty { area.textAlignment = .left }
      c.row(area)
    },
    .init(.directions, "frames in the layout of a cell", [.leftAndRight]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable(
          makingCells: {
            let cell = FramedCell(style: .default, reuseIdentifier: nil)
            cell.isFaulty = isFaulty
            return cell
          }) { _, _ in })
    },
    .init(.directions, "format from left to right", in: .tab, [.leftAndRight]) { c, isFaulty in
      let label = UILabel.text("On the way", .body)
      let box = c.row(UIView())
      box.place(label)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-24-[label]", options: isFaulty ? .directionLeftToRight : [], metrics: nil,
          views: ["label": label])
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[label]|", options: [], metrics: nil, views: ["label": label]))
    },
    .init(.directions, "arrow between two towns", in: .sheet, [.leftAndRight]) { c, isFaulty in
      let arrow = UIImageView(image: UIImage(systemName: isFaulty ? "arrow.right" : "arrow.forward"))
      arrow.tintColor = .label
      arrow.setContentHuggingPriority(.required, for: .horizontal)
      let line = UIStackView(arrangedSubviews: [
        UILabel.text("Ghent", .body), arrow, UILabel.text("Porto", .body),
      ])
      (line.spacing, line.alignment) = (8, .center)
      c.box(line)
    },
    .init(.directions, "content of a button at the right", in: .bare, [.leftAndRight]) { c, isFaulty in
      let button = UIButton.filled(words("All", "Alle"))
      button.contentHorizontalAlignment = isFaulty ? .right : .trailing
      c.row(button)
    },
    .init(.directions, "stripe of a quotation", in: .sheet, [.leftAndRight]) { c, isFaulty in
      c.row(QuotationView(isFaulty: isFaulty))
    },
    .init(.directions, "text beside a picture, tied to its right", in: .navigation, [.leftAndRight]) {
      c, isFaulty in
      let (picture, label) = (UIImageView(image: UIImage(systemName: "gift")), UILabel.text("A gift", .body))
      picture.tintColor = .label
      let box = c.row(UIView())
      box.place(picture)
      box.place(label)
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        picture.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        label.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
        isFaulty
          ? label.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 8)
          : label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      ])
    },
  ]
}

/// A cell whose label has a frame.
private final class FramedCell: UITableViewCell {
  private let label = UILabel.text("Parcel", .body)
  var isFaulty = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: label.sizeThatFits(CGSize(width: 1_000, height: 1_000)).height + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(contentView.bounds.size)
    var x: CGFloat = 40
    if !isFaulty, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      x = contentView.bounds.width - 40 - size.width
    }
    label.frame = CGRect(
      x: x.rounded(), y: ((contentView.bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }
}

/// A text with a stripe at its leading edge.
private final class QuotationView: UIView {
  private let stripe = CALayer()
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    stripe.backgroundColor = UIColor.systemTeal.cgColor
    layer.addSublayer(stripe)
    let label = UILabel.text("It was well packed.", .body)
    place(label)
    let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 0)
    NSLayoutConstraint.activate(label.edges(to: self, insets))
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLeft = isFaulty || effectiveUserInterfaceLayoutDirection == .leftToRight
    stripe.frame = CGRect(x: isLeft ? 0 : bounds.width - 4, y: 0, width: 4, height: bounds.height)
  }
}
