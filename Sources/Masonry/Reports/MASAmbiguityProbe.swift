import UIKitShim

/// Finds the attributes of an ambiguous view that no constraint determines. It holds some attributes at their
/// values and checks whether the view is still ambiguous.
///
/// The holding constraints have the lowest priority, so that they decide only what is open. Their priorities
/// differ, so that they leave nothing open between them.
struct MASAmbiguityProbe: ViewTreeConfined {
  let view: MASView

  /// The open attributes along an axis, and the number of constraints that would determine them.
  func result(along axis: MASAxisType) -> (open: [NSLayoutConstraint.Attribute], missingCount: Int) {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .width]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .height]
    let (asked, others) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    guard view.hasAmbiguousLayout, isAmbiguous(holding: others) else { return ([], 0) }
    let placeIsEnough = !isAmbiguous(holding: others + [asked[0]])
    let lengthIsEnough = !isAmbiguous(holding: others + [asked[1]])
    switch (placeIsEnough, lengthIsEnough) {
    case (true, false): return ([asked[0]], 1)
    case (false, true): return ([asked[1]], 1)
    case (true, true): return (asked, 1)
    case (false, false): return (asked, 2)
    }
  }

  private func isAmbiguous(holding attributes: [NSLayoutConstraint.Attribute]) -> Bool {
    let holding = attributes.compactMap { hold($0) }
    NSLayoutConstraint.activate(holding)
    defer { NSLayoutConstraint.deactivate(holding) }
    return view.hasAmbiguousLayout
  }

  private func hold(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    let superview = attribute.isDimension ? nil : view.superview
    if superview == nil, !attribute.isDimension { return nil }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: superview,
      attribute: superview == nil ? .notAnAttribute : attribute, multiplier: 1, constant: value(of: attribute)
    )
    constraint.priority = MASLayoutPriority(attribute.isDimension ? 0.5 : 0.25)
    return constraint
  }

  private func value(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let rectangle = view.alignmentRect(forFrame: view.frame)
    switch attribute {
    case .left: return rectangle.minX
    case .top: return view.distanceToTop(of: rectangle)
    case .width: return rectangle.width
    default: return rectangle.height
    }
  }
}
