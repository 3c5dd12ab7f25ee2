import LayoutTesting

extension UIView {
  @MainActor fileprivate func pin(_ view: UIView, top: CGFloat, leading: CGFloat) {
    place(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
    ])
  }
}

extension PlantedFault {
  static let places: [PlantedFault] = [
    .init("label beyond the trailing edge", .detail, [.offScreen]) { (c: DetailController) in
      let label = UILabel.text("Sold out", .body, lines: 1)
      c.view.place(label)
      NSLayoutConstraint.activate([
        label.trailingAnchor.constraint(equalTo: c.view.trailingAnchor, constant: 40),
        label.topAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.topAnchor, constant: 400),
      ])
    },
    .init("label under the navigation bar", .detail, [.outsideSafeArea]) { (c: DetailController) in
      c.view.pin(UILabel.text("Sold out", .body, lines: 1), top: 60, leading: 120)
    },
    .init("label under the tab bar", .settings, [.outsideSafeArea]) { (c: SettingsController) in
      let label = UILabel.text("Version 3", .footnote)
      c.view.place(label)
      NSLayoutConstraint.activate([
        label.bottomAnchor.constraint(equalTo: c.view.bottomAnchor, constant: -40),
        label.centerXAnchor.constraint(equalTo: c.view.centerXAnchor),
      ])
    },
    .init("content that ends below what scrolls", .detail, [.offScreen, .ambiguity]) {
      (c: DetailController) in
      c.stack.bottomAnchor.constraint(equalTo: c.scroll.contentLayoutGuide.bottomAnchor, constant: 300)
        .isActive = true
      for constraint in c.scroll.constraints
      where constraint.firstItem === c.stack && constraint.firstAttribute == .bottom
        && constraint.constant == 0
      {
        constraint.isActive = false
      }
    },
    .init("pager that does not scroll", .detail, [.offScreen]) { (c: DetailController) in
      c.pager.isScrollEnabled = false
    },
    .init("insets of bars switched off", .settings, [.outsideSafeArea]) { (c: SettingsController) in
      c.table.contentInsetAdjustmentBehavior = .never
    },
    .init("rows under the camera", .settings, [.outsideSafeArea]) { (c: SettingsController) in
      c.table.insetsContentViewsToSafeArea = false
    },
    .init("button on the home indicator", .sheet, [.outsideSafeArea]) { (c: FilterController) in
      let button = UIButton(type: .system)
      button.setTitle("Help", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      c.view.place(button)
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(equalTo: c.view.bottomAnchor),
        button.centerXAnchor.constraint(equalTo: c.view.centerXAnchor),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    },
    .init("sheet that does not scroll", .sheet, [.offScreen]) { (c: FilterController) in
      c.scroll.isScrollEnabled = false
    },
    .init("form behind the keyboard", .form, [.behindKeyboard]) { (c: FormController) in
      c.bottom?.isActive = false
      c.scroll.bottomAnchor.constraint(equalTo: c.view.bottomAnchor).isActive = true
    },
    .init("button pinned below the keyboard", .form, [.behindKeyboard]) { (c: FormController) in
      let button = UIButton(type: .system)
      button.setTitle("Help", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.backgroundColor = .systemBackground
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      c.view.place(button)
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.bottomAnchor),
        button.centerXAnchor.constraint(equalTo: c.view.centerXAnchor),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    },
    .init("end of the list behind a panel", .account, [.overlap, .outsideSafeArea]) {
      (c: AccountController) in
      c.isPanelInset = false
    },
  ]

