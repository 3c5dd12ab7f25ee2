/// A handler of a control, with the events that call it.
struct ControlRegistration: ViewTreeConfined {
  /// A closure, or a selector with its target.
  enum Handler {
    case action(UIAction)
    case target(TargetAction)
  }

  let handler: Handler
  var events: UIControl.Event

  /// Whether the target no longer exists.
  var isDead: Bool { targetAction?.isDead == true }

  /// The closure; nil for a target.
  var action: UIAction? {
    if case .action(let action) = handler { action } else { nil }
  }

  /// The target; nil for a closure.
  var targetAction: TargetAction? {
    if case .target(let entry) = handler { entry } else { nil }
  }

  /// Whether this is the same action, or one with the same identifier.
  func isAction(like other: UIAction) -> Bool {
    action?.isSame(as: other) == true
  }
}
