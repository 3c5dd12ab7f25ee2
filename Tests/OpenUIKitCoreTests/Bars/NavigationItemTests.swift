import OpenUIKit
import Testing

@MainActor
struct NavigationItemTests {
  @Test func anItemWithoutTitleHasNone() {
    #expect(UINavigationItem().title == nil && UINavigationItem(title: "Inbox").title == "Inbox")
  }

  @Test(
    "Views with constraints and without a size get theirs in a bar, without conflicts, and follow their content"
  )
  func customViews() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
    var conflicts: [String] = []
    window.unsatisfiableConstraintsHandler = { conflicts.append($0.message) }
    func stack(_ texts: String...) -> UIStackView {
      let labels = texts.map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.spacing = 2
      return stack
    }
    let (title, item) = (stack("Plan", "Friday"), stack("12", "May"))
    let screen = UIViewController()
    screen.navigationItem.titleView = title
    screen.toolbarItems = [UIBarButtonItem(customView: item)]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(conflicts == [] && title.frame.midX == 195 && title.frame.height > 40 && item.frame.height > 40)
    let width = title.frame.width
    (title.arrangedSubviews[1] as? UILabel)?.text = "Saturday afternoon"
    navigation.navigationBar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(title.frame.width > width && conflicts == [])
  }

  @Test(
    "A search bar as the title takes the room between the buttons, with or without constraints and a size",
    arguments: 0..<3)
  func searchBar(kind: Int) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (screen, bar) = (UIViewController(), UISearchBar())
    if kind == 1 { bar.translatesAutoresizingMaskIntoConstraints = false }
    if kind == 2 { bar.sizeToFit() }
    screen.navigationItem.titleView = bar
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let field = bar.searchTextField.convert(bar.searchTextField.bounds, to: window)
    #expect(field.width > 250 && field.height == 36 && field.maxX < 390 - 44)
    #expect(bar.subviews.allSatisfy { $0 === bar.searchTextField || $0.backgroundColor == nil })
    window.frame.size.width = 600
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width > 450)
  }
}
