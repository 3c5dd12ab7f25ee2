import UIKitShim

/// Turns the equations of constraints for one item into layout constraints and activates them in one go.
///
/// What all of them ask about the item is looked up once. It cannot be copied, so that handing it on counts no
/// references.
#if !ThreadConfined
  @MainActor
#endif
struct MASInstallation: ~Copyable {
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
  /// - Parameter added: is told of each that had to be made or was out of the layout.
  func install(_ constraints: [MASConstraint], telling added: ((MASLayoutConstraint) -> Void)? = nil) {
    var made: [NSLayoutConstraint] = []
    if !updatesExisting { made.reserveCapacity(constraints.count) }
    constraints.forEachUncounted { add($0, to: &made) }
    let told = added == nil ? nil : made
    if !made.isEmpty { activate(consume made) }
    record.prune()
    if let added, let told {
      for case let constraint as MASLayoutConstraint in told { added(constraint) }
    }
  }

  private func activate(_ made: consuming [NSLayoutConstraint]) {
    // Views hear of constraints that come, and may make others for the item meanwhile. So these go on record afterwards.
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

  /// Gives a constraint that was installed before the equation's values, if it says the same apart from them. Where the
  /// items of a constraint that is out of the layout may dangle, they cannot be compared.
  private func renew(
    _ previous: MASLayoutConstraint, _ equation: MASEquation, _ second: borrowing MASSecondSide
  ) -> Bool {
    // The system may have dropped it together with a view; it is on record then.
    record.remove(previous)
    guard MASLayoutConstraint.forgetsDeadItems, previous.firstItem === item,
      previous.states(equation, second),
      (previous.priority == .required) == (equation.priority == .required)
    else { return false }
    previous.constant = equation.constant
    previous.priority = equation.priority
    return true
  }
}
