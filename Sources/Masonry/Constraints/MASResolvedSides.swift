import UIKitShim

/// The two sides of an equation with the superview filled in, checked for being in one hierarchy.
#if !ThreadConfined
  @MainActor
#endif
struct MASResolvedSides {
  let first: AnyObject
  let second: AnyObject?
  let secondAttribute: NSLayoutConstraint.Attribute

  init(_ equation: MASEquation, _ items: MASItems) {
    guard let first = items.first else { MASFailure.itemGone(equation, items) }
    self.first = first
    switch equation.target {
    case .constant where equation.attribute.isDimension:
      second = nil
      secondAttribute = .notAnAttribute
    case .constant:
      second = Self.container(equation, items)
      secondAttribute = equation.attribute
    case .superview(let area):
      second = area.item(in: Self.container(equation, items))
      secondAttribute = equation.attribute
    case .item:
      guard let target = items.second else { MASFailure.itemGone(equation, items) }
      Self.requireCommonAncestor(equation, items)
      second = target
      secondAttribute = equation.secondAttribute
      guard equation.attribute.canRelate(to: secondAttribute) else { MASFailure.axesDiffer(equation, items) }
    }
  }

  private static func container(_ equation: MASEquation, _ items: MASItems) -> MASView {
    guard let container = items.container else { MASFailure.noSuperview(equation, items) }
    return container
  }

  private static func requireCommonAncestor(_ equation: MASEquation, _ items: MASItems) {
    guard let first = items.firstView, let second = items.secondView else {
      MASFailure.noCommonSuperview(equation, items)
    }
    let superview = first.superview
    if first === second || superview === second { return }
    if let superview, superview === second.superview { return }
    if first.mas_closestCommonSuperview(second) == nil { MASFailure.noCommonSuperview(equation, items) }
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
