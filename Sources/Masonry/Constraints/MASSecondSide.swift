import UIKitShim

/// The second side of an equation, with the superview resolved. It has been checked to be in the same
/// hierarchy as the first.
struct MASSecondSide: ~Copyable, ViewTreeConfined {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

extension MASInstallation {
  /// Returns the second side of a constraint's equation. Inlined, because it runs for every constraint.
  @inline(__always)
  func secondSide(of constraint: MASConstraint) -> MASSecondSide {
    let attribute = constraint.statement.attribute
    switch constraint.statement.target {
    case .constant where attribute.isDimension:
      return MASSecondSide(item: nil, attribute: .notAnAttribute)
    case .constant:
      return MASSecondSide(item: container(for: constraint), attribute: attribute)
    case .superview(let area):
      return MASSecondSide(item: container(for: constraint).item(of: area), attribute: attribute)
    case .item:
      let secondAttribute = constraint.statement.secondAttribute
      let target = target(of: constraint)
      guard attribute.canRelate(to: secondAttribute) else { MASFailure.axesDiffer(constraint) }
      return MASSecondSide(item: target, attribute: secondAttribute)
    }
  }

  /// The view that "the superview" means for the item.
  private func container(for constraint: MASConstraint) -> MASView {
    guard let container = MASItems.container(of: item) else { MASFailure.noSuperview(constraint) }
    return container
  }

  private func target(of constraint: MASConstraint) -> AnyObject {
    guard let target = constraint.secondItem else { MASFailure.itemGone(constraint) }
    if !isClose(to: target), !sharesAncestor(with: constraint.items.secondView) {
      MASFailure.noCommonSuperview(constraint)
    }
    return target
  }

  /// Whether a target is the item's superview, its view, or a sibling of its view. Takes constant time.
  private func isClose(to target: AnyObject) -> Bool {
    if MASPlace.address(of: target) == place.superview { return place.view != nil }
    let other = MASPlace.of(target)
    guard let view = place.view, let otherView = other.view else { return false }
    if otherView == view || otherView == place.superview { return true }
    return place.superview != nil && other.superview == place.superview
  }

  private func sharesAncestor(with other: MASView?) -> Bool {
    MASItems.owningView(of: item)?.mas_closestCommonSuperview(other) != nil
  }
}

extension MASView {
  /// The item that stands for a part of the view.
  fileprivate func item(of area: MASSuperviewArea) -> AnyObject {
    switch area {
    case .bounds: self
    case .safeArea: safeAreaLayoutGuide
    case .margins: marginsGuide
    }
  }
}
