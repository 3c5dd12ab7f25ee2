/// Finds elements without an accessibility label, and elements with equal labels.
struct LabelCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var missing: [Finding] {
    var found: [Finding] = []
    for view in screen.elementViews where needsLabel(view) && !hasWords(view) {
      found.append(Finding(.missingLabel, view, "has no accessibility label"))
    }
    return found
  }

  private func hasWords(_ view: UIView) -> Bool {
    (view.accessibilityLabel ?? "").contains { !$0.isWhitespace }
  }

  private func needsLabel(_ view: UIView) -> Bool {
    // A field is described by its text or its placeholder.
    if let field = view as? UITextField, !(field.placeholder ?? "").isEmpty { return false }
    // A wheel of a picker and the dots of pages have a value.
    if view.isOfSystem, view.isLaidOutPart || view is UIPageControl { return false }
    return isInteractive(view) || view.accessibilityTraits.contains(.image)
  }

  /// Rows of a list have the same buttons. Equal labels in two rows of one kind with different texts are not duplicates.
  var duplicates: [Finding] {
    var seen: [String: [UIView]] = [:]
    var found: [Finding] = []
    for view in screen.elementViews where isInteractive(view) {
      guard let label = view.accessibilityLabel, !label.isEmpty else { continue }
      if seen[label]?.contains(where: { !areInDifferentRows($0, view) && !areInDifferentBars($0, view) })
        ?? false
      {
        found.append(Finding(.duplicateLabel, view, "has the label \"\(label)\" as another element has"))
      }
      seen[label, default: []].append(view)
    }
    return found
  }

  /// The button that leads back to the first screen of a tab has the title of the tab.
  private func areInDifferentBars(_ first: UIView, _ second: UIView) -> Bool {
    guard let bar = first.ancestors.first(where: \.isSystemBar),
      let other = second.ancestors.first(where: \.isSystemBar)
    else { return false }
    return bar !== other
  }

  private func areInDifferentRows(_ first: UIView, _ second: UIView) -> Bool {
    let (rowOfFirst, rowOfSecond) = (cell(of: first), cell(of: second))
    if let rowOfFirst, let rowOfSecond { return rowOfFirst !== rowOfSecond }
    guard let one = branch(of: first, besides: second), let other = branch(of: second, besides: first),
      one !== first, type(of: one) == type(of: other)
    else { return false }
    return texts(in: one) != texts(in: other)
  }

  /// The ancestor of a view that is a sibling of an ancestor of another view.
  private func branch(of view: UIView, besides other: UIView) -> UIView? {
    ([view] + view.ancestors).last { !other.isDescendant(of: $0) }
  }

  private func texts(in view: UIView) -> [String] {
    view.descendants.compactMap { VisibleText(of: $0)?.text }
  }

  private func isInteractive(_ view: UIView) -> Bool {
    guard !view.accessibilityTraits.contains(.notEnabled) else { return false }
    return view is UIControl
      || !view.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
  }

  private func cell(of view: UIView) -> UIView? {
    ([view] + view.ancestors).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }
}
