import UIKitShim

/// Turns the equations of constraints for one item into layout constraints, and activates them together.
///
/// Looks up once what all of them need from the item. It is not copyable, so passing it on counts no
/// references.
struct MASInstallation: ~Copyable, ViewTreeConfined {
  /// The view or guide that is the first item of every constraint.
  let item: AnyObject
  let place: MASPlace
  private let record: MASItemRecord
  private let updatesExisting: Bool

  init(of item: AnyObject, updatesExisting: Bool) {
    self.item = item
    place = MASPlace.of(item)
    record = MASItemRecord.of(item)
    self.updatesExisting = updatesExisting
  }

  /// Activates the constraints in order, each on the closest common ancestor of its items.
  ///
  /// - Parameter added: called with each constraint that had to be made or was not installed.
  func install(_ constraints: [MASConstraint], added: ((MASLayoutConstraint) -> Void)? = nil) {
    var made: [NSLayoutConstraint] = []
    if !updatesExisting { made.reserveCapacity(constraints.count) }
    constraints.forEachUncounted { add($0, to: &made) }
    let reported = added == nil ? nil : made
    if !made.isEmpty { activate(consume made) }
    // After the activation, since inactive constraints are removed from the record.
    record.prune()
    if let added, let reported {
      for case let constraint as MASLayoutConstraint in reported { added(constraint) }
    }
  }

  private func activate(_ made: consuming [NSLayoutConstraint]) {
    // Activation calls views, which may make other constraints for the item. So these are recorded after it.
    let count = record.installed.count
    NSLayoutConstraint.activate(made)
    if record.installed.count != count { made = made.filter { !record.has($0) } }
    record.append(made)
  }

  private func add(_ constraint: MASConstraint, to made: inout [NSLayoutConstraint]) {
    if constraint.equation == nil { return constraint.parts.forEachUncounted { add($0, to: &made) } }
    if constraint.layoutConstraint?.isActive ?? false { return }
    let second = secondSide(of: constraint)
    if constraint.statement.multiplier == 0, !constraint.statement.attribute.isDimension {
      MASFailure.multipliedByZero(constraint)
    }
    if updatesExisting, let existing = record.active(like: constraint.statement, second) {
      // Only the constant changes, which keeps the constraint in the solver. A new constraint would be solved
      // from the start.
      existing.constant = constraint.statement.constant
      if let key = constraint.key { existing.mas_key = key }
      constraint.layoutConstraint = existing
      return
    }
    let installed = renewed(constraint, second) ?? MASLayoutConstraint(item, constraint, second)
    constraint.layoutConstraint = installed
    made.append(consume installed)
  }

  private func renewed(_ constraint: MASConstraint, _ second: borrowing MASSecondSide) -> MASLayoutConstraint?
  {
    guard let previous = constraint.layoutConstraint else { return nil }
    return renew(previous, constraint.statement, second) ? previous : nil
  }

  /// Updates an earlier constraint that differs from the equation only in constant and priority. Constraints
  /// that are not installed cannot be compared, because their references to items may dangle.
  private func renew(
    _ previous: MASLayoutConstraint, _ equation: MASEquation, _ second: borrowing MASSecondSide
  ) -> Bool {
    // The system may have removed it together with a view. The record still contains it then.
    record.remove(previous)
    guard MASLayoutConstraint.releasesDeallocatedItems, previous.firstItem === item,
      previous.states(equation, second),
      (previous.priority == .required) == (equation.priority == .required)
    else { return false }
    previous.constant = equation.constant
    previous.priority = equation.priority
    return true
  }
}
