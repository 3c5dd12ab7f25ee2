import UIKitShim

/// The second side of an equation with the superview filled in, checked for being in one hierarchy with the first.
#if !ThreadConfined
  @MainActor
#endif
struct MASSecondSide {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

extension MASInstallation {
  /// The second side of a constraint's equation.
  func secondSide(of constraint: MASConstraint, _ equation: MASEquation) -> MASSecondSide {
    switch equation.target {
    case .constant where equation.attribute.isDimension:
      return MASSecondSide(item: nil, attribute: .notAnAttribute)
    case .constant:
      return MASSecondSide(item: container(equation), attribute: equation.attribute)
    case .superview(let area):
      return MASSecondSide(item: area.item(in: container(equation)), attribute: equation.attribute)
    case .item:
      let target = target(of: constraint, equation)
      guard equation.attribute.canRelate(to: equation.secondAttribute) else {
        MASFailure.axesDiffer(equation, constraint.items)
      }
      return MASSecondSide(item: target, attribute: equation.secondAttribute)
    }
  }

  /// What a relation to the superview means for the item.
  private func container(_ equation: MASEquation) -> MASView {
    guard let container = MASItems.container(of: item) else {
      MASFailure.noSuperview(equation, MASItems(first: item))
    }
    return container
  }

  private func target(of constraint: MASConstraint, _ equation: MASEquation) -> AnyObject {
    guard let target = constraint.secondItem else { MASFailure.itemGone(equation, constraint.items) }
    if Self.address(of: target) == superview { return target }
    if !sharesAncestor(with: MASItems.owningView(of: target) ?? constraint.items.supportView) {
      MASFailure.noCommonSuperview(equation, constraint.items)
    }
    return target
  }

  /// Whether the item is in one hierarchy with another view. Takes constant time for a superview or a sibling.
  private func sharesAncestor(with other: MASView?) -> Bool {
    guard let view, let other else { return false }
    let place = Self.address(of: other)
    if place == superview || place == view { return true }
    if let superview, Self.address(of: other.superview) == superview { return true }
    return MASItems.owningView(of: item)?.mas_closestCommonSuperview(other) != nil
  }
}

extension MASSuperviewArea {
  #if !ThreadConfined
    @MainActor
  #endif
  func item(in superview: MASView) -> AnyObject {
    switch self {
    case .bounds: superview
    case .safeArea: superview.safeAreaLayoutGuide
    case .margins: superview.marginsGuide
    }
  }
}
