import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitMenus

@MainActor
@Suite("Menus of buttons")
struct ButtonMenuTests {
  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()
  private let place = MenuWindow()
  private let button = UIButton(type: .system)

  init() {
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.setTitle("Menu", for: .normal)
    place.screen.view.addSubview(button)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in log.lines.append($0.title) }
  }

  private func open(_ children: [UIMenuElement], title: String = "", options: UIMenu.Options = []) {
    button.menu = UIMenu(title: title, options: options, children: children)
    button.showsMenuAsPrimaryAction = true
    place.tap("Menu")
    place.run()
  }

  @Test("show arrows while a tap chooses the title from the menu")
  func indicator() {
    button.configuration = .gray()
    func arrows() -> Int {
      place.window.layoutIfNeeded()
      return button.subviews.filter { $0 is PopUpMark }.count
    }
    button.menu = UIMenu(children: [action("One"), action("Two")])
    button.showsMenuAsPrimaryAction = true
    #expect(arrows() == 0)
    button.changesSelectionAsPrimaryAction = true
    #expect(arrows() == 1)
    button.configuration?.indicator = .none
    #expect(arrows() == 0)
    button.configuration?.indicator = .automatic
    button.menu = nil
    #expect(arrows() == 0)
  }

  @Test("open with a tap if that is the main action, below the button, 250 points wide with rows of 44")
  func measures() {
    var opened = 0
    button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
    button.addAction(UIAction { [log] _ in log.lines.append("tap") }, for: .touchUpInside)
    open([action("One"), action("Two")])
    #expect(place.labels == ["One", "Two"])
    #expect(place.frame("One") == CGRect(x: 20, y: 148, width: 250, height: 44))
    #expect(place.frame("Two").minY == 192)
    #expect(opened == 1 && log.lines == [])
  }

  @Test("open with a long press otherwise, and a tap sends the button's actions")
  func longPress() {
    button.menu = UIMenu(children: [action("One")])
    button.addAction(UIAction { [log] _ in log.lines.append("tap") }, for: .touchUpInside)
    place.tap("Menu")
    place.run()
    #expect(log.lines == ["tap"] && place.element("One") == nil)
    place.window.sendTouch(.began, at: button.center)
    place.run(0.6)
    place.window.sendTouch(.ended, at: button.center)
    place.run()
    #expect(place.element("One") != nil && log.lines == ["tap"])
  }

  @Test("call the handler of a tapped action once, with the button as sender, and close")
  func choose() {
    weak var sender: AnyObject?
    open([UIAction(title: "One") { sender = $0.sender }, action("Two")])
    place.tap("One")
    place.run()
    #expect(sender === button)
    #expect(place.labels == ["Menu"])
    #expect(place.window.subviews.count == 1)
  }

  @Test("choose the action that the opening finger is lifted on")
  func slide() {
    button.menu = UIMenu(children: [action("One"), action("Two")])
    button.showsMenuAsPrimaryAction = true
    place.window.sendTouch(.began, at: button.center)
    place.run(0.6)
    let two = CGPoint(x: place.frame("Two").midX, y: place.frame("Two").midY)
    place.window.sendTouch(.moved, at: two)
    place.window.sendTouch(.moved, at: two)
    place.window.sendTouch(.ended, at: two)
    place.run()
    #expect(log.lines == ["Two"] && place.element("Two") == nil)
  }

  @Test("close without a choice for a tap outside or the escape gesture", arguments: [true, false])
  func outside(byTap: Bool) throws {
    open([action("One")])
    if byTap {
      place.tap(CGPoint(x: 300, y: 700))
    } else {
      #expect(place.window.performAccessibilityEscape(at: try #require(place.element("One"))))
    }
    place.run()
    #expect(log.lines == [] && place.labels == ["Menu"])
  }

  @Test("ignore disabled actions, leave out hidden ones, and stay open for those that keep them open")
  func attributes() {
    open([action("Grey", .disabled), action("Gone", .hidden), action("Stay", .keepsMenuPresented)])
    #expect(place.labels == ["Grey", "Stay"])
    place.tap("Grey")
    place.run()
    #expect(log.lines == [] && place.labels == ["Grey", "Stay"])
    place.tap("Stay")
    place.tap("Stay")
    place.run()
    #expect(log.lines == ["Stay", "Stay"] && place.labels == ["Grey", "Stay"])
  }

  @Test("separate menus that are displayed inline by 8 points, and show their titles")
  func inline() {
    open(
      [
        action("One"), UIMenu(options: .displayInline, children: [action("Two")]),
        UIMenu(title: "Group", options: .displayInline, children: [action("Three")]),
      ], title: "Title")
    #expect(place.labels == ["Title", "One", "Two", "Group", "Three"])
    #expect(place.frame("Two").minY == place.frame("One").maxY + 8)
    #expect(place.frame("Three").minY > place.frame("Group").maxY)
  }

  @Test("open menus in the menu, which close again with their title")
  func submenu() {
    open([UIMenu(title: "More", children: [action("Inner")]), action("Outer")])
    place.tap("More")
    place.run()
    #expect(place.labels == ["More", "Inner"])
    place.tap("More")
    place.run()
    #expect(place.labels == ["More", "Outer"])
    place.tap("More")
    place.run()
    place.tap("Inner")
    place.run()
    #expect(log.lines == ["Inner"] && place.labels == ["Menu"])
  }

  @Test("mark the chosen action of a single selection, and no other")
  func singleSelection() {
    let (one, two) = (action("One", state: .on), action("Two"))
    open([one, two], options: .singleSelection)
    #expect(place.element("One")?.accessibilityTraits.contains(.selected) == true)
    place.tap("Two")
    place.run()
    #expect(one.state == .off && two.state == .on)
    #expect(button.menu?.selectedElements.first === two)
  }

  @Test("give a button the title of the chosen action if it changes the selection")
  func popUp() {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("One"), action("Two")])
    button.showsMenuAsPrimaryAction = true
    #expect(button.title(for: .normal) == "One")
    place.tap("One")
    place.run()
    place.tap("Two")
    place.run()
    #expect(button.title(for: .normal) == "Two" && log.lines == ["Two"])
  }

  @Test("a button that changes its selection without a menu toggles")
  func toggle() {
    button.changesSelectionAsPrimaryAction = true
    place.tap("Menu")
    #expect(button.isSelected)
    place.tap("Menu")
    #expect(!button.isSelected)
  }

  @Test("load deferred elements when they open: once, or each time", arguments: [true, false])
  func deferred(isCached: Bool) {
    var count = 0
    var completion: (([UIMenuElement]) -> Void)?
    let provider: UIDeferredMenuElement.Provider = {
      count += 1
      completion = $0
    }
    let element = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    open([element, action("Fixed")])
    #expect(count == 1 && place.labels == ["…", "Fixed"])
    completion?([action("Late")])
    place.run()
    #expect(place.labels == ["Late", "Fixed"])
    #expect(place.frame("Late").maxY == place.frame("Fixed").minY)
    place.tap(CGPoint(x: 300, y: 700))
    place.run()
    place.tap("Menu")
    place.run()
    #expect(count == (isCached ? 1 : 2))
    // It keeps the element, whose provider keeps it.
    completion = nil
  }

  @Test("move with the arrow keys, which skip disabled rows; return chooses and escape closes")
  func keys() {
    open([action("One"), action("Grey", .disabled), UIMenu(title: "More", children: [action("Inner")])])
    place.press(.keyboardDownArrow)
    place.press(.keyboardDownArrow)
    place.press(.keyboardDownArrow)
    place.press(.keyboardRightArrow)
    place.run()
    #expect(place.labels == ["More", "Inner"])
    place.press(.keyboardLeftArrow)
    place.run()
    #expect(place.labels == ["One", "Grey", "More"])
    place.press(.keyboardUpArrow)
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == ["One"])
    #expect(place.labels == ["Menu"])
    place.tap("Menu")
    place.run()
    place.press(.keyboardEscape)
    place.run()
    #expect(place.labels == ["Menu"])
  }

  @Test("appear above a button at the bottom, with the first element next to it")
  func above() {
    button.frame.origin = CGPoint(x: 270, y: 780)
    open([action("One"), action("Two")])
    #expect(place.frame("One").maxY == 772)
    #expect(place.frame("Two").maxY == place.frame("One").minY)
    #expect(place.frame("One").maxX == 370)
  }

  @Test("scroll if they are higher than the window")
  func long() {
    open((0..<40).map { action("Action \($0)") })
    let panel = place.window.subviews.last?.subviews.last
    #expect(panel?.frame.minY == 8 && panel?.frame.maxY == 836)
    for _ in 0..<40 { place.press(.keyboardDownArrow) }
    place.press(.keyboardReturnOrEnter)
    place.run()
    #expect(log.lines == ["Action 39"])
  }

  @Test("put small and medium elements side by side, mirrored from right to left", arguments: [false, true])
  func sizes(isRightToLeft: Bool) {
    place.window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let menu = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [action("A"), action("B"), action("C")])
    open([menu, action("Wide")])
    #expect(place.frame("A").minY == place.frame("C").minY && place.frame("A").height == 64)
    #expect((place.frame("A").minX < place.frame("B").minX) != isRightToLeft)
    #expect(place.frame("Wide").minY > place.frame("A").maxY)
  }

  @Test("a disabled button does not open its menu")
  func disabledButton() {
    button.isEnabled = false
    open([action("One")])
    #expect(place.element("One") == nil)
  }
}
