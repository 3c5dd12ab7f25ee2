import LayoutTesting

/// Faults of screens that were not looked at while the checks were written.
extension PlantedFault {
  static let strangers = areas + rows + looks + layers + sides + names + fights + changes

  static let areas: [PlantedFault] = [
    .init("last page that cannot be reached", .product, [.offScreen]) { (c: ProductController) in
      c.pages.superview?.constraints.filter { $0.firstItem === c.pages && $0.firstAttribute == .trailing }
        .forEach { $0.isActive = false }
      c.pager.contentLayoutGuide.widthAnchor.constraint(
        equalTo: c.pager.frameLayoutGuide.widthAnchor, multiplier: 2
      ).isActive = true
    },
    .init("form that does not scroll", .login, [.offScreen]) { (c: LoginController) in
      c.scroll.isScrollEnabled = false
    },
    .init("button that never slides in", .login, [.offScreen]) { (c: LoginController) in
      c.close.transform = CGAffineTransform(translationX: 0, y: -120)
    },
    .init("button placed by the screen's width", .login, [.offScreen, .unsettled]) { (c: LoginController) in
      let help = UIButton.planted("Help")
      help.frame = CGRect(x: UIScreen.main.bounds.width - 76, y: 100, width: 60, height: 44)
      c.view.addSubview(help)
    },
    .init("end taken away by an inset", .product, [.offScreen, .outsideSafeArea]) { (c: ProductController) in
      c.scroll.contentInset.bottom = -160
    },
    .init("close button in the status bar", .login, [.outsideSafeArea]) { (c: LoginController) in
      c.closeTop?.isActive = false
      c.close.topAnchor.constraint(equalTo: c.view.topAnchor, constant: 8).isActive = true
    },
    .init("text beside the camera", .product, [.outsideSafeArea, .offScreen]) { (c: ProductController) in
      let label = UILabel.text("Only three are left", .body, lines: 1)
      c.scroll.place(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: c.view.leadingAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: c.pageControl.topAnchor),
      ])
    },
    .init("field on the home indicator", .chat, [.outsideSafeArea, .behindKeyboard]) { (c: ChatController) in
      c.barBottom?.isActive = false
      c.field.bottomAnchor.constraint(equalTo: c.view.bottomAnchor, constant: -8).isActive = true
    },
    .init("bar that stays behind the keyboard", .chat, [.behindKeyboard]) { (c: ChatController) in
      c.barBottom?.isActive = false
      c.field.bottomAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        .isActive = true
    },
    .init("sign in behind the keyboard", .login, [.behindKeyboard]) { (c: LoginController) in
      c.scrollBottom?.isActive = false
      c.scroll.bottomAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    },
  ]

  private static let rows: [PlantedFault] = [
    .init("rows of 56 points", .chat, [.fixedHeight, .truncatedText, .overlap]) { (c: ChatController) in
      c.table.rowHeight = 56
    },
    .init("messages of two lines", .chat, [.truncatedText]) { (c: ChatController) in
      c.changeCell = { ($0 as? MessageCell)?.message.numberOfLines = 2 }
    },
    .init("time without a bottom", .chat, [.truncatedText, .overlap]) { (c: ChatController) in
      c.changeCell = { view in
        guard let cell = view as? MessageCell else { return }
        cell.bottom?.isActive = false
        cell.bubble.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
      }
    },
    .init("header lower than its text", .chat, [.truncatedText, .overlap]) { (c: ChatController) in
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      let label = UILabel.text("You and Ada have four messages, the first of them from this morning", .body)
      header.place(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: header.topAnchor),
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
      ])
      c.table.tableHeaderView = header
    },
    .init("tags of a fixed size", .product, [.truncatedText]) { (c: ProductController) in
      let tags = TagList()
      tags.heightAnchor.constraint(equalToConstant: 44).isActive = true
      c.stack.addArrangedSubview(tags)
    },
    .init("rows longer than the screen is wide", .chat, [.offScreen, .truncatedText]) { (c: ChatController) in
      c.changeCell = { view in
        guard let cell = view as? MessageCell else { return }
        cell.message.numberOfLines = 1
        cell.message.setContentCompressionResistancePriority(.required, for: .horizontal)
        for constraint in cell.contentView.constraints where constraint.secondAttribute == .width {
          constraint.isActive = false
        }
      }
    },
  ]

  private static let looks: [PlantedFault] = [
    .init("white on green", .chat, [.contrast]) { (c: ChatController) in
      c.changeCell = { view in
        guard let cell = view as? MessageCell, cell.message.textColor == .white else { return }
        cell.bubble.backgroundColor = .systemGreen
      }
    },
    .init("faint time", .chat, [.contrast]) { (c: ChatController) in
      c.changeCell = { ($0 as? MessageCell)?.time.textColor = .tertiaryLabel }
    },
    .init("badge that shines through", .product, [.contrast]) { (c: ProductController) in
      c.badge.superview?.backgroundColor = UIColor(red: 0.65, green: 0, blue: 0.1, alpha: 0.35)
    },
    .init("text at the dark end of a gradient", .login, [.contrast]) { (c: LoginController) in
      let layer = CAGradientLayer()
      layer.colors = [UIColor.systemBackground.cgColor, UIColor.label.cgColor]
      layer.frame = CGRect(x: 0, y: 0, width: 2_000, height: 700)
      c.view.layer.insertSublayer(layer, at: 0)
    },
    .init("yellow stars", .product, [.contrast]) { (c: ProductController) in
      for case let star as UIImageView in c.stars.arrangedSubviews { star.tintColor = .systemYellow }
    },
    .init("disabled button that is gone", .login, [.contrast]) { (c: LoginController) in
      c.signIn.isEnabled = false
      c.signIn.alpha = 0.08
    },
    .init("link in a faint grey", .login, [.contrast]) { (c: LoginController) in
      let text = NSMutableAttributedString(
        string: "By signing in you accept our terms of use.",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
      text.addAttribute(
        .foregroundColor, value: UIColor.systemGray3, range: NSRange(location: 29, length: 12))
      c.terms.attributedText = text
    },
    .init("black on black in dark", .login, [.contrast]) { (c: LoginController) in
      c.heading.textColor = .black
    },
    .init("text in the colour of its box", .product, [.contrast]) { (c: ProductController) in
      c.info.textColor = .white
      c.info.backgroundColor = .white
    },
    .init("text at a third of its strength", .product, [.contrast]) { (c: ProductController) in
      c.info.alpha = 0.33
    },
    .init("segments in light grey", .product, [.contrast]) { (c: ProductController) in
      c.sizes.setTitleTextAttributes([.foregroundColor: UIColor.systemGray3], for: .normal)
    },
    .init("yellow title of the bar", .product, [.contrast]) { (c: ProductController) in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
      c.navigationItem.standardAppearance = appearance
      c.navigationItem.scrollEdgeAppearance = appearance
    },
    .init("faint typed text", .login, [.contrast]) { (c: LoginController) in
      (c.mail.text, c.mail.textColor) = ("ada@example.com", .systemGray3)
    },
  ]

  private static let layers: [PlantedFault] = [
    .init("clear button over a form", .login, [.blockedTouches, .overlap]) { (c: LoginController) in
      let button = UIButton(type: .custom)
      button.accessibilityLabel = "Hide the keyboard"
      c.view.place(button)
      NSLayoutConstraint.activate(button.edges(to: c.view))
    },
    .init("card added after its texts", .product, [.overlap]) { (c: ProductController) in
      let card = UIView()
      card.backgroundColor = .secondarySystemBackground
      c.stack.place(card)
      NSLayoutConstraint.activate(card.edges(to: c.info))
    },
    .init("text behind its card by z", .product, [.overlap, .contrast]) { (c: ProductController) in
      let card = UIView()
      card.backgroundColor = .secondarySystemBackground
      card.isUserInteractionEnabled = false
      c.stack.insertSubview(card, at: 0)
      card.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(card.edges(to: c.info))
      card.layer.zPosition = 5
    },
    .init("spacing below zero", .product, [.overlap]) { (c: ProductController) in
      (c.info.superview as? UIStackView)?.setCustomSpacing(-18, after: c.name)
      (c.name.superview as? UIStackView)?.removeArrangedSubview(c.stars)
      c.stars.removeFromSuperview()
      (c.name.superview as? UIStackView)?.insertArrangedSubview(UILabel.text("by Ada", .body), at: 1)
    },
    .init("bar over the last message", .chat, [.overlap, .outsideSafeArea]) { (c: ChatController) in
      c.tableBottom?.isActive = false
      c.table.bottomAnchor.constraint(equalTo: c.view.bottomAnchor).isActive = true
      c.changeCell = { ($0 as? MessageCell)?.message.text = String(repeating: "A long message. ", count: 20) }
    },
    .init("badge on a title", .product, [.overlap]) { (c: ProductController) in
      let label = UILabel.text("New", .body, lines: 1)
      c.name.superview?.place(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: c.name.leadingAnchor, constant: 12),
        label.firstBaselineAnchor.constraint(equalTo: c.name.firstBaselineAnchor),
      ])
    },
    .init("touches switched off around rows", .product, [.blockedTouches]) { (c: ProductController) in
      c.care.superview?.isUserInteractionEnabled = false
    },
  ]
}

extension UIButton {
  /// A system button whose text grows.
  @MainActor fileprivate static func planted(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }
}

/// Items of 90 x 32 points with a text each.
private final class TagList: UICollectionView, UICollectionViewDataSource {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 32)
    super.init(frame: .zero, collectionViewLayout: layout)
    register(TagCell.self, forCellWithReuseIdentifier: "tag")
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: path)
    (cell as? TagCell)?.label.text = ["Waterproof", "Light", "Two straps"][path.item]
    return cell
  }
}

private final class TagCell: UICollectionViewCell {
  let label = UILabel.text("", .subheadline, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.place(label)
    NSLayoutConstraint.activate(label.edges(to: contentView))
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }
}
