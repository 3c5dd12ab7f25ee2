import OpenUIKit
import Testing

@MainActor
private final class Decider: NSObject, UINavigationBarDelegate {
  var calls: [String] = []
  var allows = true
  var position = UIBarPosition.top

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    calls.append("should push \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    calls.append("did push \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    calls.append("should pop \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("did pop \(item.title ?? "")")
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
}

@MainActor
private final class AskingController: UINavigationController, UINavigationBarDelegate {
  var allows = false
  var asked: [String?] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title)
    return allows
  }
}

/// The order of the calls is that of Apple's documentation of UINavigationBarDelegate.
@MainActor
@Suite("Delegates of navigation bars")
struct NavigationBarDelegateTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 390, height: 44))
  private let decider = Decider()

  init() {
    window.addSubview(bar)
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.delegate = decider
    window.layoutIfNeeded()
  }

  @Test("The delegate decides about pushing and popping, and is notified at once without an animation")
  func stack() {
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(decider.calls == ["should push B", "did push B"])
    decider.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.items?.map(\.title) == ["A", "B"] && decider.calls.last == "should push C")
    #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "B")
    decider.allows = true
    #expect(bar.popItem(animated: false)?.title == "B" && bar.topItem?.title == "A")
    #expect(decider.calls.suffix(3) == ["should pop B", "should pop B", "did pop B"])
  }

  @Test("With an animation the delegate is notified after it")
  func animated() {
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(decider.calls == ["should push B"])
    window.clock.advance(by: 1)
    #expect(decider.calls == ["should push B", "did push B"])
  }

  @Test("A tap on the back button asks the delegate")
  func backButton() throws {
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    decider.allows = false
    let button = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "A" })
    window.activate(button)
    #expect(bar.topItem?.title == "B" && decider.calls.last == "should pop B")
  }

  @Test("Only a bar at the top edge of the window extends below the status bar")
  func position() {
    let backdrop = bar.subviews[0]
    #expect(bar.barPosition == .top && backdrop.frame.minY == 0)
    decider.position = .topAttached
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.barPosition == .topAttached && backdrop.frame.minY == -20)
    bar.delegate = nil
    window.layoutIfNeeded()
    #expect(bar.barPosition == .topAttached && backdrop.frame.minY == -20)
  }

  @Test("A navigation controller of the app that conforms decides about taps on the back button")
  func controller() throws {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = AskingController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    func goBack() throws {
      let button = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "First" })
      window.activate(button)
      window.clock.advance(by: 1)
    }
    try goBack()
    #expect(navigation.asked == ["Second"] && navigation.topViewController === second)
    navigation.allows = true
    try goBack()
    #expect(navigation.topViewController === first)
  }
}
