import OpenUIKitCore

/// Follows the pointer of a window: notifies the interactions and the hover recognisers under it.
final class PointerTracker: ViewTreeConfined {
  /// The pointer's place, in points of the window; nil if it is outside.
  private(set) var location: CGPoint?
  private(set) var modifiers: UIKeyModifierFlags = []
  private weak var interaction: UIPointerInteraction?
  private var hovered: [UIHoverGestureRecognizer] = []

  /// The pointer has moved, or left the window for nil.
  func move(to location: CGPoint?, _ modifiers: UIKeyModifierFlags, in window: UIWindow) {
    (self.location, self.modifiers) = (location, modifiers)
    let view = location.flatMap { window.hitTest($0, with: nil) }
    hover(over: view)
    let entered = location.flatMap { enter(at: $0, view, window) }
    if entered !== interaction { interaction?.leave() }
    interaction = entered
  }

  /// The look of the pointer; nil for the system's.
  var style: UIPointerStyle? { interaction?.style }

  /// The innermost interaction with a region at the place.
  private func enter(at location: CGPoint, _ view: UIView?, _ window: UIWindow) -> UIPointerInteraction? {
    var current = view
    while let view = current {
      for case let interaction as UIPointerInteraction in view.interactions
      where interaction.enter(at: view.convert(location, from: window), modifiers) {
        return interaction
      }
      current = view.superview
    }
    return nil
  }

  private func hover(over view: UIView?) {
    var under: [UIHoverGestureRecognizer] = []
    var current = view
    while let view = current {
      for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] {
        under.append(recognizer)
      }
      current = view.superview
    }
    let before = hovered
    hovered = under
    for recognizer in before where !under.contains(where: { $0 === recognizer }) {
      recognizer.pointerLeft()
    }
    for recognizer in under { recognizer.pointerMoved(to: location) }
  }
}

extension UIWindow {
  /// Sends the place of a pointer without a pressed button to the window. Hosts and tests call it.
  ///
  /// - Parameters:
  ///   - location: The place, in points of the window; nil when the pointer leaves it.
  ///   - modifiers: The modifiers that are held.
  ///   - time: The time in seconds of the window's clock. A time in the future advances the clock first.
  public func sendHover(
    at location: CGPoint?, modifiers: UIKeyModifierFlags = [], time: TimeInterval? = nil
  ) {
    if let time, time > clock.now { clock.advance(to: time) }
    let tracker = attached(PointerTracker.self) ?? PointerTracker()
    attach(tracker)
    tracker.move(to: location, modifiers, in: self)
  }

  /// The look of the pointer where it is, for the host, which draws it; nil for the system's.
  public var pointerStyle: UIPointerStyle? { attached(PointerTracker.self)?.style }
}

/// Recognises a pointer over a view: it begins when the pointer enters it, changes when it moves, and ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place: CGPoint?

  /// The place of the pointer in the coordinates of `view`, or of the window for nil, in points.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place else { return .zero }
    guard let view, let window = view.window else { return place }
    return view.convert(place, from: window)
  }

  final func pointerMoved(to location: CGPoint?) {
    guard isEnabled else { return }
    place = location
    state = state == .began || state == .changed ? .changed : .began
  }

  final func pointerLeft() {
    guard state == .began || state == .changed else { return }
    state = .ended
    returnToPossible()
  }
}
