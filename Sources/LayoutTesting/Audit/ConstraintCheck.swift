/// Finds constraints that do not fit larger text or another direction of the language.
#if !ThreadConfined
  @MainActor
#endif
struct ConstraintCheck {
  let window: UIWindow

  /// Constraints that fix the height of a label, a button or a text view, or of a view between whose top and bottom a label is.
  var fixedHeights: [Finding] {
    window.visibleDescendants.flatMap { view in
      guard !view.isInBar, growsWithText(view) else { return [Finding]() }
      return view.constraints.filter { isFixedHeight($0, of: view) }.map { constraint in
        let height = "\(constraint.constant.short) points high at every size of text"
        return Finding(.fixedHeight, view, "is \(height)", by: constraint)
      }
    }
  }

  private func isFixedHeight(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    constraint.isActive && constraint.firstItem === view && constraint.firstAttribute == .height
      && constraint.secondItem == nil && constraint.relation != .greaterThanOrEqual
      && constraint.priority >= .defaultHigh && isMade(constraint)
  }

  private func growsWithText(_ view: UIView) -> Bool {
    if view is UITextView || view is UITextField { return true }
    if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
    if let button = view as? UIButton { return !(button.title(for: .normal) ?? "").isEmpty }
    guard !(view is UIControl) else { return false }
    return view.subviews.contains { $0 is UILabel && isBetweenTopAndBottom($0, of: view) }
  }

  private func isBetweenTopAndBottom(_ label: UIView, of view: UIView) -> Bool {
    func isTied(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      view.constraints.contains { constraint in
        guard constraint.isActive, constraint.firstAttribute == attribute else { return false }
        let items = [constraint.firstItem, constraint.secondItem]
        return items.contains { $0 === label } && items.contains { $0 === view }
      }
    }
    return isTied(.top) && isTied(.bottom)
  }

  /// Constraints from left to left, or right to right, where leading and trailing follow the language. A view between both edges, with the
  /// same distance from them, looks the same in both directions.
  var leftAndRight: [Finding] {
    ([window] + window.visibleDescendants).flatMap { view in
      let physical = view.constraints.filter { $0.isActive && isPhysical($0) }
      return physical.compactMap { constraint -> Finding? in
        guard isMade(constraint), let first = constraint.firstItem as? UIView,
          first.semanticContentAttribute == .unspecified, !first.isInBar,
          !physical.contains(where: { isOppositeEdge($0, of: constraint) }),
          !view.constraints.contains(where: { isEqualWidth($0, of: constraint) })
        else { return nil }
        let text = ViewName.description(of: constraint)
        return Finding(
          .leftAndRight, first, "does not follow the language's direction: \(text)", by: constraint)
      }
    }
  }

  private func isPhysical(_ constraint: NSLayoutConstraint) -> Bool {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right]
    return edges.contains(constraint.firstAttribute) && edges.contains(constraint.secondAttribute)
  }

  private func isOppositeEdge(_ other: NSLayoutConstraint, of constraint: NSLayoutConstraint) -> Bool {
    other.firstItem === constraint.firstItem && other.secondItem === constraint.secondItem
      && other.firstAttribute == other.secondAttribute
      && constraint.firstAttribute == constraint.secondAttribute
      && other.firstAttribute != constraint.firstAttribute && other.constant == -constraint.constant
  }

  /// Whether a constraint gives the view so much of the other's width that both distances are the same.
  private func isEqualWidth(_ other: NSLayoutConstraint, of constraint: NSLayoutConstraint) -> Bool {
    other.isActive && other.firstAttribute == .width && other.secondAttribute == .width
      && other.firstItem === constraint.firstItem && other.secondItem === constraint.secondItem
      && other.multiplier == 1 && other.relation == .equal
      && constraint.firstAttribute == constraint.secondAttribute
      && other.constant == (constraint.firstAttribute == .left ? -2 : 2) * constraint.constant
  }

  /// Whether code has made the constraint, and not the system.
  private func isMade(_ constraint: NSLayoutConstraint) -> Bool {
    let type = "\(type(of: constraint))"
    guard type == "NSLayoutConstraint" || ViewName.location(of: constraint) != nil else { return false }
    return !(constraint.identifier ?? "").hasPrefix("UI")
  }
}
