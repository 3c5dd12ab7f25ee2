import OpenUIKit
import Testing

/// `UIApplication` sends every event to its window, and the window delivers it: Apple's documentation of `sendEvent(_:)`.
@MainActor
@Suite("Overridden delivery of events")
struct OverriddenEventTests {
  private final class EventWindow: UIWindow {
    var events: [String] = []
    var delivers = true
    var kept: UIEvent?
    override func sendEvent(_ event: UIEvent) {
      let phases = (event.allTouches ?? []).map { "\($0.phase)" }.joined(separator: " ")
      events.append("\(event.type) \(phases)".trimmingCharacters(in: .whitespaces))
      kept = event
      if delivers { super.sendEvent(event) }
    }
  }

  private final class TouchView: UIView {
    var touches = 0
    var keys = 0
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
  }

  private let window = EventWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() { window.addSubview(view) }

  private func tap(_ window: UIWindow, at point: CGPoint = CGPoint(x: 150, y: 200)) {
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
  }

  @Test("Touches, keys and wheels go through the window's override, with the touched view already found")
  func kinds() {
    view.becomeFirstResponder()
    tap(window)
    #expect(window.kept?.allTouches?.first?.view === view)
    window.sendKey(.began, UIKey(.keyboardA, characters: "a"))
    window.sendWheel(by: CGVector(dx: 0, dy: 5), at: CGPoint(x: 1, y: 1))
    #expect(window.events == ["touches began", "touches ended", "presses", "scroll"])
    #expect(view.touches == 1 && view.keys == 1)
  }

  @Test("An override that does not call super keeps events from views and recognisers")
  func kept() {
    var taps = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    window.delivers = false
    tap(window)
    window.sendKey(.began, UIKey(.keyboardA, characters: "a"))
    #expect(window.sendWheel(by: CGVector(dx: 0, dy: 5), at: CGPoint(x: 1, y: 1)))
    #expect(view.touches == 0 && view.keys == 0 && taps == 0)
    // An event is delivered once, and not after its time.
    window.delivers = true
    if let event = window.kept { window.sendEvent(event) }
    #expect(view.touches == 0)
    tap(window)
    #expect(view.touches == 1 && taps == 1)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class EventApplication: UIApplication {
    var events = 0
    override func sendEvent(_ event: UIEvent) {
      events += 1
      super.sendEvent(event)
    }
  }

  @Test("An application's override receives the events of its windows alone")
  func application() {
    let application = EventApplication()
    let (delegate, scene) = (Delegate(), UIWindowScene(size: CGSize(width: 300, height: 400)))
    UIApplication.withLaunched(delegate, on: scene) { _ in
      UIApplication.launch(application, delegate: delegate, on: scene)
      let own = EventWindow(windowScene: scene)
      own.makeKeyAndVisible()
      tap(own)
      tap(window)
      #expect(application.events == 2 && own.events == ["touches began", "touches ended"])
      #expect(window.events == ["touches began", "touches ended"])
    }
  }

  // MARK: Recognisers

  private final class LeftHalfRecognizer: UIGestureRecognizer {
    var moves = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches where touch.location(in: view).x > 150 { ignore(touch, for: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moves += 1
      state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  @Test("A touch that a recogniser ignores belongs to its view and to other recognisers")
  func ignored() {
    let recognizer = LeftHalfRecognizer()
    recognizer.delaysTouchesBegan = true
    var taps = 0
    let tapper = UITapGestureRecognizer { _ in taps += 1 }
    tapper.require(toFail: recognizer)
    view.addGestureRecognizer(recognizer)
    view.addGestureRecognizer(tapper)
    window.sendTouch(.began, at: CGPoint(x: 200, y: 50))
    #expect(view.touches == 1 && recognizer.numberOfTouches == 0)
    window.sendTouch(.moved, at: CGPoint(x: 201, y: 50))
    window.sendTouch(.ended, at: CGPoint(x: 201, y: 50))
    #expect(recognizer.moves == 0 && taps == 1 && recognizer.state == .possible)
    window.sendTouch(.began, at: CGPoint(x: 20, y: 50))
    window.sendTouch(.moved, at: CGPoint(x: 30, y: 50))
    #expect(recognizer.moves == 1 && recognizer.numberOfTouches == 1)
    window.sendTouch(.ended, at: CGPoint(x: 30, y: 50))
  }

  // MARK: Tabs

  private final class Tabs: UITabBarController {
    var calls: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("\(item.title ?? "") after \(selectedIndex)")
    }
  }

  @Test(
    "A tap on a tab calls the controller's method before the selection changes, and code that selects does not"
  )
  func tabs() {
    let tabs = Tabs()
    tabs.viewControllers = ["a", "b"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    let window = EventWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    tap(window, at: CGPoint(x: 225, y: 380))
    #expect(tabs.calls == ["b after 0"] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.calls.count == 1)
  }

  // MARK: Cells

  private final class StateCell: UITableViewCell {
    var states: [String] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      states.append("did \(state.rawValue)")
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      StateCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {}
  }

  @Test("A cell is notified of states at the beginning and at the end of the animation, once for each")
  func cellStates() throws {
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StateCell)
    #expect(cell.states.isEmpty)
    table.setEditing(true, animated: true)
    #expect(cell.states == ["will 1"])
    window.clock.advance(by: 1)
    #expect(cell.states == ["will 1", "did 1"])
    table.setEditing(false, animated: false)
    #expect(cell.states == ["will 1", "did 1", "will 0", "did 0"])
    cell.states = []
    for (step, x) in [280, 240, 200, 160, 120].enumerated() {
      window.sendTouch(
        step == 0 ? .began : .moved, at: CGPoint(x: x, y: 20), time: window.clock.now + 0.016)
    }
    #expect(cell.states == ["will 2"])
    window.sendTouch(.ended, at: CGPoint(x: 120, y: 20), time: window.clock.now + 0.5)
    window.clock.advance(by: 1)
    #expect(cell.states == ["will 2", "did 2"] && cell.showingDeleteConfirmation)
    table.setEditing(false, animated: false)
    #expect(cell.states == ["will 2", "did 2", "will 0", "did 0"])
  }

  // MARK: Fields

  private final class DrawnField: UITextField {
    var drawn: [String] = []
    override func drawText(in rect: CGRect) {
      drawn.append("text \(Int(rect.height))")
      super.drawText(in: rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
      drawn.append("placeholder \(Int(rect.height))")
      UIColor.red.setFill()
      super.drawPlaceholder(in: rect.insetBy(dx: 0, dy: 2))
    }
  }

  @Test("A field draws its text and its placeholder by methods, but not a text that is edited")
  func fieldDrawing() {
    let field = DrawnField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    view.addSubview(field)
    field.placeholder = "name"
    _ = window.displayList()
    #expect(field.drawn == ["placeholder 40"])
    field.drawn = []
    field.text = "abc"
    _ = window.displayList()
    #expect(field.drawn == ["text 40"])
    field.drawn = []
    field.becomeFirstResponder()
    field.text = "abcd"
    _ = window.displayList()
    #expect(field.drawn.isEmpty)
    field.resignFirstResponder()
    _ = window.displayList()
    #expect(field.drawn == ["text 40"])
  }
}
