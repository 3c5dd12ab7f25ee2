/// The constraints and helper guides with which a stack places its views.
///
/// The constraints, their identifiers and their priorities are those in UIKit's logs. UIKit activates each of
/// them. A view holds the constraints that refer to it alone.
struct StackArrangement: ViewTreeConfined {
  private var constraints: [NSLayoutConstraint] = []
  /// The constraints that the arranged views hold. The stack removes them in its deallocation, on any thread.
  nonisolated(unsafe) private(set) var constraintsOfViews: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  nonisolated init() {}

  /// Replaces all constraints and guides by those for the stack's current properties.
  mutating func rebuild(for stack: UIStackView) {
    remove(from: stack)
    var builder = StackConstraintBuilder(stack)
    builder.build()
    // A view that has left meanwhile has made the stack arrange the others again.
    guard builder.views.allSatisfy({ $0.superview === stack }) else { return self = StackArrangement() }
    (constraints, constraintsOfViews, guides) = (
      builder.constraints, builder.constraintsOfViews, builder.guides
    )
    // The stack holds the constraints that may refer to one of several views, so that a view that leaves
    // loses them at once.
    stack.addConstraints(constraints)
    NSLayoutConstraint.activate(constraintsOfViews)
  }

  /// Removes and returns the constraints that a view holds, when it is no longer arranged. The caller
  /// deactivates them after the access to the arrangement has ended, because that calls overrides of apps.
  mutating func release(_ view: UIView) -> [NSLayoutConstraint] {
    let released = constraintsOfViews.filter { $0.firstItem === view }
    constraintsOfViews.removeAll { $0.firstItem === view }
    return released
  }
}

extension StackArrangement {
  /// Removes all constraints and guides.
  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    NSLayoutConstraint.deactivate(constraintsOfViews)
    stack.abandon(guides)
  }
}
