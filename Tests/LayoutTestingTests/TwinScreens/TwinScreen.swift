import LayoutTesting
import OpenUIKit
import Testing

/// A screen with a fault, and its twin without it.
///
/// The fault has to be found in one of the configurations, and the twin has to have no problem in any of them.
struct TwinScreen: Sendable, CustomTestStringConvertible {
  /// The subject of a fault.
  enum Topic: String, CaseIterable, Sendable {
    case places, cells, keyboard, contrast, landscape, covers, directions, assistance, fights, time
  }

  var testDescription: String { "\(topic): \(name)" }
  let topic: Topic
  let name: String
  /// The kinds of problems that name the fault.
  let kinds: Set<LayoutProblem.Kind>
  /// Makes the screen with the fault, or its twin.
  let make: @MainActor @Sendable (_ isFaulty: Bool) -> UIViewController

  init(
    _ topic: Topic, _ name: String, _ kinds: Set<LayoutProblem.Kind>,
    make: @escaping @MainActor @Sendable (_ isFaulty: Bool) -> UIViewController
  ) {
    (self.topic, self.name, self.kinds, self.make) = (topic, name, kinds, make)
  }

  /// A screen of rows in a shape, which a closure fills with the fault or without it.
  init(
    _ topic: Topic, _ name: String, in shape: ScreenShape, _ kinds: Set<LayoutProblem.Kind>,
    _ fill: @escaping @MainActor @Sendable (_ rows: RowsController, _ isFaulty: Bool) -> Void
  ) {
    self.init(topic, name, kinds) { isFaulty in
      shape.controller(showing: RowsController { fill($0, isFaulty) })
    }
  }

  static let all =
    places + cells + keyboard + contrast + landscape + covers + directions + assistance + fights + time
    + reuse

  static let configurations: [Configuration] = [
    Configuration(), Configuration(device: .iPhoneSE, appearance: .dark),
    Configuration(device: .iPhoneSE, language: "de"), Configuration(orientation: .landscape),
    Configuration(contentSize: .accessibilityExtraLarge), Configuration(direction: .rightToLeft),
    Configuration(device: .iPadPro11), Configuration(showsKeyboard: true),
    Configuration(device: .iPhone13Mini, orientation: .landscape, showsKeyboard: true),
  ]
}

/// The container that a screen is shown in.
enum ScreenShape: Sendable {
  case bare, navigation, tab, sheet

  /// The controller of the window.
  @MainActor
  func controller(showing screen: UIViewController) -> UIViewController {
    switch self {
    case .bare: return screen
    case .navigation: return UINavigationController(rootViewController: screen)
    case .tab:
      let tabs = UITabBarController()
      let first = UINavigationController(rootViewController: screen)
      first.tabBarItem = UITabBarItem(title: "Orders", image: UIImage(systemName: "shippingbox"), tag: 0)
      let second = UIViewController()
      second.tabBarItem = UITabBarItem(title: "Help", image: UIImage(systemName: "questionmark"), tag: 1)
      tabs.viewControllers = [first, second]
      return tabs
    case .sheet:
      return PresentingController(presenting: UINavigationController(rootViewController: screen))
    }
  }
}

/// Rows that scroll between the bars and the keyboard.
final class RowsController: UIViewController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  private let fill: @MainActor (RowsController) -> Void
  /// The end of what scrolls.
  private var end: NSLayoutConstraint?
  /// Called at each layout.
  var onLayout: @MainActor () -> Void = {}
  /// Called at each appearance.
  var onAppearance: @MainActor () -> Void = {}

  init(_ fill: @escaping @MainActor (RowsController) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (stack.axis, stack.spacing) = (.vertical, 16)
    view.place(scroll)
    scroll.place(stack)
    let area = view.safeAreaLayoutGuide
    let insets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    NSLayoutConstraint.activate(
      stack.edges(to: scroll.contentLayoutGuide, insets) + [
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
        scroll.topAnchor.constraint(equalTo: area.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ])
    endScroll(at: view.keyboardLayoutGuide.topAnchor)
    row(UILabel.text(words("Order 1028", "Bestellung 1028"), .title2))
    fill(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearance()
  }

  /// Ties the end of what scrolls.
  func endScroll(at anchor: NSLayoutYAxisAnchor) {
    end?.isActive = false
    end = scroll.bottomAnchor.constraint(equalTo: anchor)
    end?.isActive = true
  }

  /// Adds a row.
  @discardableResult
  func row<View: UIView>(_ view: View) -> View {
    stack.addArrangedSubview(view)
    return view
  }

  /// Adds a row with a view in it that has the row's top and bottom, and its leading edge.
  @discardableResult
  func box(_ content: UIView) -> UIView {
    let box = row(UIView())
    box.place(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    return box
  }

  /// Places a view below what scrolls, over the bottom of an area.
  func footer(_ content: UIView, over bottom: NSLayoutYAxisAnchor) {
    view.place(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
      content.bottomAnchor.constraint(equalTo: bottom, constant: -8),
    ])
    endScroll(at: content.topAnchor)
  }
}

/// A text in the language of the screen.
@MainActor
func words(_ english: String, _ german: String) -> String {
  Bundle.languagesOfScreen?.first == "de" ? german : english
}

extension UIButton {
  /// A filled button with a title of any number of lines, in a dark blue.
  static func filled(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.numberOfLines = 0
    button.backgroundColor = UIColor(red: 0, green: 0.3, blue: 0.6, alpha: 1)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    return button
  }

  /// A button of 48 points with a symbol and the words for it.
  static func symbol(_ name: String, _ label: String?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = label
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 48), button.heightAnchor.constraint(equalToConstant: 48),
    ])
    return button
  }
}

extension UITextField {
  /// A field that grows with the size of text.
  static func named(_ name: String) -> UITextField {
    let field = UITextField()
    (field.text, field.borderStyle) = ("Ada", .roundedRect)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = name
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
  }
}
