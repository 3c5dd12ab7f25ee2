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
  /// The address of the view whose place in the hierarchy is the item's: only to be compared.
  let view: UnsafeMutableRawPointer?
  /// The address of that view's superview.
  let superview: UnsafeMutableRawPointer?
  private let record: MASItemRecord
  private let updatesExisting: Bool

  init(of item: AnyObject, updatesExisting: Bool) {
    self.item = item
    let view = MASItems.owningView(of: item)
    self.view = Self.address(of: view)
    superview = Self.address(of: view?.superview)
    record = MASItemRecord.of(item)
    self.updatesExisting = updatesExisting
  }

  static func address(of object: AnyObject?) -> UnsafeMutableRawPointer? {
    if let object { Unmanaged.passUnretained(object).toOpaque() } else { nil }
  }

  /// Activates the constraints in order, each on the closest common ancestor of its items.
  ///
  /// - Returns: what had to be made or was out of the layout.
  @discardableResult
  func install(_ constraints: [MASConstraint]) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    if !updatesExisting { made.reserveCapacity(constraints.count) }
    constraints.forEachUncounted { add($0, to: &made) }
    if !made.isEmpty {
      // Views hear of constraints that come, and may make others for the item meanwhile. So these go on record afterwards.
      let count = record.installed.count
      NSLayoutConstraint.activate(made)
      record.append(record.installed.count == count ? made : made.filter { !record.has($0) })
    }
    record.prune()
    return made
  }

  private func add(_ constraint: MASConstraint, to made: inout [NSLayoutConstraint]) {
    guard let equation = constraint.equation else {
      for part in constraint.parts { add(part, to: &made) }
      return
    }
    if constraint.layoutConstraint?.isActive ?? false { return }
    let second = secondSide(of: constraint, equation)
    if equation.multiplier == 0, !equation.attribute.isDimension {
      MASFailure.multipliedByZero(equation, constraint.items)
    }
    if updatesExisting, let existing = record.active(like: equation, second) {
      existing.constant = equation.constant
      constraint.layoutConstraint = existing
      return
    }
    let installed =
      previous(of: constraint, equation, second)
      ?? MASLayoutConstraint(
        item, equation, second, key: constraint.key ?? constraint.layoutConstraint?.mas_key)
    constraint.layoutConstraint = installed
    made.append(consume installed)
  }

  /// The constraint that was installed before, if it still says the same. Where the items of a constraint that
  /// is out of the layout may dangle, they cannot be compared.
  private func previous(
    of constraint: MASConstraint, _ equation: MASEquation, _ second: MASSecondSide
  ) -> MASLayoutConstraint? {
    guard let previous = constraint.layoutConstraint else { return nil }
    // The system may have dropped it together with a view; it is on record then.
    record.remove(previous)
    guard MASLayoutConstraint.forgetsDeadItems, previous.firstItem === item,
      previous.states(equation, second),
      (previous.priority == .required) == (equation.priority == .required)
    else { return nil }
    previous.constant = equation.constant
    previous.priority = equation.priority
    return previous
  }
}
