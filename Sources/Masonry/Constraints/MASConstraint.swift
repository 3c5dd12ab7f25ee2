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
  private final var heldItems: MASItems?
  private final var weakItems: MASWeakItems?

  /// The parts of a composite in their order: left, right, top, bottom for edges, one per element for an
  /// array. Empty for a single constraint.
  public internal(set) final var children: [MASConstraint] = []

  init(_ equation: MASEquation, _ items: MASItems, maker: MASConstraintMaker? = nil) {
    self.equation = equation
    self.maker = maker
    heldItems = items
  }

  init(children: [MASConstraint], maker: MASConstraintMaker? = nil) {
    self.children = children
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
    heldItems ?? weakItems?.items
      ?? MASItems(first: layoutConstraint?.firstItem, second: layoutConstraint?.secondItem)
  }

  /// Takes over a target. Returns false if it is a value that means nothing for the attribute; the constant
  /// is 0 then.
  func relate(to target: MASTarget) -> Bool {
    guard var related = equation else { return false }
    var isUnderstood = true
    switch target.kind {
    case .item(let item, let attribute, let supportView):
      related.target = .item
      related.secondAttribute = attribute ?? related.attribute
      heldItems?.second = item
      heldItems?.supportView = supportView
    case .sides(let view, let withinMargins):
      related.target = .item
      related.secondAttribute = related.attribute.counterpart(withinMargins: withinMargins)
      heldItems?.second = view
    case .superview(let area):
      related.target = .superview(area)
    default:
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

  /// Ends the time in which the items are kept alive, with the maker's block.
  func letGo() {
    maker = nil
    for child in children { child.letGo() }
    guard equation != nil else { return }
    if layoutConstraint == nil || !MASLayoutConstraint.forgetsDeadItems { weakItems = MASWeakItems(items) }
    heldItems = nil
  }

  /// Visits the single constraints that this one consists of, in order.
  func forEachSingle(_ visit: (MASConstraint) -> Void) {
    if equation != nil { return visit(self) }
    for child in children {
      child.forEachSingle(visit)
    }
  }
}
