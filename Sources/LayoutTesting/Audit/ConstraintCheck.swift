/// Finds constraints that do not fit larger text or another direction of the language.
struct ConstraintCheck: ViewTreeConfined {
  let screen: AuditedScreen

  /// Constraints that fix the height of a label, a button or a text view, or of a view between whose top and bottom a label is.
  var fixedHeights: [Finding] {
    var found: [Finding] = []
    for (shown, constraints) in zip(screen.views, screen.constraints) where !shown.place.contains(.inBar) {
      let view = shown.view
      for constraint in constraints where isFixedHeight(constraint, of: view) && growsWithText(view) {
        let height = "\(constraint.constant.short) points high at every size of text"
        found.append(Finding(.fixedHeight, view, "is \(height)", by: constraint))
      }
    }
    return found
  }

  private func isFixedHeight(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    constraint.firstAttribute == .height && constraint.isActive && constraint.firstItem === view
      && constraint.secondItem == nil && constraint.relation != .greaterThanOrEqual
      && constraint.priority >= .defaultHigh && isMade(constraint)
  }

  private func growsWithText(_ view: UIView) -> Bool {
    // A text view that scrolls shows all of its text in any height.
    if let area = view as? UITextView { return !area.isScrollEnabled }
    if view is UITextField { return true }
    if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
    if let button = view as? UIButton { return showsTitle(button) }
    guard !(view is UIControl) else { return false }
    for content in view.subviews where showsText(content) {
      if isBetweenTopAndBottom(content, of: view) { return true }
    }
    return false
  }

  /// Whether a view is a label, or a stack of labels from top to bottom.
  private func showsText(_ view: UIView) -> Bool {
    if view is UILabel { return true }
    guard let stack = view as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { !$0.isHidden && showsText($0) }
  }

  private func showsTitle(_ button: UIButton) -> Bool {
    guard let configuration = button.configuration else { return !(button.currentTitle ?? "").isEmpty }
    let texts = [configuration.title, configuration.subtitle]
    return texts.contains { !($0 ?? "").isEmpty }
      || (configuration.attributedTitle?.characters.isEmpty == false)
      || !(button.currentTitle ?? "").isEmpty
  }

  private func isBetweenTopAndBottom(_ label: UIView, of view: UIView) -> Bool {
    isTied(label, to: view, .top) && isTied(label, to: view, .bottom)
  }

  private func isTied(_ label: UIView, to view: UIView, _ edge: NSLayoutConstraint.Attribute) -> Bool {
    for constraint in view.constraints where constraint.firstAttribute == edge && constraint.isActive {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      if first === label, isOwn(second, of: view) { return true }
      if second === label, isOwn(first, of: view) { return true }
    }
    return false
  }

  /// Whether an item is a view or one of its guides.
  private func isOwn(_ item: AnyObject?, of view: UIView) -> Bool {
    item === view || (item as? UILayoutGuide)?.owningView === view
  }

  /// Constraints from left to left, or right to right, where leading and trailing follow the language. A view between both edges, with the
  /// same distance from them, looks the same in both directions.
  var leftAndRight: [Finding] {
    var found = leftAndRight(among: screen.window.constraints)
    for constraints in screen.constraints where !constraints.isEmpty {
      found += leftAndRight(among: constraints)
    }
    return found
  }

  /// The findings among the constraints that one view holds.
  private func leftAndRight(among constraints: [NSLayoutConstraint]) -> [Finding] {
    let physical = physicalConstraints(among: constraints)
    return physical.compactMap { constraint in
      guard isMade(constraint), let first = constraint.firstItem as? UIView,
        first.semanticContentAttribute == .unspecified, !first.isInBar,
        !physical.contains(where: { isOppositeEdge($0, of: constraint) }),
        !constraints.contains(where: { isEqualWidth($0, of: constraint) })
      else { return nil }
      let text = ViewName.description(of: constraint)
      return Finding(
        .leftAndRight, first, "does not follow the language's direction: \(text)", by: constraint)
    }
  }

  private func physicalConstraints(among constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for constraint in constraints
    where isPhysical(constraint.firstAttribute) && isPhysical(constraint.secondAttribute)
      && constraint.isActive
    {
      found.append(constraint)
    }
    return found
  }

  private func isPhysical(_ edge: NSLayoutConstraint.Attribute) -> Bool { edge == .left || edge == .right }

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

  /// Whether an app's code created the constraint, and not the system.
  private func isMade(_ constraint: NSLayoutConstraint) -> Bool {
    guard type(of: constraint) == NSLayoutConstraint.self || ViewName.isMasonrys(constraint) else {
      return false
    }
    return !(constraint.identifier ?? "").hasPrefix("UI")
  }
}
