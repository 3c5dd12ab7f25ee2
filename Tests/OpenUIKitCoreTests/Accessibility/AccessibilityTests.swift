import OpenUIKit
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  @Test("Traits are keys of dictionaries and members of sets")
  func hashableTraits() {
    let names: [UIAccessibilityTraits: String] = [.button: "button", [.button, .selected]: "tab"]
    #expect(names[[.selected, .button]] == "tab" && Set([UIAccessibilityTraits.none, []]).count == 1)
  }

  private let window = UIWindow(shown: CGRect(x: 10, y: 20, width: 300, height: 400))

  @Test("Plain views and plain controls are not elements and have no text")
  func plainViews() {
    for view in [UIView(), UIControl(), UIScrollView()] {
      #expect(
        !view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    }
  }

  @Test(
    "Views, bar items and elements are named for tests and tools by one protocol, and the name is not read out"
  )
  func identification() {
    let items: [any UIAccessibilityIdentification] = [
      UILabel(), UIBarButtonItem(), UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for item in items {
      #expect(item.accessibilityIdentifier == nil)
      item.accessibilityIdentifier = "total"
    }
    #expect(items.map(\.accessibilityIdentifier) == ["total", "total", "total"])
    #expect((items[0] as? UILabel)?.accessibilityLabel == nil)
  }

  @Test("A label is an element that reads its text")
  func labels() {
    let label = UILabel()
    label.text = "Total"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Total" && label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Sum"
    #expect(label.accessibilityLabel == "Sum")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Total")
  }

  @Test("A button's element has its title and states whether it is selected and enabled")
  func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
    button.isSelected = false
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
  }

  @Test("An image view is an image, and an element only when it is made one")
  func images() {
    let view = UIImageView()
    #expect(view.accessibilityTraits == .image && !view.isAccessibilityElement)
    view.isAccessibilityElement = true
    #expect(view.isAccessibilityElement)
  }

  @Test("The frame of a view is on the screen, and its middle activates it")
  func frames() {
    let outer = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 20))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 65, y: 76, width: 40, height: 20))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 85, y: 86))
    inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A window lists its elements in the order of the tree and does not look into them")
  func tree() {
    let (first, second, group) = (UILabel(), UIButton(), UIView())
    second.setTitle("inside", for: .normal)
    group.addSubview(first)
    window.addSubview(group)
    window.addSubview(second)
    #expect(window.accessibilityTree() == [first, second])
    group.isAccessibilityElement = true
    #expect(window.accessibilityTree() == [group, second])
    group.accessibilityElementsHidden = true
    #expect(window.accessibilityTree() == [second])
    second.isHidden = true
    #expect(window.accessibilityTree().isEmpty)
  }

  @Test("A modal view hides its siblings")
  func modal() {
    let (below, sheet, title) = (UILabel(), UIView(), UILabel())
    sheet.addSubview(title)
    window.addSubview(below)
    window.addSubview(sheet)
    sheet.accessibilityViewIsModal = true
    #expect(window.accessibilityTree() == [title])
    sheet.isHidden = true
    #expect(window.accessibilityTree() == [below])
  }

  @Test("Elements of a container stand in for its subviews, in its coordinates")
  func elements() {
    let chart = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    chart.addSubview(UILabel())
    window.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 10, height: 50)
    chart.accessibilityElements = [bar]
    #expect(window.accessibilityTree() == [bar] && bar.next === chart)
    #expect(bar.isAccessibilityElement)
    #expect(bar.accessibilityFrame == CGRect(x: 120, y: 120, width: 10, height: 50))
    chart.frame.origin.x = 0
    #expect(bar.accessibilityFrame.minX == 20)
    #expect(chart.accessibilityElementCount() == 1 && chart.accessibilityElement(at: 1) == nil)
    #expect(chart.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
    #expect(chart.index(ofAccessibilityElement: bar) == 0)
    #expect(chart.index(ofAccessibilityElement: window) == NSNotFound)
  }

  @Test("Activation is a tap where the element does not act itself")
  func activation() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    window.activate(button)
    #expect(taps == 1)
    let stepper = Stepper(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    window.addSubview(stepper)
    window.activate(stepper)
    #expect(stepper.log == ["activate"] && taps == 1)
  }

  @Test("An escape goes up the chain of responders until one leaves")
  func escape() {
    let (stepper, inside) = (Stepper(), UILabel())
    stepper.addSubview(inside)
    window.addSubview(stepper)
    #expect(window.performAccessibilityEscape(at: inside))
    #expect(stepper.log == ["escape"])
    #expect(!window.performAccessibilityEscape(at: window))
  }

  @Test("Custom actions run their closures and return whether they succeeded")
  func customActions() {
    let view = UIView()
    #expect(view.accessibilityCustomActions == nil)
    var done: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        done.append(action.name)
        return true
      }, UIAccessibilityCustomAction(name: "Archive", actionHandler: nil),
    ]
    #expect(view.accessibilityCustomActions?.map { $0.perform() } == [true, false])
    #expect(done == ["Delete"])
  }

  @MainActor
  private final class Owner: NSObject {
    var names: [String] = []
    func archive(_ action: UIAccessibilityCustomAction) -> Bool {
      names.append(action.name)
      return false
    }
    func delete() { names.append("delete") }
  }

  @Test("Custom actions call methods of objects, and one without a result has succeeded")
  func customMethods() {
    let owner = Owner()
    let archive = UIAccessibilityCustomAction(
      name: "Archive", target: owner, selector: Selector("archive:", Owner.archive(_:)))
    let delete = UIAccessibilityCustomAction(
      name: "Delete", image: nil, target: owner, selector: Selector("delete", Owner.delete))
    #expect(!archive.perform() && delete.perform() && owner.names == ["Archive", "delete"])
  }

  @Test("What is adjusted or tapped responds to the user, text does not")
  func interaction() {
    #expect(UIButton().accessibilityRespondsToUserInteraction)
    #expect(!UILabel().accessibilityRespondsToUserInteraction)
    let view = UIView()
    view.accessibilityTraits = .adjustable
    #expect(view.accessibilityRespondsToUserInteraction)
  }
}

@MainActor
private final class Stepper: UIView {
  var log: [String] = []

  override func accessibilityActivate() -> Bool {
    log.append("activate")
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    log.append("escape")
    return true
  }
}
