import OpenUIKit
import Testing

/// Views of controllers that are placed by constraints.
///
/// A window adds the constraints that place the view of its root controller (stackoverflow.com/questions/15715690 prints them, and
/// `UIWindow` has the property `_rootViewConstraints`). Other containers set the view's frame, which constraints replace: such a view has
/// the size of its content, as a presented one (stackoverflow.com/questions/16793926), one in a navigation controller
/// (github.com/roberthein/TinyConstraints/pull/25) and a child (stackoverflow.com/questions/13200525).
@MainActor
@Suite("Views of controllers that are placed by constraints")
struct RootViewConstraintTests {
  /// A controller whose view is as large as a view of 60 × 40 points in it.
  private final class Screen: UIViewController {
    let content = UIView()

    override func loadView() {
      view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leftAnchor.constraint(equalTo: view.leftAnchor),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.rightAnchor.constraint(equalTo: view.rightAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      let (width, height) = (
        content.widthAnchor.constraint(equalToConstant: 60),
        content.heightAnchor.constraint(equalToConstant: 40)
      )
      (width.priority, height.priority) = (.defaultHigh, .defaultHigh)
      NSLayoutConstraint.activate([width, height])
    }
  }

  enum Container: String, CaseIterable, CustomTestStringConvertible {
    case navigation, pushed, tab, split, page, fullScreen, pageSheet, formSheet, card, popover, child

    var testDescription: String { rawValue }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = Screen()

  private func rest() {
    for _ in 0..<40 {
      window.clock.advance(by: 0.05)
      window.layoutIfNeeded()
    }
  }

  @Test("A window places the view of its controller, after it is resized too, and after a presentation")
  func inWindow() {
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.view.frame == window.bounds && screen.content.frame == window.bounds)
    #expect(!screen.view.translatesAutoresizingMaskIntoConstraints)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    screen.present(other, animated: true)
    rest()
    screen.dismiss(animated: true)
    rest()
    #expect(screen.view.window === window && screen.view.frame == window.bounds)
  }

  @Test(
    "A window places the view of a controller whose view states only in `viewDidLoad`, or later, that constraints place it"
  )
  func later() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 400, height: 500)
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    window.frame.size = CGSize(width: 300, height: 500)
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
  }

  @Test("A view that has left its window has no constraints of it")
  func replaced() {
    window.rootViewController = screen
    window.layoutIfNeeded()
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(screen.view.superview == nil && window.constraints.isEmpty)
    let place = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    window.addSubview(place)
    place.addSubview(screen.view)
    window.layoutIfNeeded()
    #expect(screen.view.frame.size == CGSize(width: 60, height: 40))
  }

  @Test(
    "No other container adds constraints: the view has the size of its content", arguments: Container.allCases
  )
  func inContainer(container: Container) {
    let root = UIViewController()
    switch container {
    case .navigation: window.rootViewController = UINavigationController(rootViewController: screen)
    case .pushed:
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      navigation.pushViewController(screen, animated: true)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      window.rootViewController = tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      window.frame.size = CGSize(width: 1024, height: 768)
      // The columns of a split view controller are navigation controllers.
      split.setViewController(UINavigationController(rootViewController: screen), for: .secondary)
      window.rootViewController = split
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen], direction: .forward, animated: false)
      window.rootViewController = pages
    case .fullScreen:
      window.rootViewController = root
      window.layoutIfNeeded()
      screen.modalPresentationStyle = .fullScreen
      root.present(screen, animated: true)
    case .pageSheet, .formSheet, .card, .popover: present(over: root, in: container)
    case .child:
      window.rootViewController = root
      root.addChild(screen)
      root.view.addSubview(screen.view)
      screen.view.frame = CGRect(x: 20, y: 20, width: 200, height: 300)
      screen.didMove(toParent: root)
    }
    rest()
    #expect(screen.view.window === window)
    #expect(screen.view.frame.size == CGSize(width: 60, height: 40))
    #expect(screen.content.frame.size == screen.view.frame.size)
    #expect(!screen.view.translatesAutoresizingMaskIntoConstraints)
  }

  /// Presents a sheet at the bottom of a narrow window, or a card or popover in a large one.
  private func present(over root: UIViewController, in container: Container) {
    if container == .card || container == .popover { window.frame.size = CGSize(width: 1024, height: 768) }
    window.rootViewController = root
    window.layoutIfNeeded()
    screen.modalPresentationStyle =
      switch container {
      case .popover: .popover
      case .formSheet: .formSheet
      default: .pageSheet
      }
    screen.popoverPresentationController?.sourceView = root.view
    root.present(screen, animated: true)
  }

  @Test("The app's own constraints place a child in its parent")
  func ownConstraints() {
    let root = UIViewController()
    window.rootViewController = root
    root.addChild(screen)
    root.view.addSubview(screen.view)
    NSLayoutConstraint.activate([
      screen.view.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 10),
      screen.view.rightAnchor.constraint(equalTo: root.view.rightAnchor, constant: -10),
      screen.view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 20),
      screen.view.heightAnchor.constraint(equalToConstant: 300),
    ])
    window.layoutIfNeeded()
    #expect(screen.view.frame == CGRect(x: 10, y: 20, width: 370, height: 300))
  }
}
