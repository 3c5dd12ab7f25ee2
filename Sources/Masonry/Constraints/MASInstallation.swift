import UIKitShim

/// Turns equations into layout constraints and activates them in one go.
#if !ThreadConfined
  @MainActor
#endif
struct MASInstallation {
  private let updatesExisting: Bool
  private var made: [NSLayoutConstraint] = []
  private var record: MASItemRecord?
  /// How many of `made` are on record.
  private var recordedCount = 0

  init(updatesExisting: Bool) {
    self.updatesExisting = updatesExisting
    if !updatesExisting { made.reserveCapacity(6) }
  }

  mutating func add(_ constraint: MASConstraint) {
    guard let equation = constraint.equation else {
      for part in constraint.parts { add(part) }
      return
    }
    if constraint.layoutConstraint?.isActive ?? false { return }
    let sides = MASResolvedSides(equation, constraint.items)
    let record = record(of: sides.first)
    if updatesExisting, let existing = record.active(like: equation, sides) {
      existing.constant = equation.constant
      constraint.layoutConstraint = existing
      return
    }
    // The system may have dropped the previous one together with a view; it is on record then.
    if let previous = constraint.layoutConstraint { record.remove(previous) }
    let installed = layoutConstraint(for: constraint, equation, sides)
    constraint.layoutConstraint = installed
    made.append(installed)
  }

  /// Activates everything that was added, in order, each on the closest common ancestor of its items.
  ///
  /// - Returns: what was activated.
  @discardableResult
  consuming func finish() -> [NSLayoutConstraint] {
    enterOnRecord()
    if !made.isEmpty { NSLayoutConstraint.activate(made) }
    record?.prune()
    return made
  }

  private mutating func enterOnRecord() {
    record?.append(made[recordedCount...])
    recordedCount = made.count
  }

  private mutating func record(of item: AnyObject) -> MASItemRecord {
    if let record, record.belongs(to: item) { return record }
    enterOnRecord()
    let found = MASItemRecord.of(item)
    record = found
    return found
  }

  /// The constraint that was installed before, if it still says the same, else a new one. Where the items of
  /// a constraint that is out of the layout may dangle, they cannot be compared.
  private func layoutConstraint(
    for constraint: MASConstraint, _ equation: MASEquation, _ sides: MASResolvedSides
  ) -> MASLayoutConstraint {
    if MASLayoutConstraint.forgetsDeadItems, let previous = constraint.layoutConstraint,
      previous.states(equation, sides), (previous.priority == .required) == (equation.priority == .required)
    {
      previous.constant = equation.constant
      previous.priority = equation.priority
      return previous
    }
    return MASLayoutConstraint(equation, sides, key: constraint.key)
  }
}
