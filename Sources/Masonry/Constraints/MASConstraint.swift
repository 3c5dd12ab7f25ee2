import UIKitShim

/// A constraint of the language, or several that are handled as one.
///
/// A chain that starts at ``MASConstraintMaker`` is such a constraint. Keep a reference to change its
/// constants, priority or multiplier later, or to take it out of the layout and put it back:
///
/// ```swift
/// view.mas_makeConstraints { make in
///   left = make.left.equalTo(other.mas_right).offset(8)
/// }
/// left?.offset(20)
/// ```
///
/// A chain over several attributes, or with an array as its target, is a composite: it has ``children``, in
/// order, and whatever is said to it is said to them all. The reference keeps no view alive.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public class MASConstraint {
  /// What a single constraint says; nil for a composite.
  final var equation: MASEquation?
  /// The last constraint that was installed for the equation.
  final var layoutConstraint: MASLayoutConstraint?
  final var key: String?

  /// The maker, as long as its block runs.
  final var maker: MASConstraintMaker?
  /// The items, as long as they are kept alive, and whether they are.
  private final var heldItems = MASItems()
  private final var isHoldingItems = false
  private final var weakItems: MASWeakItems?

  /// The parts of a composite; internal, so that the compiler sees every access and need not have them checked.
  final var parts: [MASConstraint] = []

  /// The parts of a composite in their order: left, right, top, bottom for edges, one per element for an
  /// array. Empty for a single constraint.
  public final var children: [MASConstraint] { parts }

  init(_ equation: MASEquation, _ items: MASItems, maker: MASConstraintMaker? = nil) {
    self.equation = equation
    self.maker = maker
    isHoldingItems = true
    heldItems = items
  }

  init(children: [MASConstraint], maker: MASConstraintMaker? = nil) {
    parts = children
    self.maker = maker
  }

  /// Nothing: makes a chain read as a phrase.
  public final var with: Self { self }
  /// Nothing: makes a chain read as a phrase.
  public final var and: Self { self }
}

extension MASConstraint {
  /// The items of a single constraint, as far as they still exist.
  var items: MASItems {
    if isHoldingItems { return heldItems }
    return weakItems?.items
      ?? MASItems(first: layoutConstraint?.firstItem, second: layoutConstraint?.secondItem)
  }

  /// Takes over a relation to a target, in every part. Returns false if the target is a value that means nothing for any
  /// of the attributes; the constant is 0 then.
  func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget, at location: MASSourceLocation
  ) -> Bool {
    guard var related = equation else {
      var isUnderstood = false
      for part in parts where part.relate(relation, to: target, at: location) { isUnderstood = true }
      return isUnderstood
    }
    related.relation = relation
    related.location = location
    let isUnderstood = related.relate(to: target, rightToLeft: items.firstView?.laysOutRightToLeft ?? false)
    equation = related
    hold(target)
    return isUnderstood
  }

  /// Keeps the item of a target alive, while the block runs.
  private func hold(_ target: MASTarget) {
    guard isHoldingItems else { return }
    switch target.kind {
    case .item(let item, _, let supportView):
      heldItems.second = item
      heldItems.supportView = supportView
    case .sides(let view, _): heldItems.second = view
    default: return
    }
  }

  /// What a value means for the attribute of a single constraint, in points; nil if it means nothing.
  func constant(from value: MASTarget) -> CGFloat? {
    equation?.constant(from: value, rightToLeft: items.firstView?.laysOutRightToLeft ?? false)
  }

  /// Ends the time in which the items are kept alive, with the maker's block.
  func letGo() {
    maker = nil
    for part in parts { part.letGo() }
    guard equation != nil else { return }
    if layoutConstraint == nil || !MASLayoutConstraint.forgetsDeadItems { weakItems = MASWeakItems(items) }
    isHoldingItems = false
    heldItems = MASItems()
  }

  /// Visits the single constraints that this one consists of, in order.
  func forEachSingle(_ visit: (MASConstraint) -> Void) {
    if equation != nil { return visit(self) }
    for part in parts { part.forEachSingle(visit) }
  }
}
