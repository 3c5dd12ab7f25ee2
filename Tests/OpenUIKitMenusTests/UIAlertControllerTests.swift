import OpenUIKitControls
import Testing

@testable import OpenUIKitMenus

@MainActor
@Suite("Alerts")
struct UIAlertControllerTests {
  private let place = MenuWindow()
  private let alert = UIAlertController(
    title: "Delete?", message: "It is gone for good.", preferredStyle: .alert)

  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    // Weak: the screen keeps an alert that it presents.
    UIAlertAction(title: title, style: style) { [log, weak screen = place.screen] action in
      let isGone = screen?.presentedViewController == nil
      log.lines.append("\(action.title ?? "")\(isGone ? "" : " while presented")")
    }
  }

  private func present(_ actions: UIAlertAction...) {
    for action in actions { alert.addAction(action) }
    place.screen.present(alert, animated: true)
    place.run()
  }

  @Test("is 270 points wide in the middle of the window, and its buttons are 44 points high")
  func measures() {
    present(action("OK"))
    let view = alert.view!
    #expect(view.bounds.width == 270)
    #expect(abs(view.center.x - 195) < 0.5 && abs(view.center.y - 422) < 0.5)
    #expect(place.frame("OK").height == 44)
    #expect(place.frame("OK").maxY == view.frame.maxY)
  }

  @Test("calls the handler of a tapped action once, after the alert has left")
  func handler() {
    present(action("OK"))
    place.tap("OK")
    #expect(log.lines == [])
    place.run()
    #expect(log.lines == ["OK"])
    #expect(alert.view.window == nil)
    #expect(place.screen.presentedViewController == nil)
  }

  @Test("puts cancel first of two buttons side by side, and last of three below each other")
  func order() {
    present(action("Delete", .destructive), action("Cancel", .cancel))
    #expect(place.frame("Cancel").minX < place.frame("Delete").minX)
    #expect(place.frame("Cancel").minY == place.frame("Delete").minY)
    alert.addAction(action("Archive"))
    place.window.layoutIfNeeded()
    #expect(place.labels.suffix(3) == ["Delete", "Archive", "Cancel"])
    #expect(place.frame("Cancel").minY == place.frame("Archive").maxY)
    #expect(alert.actions.map { $0.title } == ["Delete", "Cancel", "Archive"])
  }

  @Test("mirrors two buttons from right to left")
  func rightToLeft() {
    place.window.layoutDirection = .rightToLeft
    present(action("Delete"), action("Cancel", .cancel))
    #expect(place.frame("Cancel").minX > place.frame("Delete").minX)
  }

  @Test("stacks two buttons whose titles do not fit side by side")
  func stacked() {
    present(action("Remove from all devices"), action("Cancel", .cancel))
    #expect(place.frame("Remove from all devices").maxY == place.frame("Cancel").minY)
  }

  @Test("ignores a tap on a disabled action, until it is enabled")
  func disabled() {
    let save = action("Save")
    save.isEnabled = false
    present(save)
    place.tap("Save")
    place.run()
    #expect(log.lines == [] && place.screen.presentedViewController === alert)
    #expect(place.element("Save")?.accessibilityTraits == [.button, .notEnabled])
    save.isEnabled = true
    place.tap("Save")
    place.run()
    #expect(log.lines == ["Save"])
  }

  @Test("chooses the button that a sliding finger is lifted on, and none outside")
  func sliding() {
    present(action("One"), action("Two"), action("Three"))
    func slide(to label: String?) {
      let (from, to) = (place.frame("One"), label.map { place.frame($0) } ?? .zero)
      place.window.sendTouch(.began, at: CGPoint(x: from.midX, y: from.midY))
      place.window.sendTouch(.moved, at: CGPoint(x: to.midX, y: to.midY))
      place.window.sendTouch(.ended, at: CGPoint(x: to.midX, y: to.midY))
      place.run()
    }
    slide(to: nil)
    #expect(log.lines == [])
    slide(to: "Three")
    #expect(log.lines == ["Three"])
  }

  @Test("stays when the window beside it is tapped")
  func outside() {
    present(action("Cancel", .cancel))
    place.tap(CGPoint(x: 20, y: 100))
    place.run()
    #expect(place.screen.presentedViewController === alert)
  }

  // MARK: Text fields

  @Test("edits its text fields; return goes to the next, and from the last to the action that is not cancel")
  func textFields() {
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    present(action("Cancel", .cancel), action("Log in"))
    let fields = alert.textFields ?? []
    #expect(fields.count == 2 && fields[0].isEditing)
    place.window.sendText("Ada")
    place.press(.keyboardReturnOrEnter)
    #expect(fields[1].isEditing)
    place.window.sendText("x")
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == ["Log in"])
    #expect(fields.map { $0.text } == ["Ada", "x"])
  }

  @Test("has no text fields until one is added")
  func noTextFields() { #expect(alert.textFields == nil) }

  @Test("moves up by half of what the keyboard covers")
  func keyboard() {
    alert.addTextField()
    present(action("OK"))
    place.window.keyboardFrame = CGRect(x: 0, y: 544, width: 390, height: 300)
    place.window.layoutIfNeeded()
    #expect(abs(alert.view.center.y - 272) < 0.5)
    place.window.keyboardFrame = .zero
    place.window.layoutIfNeeded()
    #expect(abs(alert.view.center.y - 422) < 0.5)
  }

  @Test("takes the keys from the screen below, and gives them back")
  func firstResponder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    place.screen.view.addSubview(field)
    field.becomeFirstResponder()
    present(action("OK"))
    #expect(!field.isEditing)
    place.tap("OK")
    place.run()
    #expect(field.isEditing)
  }

  // MARK: Keys and assistive technology

  @Test("escape chooses cancel, and does nothing without it", arguments: [true, false])
  func escape(hasCancel: Bool) {
    present(action("OK"), action("No", hasCancel ? .cancel : .default))
    place.press(.keyboardEscape)
    place.run()
    #expect(log.lines == (hasCancel ? ["No"] : []))
    #expect((place.screen.presentedViewController == nil) == hasCancel)
  }

  @Test("return chooses the preferred action")
  func returnKey() {
    let save = action("Save")
    present(action("Cancel", .cancel), save, action("Delete", .destructive))
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == [])
    alert.preferredAction = save
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == ["Save"])
  }

  @Test("arrow keys move the focus among its buttons alone, and return chooses the focused one")
  func focus() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    place.screen.view.addSubview(button)
    present(action("One"), action("Two"), action("Three"))
    place.press(.keyboardDownArrow)
    place.window.layoutIfNeeded()
    place.press(.keyboardDownArrow)
    place.window.layoutIfNeeded()
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == ["Two"])
  }

  @Test("chooses nothing by return if no key has moved the focus, also over a text field that was edited")
  func focusOverField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    place.screen.view.addSubview(field)
    field.becomeFirstResponder()
    place.window.layoutIfNeeded()
    present(action("One"), action("Two"))
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == [])
    place.press(.keyboardDownArrow)
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == ["One"])
  }

  @Test("hides the screen below from assistive technology; its escape gesture chooses cancel")
  func accessibility() throws {
    let label = UILabel()
    label.text = "below"
    place.screen.view.addSubview(label)
    present(action("OK"), action("Cancel", .cancel))
    #expect(place.labels == ["Delete?", "It is gone for good.", "Cancel", "OK"])
    #expect(place.element("Delete?")?.accessibilityTraits == .header)
    #expect(place.window.performAccessibilityEscape(at: try #require(place.element("OK"))))
    place.run()
    #expect(log.lines == ["Cancel"])
  }

  @Test("moves the focus of assistive technology to its title")
  func announcement() {
    var focused: UIResponder?
    place.window.accessibilityNotificationHandler = {
      if case .layoutChanged(let element) = $0 { focused = element }
    }
    present(action("OK"))
    #expect(focused?.accessibilityLabel == "Delete?")
  }

  @Test("is activated by assistive technology")
  func activation() throws {
    present(action("OK"))
    place.window.activate(try #require(place.element("OK")))
    place.run()
    #expect(log.lines == ["OK"])
  }

  // MARK: Presentation

  @Test("a second alert over a screen that presents one is not shown", arguments: [true, false])
  func second(isChild: Bool) {
    let child = UIViewController()
    place.screen.addChild(child)
    place.screen.view.addSubview(child.view)
    let presenter = isChild ? child : place.screen
    presenter.present(alert, animated: false)
    let other = UIAlertController(title: "Other", message: nil, preferredStyle: .alert)
    presenter.present(other, animated: false)
    place.run()
    #expect(other.presentingViewController == nil && !other.isViewLoaded)
    #expect(place.screen.presentedViewController === alert)
  }

  @Test("can be presented again from the handler of an action")
  func again() {
    alert.addAction(
      UIAlertAction(title: "Again", style: .default) { [weak alert, weak screen = place.screen] _ in
        if let alert { screen?.present(alert, animated: true) }
      })
    present()
    place.tap("Again")
    place.run()
    #expect(place.screen.presentedViewController === alert)
    #expect(place.frame("Again").height == 44)
  }

  @Test("scrolls its text in a low window, and keeps its buttons in it")
  func low() {
    let place = MenuWindow(CGSize(width: 390, height: 260))
    let long = String(repeating: "A long explanation. ", count: 40)
    let alert = UIAlertController(title: "Title", message: long, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    place.screen.present(alert, animated: false)
    place.run()
    #expect(alert.view.bounds.height <= 260 - 16)
    #expect(place.frame("OK").maxY <= 260)
    #expect(place.frame(long).height > 260)
  }

  @Test("grows with the content size")
  func contentSize() {
    let place = MenuWindow(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    place.screen.present(alert, animated: false)
    place.run()
    #expect(place.frame("OK").height > 60)
    #expect(alert.view.bounds.width == 358)
  }

  @Test("is released after its dismissal")
  func release() {
    weak var reference: UIAlertController?
    do {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      reference = alert
      place.screen.present(alert, animated: true)
    }
    place.run()
    place.tap("OK")
    place.run()
    #expect(reference == nil)
  }
}
