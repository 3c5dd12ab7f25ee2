import OpenUIKit
import OpenUIKitDesktop
import OpenUIKitWeb
import Testing

@Suite @MainActor struct AccessibleElementTests {
  private func host(_ views: [UIView]) -> WindowHost {
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: CGFloat(index) * 50, width: 100, height: 40)
      controller.view.addSubview(view)
    }
    let host = WindowHost(controller)
    host.configure(size: CGSize(width: 320, height: 600), scale: 1, HostPreferences())
    return host
  }

  private var views: [UIView] {
    let label = UILabel()
    label.text = "Name"
    let heading = UILabel()
    heading.text = "Title"
    heading.accessibilityTraits = .header
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let field = UITextField()
    field.placeholder = "Street"
    field.text = "Main Road 1"
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.5
    let search = UISearchBar()
    let link = UILabel()
    link.text = "More"
    link.accessibilityTraits = .link
    let image = UIImageView()
    image.isAccessibilityElement = true
    image.accessibilityLabel = "A tree"
    image.accessibilityTraits = .image
    return [label, heading, button, field, toggle, slider, search, link, image]
  }

  /// The page writes 25 numbers for each element: identifier, frame, role, states, and the places of four texts. Then come
  /// its group with the places of two texts, the keyboard with the place of one, and the list and the row around it.
  @Test func elementsAreThoseOfThePage() throws {
    let host = host(views)
    let elements = host.accessibleChanges().elements
    var page = AccessibilityDescription()
    _ = page.update(to: host.window)
    let width = 25
    try #require(page.numbers.count == elements.count * width)
    #expect(Set(elements.map(\.role)).count >= 8)
    for (index, element) in elements.enumerated() {
      let numbers = Array(page.numbers[index * width..<(index + 1) * width])
      func text(_ place: Int) -> String {
        let start = Int(numbers[place])
        return String(decoding: page.bytes[start..<start + Int(numbers[place + 1])], as: UTF8.self)
      }
      #expect(Double(element.identifier) == numbers[0])
      #expect(
        [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height].map(Double.init)
          == Array(numbers[1...4]))
      #expect(element.role.rawValue == Int(numbers[5]))
      #expect([element.label, element.value, element.hint] == [7, 9, 11].map(text))
      #expect((element.isEnabled ? 0 : 1) + (element.isSelected ? 2 : 0) == Int(numbers[6]))
    }
  }

  @Test func onlyDifferencesAreReported() {
    let all = views
    let host = host(all)
    #expect(!host.accessibleChanges().isEmpty)
    #expect(host.accessibleChanges().isEmpty)
    (all[0] as? UILabel)?.text = "Other"
    let changes = host.accessibleChanges()
    #expect(changes.changed == [Int(bitPattern: ObjectIdentifier(all[0]))])
    #expect(!changes.isOtherOrder && changes.removed.isEmpty)
    all[1].removeFromSuperview()
    #expect(host.accessibleChanges().removed == [Int(bitPattern: ObjectIdentifier(all[1]))])
  }

  @Test func notificationsOfAnAppAreDeliveredOnceWithTheElementsIdentifier() {
    let all = views
    let host = host(all)
    var calls = 0
    host.notificationHandler = { calls += 1 }
    #expect(host.takeNotifications() == (nil, nil))
    host.window.makeKey()
    UIAccessibility.post(notification: .layoutChanged, argument: all[1])
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(calls == 2)
    #expect(host.takeNotifications() == (Int(bitPattern: ObjectIdentifier(all[1])), "Saved"))
    #expect(host.takeNotifications() == (nil, nil))
  }

  @Test func theWindowHasTheElementWithTheFocusOfAssistiveTechnology() {
    let all = views
    let host = host(all)
    let identifiers = all.map { Int(bitPattern: ObjectIdentifier($0)) }
    host.setFocus(true, of: identifiers[1])
    #expect(host.window.accessibilityFocusedElement === all[1])
    // The next element gets the focus before the former one loses it.
    host.setFocus(true, of: identifiers[2])
    host.setFocus(false, of: identifiers[1])
    #expect(host.window.accessibilityFocusedElement === all[2])
    host.setFocus(false, of: identifiers[2])
    #expect(host.window.accessibilityFocusedElement == nil)
  }
}
