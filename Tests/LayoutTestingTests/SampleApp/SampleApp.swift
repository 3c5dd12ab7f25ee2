import LayoutTesting

/// An app as teams write them: its screens in navigation controllers and tabs, with text that grows, and nothing wrong.
@MainActor
enum SampleApp {
  /// The screens of the app.
  enum Screen: String, CaseIterable, Sendable {
    case list, detail, form, settings, sheet, grid, account, chat, login, product
    case player, booking, article, statistics, ledger, transfer, confirmation
  }

  /// A screen as a user sees it, after a change to its controller.
  static func make(
    _ screen: Screen, changedBy change: @escaping @MainActor @Sendable (SampleController) -> Void = { _ in }
  ) -> UIViewController {
    let controller = controller(of: screen)
    controller.change = change
    switch screen {
    case .sheet, .player, .confirmation:
      return PresentingController(presenting: UINavigationController(rootViewController: controller))
    case .detail:
      let navigation = UINavigationController(rootViewController: TripsController())
      navigation.pushViewController(controller, animated: false)
      return tabs(showing: navigation)
    case .form, .chat, .transfer: return UINavigationController(rootViewController: controller)
    case .login: return controller
    case .booking: return BookingSplit(showing: controller)
    default: return tabs(showing: UINavigationController(rootViewController: controller))
    }
  }

  private static func controller(of screen: Screen) -> SampleController {
    switch screen {
    case .list: TripsController()
    case .detail: DetailController()
    case .form: FormController()
    case .settings: SettingsController()
    case .sheet: FilterController()
    case .grid: GridController()
    case .account: AccountController()
    case .chat: ChatController()
    case .login: LoginController()
    case .product: ProductController()
    case .player: PlayerController()
    case .booking: BookingController()
    case .article: ArticleController()
    case .statistics: StatisticsController()
    case .ledger: LedgerController()
    case .transfer: TransferController()
    case .confirmation: ConfirmationController()
    }
  }

  private static func tabs(showing controller: UINavigationController) -> UITabBarController {
    let tabs = UITabBarController()
    controller.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "map"), tag: 0)
    let other = UINavigationController(rootViewController: SampleController())
    other.tabBarItem = UITabBarItem(title: "Saved", image: UIImage(systemName: "heart"), tag: 1)
    other.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [controller, other]
    return tabs
  }
}

/// A controller with a change that a test makes after its views are built.
class SampleController: UIViewController {
  final var change: @MainActor @Sendable (SampleController) -> Void = { _ in }
  /// Changes each cell after it has its content.
  final var changeCell: @MainActor @Sendable (UIView) -> Void = { _ in }
  var isPlain: Bool { type(of: self) == SampleController.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buildViews()
    change(self)
  }

  func buildViews() {}
}

/// A screen that shows another one over it.
final class PresentingController: UIViewController {
  private var sheet: UIViewController?

  init(presenting sheet: UIViewController) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel.text("Trips", .largeTitle)
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let sheet else { return }
    self.sheet = nil
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: false)
  }
}

extension UILabel {
  /// A label that grows with the size of text, of any number of lines.
  static func text(
    _ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    (label.textColor, label.numberOfLines) = (color, lines)
    return label
  }
}

extension UIView {
  /// Adds a view that constraints place.
  func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// The constraints that give a view the edges of another item.
  func edges(
    to other: UILayoutGuide, _ insets: NSDirectionalEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
  }

  func edges(to other: UIView, _ insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
  }
}
