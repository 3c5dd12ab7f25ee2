import OpenUIKit
import Testing

@MainActor
@Suite("Symbols for assistive technology")
struct SymbolLabelTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func label(of symbol: String) -> String? {
    let view = UIImageView(image: UIImage(systemName: symbol))
    view.isAccessibilityElement = true
    return view.accessibilityLabel
  }

  @Test(
    "have the names that UIKit gives them, also filled and in a circle or square",
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash", "Delete"), ("trash.fill", "Delete"),
      ("xmark.square", "Close"), ("square.and.arrow.up", "Share"), ("gearshape", "Settings"),
      ("square.and.pencil", "Compose"), ("heart.slash", "Unlove"),
    ])
  func names(symbol: String, label: String) { #expect(self.label(of: symbol) == label) }

  @Test("have the words of their own name otherwise")
  func words() {
    #expect(label(of: "cloud.sun.fill") == "Cloud sun" && label(of: "1.circle") == "1")
    #expect(label(of: "circle.fill") == "Circle" && UIImageView(image: UIImage()).accessibilityLabel == nil)
  }

  @Test("name buttons without a title, and a title or label of the app comes first")
  func buttons() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "pencil"), for: .normal)
    #expect(button.accessibilityLabel == "Edit")
    let backed = UIButton()
    backed.setBackgroundImage(UIImage(systemName: "checkmark.circle"), for: .normal)
    #expect(backed.accessibilityLabel == "Done")
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")?.withTintColor(.red)
    let configured = UIButton(configuration: configuration)
    #expect(configured.accessibilityLabel == "Favorite")
    configured.setTitle("Mark", for: .normal)
    #expect(configured.accessibilityLabel == "Mark")
    button.accessibilityLabel = "Rename"
    #expect(button.accessibilityLabel == "Rename")
  }

  @Test("name items of bars, tabs, segments, and actions of rows and menus")
  func bars() {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: []))
    screen.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "house"), tag: 0)
    screen.navigationItem.titleView = UISegmentedControl(items: [
      UIImage(systemName: "list.bullet") ?? UIImage(), "Map",
    ])
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.tabBarItem = screen.tabBarItem
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let labels = Set(window.accessibilityTree().compactMap(\.accessibilityLabel))
    #expect(labels == ["Settings", "More", "Home", "List", "Map"])
  }
}
