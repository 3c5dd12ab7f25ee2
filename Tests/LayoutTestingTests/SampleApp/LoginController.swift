import LayoutTesting

/// A full screen to sign in: fields that scroll above the keyboard, buttons, and a line with a link.
final class LoginController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let logo = UIImageView(image: UIImage(systemName: "map"))
  let heading = UILabel.text("Welcome back", .title1)
  let mail = LoginController.field("Address", secure: false)
  let password = LoginController.field("Password", secure: true)
  let forgot = UIButton(type: .system)
  let signIn = UIButton(type: .system)
  let close = UIButton(type: .system)
  let terms = UILabel.text("By signing in you accept our terms of use.", .footnote)
  private(set) var scrollBottom: NSLayoutConstraint?
  private(set) var closeTop: NSLayoutConstraint?

  override func buildViews() {
    logo.tintColor = .label
    logo.contentMode = .center
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    forgot.setTitle("Forgot password?", for: .normal)
    forgot.setTitleColor(.label, for: .normal)
    forgot.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    forgot.titleLabel?.adjustsFontForContentSizeCategory = true
    forgot.titleLabel?.numberOfLines = 0
    forgot.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    configuration.baseBackgroundColor = UIColor(red: 0, green: 0.35, blue: 0.75, alpha: 1)
    configuration.baseForegroundColor = .white
    signIn.configuration = configuration
    signIn.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.tintColor = .label
    close.accessibilityLabel = "Close"
    for view in [logo, heading, mail, password, forgot, signIn, terms] { stack.addArrangedSubview(view) }
    (stack.axis, stack.spacing) = (.vertical, 16)
    place()
  }

  private static func field(_ placeholder: String, secure: Bool) -> UITextField {
    let field = UITextField()
    (field.placeholder, field.isSecureTextEntry, field.borderStyle) = (placeholder, secure, .roundedRect)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
  }

  private func place() {
    for view in [scroll, close] { self.view.place(view) }
    scroll.place(stack)
    let area = view.safeAreaLayoutGuide
    let scrollBottom = scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    let closeTop = close.topAnchor.constraint(equalTo: area.topAnchor, constant: 4)
    (self.scrollBottom, self.closeTop) = (scrollBottom, closeTop)
    NSLayoutConstraint.activate(
      stack.edges(
        to: scroll.contentLayoutGuide,
        NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 24, trailing: 24)) + [
          stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48),
          scroll.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 4),
          scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
          scrollBottom, closeTop,
          close.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8),
          close.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
          close.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
  }
}
