import OpenUIKit
import Testing

/// Writes down what happens to controllers, by their titles.
@MainActor
private final class Diary {
  var lines: [String] = []
}

@MainActor
private final class Screen: UIViewController {
  let diary: Diary

  init(_ title: String, _ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { diary.lines.append("\(title!) \(event)") }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear" + (animated ? " animated" : "")) }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "leaves" : "joins") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
  override func viewDidLayoutSubviews() { note("laid out") }
}

@MainActor
@Suite("View controllers in windows and containers")
struct ContainerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()

  private func screen(_ title: String) -> Screen { Screen(title, diary) }

  private func takeLines() -> [String] {
    defer { diary.lines = [] }
    return diary.lines
  }

  @Test("A root controller appears, is laid out, has appeared; and disappears with the next")
  func root() {
    let first = screen("a")
    window.rootViewController = first
    window.makeKeyAndVisible()
    #expect(takeLines() == ["a loaded", "a will appear", "a is appearing", "a laid out", "a did appear"])
    window.layoutIfNeeded()
    #expect(diary.lines.isEmpty)
    window.rootViewController = nil
    #expect(takeLines() == ["a will disappear", "a did disappear"])
  }

  @Test("Children appear after their parent, and know their place")
  func children() {
    let (parent, child) = (screen("p"), screen("c"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    _ = takeLines()
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(
      takeLines().filter { !$0.contains("laid") } == [
        "p will appear", "c will appear", "p is appearing", "c is appearing", "p did appear", "c did appear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(takeLines() == ["c leaves", "c will disappear", "c did disappear", "c left"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("A child moves from one parent to another; adding it again does nothing")
  func adoption() {
    let (first, second, child) = (screen("1"), screen("2"), screen("c"))
    first.addChild(child)
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    #expect(takeLines() == ["c joins", "c joins"])
  }

  @Test("A transition between children shows the one, then removes the other")
  func transition() {
    let (parent, first, second) = (screen("p"), screen("1"), screen("2"))
    window.rootViewController = parent
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    window.layoutIfNeeded()
    var finished: Bool?
    second.view.alpha = 0
    parent.transition(from: first, to: second, duration: 1, animations: { second.view.alpha = 1 }) {
      finished = $0
    }
    #expect(parent.view.subviews == [first.view, second.view] && finished == nil)
    window.clock.advance(by: 1.1)
    #expect(parent.view.subviews == [second.view] && finished == true)
  }

  // MARK: Navigation

  @Test("A bar of 44 points is part of the safe area of the screens below it")
  func navigationSafeArea() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let root = screen("a")
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.frame == window.bounds)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(root.topLayoutGuide.length == 91)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 47 && navigation.navigationBar.frame.maxY <= 0)
  }

  @Test("Pushing and popping call both screens in UIKit's order")
  func pushAndPop() {
    let (first, second) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    _ = takeLines()
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(
      takeLines().filter { !$0.contains("laid") } == [
        "b joins", "b loaded", "a will disappear", "b will appear", "b is appearing", "a did disappear",
        "b joined", "b did appear",
      ])
    #expect(first.view.superview == nil && second.view.superview === navigation.view)
    #expect(second.navigationController === navigation && navigation.viewControllers == [first, second])
    _ = takeLines()
    #expect(navigation.popViewController(animated: false) === second)
    window.layoutIfNeeded()
    #expect(
      takeLines().filter { !$0.contains("laid") } == [
        "b leaves", "b will disappear", "a will appear", "a is appearing", "b did disappear", "b left",
        "a did appear",
      ])
    #expect(navigation.popViewController(animated: false) == nil && second.parent == nil)
  }

  @Test("An animated push slides in from the side, and ends by the window's clock")
  func animatedPush() {
    let (first, second) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    _ = takeLines()
    navigation.pushViewController(second, animated: true)
    #expect(second.view.layer.presentation()?.frame.minX == 390)
    #expect(first.view.window != nil)
    window.clock.advance(by: 0.5)
    window.layoutIfNeeded()
    #expect(first.view.window == nil && second.view.frame == window.bounds)
    #expect(diary.lines.contains("b will appear animated") && diary.lines.last == "b did appear")
  }

  @Test("The bar shows the last screen's title and a button that leads back to the one before")
  func navigationBar() throws {
    let (first, second) = (screen("First"), screen("Second"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let labels = window.accessibilityTree().map(\.accessibilityLabel)
    #expect(labels == ["Second", "First", "Edit"])
    let back = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "First" })
    window.activate(back)
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    first.title = "Renamed"
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["Renamed"])
  }

  @Test("Popping to a screen returns what was above it")
  func popTo() {
    let screens = ["a", "b", "c"].map(screen)
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    #expect(navigation.popToRootViewController(animated: false) == [screens[1], screens[2]])
    #expect(navigation.topViewController === screens[0])
  }

