import LayoutTesting

extension TwinScreen {
  static let contrast: [TwinScreen] = [
    .init(.contrast, "grey of a design for light screens", in: .sheet, [.contrast]) { c, isFaulty in
      let grey = UIColor(white: 0.25, alpha: 1)
      c.row(UILabel.text("Delivered on Monday", .body, color: isFaulty ? grey : .label))
    },
    .init(.contrast, "price in green", [.contrast]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable { cell, index in
          fill(cell.contentView, with: "€ \(index)4.90")
          let label = cell.contentView.subviews.compactMap { $0 as? UILabel }.last
          if isFaulty { label?.textColor = .systemGreen }
        })
    },
    .init(.contrast, "tinted button in yellow", in: .navigation, [.contrast]) { c, isFaulty in
      var configuration = UIButton.Configuration.tinted()
      configuration.title = words("Track", "Verfolgen")
      configuration.baseForegroundColor = isFaulty ? .systemYellow : .label
      let button = c.row(UIButton(configuration: configuration))
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    },
    .init(.contrast, "tinted button in a tint of the app", in: .sheet, [.contrast]) { c, isFaulty in
      var configuration = UIButton.Configuration.tinted()
      configuration.title = words("Track", "Verfolgen")
      let button = c.row(UIButton(configuration: configuration))
      if isFaulty { button.tintColor = .systemTeal }
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    },
    .init(.contrast, "symbol with a meaning in light grey", in: .tab, [.contrast]) { c, isFaulty in
      let symbol = UIImageView(image: UIImage(systemName: "wifi.slash"))
      symbol.tintColor = isFaulty ? .systemGray4 : .label
      symbol.isAccessibilityElement = true
      symbol.accessibilityLabel = "Offline"
      symbol.contentMode = .scaleAspectFit
      c.row(symbol).heightAnchor.constraint(equalToConstant: 32).isActive = true
    },
    .init(.contrast, "white caption on a bright picture", in: .sheet, [.contrast]) { c, isFaulty in
      let picture = UIImageView(image: stripes())
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      let caption = UILabel.text("Arrived", .headline, color: .white)
      if !isFaulty { caption.backgroundColor = UIColor(white: 0, alpha: 0.8) }
      let box = c.row(UIView())
      box.place(picture)
      box.place(caption)
      NSLayoutConstraint.activate(
        picture.edges(to: box) + [
          caption.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
          caption.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20),
          caption.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
          caption.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -20),
        ])
    },
    .init(.contrast, "part of a text view in a faint colour", in: .navigation, [.contrast]) { c, isFaulty in
      let area = UITextView()
      let text = NSMutableAttributedString(
        string: "Free returns for thirty days",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
      text.addAttribute(
        .foregroundColor, value: isFaulty ? UIColor.systemYellow : UIColor.label,
        range: NSRange(location: 5, length: 7))
      (area.attributedText, area.isScrollEnabled, area.isEditable) = (text, false, false)
      area.backgroundColor = .systemBackground
      area.adjustsFontForContentSizeCategory = true
      c.row(area)
    },
    .init(.contrast, "dark grey date in a dark row", [.contrast]) { isFaulty in
      ScreenShape.tab.controller(
        showing: TwinTable { cell, index in
          fill(cell.contentView, with: "\(index) May")
          let label = cell.contentView.subviews.compactMap { $0 as? UILabel }.last
          if isFaulty { label?.textColor = .darkGray }
        })
    },
    .init(.contrast, "date in a row that is selected in a grey of the app", [.contrast]) { isFaulty in
      let table = TwinTable(settingUp: { $0.allowsSelection = true }) { cell, index in
        fill(cell.contentView, with: "\(index) May")
        let label = cell.contentView.subviews.compactMap { $0 as? UILabel }.last
        label?.textColor = .secondaryLabel
        guard isFaulty else { return }
        cell.selectedBackgroundView = UIView()
        cell.selectedBackgroundView?.backgroundColor = .systemGray2
      }
      // A list beside what it shows keeps the selection.
      table.onLayout = { table in
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      }
      return ScreenShape.navigation.controller(showing: table)
    },
    .init(.contrast, "white word on a light chip", in: .bare, [.contrast]) { c, isFaulty in
      let chip = UILabel.text("Express", .subheadline, color: isFaulty ? .white : .label)
      chip.backgroundColor = .systemGray4
      c.box(chip)
    },
    .init(.contrast, "colour of the light screen that stays in the dark", in: .sheet, [.contrast]) {
      c, isFaulty in
      let light = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      c.row(
        UILabel.text("Signed by Ada", .body, color: isFaulty ? light : .label))
    },
  ]

  /// A picture of bright stripes.
  @MainActor
  private static func stripes() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      for index in 0..<6 {
        let color: UIColor = index.isMultiple(of: 2) ? .systemYellow : .white
        color.setFill()
        context.fill(CGRect(x: 0, y: 10 * CGFloat(index), width: 60, height: 10))
      }
    }
  }
}
