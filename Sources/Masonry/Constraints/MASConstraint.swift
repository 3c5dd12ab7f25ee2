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
  /// What a single constraint says; nil for a composite. Unchecked, since nothing that changes it calls back.
  @exclusivity(unchecked)
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
  private func hold(_ item: consuming AnyObject, _ supportView: MASView?) {
    if maker == nil { return holdWeakly(item, supportView) }
    if let supportView { ownExtras.supportView = supportView }
    heldSecondItem = item
  }

  private func holdWeakly(_ item: AnyObject, _ supportView: MASView?) {
    let items = MASItems(first: items.first, second: item, supportView: supportView)
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
  /// What a single constraint says. One part of it is read at a time: the whole is too large for the processor's registers.
  var statement: MASEquation { equation.unsafelyUnwrapped }

  /// Takes over a relation to a target, in every part. Returns false if the target is a value that means nothing for any
  /// of the attributes; the constant is 0 then.
  func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget.Kind, of item: consuming AnyObject?,
    _ supportView: MASView?, at location: MASSourceLocation
  ) -> Bool {
    let isMirrored = isMirrored(for: target)
    let isUnderstood = equation?.relate(relation, to: target, at: location, rightToLeft: isMirrored)
    guard let isUnderstood else {
      return relateParts(relation, to: target, of: item, supportView, at: location)
    }
    if let item = consume item { hold(item, supportView) }
    return isUnderstood
  }

  private func relateParts(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget.Kind, of item: AnyObject?,
    _ supportView: MASView?, at location: MASSourceLocation
  ) -> Bool {
    var isUnderstood = false
    for part in parts where part.relate(relation, to: target, of: item, supportView, at: location) {
      isUnderstood = true
    }
    return isUnderstood
  }

  /// What a value means for the attribute of a single constraint, in points; nil if it means nothing.
  func constant(from value: MASTarget) -> CGFloat? {
    equation?.constant(from: value.kind, rightToLeft: isMirrored(for: value.kind))
  }

  /// Whether a target depends on the reading direction and the first item is laid out from right to left.
  private func isMirrored(for target: MASTarget.Kind) -> Bool {
    guard case .directionalInsets = target else { return false }
    return items.firstView?.laysOutRightToLeft ?? false
  }

  /// Visits the single constraints that this one consists of, in order.
  func forEachSingle(_ visit: (MASConstraint) -> Void) {
    if equation != nil { return visit(self) }
    for part in parts { part.forEachSingle(visit) }
  }
}
