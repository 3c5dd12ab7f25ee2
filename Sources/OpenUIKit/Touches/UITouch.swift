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
  public private(set) weak var window: UIWindow?
  /// The view that the touch began on; not retained.
  public private(set) weak var view: UIView?

  /// Where the touch is and where it was before, in points of the window.
  private(set) var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint

  /// The recognisers that follow the touch, innermost view first.
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

  /// Whether the view hears of the touch.
  private(set) var reachesView = true
  private var hasReachedView = false

  init(on view: UIView?, in window: UIWindow, at location: CGPoint, time: TimeInterval, tapCount: Int) {
    self.view = view
    self.window = window
    self.tapCount = tapCount
    timestamp = time
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

  func update(_ phase: Phase, at location: CGPoint, time: TimeInterval) {
    self.phase = phase
    timestamp = time
    previousWindowLocation = windowLocation
    windowLocation = location
  }

  // MARK: The view

  /// Tells the view what the touch is doing, unless a recogniser has claimed it.
  func deliverToView(with event: UIEvent) {
    guard reachesView, let view else { return }
    hasReachedView = true
    switch phase {
    case .began: view.touchesBegan([self], with: event)
    case .moved: view.touchesMoved([self], with: event)
    case .stationary: break
    case .ended: view.touchesEnded([self], with: event)
    case .cancelled: view.touchesCancelled([self], with: event)
    }
  }

  /// Takes the touch away from its view on behalf of a recogniser.
  func claim(with event: UIEvent?) {
    guard reachesView else { return }
    reachesView = false
    if hasReachedView { view?.touchesCancelled([self], with: event) }
  }

  /// Keeps the touch from its view, which accepts one touch at a time and has one.
  func withholdFromView() {
    reachesView = false
  }
}
