import OpenUIKit

/// Random changes, from outside and from within the code of an app that OpenUIKit calls.
@MainActor
final class RandomCallbacks {
  private var generator: SeededGenerator
  private var depth = 0
  /// How many changes the calls of one step may still make.
  private var credit = 0
  /// How many calls there were.
  private(set) var calls = 0
  private var scenes: [any CallbackScene] = []
  let window: UIWindow

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.unsatisfiableConstraintsHandler = { [weak self] _ in self?.call() }
    window.layoutErrorHandler = { [weak self] _ in self?.call() }
    scenes = [
      ContainerScene(self), PresentationScene(self), TextScene(self), ListScene(self), GestureScene(self),
    ]
    window.makeKeyAndVisible()
  }

  func number(_ bound: Int) -> Int { Int(generator.next() % UInt64(max(1, bound))) }
  func flag() -> Bool { number(2) == 0 }
  func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &generator) }

  /// The code of an app that is called: makes a random change, sometimes.
  func call() {
    calls += 1
    guard credit > 0, depth < 3, number(5) == 0 else { return }
    credit -= 1
    depth += 1
    change()
    depth -= 1
  }

  /// Runs so many steps, and lets everything come to rest after each tenth. Returns what is wrong then: in lists, in texts, in
  /// containers, and in the appearance of controllers.
  func run(steps: Int) -> [String] {
    var failures: [String] = []
    for step in 0..<steps where failures.isEmpty {
      credit = 10
      change()
      if flag() { window.layoutIfNeeded() }
      if number(3) == 0 { window.clock.advance(by: [0.01, 0.1, 0.4, 1][number(4)]) }
      guard step % 10 == 9 else { continue }
      rest()
      failures = scenes.flatMap { $0.failures() }.map { "step \(step): \($0)" }
    }
    return failures
  }

  private func change() {
    if number(12) == 0 { touch() } else { scenes[number(scenes.count)].change() }
  }

  private func touch() {
    let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled]
    let place = CGPoint(x: number(390), y: number(600))
    switch number(8) {
    case 0: _ = window.sendWheel(by: CGVector(dx: 0, dy: CGFloat(number(200) - 100)), at: place)
    case 1: _ = window.sendSecondaryClick(at: place)
    case 2:
      press(
        [.keyboardTab, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow, .keyboardA][number(5)])
    case 3:
      window.sendTouch(.began, identifier: 7, at: place)
      window.sendTouch(.ended, identifier: 7, at: place)
    default: window.sendTouch(phases[number(5)], identifier: number(2), at: place)
    }
  }

  private func press(_ key: UIKeyboardHIDUsage) {
    window.sendKey(.began, UIKey(key))
    window.sendKey(.ended, UIKey(key))
  }

  /// Ends touches, scrolling and animations, without any change by the app.
  private func rest() {
    credit = 0
    for identifier in 0..<2 { window.sendTouch(.cancelled, identifier: identifier, at: .zero) }
    for _ in 0..<60 { window.clock.advance(by: 0.1) }
    window.layoutIfNeeded()
  }

  func end() {
    credit = 0
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    for scene in scenes { scene.end() }
    scenes = []
  }
}

/// A part of an app, with the changes that it makes at random.
@MainActor
protocol CallbackScene: AnyObject {
  func change()
  /// Returns the failures while everything rests.
  func failures() -> [String]
  /// Ends what must not be released while it runs.
  func end()
}

extension CallbackScene {
  func end() {}
}

/// Calls the app when it is deallocated.
final class CallingObject: NSObject {
  private weak var callbacks: RandomCallbacks?
  init(_ callbacks: RandomCallbacks) { self.callbacks = callbacks }
  deinit {
    let callbacks = callbacks
    MainActor.assumeIsolated { callbacks?.call() }
  }
}

/// A view that calls the app.
class CallbackView: UIView {
  weak var callbacks: RandomCallbacks?
  private var companion: CallingObject?

  convenience init(_ callbacks: RandomCallbacks, frame: CGRect = CGRect(x: 0, y: 0, width: 60, height: 40)) {
    self.init(frame: frame)
    self.callbacks = callbacks
    companion = CallingObject(callbacks)
  }

  override func willMove(toWindow newWindow: UIWindow?) { callbacks?.call() }
  override func didMoveToWindow() { callbacks?.call() }
  override func didMoveToSuperview() { callbacks?.call() }
  override func layoutSubviews() {
    super.layoutSubviews()
    callbacks?.call()
  }
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    coordinator.addCoordinatedAnimations({ [weak callbacks] in callbacks?.call() }) { [weak callbacks] in
      callbacks?.call()
    }
    callbacks?.call()
  }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    callbacks?.call()
    return true
  }
}

/// A controller that calls the app.
class CallbackController: UIViewController {
  weak var callbacks: RandomCallbacks?
  private var companion: CallingObject?
  /// Whether the last call was that it appears.
  private(set) var hasAppeared = false

  convenience init(_ callbacks: RandomCallbacks) {
    self.init(nibName: nil, bundle: nil)
    self.callbacks = callbacks
    companion = CallingObject(callbacks)
    title = "\(callbacks.number(100))"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if let callbacks { view.addSubview(CallbackView(callbacks)) }
    callbacks?.call()
  }
  override func viewWillAppear(_ animated: Bool) { callbacks?.call() }
  override func viewIsAppearing(_ animated: Bool) { callbacks?.call() }
  override func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    callbacks?.call()
  }
  override func viewWillDisappear(_ animated: Bool) { callbacks?.call() }
  override func viewDidDisappear(_ animated: Bool) {
    hasAppeared = false
    callbacks?.call()
  }
  override func viewWillLayoutSubviews() { callbacks?.call() }
  override func viewDidLayoutSubviews() { callbacks?.call() }
  override func willMove(toParent parent: UIViewController?) { callbacks?.call() }
  override func didMove(toParent parent: UIViewController?) { callbacks?.call() }

  /// Whether its view is visible and it does not know, or the other way round.
  var failure: String? {
    let isVisible = viewIfLoaded?.window?.isHidden == false
    return isVisible == hasAppeared
      ? nil
      : "\(title ?? "") \(isVisible ? "is visible, and has not appeared" : "has appeared, and is not visible")"
  }
}
