import UIKitShim

/// A constraint of the language, or a composite of several that are handled as one.
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
/// A chain over several attributes, or with an array as its target, is a composite. It has ``children``, in
/// order, and applies each change to all of them. The reference keeps no view alive.
public class MASConstraint: ViewTreeConfined {
  /// The equation of a single constraint; nil for a composite. Exclusive access is not checked: code that
  /// changes the equation does not call back.
  @exclusivity(unchecked)
  final var equation: MASEquation?
  /// The layout constraint that was last installed for the equation.
  final var layoutConstraint: MASLayoutConstraint?

  /// The maker; nil once its block has ended. The maker clears this reference before it is deallocated, so an
  /// unmanaged reference is safe and nothing is counted in the meantime. The maker keeps the first item
  /// alive.
  final var maker: Unmanaged<MASConstraintMaker>?
  /// The second item, kept alive while the block runs.
  fileprivate final var heldSecondItem: AnyObject?

  /// The parts of a composite. The property is internal so that the compiler sees every access and can drop
  /// the checks for exclusive access.
  final var parts: [MASConstraint] = []
  /// Whether the chain has its relation.
  final var hasRelation = false
  /// Properties that few constraints have.
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

  /// Returns the constraint itself: makes a chain read as a phrase.
  public final var with: Self { self }
  /// Returns the constraint itself: makes a chain read as a phrase.
  public final var and: Self { self }

  /// A separate object, so that chains stay small.
  fileprivate final class Extras {
    var key: String?
    var supportView: MASView?
    /// The items of a constraint that is not installed.
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

  /// Keeps the item of a target alive while the block runs, and weakly afterwards.
  private func hold(_ item: consuming AnyObject, _ supportView: MASView?) {
    if maker == nil { return holdWeakly(item, supportView) }
    if let supportView { ownExtras.supportView = supportView }
    heldSecondItem = item
  }

  private func holdWeakly(_ item: AnyObject, _ supportView: MASView?) {
    let items = MASItems(first: items.first, second: item, supportView: supportView)
    ownExtras.weakItems = MASWeakItems(items)
  }

  /// Returns a constraint for the same item, to become a part of this one.
  func part(_ equation: MASEquation) -> MASConstraint {
    let part = MASConstraint(equation, maker: maker)
    if maker == nil { part.ownExtras.weakItems = MASWeakItems(items) }
    return part
  }

  /// Ends the time in which the items are kept alive, at the end of the maker's block.
  func releaseItems() {
    if equation == nil { parts.forEachUncounted { $0.releaseItems() } }
    let isInstalled = layoutConstraint != nil && MASLayoutConstraint.releasesDeallocatedItems
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

/// The equation.
extension MASConstraint {
  /// The equation of a single constraint. Read one part of it at a time: the whole does not fit into the
  /// processor's registers.
  var statement: MASEquation { equation.unsafelyUnwrapped }

  /// Sets the relation to a target, in every part. Returns false if the target is a value without a meaning
  /// for any of the attributes; the constant is 0 then.
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

  /// The constant that a value means for the attribute of a single constraint, in points; nil if it means
  /// nothing.
  func constant(from value: MASTarget) -> CGFloat? {
    equation?.constant(from: value.kind, rightToLeft: isMirrored(for: value.kind))
  }

  /// Whether a target depends on the reading direction and the first item is laid out from right to left.
  private func isMirrored(for target: MASTarget.Kind) -> Bool {
    guard case .directionalInsets = target else { return false }
    return items.firstView?.laysOutRightToLeft ?? false
  }

  /// Calls `visit` with the single constraints that this one consists of, in order.
  func forEachSingle(_ visit: (MASConstraint) -> Void) {
    if equation != nil { return visit(self) }
    for part in parts { part.forEachSingle(visit) }
  }
}