  static let covers: [PlantedFault] = [
    .init("clear view over everything", .detail, [.blockedTouches]) { (c: DetailController) in
      let view = UIView()
      c.view.place(view)
      NSLayoutConstraint.activate(view.edges(to: c.view))
    },
    .init("clear view over a table", .list, [.blockedTouches]) { (c: TripsController) in
      let view = UIView()
      c.view.place(view)
      NSLayoutConstraint.activate(view.edges(to: c.view))
    },
    .init("box over a text in a scroll view", .detail, [.overlap]) { (c: DetailController) in
      let box = UIView()
      box.backgroundColor = .systemBackground
      c.scroll.place(box)
      NSLayoutConstraint.activate(box.edges(to: c.introduction))
    },
    .init("button behind the table", .list, [.overlap, .blockedTouches]) { (c: TripsController) in
      c.view.sendSubviewToBack(c.addButton)
    },
    .init("labels at one place", .sheet, [.overlap]) { (c: FilterController) in
      let label = UILabel.text("at least $100", .body)
      c.stack.place(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: c.sliderValue.topAnchor),
        label.leadingAnchor.constraint(equalTo: c.sliderValue.leadingAnchor, constant: 20),
      ])
    },
    .init("picture over a title", .detail, [.overlap, .contrast]) { (c: DetailController) in
      c.heroTitle.superview?.bringSubviewToFront(c.hero)
    },
    .init("button outside of its superview", .detail, [.blockedTouches, .offScreen]) {
      (c: DetailController) in
      let box = UIView()
      c.stack.addArrangedSubview(box)
      box.heightAnchor.constraint(equalToConstant: 0).isActive = true
      let button = UIButton(type: .system)
      button.setTitle("Share", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      box.place(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: box.topAnchor),
        button.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 80),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    },
    .init("touches switched off around a button", .detail, [.blockedTouches]) { (c: DetailController) in
      c.bar.isUserInteractionEnabled = false
    },
  ]

  static let colors: [PlantedFault] = [
    .init("title over a bright photograph", .detail, [.contrast]) { (c: DetailController) in
      c.shade.isHidden = true
    },
    .init("faint text", .detail, [.contrast]) { (c: DetailController) in
      c.introduction.textColor = .tertiaryLabel
    },
    .init("black in dark", .detail, [.contrast]) { (c: DetailController) in c.introduction.textColor = .black
    },
    .init("white cards in dark", .grid, [.contrast]) { (c: GridController) in
      c.changeCell = { ($0 as? CardCell)?.contentView.backgroundColor = .white }
    },
    .init("faint symbol", .detail, [.contrast]) { (c: DetailController) in c.openMap.tintColor = .systemGray4
    },
    .init("faint text on a material", .account, [.contrast]) { (c: AccountController) in
      c.total.textColor = .tertiaryLabel
    },
    .init("yellow tint in a bar", .detail, [.contrast]) { (c: DetailController) in
      c.navigationItem.rightBarButtonItems?[1].tintColor = .systemYellow
    },
    .init("text half over a bar", .detail, [.contrast]) { (c: DetailController) in
      c.price.textColor = .white
      c.price.backgroundColor = nil
      let band = UIView()
      band.backgroundColor = UIColor(white: 0.2, alpha: 1)
      c.price.superview?.insertSubview(band, at: 0)
      band.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        band.leadingAnchor.constraint(equalTo: c.price.leadingAnchor),
        band.topAnchor.constraint(equalTo: c.price.topAnchor),
        band.bottomAnchor.constraint(equalTo: c.price.bottomAnchor),
        band.widthAnchor.constraint(equalTo: c.price.widthAnchor, multiplier: 0.6),
      ])
    },
    .init("value in a light grey", .settings, [.contrast]) { (c: SettingsController) in
      c.changeCell = { view in
        guard let cell = view as? UITableViewCell,
          var content = cell.contentConfiguration as? UIListContentConfiguration
        else { return }
        content.textProperties.color = .systemGray2
        cell.contentConfiguration = content
      }
    },
    .init("orange button", .sheet, [.contrast]) { (c: FilterController) in
      c.apply.configuration?.baseBackgroundColor = .systemOrange
    },
    .init("faint placeholder", .form, [.contrast]) { (c: FormController) in
      c.mail.attributedPlaceholder = NSAttributedString(
        string: "name@example.com", attributes: [.foregroundColor: UIColor.systemGray4])
    },
  ]

  static let texts: [PlantedFault] = [
    .init("one line for a long text", .detail, [.truncatedText]) { (c: DetailController) in
      c.introduction.numberOfLines = 1
    },
    .init("fixed height of a text", .detail, [.truncatedText, .fixedHeight]) { (c: DetailController) in
      c.introduction.heightAnchor.constraint(equalToConstant: 44).isActive = true
    },
    .init("fixed height of a configured button", .detail, [.fixedHeight]) { (c: DetailController) in
      c.book.heightAnchor.constraint(equalToConstant: 50).isActive = true
    },
    .init("caption squeezed away", .detail, [.truncatedText]) { (c: DetailController) in
      c.priceCaption.text = "per person, with two nights in a hut and all meals included"
      c.priceCaption.numberOfLines = 1
      c.price.text = "$1,240 to $2,480"
      c.price.setContentCompressionResistancePriority(.required, for: .horizontal)
    },
    .init("long title of a button", .detail, [.truncatedText]) { (c: DetailController) in
      c.book.configuration?.title = "Book this trip now for the whole family and save a third of it"
      c.book.configuration?.titleLineBreakMode = .byTruncatingTail
    },
    .init("long segments", .form, [.truncatedText]) { (c: FormController) in
      c.kind.setTitle("Geschäftsadresse im Ausland", forSegmentAt: 0)
      c.kind.setTitle("Privatadresse und Ferienwohnung", forSegmentAt: 1)
    },
    .init("fixed font", .sheet, [.fixedFont]) { (c: FilterController) in
      c.footnote.font = .systemFont(ofSize: 13)
    },
    .init("font that does not adjust", .sheet, [.fixedFont]) { (c: FilterController) in
      c.footnote.adjustsFontForContentSizeCategory = false
    },
    .init("shrinking title", .detail, [.truncatedText]) { (c: DetailController) in
      c.heroTitle.text = "Northern lights over the islands and fjords of Norway"
      c.heroTitle.numberOfLines = 1
      c.heroTitle.adjustsFontSizeToFitWidth = true
      c.heroTitle.minimumScaleFactor = 0.2
    },
    .init("label without room", .form, [.truncatedText]) { (c: FormController) in
      c.terms.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      c.terms.superview?.heightAnchor.constraint(equalToConstant: 480).isActive = true
    },
    .init("long placeholder", .form, [.truncatedText]) { (c: FormController) in
      c.mail.placeholder = "The e-mail address to which we send your ticket and receipt"
    },
    .init("text view cut off", .form, [.truncatedText]) { (c: FormController) in
      c.notes.isScrollEnabled = false
      c.notes.text =
        "Met at the lake. Likes the mountains, trains and long walks with dogs, and reads a lot. Has two children, who go to school in the village."
    },
  ]
}
