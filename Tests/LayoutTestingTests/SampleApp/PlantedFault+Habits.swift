import LayoutTesting

extension PlantedFault {
  static let sides: [PlantedFault] = [
    .init("arrow of a configuration", .product, [.leftAndRight]) { (c: ProductController) in
      c.add.configuration?.image = UIImage(systemName: "arrow.right")
    },
    .init("bubble tied to the right", .chat, [.leftAndRight]) { (c: ChatController) in
      c.changeCell = { view in
        guard let cell = view as? MessageCell else { return }
        for constraint in cell.contentView.constraints
        where constraint.firstItem === cell.time && constraint.firstAttribute == .trailing {
          constraint.isActive = false
        }
        cell.time.rightAnchor.constraint(equalTo: cell.bubble.rightAnchor).isActive = true
      }
    },
    .init("quantity aligned at the right", .product, [.leftAndRight]) { (c: ProductController) in
      c.quantity.textAlignment = .right
    },
    .init("insets of a button's content", .login, [.leftAndRight]) { (c: LoginController) in
      c.forgot.contentEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    },
    .init("margins from the left", .product, [.leftAndRight]) { (c: ProductController) in
      c.name.superview?.layoutMargins = UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 8)
    },
    .init("frames in viewDidLayoutSubviews", .login, [.leftAndRight]) { (c: LoginController) in
      let child = FrameController()
      c.addChild(child)
      c.stack.addArrangedSubview(child.view)
      child.view.heightAnchor.constraint(equalToConstant: 80).isActive = true
      child.didMove(toParent: c)
    },
    .init("back arrow drawn as text", .login, [.leftAndRight]) { (c: LoginController) in
      c.close.setImage(UIImage(systemName: "arrow.left"), for: .normal)
    },
  ]

  static let names: [PlantedFault] = [
    .init("button called by its symbol", .chat, [.missingLabel]) { (c: ChatController) in
      c.send.accessibilityLabel = "paperplane.fill"
    },
    .init("rows hidden from assistive technology", .product, [.unreachedControl, .unreadText]) {
      (c: ProductController) in
      c.delivery.accessibilityElementsHidden = true
    },
    .init("field without placeholder and label", .login, [.missingLabel]) { (c: LoginController) in
      c.password.placeholder = nil
    },
    .init("stars without a name", .product, [.missingLabel, .unreadText]) { (c: ProductController) in
      c.stars.accessibilityLabel = nil
      c.stars.accessibilityTraits = .image
    },
    .init("row that is no element", .product, [.unreachedControl, .missingTrait]) { (c: ProductController) in
      c.care.isAccessibilityElement = false
    },
    .init("logo called Image", .login, [.missingLabel]) { (c: LoginController) in
      c.logo.isAccessibilityElement = true
      c.logo.accessibilityLabel = "Image"
    },
    .init("text without words for assistive technology", .product, [.unreadText, .missingLabel]) {
      (c: ProductController) in
      c.info.accessibilityLabel = ""
    },
    .init("two buttons of one name", .login, [.duplicateLabel]) { (c: LoginController) in
      c.forgot.setTitle("Sign in", for: .normal)
    },
    .init("bubble that is tapped", .chat, [.missingTrait]) { (c: ChatController) in
      c.changeCell = { ($0 as? MessageCell)?.bubble.addGestureRecognizer(UITapGestureRecognizer()) }
    },
    .init("price before the name", .product, [.readingOrder]) { (c: ProductController) in
      c.name.superview?.accessibilityElements = [
        c.price, c.name, c.stars, c.sizes, c.quantity, c.stepper, c.info, c.add, c.delivery, c.care,
      ]
    },
    .init("picture of a bar without a label", .product, [.missingLabel]) { (c: ProductController) in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
        UIColor.label.setFill()
        context.fill(CGRect(x: 4, y: 4, width: 16, height: 16))
      }
      c.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: image, style: .plain, target: nil, action: nil)
    },
  ]

  static let fights: [PlantedFault] = [
    .init("title squeezed by a price", .product, [.truncatedText]) { (c: ProductController) in
      let row = UIStackView(arrangedSubviews: [
        UILabel.text("Rucksack", .body, lines: 1),
        UILabel.text("with rain cover and straps", .body, lines: 1),
      ])
      row.arrangedSubviews[1].setContentCompressionResistancePriority(.required, for: .horizontal)
      c.stack.addArrangedSubview(row)
    },
    .init("button of a fixed width", .login, [.truncatedText]) { (c: LoginController) in
      c.signIn.configuration?.titleLineBreakMode = .byTruncatingTail
      c.stack.alignment = .center
      c.signIn.configuration?.title = "Sign in with Ada’s account"
      c.signIn.widthAnchor.constraint(equalToConstant: 140).isActive = true
    },
    .init("stack of a fixed height", .product, [.truncatedText, .fixedHeight, .conflict, .overlap]) {
      (c: ProductController) in
      c.buyRow.superview?.heightAnchor.constraint(equalToConstant: 330).isActive = true
    },
    .init("field of 60 points", .login, [.truncatedText]) { (c: LoginController) in
      c.stack.alignment = .leading
      c.password.widthAnchor.constraint(equalToConstant: 60).isActive = true
    },
    .init("picture that is both square and wide", .login, [.conflict]) { (c: LoginController) in
      NSLayoutConstraint.activate([
        c.logo.widthAnchor.constraint(equalTo: c.logo.heightAnchor),
        c.logo.widthAnchor.constraint(equalToConstant: 120),
        c.logo.heightAnchor.constraint(equalToConstant: 80),
      ])
    },
    .init("badge without a place", .product, [.ambiguity]) { (c: ProductController) in
      let dot = UIView()
      dot.backgroundColor = .systemRed
      c.view.place(dot)
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
        dot.leadingAnchor.constraint(equalTo: c.view.leadingAnchor, constant: 4),
      ])
    },
    .init("small button", .chat, [.smallTarget]) { (c: ChatController) in
      for constraint in c.send.constraints { constraint.isActive = false }
    },
    .init("button without insets", .product, [.smallTarget]) { (c: ProductController) in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Sizes"
      configuration.contentInsets = .zero
      configuration.baseForegroundColor = .label
      let row = UIStackView(arrangedSubviews: [UIButton(configuration: configuration), UIView()])
      c.stack.addArrangedSubview(row)
    },
    .init("line of a third of a point", .product, [.betweenPixels]) { (c: ProductController) in
      let line = UIView(frame: CGRect(x: 0, y: 43.7, width: 120, height: 0.4))
      line.backgroundColor = .separator
      c.stack.addSubview(line)
    },
    .init("button of a fixed height with two lines", .login, [.fixedHeight]) { (c: LoginController) in
      c.forgot.heightAnchor.constraint(equalToConstant: 44).isActive = true
    },
  ]

  static let changes: [PlantedFault] = [
    .init("constant that grows with each update", .product, [.unsettled]) { (c: ProductController) in
      c.stack.addArrangedSubview(CountingView())
    },
    .init("axis that stays after a rotation", .login, [.unsettled]) { (c: LoginController) in
      let child = TurnedController()
      c.addChild(child)
      c.stack.addArrangedSubview(child.view)
      child.didMove(toParent: c)
    },
    .init("font scaled once", .product, [.fixedFont]) { (c: ProductController) in
      c.info.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
      c.info.adjustsFontForContentSizeCategory = false
    },
    .init("field of 16 points", .login, [.fixedFont]) { (c: LoginController) in
      c.mail.font = .systemFont(ofSize: 16)
    },
    .init("constraints added by each layout", .chat, [.unsettled]) { (c: ChatController) in
      let view = AddingView()
      c.bar.place(view)
      NSLayoutConstraint.activate(view.edges(to: c.field))
      view.isUserInteractionEnabled = false
    },
  ]
}

/// Places a label from the left at each layout.
private final class FrameController: UIViewController {
  private let label = UILabel.text("Signed out", .body, lines: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(origin: CGPoint(x: 16, y: 8), size: label.intrinsicContentSize)
  }
}

/// Adds a point to a constant whenever constraints are updated.
private final class CountingView: UIView {
  private lazy var height = heightAnchor.constraint(equalToConstant: 20)

  override func updateConstraints() {
    height.isActive = true
    height.constant += 4
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if height.constant < 400 { setNeedsUpdateConstraints() }
  }
}

/// Changes an axis when it is turned, and not back.
private final class TurnedController: UIViewController {
  private let row = UIStackView(arrangedSubviews: [UILabel.text("One", .body), UILabel.text("Two", .body)])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.place(row)
    NSLayoutConstraint.activate(row.edges(to: view))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    row.axis = .vertical
  }
}

/// Adds a constraint at each layout.
private final class AddingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
  }
}
