/// The constraints and helper guides with which a stack places its views.
///
/// The constraints, their identifiers and their priorities are those in UIKit's logs. UIKit activates each of
/// them. A view holds the constraints that refer to it alone.
struct StackArrangement: ViewTreeConfined {
  private var constraints: [NSLayoutConstraint] = []
  /// The constraints that the arranged views hold. The stack removes them in its deallocation, on any thread.
  nonisolated(unsafe) private(set) var constraintsOfViews: [NSLayoutConstraint?] = []
  /// The positions of a view's constraints in that list. Those of a view that left are nil there.
  private var positions: [ObjectIdentifier: [Int]] = [:]
  private var guides: [UILayoutGuide] = []

  nonisolated init() {}

  /// Replaces all constraints and guides by those for the stack's current properties.
  mutating func rebuild(for stack: UIStackView) {
    remove(from: stack)
    positions = [:]
    var builder = StackConstraintBuilder(stack)
    builder.build()
    // A view that has left meanwhile has made the stack arrange the others again.
    for view in builder.arranged where view.superview !== stack { return self = StackArrangement() }
    (constraints, guides) = (builder.constraints, builder.guides)
    constraintsOfViews = builder.constraintsOfViews.map { Optional($0) }
    for (position, view) in builder.viewsOfConstraints.enumerated() {
      positions[view, default: []].append(position)
    }
    // The stack holds the constraints that may refer to one of several views, so that a view that leaves
    // loses them at once.
    stack.addConstraints(constraints)
    NSLayoutConstraint.activate(builder.constraintsOfViews)
  }

  /// Removes and returns the constraints that a view holds, when it is no longer arranged. The caller
  /// deactivates them after the access to the arrangement has ended, because that calls overrides of apps.
  mutating func release(_ view: UIView) -> [NSLayoutConstraint] {
    let released = positions.removeValue(forKey: ObjectIdentifier(view)) ?? []
    return released.compactMap { position in
      defer { constraintsOfViews[position] = nil }
      return constraintsOfViews[position]
    }
  }
}

extension StackArrangement {
  /// Removes all constraints and guides.
  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    NSLayoutConstraint.deactivate(constraintsOfViews.compactMap { $0 })
    stack.abandon(guides)
  }
}
