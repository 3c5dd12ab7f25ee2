/// A finger or a pointer on a window, from when it goes down until it is lifted.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class UITouch: NSObject {
  /// What a touch is doing.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was while another touch did something.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// What the touch is doing.
  public internal(set) var phase = Phase.began
  /// When the touch last did something, in seconds of the window's clock.
  public internal(set) var timestamp: TimeInterval
  /// How often the place has been tapped in a row, this touch included.
  public let tapCount: Int
  /// The window that the touch is on.
  @Weak public private(set) var window: UIWindow?
  /// The view that the touch began on; not retained.
  @Weak public private(set) var view: UIView?

  /// Where the touch is and where it was before, in points of the window.
  private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint

  /// The recognisers that follow the touch, innermost view first.
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

  /// Whether the touch has stayed where it began, as a tap does.
  private(set) var isTap = true
  /// How far a touch may stray that counts as a tap, in points.
  static let tapDistance: CGFloat = 45
  private let start: CGPoint

  /// Whether the view hears of the touch: not of one that was taken from it, or that it has heard the end of.
  private(set) var reachesView = true
  private var hasReachedView = false

  init(on view: UIView?, in window: UIWindow, at location: CGPoint, time: TimeInterval, tapCount: Int) {
    self.view = view
    self.window = window
    self.tapCount = tapCount
    timestamp = time
    start = location
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  /// The recognisers that follow the touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Where the touch is in the coordinates of `view`, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Where the touch was before it last moved, in the coordinates of `view`, or of the window for nil, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// What the touch did that its view has not heard of yet, because a recogniser delays it.
  private var withheld: [Sample] = []

  /// What a touch did at one moment.
  private struct Sample {
    let phase: Phase
    let time: TimeInterval
    let location: CGPoint
    let previousLocation: CGPoint
  }

  func update(_ phase: Phase, at location: CGPoint, time: TimeInterval) {
    self.phase = phase
    timestamp = time
    previousWindowLocation = windowLocation
    windowLocation = location
    if !isNear(start) { isTap = false }
  }

  /// Whether the touch is so close to a point of the window that a tap there and this one make a double tap.
  func isNear(_ point: CGPoint) -> Bool {
    max(abs(windowLocation.x - point.x), abs(windowLocation.y - point.y)) <= Self.tapDistance
  }

  // MARK: The view

  /// Tells the view what the touch is doing, at once or, when a recogniser that has yet to decide delays it, later.
  func deliverToView(with event: UIEvent) {
    guard reachesView else { return }
    if !withheld.isEmpty || isDelayed(phase) { return withhold() }
    tellView(with: event)
  }

  private func withhold() {
    if phase != .stationary {
      withheld.append(
        Sample(
          phase: phase, time: timestamp, location: windowLocation, previousLocation: previousWindowLocation))
    }
  }

  /// Whether a recogniser that may still recognise a gesture of this touch keeps a phase of it from the view.
  private func isDelayed(_ phase: Phase) -> Bool {
    recognizers.contains { recognizer in
      recognizer.mayStillRecognize(self)
        && (recognizer.delaysTouchesBegan || (phase == .ended && recognizer.delaysTouchesEnded))
    }
  }

  /// Whether the view has something coming that recognisers have delayed.
  var isWithheld: Bool { !withheld.isEmpty }

  /// Tells the view what was withheld, as far as nothing delays it any more.
  func deliverWithheld(at time: TimeInterval) {
    guard reachesView else { return withheld = [] }
    let present = Sample(
      phase: phase, time: timestamp, location: windowLocation, previousLocation: previousWindowLocation)
    while let sample = withheld.first, !isDelayed(sample.phase) {
      withheld.removeFirst()
      restore(sample)
      tellView(with: UIEvent(timestamp: time, touches: [self]))
    }
    restore(present)
  }

  private func restore(_ sample: Sample) {
    phase = sample.phase
    timestamp = sample.time
    windowLocation = sample.location
    previousWindowLocation = sample.previousLocation
  }

  private func tellView(with event: UIEvent) {
    guard let view else { return }
    hasReachedView = true
    switch phase {
    case .began: view.touchesBegan([self], with: event)
    case .moved: view.touchesMoved([self], with: event)
    case .stationary: break
    case .ended, .cancelled:
      reachesView = false
      phase == .ended ? view.touchesEnded([self], with: event) : view.touchesCancelled([self], with: event)
    }
  }

  /// Takes the touch away from its view, also the end of it that the view has not heard of yet.
  func claim(with event: UIEvent?) {
    guard reachesView else { return }
    reachesView = false
    withheld = []
    if hasReachedView { view?.touchesCancelled([self], with: event) }
  }

  /// Keeps the touch from its view, which accepts one touch at a time and has one.
  func withholdFromView() {
    reachesView = false
  }
}
