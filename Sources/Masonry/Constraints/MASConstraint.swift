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

  /// The maker, until it lets go of every constraint at the end of its block: nothing then refers to it any more, so
  /// that no reference is counted meanwhile. It keeps the first item alive.
  final var maker: Unmanaged<MASConstraintMaker>?
  /// The second item, kept alive as long as the block runs.
  fileprivate final var heldSecondItem: AnyObject?

  /// The parts of a composite; internal, so that the compiler sees every access and need not have them checked.
  final var parts: [MASConstraint] = []
  /// Whether a chain has got its relation.
  final var hasRelation = false
  /// What few constraints have.
  fileprivate final var extras: Extras?

  /// The parts of a composite in their order: left, right, top, bottom for edges, one per element for an
  /// array. Empty for a single constraint.
  public final var children: [MASConstraint] { parts }

  init(_ equation: MASEquation, maker: Unmanaged<MASConstraintMaker>?) {
    self.equation = equation
    self.maker = maker
  }

  init(children: [MASConstraint], maker: Unmanaged<MASConstraintMaker>? = nil) {
    parts = children
    self.maker = maker
  }

  /// Nothing: makes a chain read as a phrase.
  public final var with: Self { self }
  /// Nothing: makes a chain read as a phrase.
  public final var and: Self { self }

  /// Kept apart, so that chains stay small.
  fileprivate final class Extras {
    var key: String?
    var supportView: MASView?
    /// The items of a constraint that is out of the layout.
    var weakItems: MASWeakItems?
  }
}

/// The name and the items.
extension MASConstraint {
  var key: String? {
    get { extras?.key }
    set { ownExtras.key = newValue }
  }

  /// The items of a single constraint, as far as they still exist.
  var items: MASItems {
    if let maker {
      let item = maker.takeUnretainedValue().item
      return MASItems(first: item, second: heldSecondItem, supportView: extras?.supportView)
    }
    return extras?.weakItems?.items
      ?? MASItems(first: layoutConstraint?.firstItem, second: layoutConstraint?.secondItem)
  }

  /// The second item of a single constraint, if it has one that still exists.
  var secondItem: AnyObject? { heldSecondItem ?? items.second }

  /// Keeps the item of a target alive while the block runs, and after it refers to it weakly.
  private func hold(_ target: MASTarget) {
    if target.item == nil { return }
    if maker == nil { return holdWeakly(target) }
    heldSecondItem = target.item
    if target.supportView != nil { ownExtras.supportView = target.supportView }
  }

  private func holdWeakly(_ target: MASTarget) {
    let items = MASItems(first: items.first, second: target.item, supportView: target.supportView)
    ownExtras.weakItems = MASWeakItems(items)
  }

  /// A constraint for the same item, to become a part of this one.
  func part(_ equation: MASEquation) -> MASConstraint {
    let part = MASConstraint(equation, maker: maker)
    if maker == nil { part.ownExtras.weakItems = MASWeakItems(items) }
    return part
  }

  /// Ends the time in which the items are kept alive, with the maker's block.
  func letGo() {
    if equation == nil { parts.forEachUncounted { $0.letGo() } }
    let isInstalled = layoutConstraint != nil && MASLayoutConstraint.forgetsDeadItems
    if equation != nil, !isInstalled { ownExtras.weakItems = MASWeakItems(items) }
    maker = nil
    heldSecondItem = nil
    extras?.supportView = nil
  }

  private var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}

/// What it says.
extension MASConstraint {
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
    hold(target)
    var isUnderstood = related.relate(to: target)
    if !isUnderstood {
      let constant = constant(from: target)
      related.constant = constant ?? 0
      isUnderstood = constant != nil
    }
    equation = related
    return isUnderstood
  }

  /// What a value means for the attribute of a single constraint, in points; nil if it means nothing.
  func constant(from value: MASTarget) -> CGFloat? {
    equation?.constant(from: value, rightToLeft: items.firstView?.laysOutRightToLeft ?? false)
  }

  /// Visits the single constraints that this one consists of, in order.
  func forEachSingle(_ visit: (MASConstraint) -> Void) {
    if equation != nil { return visit(self) }
    for part in parts { part.forEachSingle(visit) }
  }
}
