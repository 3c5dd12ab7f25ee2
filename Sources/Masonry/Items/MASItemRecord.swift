import UIKitShim

/// The language's record of a view or guide: its name, and the constraints that have it as first item.
final class MASItemRecord: ViewTreeConfined {
  var key: String?
  /// All are of the class `MASLayoutConstraint`. Exclusive access is not checked: code that changes the list
  /// does not call back.
  @exclusivity(unchecked)
  private(set) var installed: [NSLayoutConstraint] = []
  private var distributions = [Int: [MASConstraint]]()
  private var pruningCount = 16

  /// The record of an item, created if there is none.
  static func of(_ item: AnyObject) -> MASItemRecord {
    if let record = existing(of: item) { return record }
    let record = MASItemRecord()
    objc_setAssociatedObject(item, address, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return record
  }

  static func existing(of item: AnyObject?) -> MASItemRecord? {
    guard let item else { return nil }
    guard let record = objc_getAssociatedObject(item, address) else { return nil }
    return record as? MASItemRecord
  }

  /// The address of a constant: unique in the program, and immutable.
  private static var address: UnsafeRawPointer {
    let name: StaticString = "org.masonry.item-record"
    return UnsafeRawPointer(name.utf8Start)
  }

  func append(_ constraints: consuming [NSLayoutConstraint]) {
    if installed.isEmpty { installed = constraints } else { installed += constraints }
  }

  func has(_ constraint: NSLayoutConstraint) -> Bool {
    installed.contains { $0 === constraint }
  }

  /// Removes constraints that the system dropped together with a view. Runs now and then; without it the
  /// record would grow without end.
  func prune() {
    guard installed.count >= pruningCount else { return }
    installed.removeAll { !$0.isActive }
    pruningCount = max(16, installed.count * 2)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    // From the end: the newest constraint is the most likely one.
    if let index = installed.lastIndex(where: { $0 === constraint }) { installed.remove(at: index) }
  }

  func removeAll() {
    if installed.isEmpty { return }
    // Deactivation calls views, which may make other constraints.
    let leaving = installed
    installed = []
    NSLayoutConstraint.deactivate(leaving)
  }

  /// Stores the constraints that place the view in a row or column, so that the next distribution can replace
  /// them.
  func setDistribution(_ constraints: [MASConstraint], along axis: MASAxisType) {
    distributions[axis.rawValue] = constraints
  }

  func removeDistribution(along axis: MASAxisType) {
    for constraint in distributions.removeValue(forKey: axis.rawValue) ?? [] {
      constraint.uninstall()
    }
  }

  /// The newest active constraint that differs from the equation only in its constant.
  func active(like equation: MASEquation, _ second: borrowing MASSecondSide) -> MASLayoutConstraint? {
    let form = MASLayoutConstraint.Form(equation, second)
    var index = installed.count
    while index > 0 {
      index -= 1
      let constraint = unsafeDowncast(installed[index], to: MASLayoutConstraint.self)
      // `isActive` comes first: the items of an inactive constraint may be deallocated, and on Apple's
      // systems its references to them dangle.
      if constraint.form == form, constraint.isActive, constraint.states(equation, second),
        constraint.priority == equation.priority
      {
        return constraint
      }
    }
    return nil
  }
}
