import OpenUIKit
import Testing

/// Source: Apple's documentation of `UIAccessibility` and `UIAccessibilityCustomRotor`.
@MainActor
@Suite("Attributed texts, outlines and rotors for assistive technology")
struct AccessibilityRotorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test("A text with attributes and the plain one replace each other")
  func attributed() {
    let view = UILabel()
    view.text = "Title"
    #expect(view.accessibilityAttributedLabel?.string == "Title")
    let key = NSAttributedString.Key("language")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Titre", attributes: [key: "fr"])
    #expect(view.accessibilityLabel == "Titre")
    #expect(view.accessibilityAttributedLabel?.attribute(key, at: 0, effectiveRange: nil) as? String == "fr")
    view.accessibilityLabel = "Plain"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Plain"))
    view.accessibilityAttributedValue = NSAttributedString(string: "1")
    view.accessibilityAttributedHint = NSAttributedString(string: "2")
    #expect(view.accessibilityValue == "1" && view.accessibilityHint == "2")
    view.accessibilityAttributedLabel = nil
    #expect(view.accessibilityLabel == "Title")
  }

  @Test("An element with an outline has the rectangle around it, on the screen")
  func outline() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 40))
    view.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 25, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 30, y: 45))
    #expect(
      UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
        == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(view.accessibilityFrame == CGRect(x: 0, y: 0, width: 1, height: 1))
    view.accessibilityTextualContext = .sourceCode
    #expect(view.accessibilityTextualContext == .sourceCode)
    #expect(UIView().accessibilityTextualContext == nil)
  }

  @Test("A rotor leads from item to item until the end, in both directions")
  func search() throws {
    let views = (0..<3).map { _ in UIView() }
    let rotor = UIAccessibilityCustomRotor(name: "Links") { predicate in
      let step = predicate.searchDirection == .next ? 1 : -1
      let present = views.firstIndex { $0 === predicate.currentItem.targetElement }
      let index = present.map { $0 + step } ?? (step > 0 ? 0 : views.count - 1)
      guard views.indices.contains(index) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: views[index], targetRange: nil)
    }
    #expect(rotor.name == "Links" && rotor.systemRotorType == .none)
    var item: UIAccessibilityCustomRotorItemResult?
    for view in views {
      item = rotor.item(.next, from: item)
      #expect(item?.targetElement === view && item?.targetRange == nil)
    }
    #expect(rotor.item(.next, from: item) == nil)
    #expect(rotor.item(.previous, from: item)?.targetElement === views[1])
    #expect(rotor.item(.previous)?.targetElement === views[2])
  }

  @Test("An element has its own rotors and those around it, of one kind the innermost")
  func around() {
    let (outer, inner) = (UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    let links = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
    let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    let ownLinks = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
    outer.accessibilityCustomRotors = [links, headings]
    inner.accessibilityCustomRotors = [ownLinks]
    let found = window.accessibilityRotors(at: inner)
    #expect(found.count == 2 && found.first === ownLinks && found.last === headings)
  }
}
