import LayoutTesting

extension TwinScreen {
  static let assistance: [TwinScreen] = [
    .init(.assistance, "label of a space", [.missingLabel]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable { cell, index in
          let button = UIButton.symbol("square.and.arrow.up", isFaulty ? " " : "Share parcel \(index)")
          let label = UILabel.text("Parcel \(index)", .body)
          let line = UIStackView(arrangedSubviews: [label, button])
          line.alignment = .center
          cell.contentView.place(line)
          NSLayoutConstraint.activate(line.edges(to: cell.contentView.layoutMarginsGuide))
        })
    },
    .init(.assistance, "slider without a name in a tab", in: .tab, [.missingLabel]) { c, isFaulty in
      let slider = UISlider()
      slider.value = 0.5
      if !isFaulty { slider.accessibilityLabel = "Distance" }
      c.row(slider)
    },
    .init(.assistance, "header of a section that is tapped", [.missingTrait]) { isFaulty in
      let table = TwinTable { cell, index in fill(cell.contentView, with: "Parcel \(index)") }
      table.header = {
        let header = UIView()
        header.backgroundColor = .systemBackground
        fill(header, with: "On the way")
        header.addGestureRecognizer(UITapGestureRecognizer())
        if !isFaulty {
          header.isAccessibilityElement = true
          header.accessibilityLabel = "On the way"
          header.accessibilityTraits = [.button, .header]
        }
        return header
      }
      return ScreenShape.navigation.controller(showing: table)
    },
    .init(.assistance, "picture of a toolbar without words", in: .navigation, [.missingLabel]) {
      c, isFaulty in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
        UIColor.label.setFill()
        context.fill(CGRect(x: 4, y: 4, width: 16, height: 16))
      }
      let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      if !isFaulty { item.accessibilityLabel = "Archive" }
      c.toolbarItems = [item]
      c.navigationController?.setToolbarHidden(false, animated: false)
    },
    .init(.assistance, "key of a text that was not translated", in: .sheet, [.missingLabel]) { c, isFaulty in
      c.box(UIButton.symbol("cart", isFaulty ? "cart.checkout.button" : "Check out"))
    },
    .init(.assistance, "picture that is tapped", [.missingTrait, .missingLabel]) { isFaulty in
      ScreenShape.tab.controller(
        showing: TwinTable { cell, index in
          let picture = UIImageView(image: UIImage(systemName: "person.crop.circle"))
          picture.tintColor = .label
          picture.isUserInteractionEnabled = true
          picture.addGestureRecognizer(UITapGestureRecognizer())
          picture.widthAnchor.constraint(equalToConstant: 48).isActive = true
          picture.heightAnchor.constraint(equalToConstant: 48).isActive = true
          if !isFaulty {
            picture.isAccessibilityElement = true
            picture.accessibilityLabel = "Sender of parcel \(index)"
            picture.accessibilityTraits = .button
          }
          let line = UIStackView(arrangedSubviews: [picture, UILabel.text("Parcel \(index)", .body)])
          (line.alignment, line.spacing) = (.center, 8)
          cell.contentView.place(line)
          NSLayoutConstraint.activate(line.edges(to: cell.contentView.layoutMarginsGuide))
        })
    },
    .init(.assistance, "elements of a card without its button", in: .sheet, [.unreachedControl]) {
      c, isFaulty in
      let (title, button) = (UILabel.text("Insurance", .body), UIButton.filled(words("Add", "Dazu")))
      let card = UIStackView(arrangedSubviews: [title, button])
      card.axis = .vertical
      if isFaulty { card.accessibilityElements = [title] }
      c.row(card)
    },
    .init(.assistance, "body before its heading", in: .navigation, [.readingOrder]) { c, isFaulty in
      let (title, text) = (UILabel.text("Insurance", .headline), UILabel.text("It pays what breaks.", .body))
      let group = UIStackView(arrangedSubviews: [title, text])
      group.axis = .vertical
      group.accessibilityElements = isFaulty ? [text, title] : [title, text]
      c.row(group)
    },
    .init(.assistance, "button with the trait of a picture", in: .bare, [.missingTrait]) { c, isFaulty in
      let button = UIButton.symbol("camera", "Scan")
      if isFaulty { button.accessibilityTraits = .image }
      c.box(button)
    },
    .init(.assistance, "switch whose text is hidden", in: .tab, [.unreadText, .missingLabel]) { c, isFaulty in
      let (label, control) = (UILabel.text("Insured", .body), UISwitch())
      label.isAccessibilityElement = false
      if !isFaulty { control.accessibilityLabel = "Insured" }
      let line = UIStackView(arrangedSubviews: [label, control])
      (line.alignment, line.spacing) = (.center, 8)
      c.row(line)
    },
  ]
}
