import OpenUIKit
import Testing

@Suite("Notifications that wait for a host")
#if !ThreadConfined
  @MainActor
#endif
struct PendingNotificationsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UILabel()
  private let second = UILabel()
  private let box = UIView()

  init() {
    for label in [first, second] {
      label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      label.text = "A"
    }
    box.addSubview(second)
    window.addSubview(first)
    window.addSubview(box)
    window.makeKeyAndVisible()
  }

  private func taken(_ notifications: AccessibilityNotification...) -> (element: UIResponder?, text: String?)
  {
    var pending = PendingNotifications()
    for notification in notifications { pending.add(notification) }
    let taken = pending.take(for: window)
    #expect(pending.take(for: window) == (nil, nil))
    return taken
  }

  @Test("The last text and the last element are delivered, once")
  func lastOfEach() {
    #expect(taken(.announcement("a"), .pageScrolled("b")) == (nil, "b"))
    #expect(taken(.layoutChanged(first), .announcement("c"), .layoutChanged(second)) == (second, "c"))
    #expect(taken(.layoutChanged(first), .layoutChanged(nil)) == (first, nil))
  }

  @Test("A new screen moves the focus to its first element")
  func screen() {
    #expect(taken(.screenChanged(nil)) == (first, nil))
    #expect(taken(.layoutChanged(second), .screenChanged(nil)) == (first, nil))
    #expect(taken(.screenChanged(second)) == (second, nil))
  }

  @Test("A view that is no element stands for the first element inside it")
  func container() {
    #expect(taken(.layoutChanged(box)) == (second, nil))
    let part = UIAccessibilityElement(accessibilityContainer: box)
    box.accessibilityElements = [part]
    #expect(taken(.layoutChanged(box)) == (part, nil))
  }

  @Test("The focus does not move to what is hidden, gone or deallocated")
  func gone() {
    second.isHidden = true
    #expect(taken(.layoutChanged(second)) == (nil, nil))
    #expect(taken(.layoutChanged(UIView())) == (nil, nil))
    var pending = PendingNotifications()
    weak var label: UILabel?
    do {
      let new = UILabel()
      label = new
      pending.add(.layoutChanged(new))
    }
    #expect(label == nil)
    #expect(pending.take(for: window) == (nil, nil))
  }
}

private func == (one: (element: UIResponder?, text: String?), other: (UIResponder?, String?)) -> Bool {
  one.element === other.0 && one.text == other.1
}