  @Test("Items that outlive their bar can be changed")
  func itemsWithoutABar() {
    let root = screen("a")
    let tab = UITabBarItem(title: "a", image: nil, tag: 0)
    do {
      let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
      let navigation = UINavigationController(rootViewController: root)
      navigation.tabBarItem = tab
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      tabs.viewControllers = []
    }
    root.title = "b"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "c")
    tab.title = "d"
    #expect(root.navigationItem.title == "b" && tab.title == "d")
  }

  // MARK: Tabs

  @Test("The tab of a navigation controller is that of its first screen, unless it has one of its own")
  func tabOfAStack() {
    let (first, second, third) = (screen("a"), screen("b"), screen("c"))
    first.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 1)
    let stacks = [first, second, third].map { UINavigationController(rootViewController: $0) }
    stacks[2].title = "Own"
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "b", "Own"])
    second.title = "renamed"
    stacks[0].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 2)
    tabs.setViewControllers(stacks, animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["New", "renamed", "Own"])
  }

  @Test("Tabs load their screens when they are selected, and the bar is part of the safe area")
  func tabs() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (first, second) = (screen("a"), screen("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(!second.isViewLoaded && tabs.selectedIndex == 0)
    _ = takeLines()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      takeLines().filter { !$0.contains("laid") } == [
        "b loaded", "b will appear", "a will disappear", "b is appearing", "a did disappear", "b did appear",
      ])
    #expect(first.view.superview == nil && tabs.selectedViewController === second)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A tap on a tab selects its screen, unless the delegate forbids it")
  func tabTaps() {
    let chooser = Chooser()
    let (first, second) = (screen("a"), screen("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = chooser
    window.rootViewController = tabs
    let elements = window.accessibilityTree()
    #expect(elements.map(\.accessibilityLabel) == ["a", "b"])
    #expect(elements[0].accessibilityTraits == [.button, .selected])
    window.activate(elements[1])
    #expect(tabs.selectedIndex == 1 && chooser.selected === second)
    chooser.allows = false
    window.activate(elements[0])
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: Presentation

  @Test("A sheet leaves a strip of what is below, which stays")
  func sheet() throws {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (root, sheet) = (screen("a"), screen("s"))
    window.rootViewController = root
    window.layoutIfNeeded()
    _ = takeLines()
    var isComplete = false
    root.present(sheet, animated: true) { isComplete = true }
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(sheet.view.layer.presentation()?.frame.minY == 844 && !isComplete)
    window.clock.advance(by: 0.5)
    window.layoutIfNeeded()
    #expect(isComplete && sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(sheet.view.safeAreaInsets.bottom == 34 && root.view.window != nil)
    #expect(diary.lines.last == "s did appear" && !diary.lines.contains("a will disappear"))
    _ = takeLines()
    sheet.dismiss(animated: false)
    #expect(takeLines() == ["s will disappear", "s did disappear"])
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test("A full screen takes the view below out of the window, and puts it back")
  func fullScreen() {
    let (root, screen) = (screen("a"), screen("f"))
    screen.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    window.layoutIfNeeded()
    root.present(screen, animated: false)
    window.layoutIfNeeded()
    #expect(screen.view.frame == window.bounds && root.view.window == nil)
    _ = takeLines()
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.window === window && screen.view.window == nil)
    #expect(
      takeLines().filter { !$0.contains("laid") } == [
        "f will disappear", "a will appear", "a is appearing", "f did disappear", "a did appear",
      ])
  }

  @Test("A form sheet stands in the middle of a wide window")
  func formSheet() {
    window.frame.size = CGSize(width: 1024, height: 768)
    let (root, form) = (screen("a"), screen("f"))
    form.modalPresentationStyle = .formSheet
    window.rootViewController = root
    root.present(form, animated: false)
    window.layoutIfNeeded()
    #expect(form.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test("Sheets leave with the root controller that presents them", arguments: [true, false])
  func sheetsOfAFormerRoot(animated: Bool) {
    let (old, sheet, upper, new) = (screen("old"), screen("sheet"), screen("upper"), screen("new"))
    window.rootViewController = old
    window.layoutIfNeeded()
    old.present(sheet, animated: animated)
    sheet.present(upper, animated: animated)
    window.rootViewController = new
    window.layoutIfNeeded()
    #expect(window.subviews == [new.view])
    #expect(old.presentedViewController == nil && sheet.presentedViewController == nil)
    #expect(sheet.view.window == nil && upper.presentingViewController == nil)
    window.clock.advance(by: 1)
    #expect(window.subviews == [new.view] && diary.lines.contains("upper did disappear"))
  }

  @Test("The outermost container presents, and only the sheet is there for assistive technology")
  func presentationFromAChild() {
    let (root, sheet) = (screen("a"), screen("s"))
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    root.present(sheet, animated: false)
    #expect(navigation.presentedViewController === sheet && root.presentedViewController === sheet)
    #expect(window.accessibilityTree().isEmpty)
    root.dismiss(animated: false)
    #expect(window.accessibilityTree().map(\.accessibilityLabel) == ["a"])
  }
}

@MainActor
private final class Chooser: UITabBarControllerDelegate {
  var allows = true
  var selected: UIViewController?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selected = viewController
  }
}
