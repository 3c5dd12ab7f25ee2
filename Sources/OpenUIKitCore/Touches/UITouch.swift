/// A finger or a pointer on a window, from the moment when it goes down until it is lifted.
public final class UITouch: NSObject, ViewTreeConfined {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began = 0
    /// It moved.
    case moved = 1
    /// It did not move while another touch changed.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// Cancelled by the system.
    case cancelled = 4
  }

  /// The phase of the touch.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds of the window's clock.
  public internal(set) var timestamp: TimeInterval
  /// The number of consecutive taps at the location, including this touch.
  public let tapCount: Int
  /// The window that the touch is on.
  @Weak public private(set) var window: UIWindow?
  #if !hasFeature(Embedded)
    /// The source of the touch.
    final var pointerType = TouchType.direct
  #endif
  /// The view on which the touch began; not retained.
  @Weak public private(set) var view: UIView?

  /// The current and the previous location of the touch, in points of the window.
  private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint

  /// The recognisers that follow the touch, innermost view first.
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = [] {
    didSet { releaseAfterAssignment(oldValue) }
  }

  /// Whether the touch has stayed where it began, as a tap does.
  private(set) var isTap = true
  /// The maximum movement of a touch that counts as a tap, in points.
  static let tapDistance: CGFloat = 45
  private let start: CGPoint
  /// The time at which the touch began, in seconds of the window's clock.
  let startTime: TimeInterval

  /// Whether the view receives the touch: false after the touch was cancelled for it or has ended.
  private(set) var reachesView = true
  private var hasReachedView = false

  init(on view: UIView?, in window: UIWindow, at location: CGPoint, time: TimeInterval, tapCount: Int) {
    self.view = view
    self.window = window
    self.tapCount = tapCount
    timestamp = time
    startTime = time
    start = location
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  /// The recognisers that follow the touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The location of the touch in the coordinates of `view`, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The force of the touch, where 1 is that of an average touch: 0, because hosts do not measure it, as on devices without 3D Touch.
  public var force: CGFloat { 0 }

  /// The greatest force that can be measured: 0, because hosts measure none.
  public var maximumPossibleForce: CGFloat { 0 }

  /// The location of the touch with all of its precision, which is that of `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The previous location of the touch with all of its precision, which is that of `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The location of the touch before its last move, in the coordinates of `view`, or of the window for nil,
  /// in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Changes of the touch that are not delivered to its view yet, because a recogniser delays them.
  private var withheld: [Sample] = []

  /// A change of a touch.
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

  /// Whether the touch is so close to a point of the window that a tap there and this one form a double tap.
  func isNear(_ point: CGPoint) -> Bool {
    max(abs(windowLocation.x - point.x), abs(windowLocation.y - point.y)) <= Self.tapDistance
  }

  // MARK: Delivery to the view

  /// Delivers a change of the touch to the view: at once, or later if an undecided recogniser delays it.
  func deliverToView(with event: UIEvent) {
    guard reachesView else { return }
    // Later phases wait behind earlier ones, or the view would receive them out of order.
    if !withheld.isEmpty || isDelayed(phase) { return withhold() }
    callView(with: event)
  }

  private func withhold() {
    if phase != .stationary {
      withheld.append(
        Sample(
          phase: phase, time: timestamp, location: windowLocation, previousLocation: previousWindowLocation))
    }
  }

  /// Whether an undecided recogniser of this touch delays a phase of it.
  private func isDelayed(_ phase: Phase) -> Bool {
    recognizers.contains { recognizer in
      recognizer.mayStillRecognize(self)
        && (recognizer.delaysTouchesBegan || (phase == .ended && recognizer.delaysTouchesEnded))
    }
  }

  /// Whether there are delayed changes for the view.
  var isWithheld: Bool { !withheld.isEmpty }

  /// Delivers the delayed changes that nothing delays any more.
  func deliverWithheld(at time: TimeInterval) {
    guard reachesView else { return withheld = [] }
    // The properties of the touch are public, so they get the values of each delayed phase while the view
    // receives it, and the current ones afterwards.
    let present = Sample(
      phase: phase, time: timestamp, location: windowLocation, previousLocation: previousWindowLocation)
    while let sample = withheld.first, !isDelayed(sample.phase) {
      withheld.removeFirst()
      restore(sample)
      callView(with: UIEvent(timestamp: time, touches: [self]))
    }
    restore(present)
  }

  private func restore(_ sample: Sample) {
    phase = sample.phase
    timestamp = sample.time
    windowLocation = sample.location
    previousWindowLocation = sample.previousLocation
  }

  private func callView(with event: UIEvent) {
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

  /// Cancels the touch for its view, including an end that was not delivered yet.
  func claim(with event: UIEvent?) {
    guard reachesView else { return }
    // Before the call: the view may remove itself, which cancels its touches, and must not receive a second
    // end.
    reachesView = false
    withheld = []
    // A view that never received the touch must not receive its cancellation.
    if hasReachedView { view?.touchesCancelled([self], with: event) }
  }

  /// Whether the touch stops moving content. It may drag the content on, but it is no tap and no press.
  private(set) var stopsContent = false

  /// Keeps the touch, which stops moving content, from views.
  func stopContent() {
    stopsContent = true
    withholdFromView()
  }

  /// Keeps the touch from its view, which accepts one touch at a time and has one.
  func withholdFromView() {
    reachesView = false
  }
}
