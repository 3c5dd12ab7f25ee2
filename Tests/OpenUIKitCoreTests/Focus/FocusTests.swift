import OpenUIKit
import Testing

/// A view that takes the focus and writes down its notifications.
@MainActor
private final class Tile: UIView {
  let log: FocusLog
  let name: String
  var takesFocus = true
  var isFirstResponderToBe = false
  var forbids = false
  var preferred: [any UIFocusEnvironment] = []

  init(_ name: String, _ frame: CGRect, _ log: FocusLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { takesFocus }
  override var canBecomeFirstResponder: Bool { isFirstResponderToBe }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log.lines.append("should \(name)")
    return !forbids
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    log.lines.append("did \(name)")
    log.heading = context.focusHeading
    coordinator.addCoordinatedAnimations(
      { self.alpha = 0.5 }, completion: { self.log.lines.append("end \(self.name)") })
  }
}

@MainActor
private final class FocusLog {
  var lines: [String] = []
  var heading: UIFocusHeading = []
}

@MainActor
@Suite("Focus")
struct FocusTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let log = FocusLog()

  /// A tile of 80 × 80 points.
  private func tile(_ name: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> Tile {
    let tile = Tile(name, CGRect(x: x, y: y, width: 80, height: 80), log)
    (view ?? window).addSubview(tile)
    return tile
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    defer { window.sendKey(.ended, UIKey(key, modifierFlags: modifiers)) }
    return window.sendKey(.began, UIKey(key, modifierFlags: modifiers))
  }

  private var focused: String? {
    (UIFocusSystem.focusSystem(for: window)?.focusedItem as? Tile)?.name
  }

  @Test("Tab brings the focus to the item nearest to the top on the leading side")
  func firstItem() {
    _ = tile("low", 0, 200)
    _ = tile("right", 200, 0)
    let first = tile("first", 0, 0)
    #expect(!first.isFocused && focused == nil)
    #expect(press(.keyboardTab))
    #expect(focused == "first" && first.isFocused && log.heading == .next)
  }

  @Test("Every window has a focus of its own, and a view outside of any has none")
  func perWindow() {
    let other = UIWindow(shown: window.frame)
    let item = tile("a", 0, 0)
    _ = press(.keyboardTab)
    #expect(item.isFocused && UIFocusSystem.focusSystem(for: other)?.focusedItem == nil)
    #expect(UIFocusSystem.focusSystem(for: item) === UIFocusSystem(for: window))
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil && UIFocusSystem(for: UIView()) == nil)
  }

  @Test(
    "Arrows lead to the nearest item in their direction, those straight ahead first",
    arguments: [
      (UIKeyboardHIDUsage.keyboardRightArrow, "right"), (.keyboardLeftArrow, "left"),
      (.keyboardUpArrow, "up"), (.keyboardDownArrow, "aside"),
    ])
  func arrows(key: UIKeyboardHIDUsage, expected: String) {
    let middle = tile("middle", 160, 160)
    _ = tile("right", 310, 170)
    _ = tile("nearer, but aside", 250, 250)
    _ = tile("left", 0, 160)
    _ = tile("up", 160, 20)
    let aside = tile("aside", 200, 290)
    #expect(aside.frame.maxY < 400)
    UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: middle)
    window.layoutIfNeeded()
    #expect(press(key) && focused == expected)
  }

  @Test("Without anything in its direction an arrow is left to the responders")
  func nothingThere() {
    _ = tile("only", 0, 0)
    _ = press(.keyboardTab)
    #expect(!press(.keyboardRightArrow) && focused == "only")
  }

  @Test("Without a focus arrows are left to the responders")
  func arrowsWithoutFocus() {
    _ = tile("only", 0, 0)
    #expect(!press(.keyboardRightArrow) && focused == nil)
  }

  @Test("Tab goes from group to group, arrows stay in theirs, and shift-tab goes back")
  func groups() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 400))
    left.focusGroupIdentifier = "left"
    right.focusGroupIdentifier = "right"
    window.addSubview(left)
    window.addSubview(right)
    _ = tile("a", 0, 0, in: left)
    _ = tile("b", 0, 100, in: left)
    _ = tile("c", 0, 0, in: right)
    tile("d", 0, 100, in: right).focusGroupPriority = .prioritized
    _ = press(.keyboardTab)
    #expect(focused == "a")
    #expect(!press(.keyboardRightArrow) && press(.keyboardDownArrow) && focused == "b")
    #expect(press(.keyboardTab) && focused == "d")
    #expect(press(.keyboardTab) && focused == "a")
    #expect(press(.keyboardTab, .shift) && focused == "d" && log.heading == .previous)
  }

  @Test("The views that lose and get the focus are asked and notified, each once, from the inside outwards")
  func order() {
    let outer = tile("outer", 0, 0)
    outer.frame.size = CGSize(width: 400, height: 400)
    outer.takesFocus = false
    let row = tile("row", 0, 0, in: outer)
    row.frame.size.width = 200
    row.takesFocus = false
    _ = tile("a", 0, 0, in: row)
    _ = tile("b", 200, 0, in: outer)
    _ = press(.keyboardTab)
    log.lines = []
    #expect(press(.keyboardRightArrow))
    let names = ["a", "row", "outer", "b"]
    #expect(log.lines == names.map { "should " + $0 } + names.map { "did " + $0 })
    window.clock.advance(by: 1)
    #expect(log.lines.suffix(4) == names.map { "end " + $0 }[...])
  }

  @Test("One environment that forbids a move stops it", arguments: ["a", "outer", "b"])
  func forbidden(name: String) {
    let outer = tile("outer", 0, 0)
    outer.frame.size = CGSize(width: 400, height: 400)
    outer.takesFocus = false
    let tiles = [outer, tile("a", 0, 0, in: outer), tile("b", 200, 0, in: outer)]
    _ = press(.keyboardTab)
    log.lines = []
    tiles.first { $0.name == name }?.forbids = true
    #expect(!press(.keyboardRightArrow) && focused == "a")
    #expect(!log.lines.contains { $0.hasPrefix("did") })
  }

  @Test("Hidden, transparent and closed items, and what is in such views, never get the focus")
  func unreachable() {
    let start = tile("start", 0, 0)
    let boxes = (0..<4).map { _ in UIView(frame: CGRect(x: 100, y: 0, width: 80, height: 80)) }
    for box in boxes {
      window.addSubview(box)
      _ = tile("inside", 0, 0, in: box)
    }
    boxes[0].isHidden = true
    boxes[1].alpha = 0
    boxes[2].isUserInteractionEnabled = false
    boxes[3].frame.origin.x = 4000
    let seen = tile("seen", 300, 0)
    _ = press(.keyboardTab)
    #expect(start.isFocused && press(.keyboardRightArrow) && seen.isFocused)
  }

  @Test(
    "An item that is hidden loses the focus to what its surroundings prefer, one that is taken away loses it")
  func lost() {
    let box = tile("box", 0, 0)
    box.takesFocus = false
    let first = tile("first", 0, 0, in: box)
    let second = tile("second", 0, 40, in: box)
    box.preferred = [first]
    _ = press(.keyboardTab)
    #expect(first.isFocused)
    first.isHidden = true
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(second.isFocused)
    second.removeFromSuperview()
    first.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(focused == nil)
  }

  @Test("Code asks for the focus, which comes with the next layout where it is preferred")
  func requests() {
    let box = tile("box", 100, 100)
    box.takesFocus = false
    let items = [tile("a", 0, 0, in: box), tile("b", 0, 80, in: box)]
    box.preferred = [items[1], items[0]]
    box.setNeedsFocusUpdate()
    box.updateFocusIfNeeded()
    #expect(focused == nil, "what is not inside cannot be moved")
    UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: box)
    #expect(focused == nil)
    window.layoutIfNeeded()
    #expect(focused == "b" && log.heading == [])
    box.preferred = [items[0]]
    box.setNeedsFocusUpdate()
    box.updateFocusIfNeeded()
    #expect(focused == "a")
  }

  @Test("A request for something around another takes precedence")
  func precedence() throws {
    let box = tile("box", 0, 0)
    box.takesFocus = false
    let inner = tile("inner", 0, 0, in: box)
    let other = tile("other", 0, 40, in: box)
    box.preferred = [other]
    let system = try #require(UIFocusSystem.focusSystem(for: window))
    system.requestFocusUpdate(to: box)
    system.requestFocusUpdate(to: inner)
    system.updateFocusIfNeeded()
    #expect(focused == "other")
    #expect(box.contains(inner) && !inner.contains(box) && UIFocusSystem.environment(window, contains: inner))
  }

  @Test("Environments that prefer each other do not hang")
  func circle() {
    let (first, second) = (tile("first", 0, 0), tile("second", 100, 0))
    first.takesFocus = false
    second.takesFocus = false
    (first.preferred, second.preferred) = ([second], [first])
    UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: first)
    window.layoutIfNeeded()
    #expect(focused == nil)
    second.preferred = []
  }

  @Test("What gets the focus becomes the first responder, or else the nearest responder around it that can")
  func firstResponder() {
    let box = tile("box", 0, 0)
    box.takesFocus = false
    box.isFirstResponderToBe = true
    _ = tile("a", 0, 0, in: box)
    let other = tile("b", 200, 0)
    other.isFirstResponderToBe = true
    _ = press(.keyboardTab)
    #expect(focused == "a" && window.firstResponder === box)
    #expect(press(.keyboardRightArrow) && window.firstResponder === other)
  }

  @Test("A text field keeps its arrows, and tab leads from field to field")
  func textFields() {
    let fields = [0, 100].map { UITextField(frame: CGRect(x: 0, y: $0, width: 200, height: 40)) }
    for field in fields { window.addSubview(field) }
    #expect(fields[0].becomeFirstResponder() && fields[0].isFocused)
    fields[0].text = "ab"
    #expect(press(.keyboardLeftArrow) && fields[0].isEditing)
    #expect(press(.keyboardTab) && fields[1].isEditing && fields[1].isFocused && !fields[0].isEditing)
    #expect(press(.keyboardTab) && fields[0].isEditing)
    fields[1].isEnabled = false
    #expect(!press(.keyboardTab) && fields[0].isEditing)
  }

  @Test("A field that gets the focus because another one is gone does not begin to edit")
  func successorOfAField() {
    let fields = [0, 100].map { UITextField(frame: CGRect(x: 0, y: $0, width: 200, height: 40)) }
    for field in fields { window.addSubview(field) }
    #expect(fields[0].becomeFirstResponder())
    fields[0].isHidden = true
    window.layoutIfNeeded()
    #expect(fields[1].isFocused && !fields[1].isEditing)
  }

  @Test("A scroll view brings what gets the focus into sight")
  func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 400)
    window.addSubview(scrollView)
    _ = tile("a", 0, 0, in: scrollView)
    _ = tile("b", 0, 200, in: scrollView)
    _ = press(.keyboardTab)
    #expect(press(.keyboardDownArrow) && focused == "b")
    window.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 180)
  }

  @Test("A controller prefers its view, and what is presented is alone open to the focus")
  func presented() throws {
    let root = UIViewController()
    window.rootViewController = root
    window.layoutIfNeeded()
    let behind = tile("behind", 0, 0, in: root.view)
    #expect(press(.keyboardTab) && behind.isFocused)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    let inFront = tile("in front", 0, 0, in: sheet.view)
    window.layoutIfNeeded()
    #expect(inFront.isFocused && !press(.keyboardTab))
    #expect(sheet.contains(inFront) && !sheet.contains(behind) && root.parentFocusEnvironment === window)
  }

  @Test("A view converts points to any coordinate space")
  func coordinateSpaces() {
    let inner = tile("inner", 30, 40)
    let space: any UICoordinateSpace = window
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 31, y: 42))
    #expect(inner.convert(CGPoint(x: 31, y: 42), from: space) == CGPoint(x: 1, y: 2))
    #expect(space.convert(inner.bounds, from: inner as any UICoordinateSpace) == inner.frame)
    #expect(inner.coordinateSpace === inner && inner.focusItems(in: inner.bounds).isEmpty)
  }
}
