import NibLoading
import OpenUIKit
import Testing

/// A segue of an app's own class, which animates the presentation and the dismissal of its destination.
private final class Fade: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  static var log: [String] = []

  override func perform() {
    Self.log.append("perform \(identifier ?? "unnamed")")
    destination.transitioningDelegate = self
    super.perform()
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    Self.log.append("dismiss")
    return nil
  }
}

private final class Screen: UIViewController, NibConnectable {
  func setNibValue(_ value: Any?, forKey key: String) -> Bool { false }

  func nibAction(_ name: String) -> Selector? {
    name == "back:" ? Selector("back:", Screen.back) : nil
  }

  func back(_ segue: UIStoryboardSegue) { Fade.log.append("back by \(type(of: segue))") }
}

@MainActor private let classes: NibClasses = {
  var classes = NibClasses()
  classes.add("Screen") { Screen(coder: $0) }
  classes.addSegue("Fade", module: "App") {
    Fade(identifier: $0, source: $1, destination: $2)
  }
  return classes
}()

@MainActor private func window(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// Segues of an app's own classes beside a kind, as Xcode writes them: the base class does what the kind states.
@MainActor @Suite("Segues of an app's classes", .serialized)
struct SegueTests {
  @Test("a segue that presents lives as long as the presentation, and its base class presents")
  func presents() throws {
    Fade.log = []
    let board = try storyboard(
      """
      <viewController id="a" customClass="Screen"><view key="view" id="v"/>
      <connections><segue destination="b" kind="presentation" identifier="open" customClass="Fade" customModule="App" \
      modalPresentationStyle="fullScreen" animates="NO" id="s"/></connections></viewController>
      """,
      """
      <viewController id="b"><view key="view" id="w"/>
      <connections><segue destination="e" kind="unwind" identifier="close" unwindAction="back:" customClass="Fade" customModule="App" id="u"/></connections>
      </viewController><exit id="e"/>
      """, classes: classes)
    let first = try #require(board.instantiateInitialViewController())
    let shown = window(first)
    first.performSegue(withIdentifier: "open", sender: nil)
    let second = try #require(first.presentedViewController)
    #expect(second.view.window === shown && second.transitioningDelegate is Fade)
    second.performSegue(withIdentifier: "close", sender: nil)
    #expect(Fade.log == ["perform open", "back by Fade", "perform close", "dismiss"])
    #expect(first.presentedViewController == nil)
  }

  // Apple's technical note 2298: each container is asked for the children in which the destination may be, and these are searched as well.
  @Test(
    "an unwind segue of what tabs present ends in the stack of a tab, which is selected",
    arguments: [0, 1])
  func unwindsIntoTabs(selected: Int) throws {
    Fade.log = []
    func stack(_ id: String, _ root: String) -> String {
      "<navigationController id=\"\(id)\"><connections><segue destination=\"\(root)\" kind=\"relationship\" "
        + "relationship=\"rootViewController\" id=\"\(id)r\"/></connections></navigationController>"
    }
    let board = try storyboard(
      """
      <tabBarController id="a"><connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="p" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
      """, stack("n", "s"),
      """
      <viewController id="s" customClass="Screen"><view key="view" id="v1"/>
      <connections><segue destination="m" kind="presentation" identifier="open" animates="NO" id="q"/></connections></viewController>
      """,
      """
      <viewController id="p"><view key="view" id="v2"/>
      <connections><segue destination="m" kind="presentation" identifier="open" animates="NO" id="o"/></connections></viewController>
      """, stack("m", "d"),
      """
      <viewController id="d"><view key="view" id="v3"/>
      <connections><segue destination="e" kind="unwind" identifier="close" unwindAction="back:" animates="NO" id="u"/></connections>
      </viewController><exit id="e"/>
      """, classes: classes)
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    let shown = window(tabs)
    let list = try #require((tabs.viewControllers?[0] as? UINavigationController)?.topViewController)
    if selected == 1 { list.show(UIViewController(), sender: nil) }
    tabs.selectedIndex = selected
    (selected == 0 ? list : tabs.viewControllers?[1])?.performSegue(withIdentifier: "open", sender: nil)
    let detail = try #require((tabs.presentedViewController as? UINavigationController)?.topViewController)
    detail.performSegue(withIdentifier: "close", sender: nil)
    for _ in 0..<20 { shown.clock.advance(by: 0.1) }
    #expect(Fade.log == ["back by UIStoryboardSegue"])
    #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 0)
    #expect(list.navigationController?.topViewController === list)
  }

  @Test("a segue that shows pushes, without an animation if the file states so")
  func shows() throws {
    Fade.log = []
    let remarks = Remarks()
    let board = try storyboard(
      """
      <navigationController id="a"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """,
      """
      <viewController id="b"><view key="view" id="v"/><connections>
      <segue destination="c" kind="show" identifier="own" customClass="Fade" customModule="App" animates="NO" id="s"/>
      <segue destination="c" kind="show" identifier="unknown" customClass="Slide" animates="NO" id="t"/></connections></viewController>
      """,
      "<viewController id=\"c\"><view key=\"view\" id=\"w\"/></viewController>", classes: classes,
      remarks: remarks)
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let shown = window(navigation)
    let root = try #require(navigation.topViewController)
    root.performSegue(withIdentifier: "own", sender: nil)
    #expect(Fade.log == ["perform own"] && navigation.viewControllers.count == 2)
    shown.layoutIfNeeded()
    #expect(navigation.transitionCoordinator == nil && navigation.topViewController?.view.window != nil)
    UIView.performWithoutAnimation { _ = navigation.popViewController(animated: true) }
    shown.layoutIfNeeded()
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers == [root])
    root.performSegue(withIdentifier: "unknown", sender: nil)
    #expect(navigation.viewControllers.count == 2)
    #expect(remarks.all.contains("Unknown class Slide in Interface Builder file."))
  }
}
