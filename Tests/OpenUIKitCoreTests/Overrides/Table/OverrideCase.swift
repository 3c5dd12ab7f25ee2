import OpenUIKit
import Testing

/// Members that UIKit calls at one occasion, and how to cause it.
struct OverrideCase: Sendable, CustomTestStringConvertible {
  /// The occasion.
  let trigger: String
  /// The members, as `Class.member` with the class that declares them.
  let members: [String]
  /// Causes the calls.
  let run: @MainActor @Sendable () -> Void

  init(_ trigger: String, _ members: String, run: @escaping @MainActor @Sendable () -> Void) {
    self.trigger = trigger
    self.members = members.split(whereSeparator: \.isWhitespace).map(String.init)
    self.run = run
  }

  var testDescription: String { trigger }
}

/// The calls of overrides during one case, in order. Cases run on the main actor from their beginning to their end, so they do not mix.
@MainActor
enum OverrideCalls {
  private static var calls: [String] = []

  /// The members that `body` calls.
  static func during(_ body: @MainActor () -> Void) -> [String] {
    calls = []
    body()
    return calls
  }

  static func note(_ member: String) { calls.append(member) }

  /// Discards the calls so far, which prepare a case.
  static func restart() { calls = [] }
}

/// Notes the call of the member that contains the call of this function. `type` declares it.
@MainActor
func called<Declaring>(_ type: Declaring.Type, _ member: String = #function) {
  OverrideCalls.note("\(type).\(member)")
}

/// A window for a case, with its views laid out.
@MainActor
func caseWindow(_ views: UIView...) -> UIWindow {
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  for view in views { window.addSubview(view) }
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension UIWindow {
  /// Moves a finger along points, in steps of a frame.
  func drag(_ points: [CGPoint], lifts: Bool = true) {
    for (step, point) in points.enumerated() {
      sendTouch(step == 0 ? .began : .moved, at: point, time: clock.now + 0.016)
    }
    if lifts, let last = points.last { sendTouch(.ended, at: last, time: clock.now + 0.016) }
  }

  func tap(_ point: CGPoint) { drag([point]) }

  /// Advances the time by steps of a frame.
  func pass(_ seconds: Double) {
    for _ in 0..<Int(seconds / 0.016) { clock.advance(by: 0.016) }
  }
}
