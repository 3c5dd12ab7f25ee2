/// Finds texts and controls that cover each other.
///
/// A view over one with a background of its own is meant to cover it, and so is a bar over content that scrolls.
#if !ThreadConfined
  @MainActor
#endif
struct OverlapCheck {
  let window: UIWindow

  var findings: [Finding] {
    // In the order of drawing: a later one covers an earlier one.
    let items = window.visibleDescendants.filter { isContent($0) }.map { ($0, contentFrame(of: $0)) }
    var found: [Finding] = []
    for (index, (upper, upperFrame)) in items.enumerated() {
      for (lower, lowerFrame) in items[..<index] {
        let common = upperFrame.intersection(lowerFrame)
        guard !common.isNull, common.width > 1, common.height > 1, !upper.isDescendant(of: lower) else {
          continue
        }
        guard !coversOnPurpose(upper, lower) else { continue }
        let size = "\(common.width.short) x \(common.height.short) points"
        found.append(Finding(.overlap, upper, "covers \(ViewName.description(of: lower)) by \(size)"))
      }
    }
    return found
  }

  private func isContent(_ view: UIView) -> Bool {
    if view is UIControl { return !(view.superview is UIControl) }
    return VisibleText(of: view) != nil && !view.ancestors.contains { $0 is UIControl }
  }

  /// Where the view shows something: of a label the lines of its text, and not the rest of its frame.
  private func contentFrame(of view: UIView) -> CGRect {
    guard let label = view as? UILabel else { return view.visibleFrame }
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let size = CGSize(width: min(text.width, label.intrinsicContentSize.width), height: text.height)
    let isAtEnd =
      label.textAlignment == .right
      || (label.textAlignment == .natural && label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let free = label.bounds.width - size.width
    let x = label.textAlignment == .center ? free / 2 : isAtEnd ? free : 0
    let y = (label.bounds.height - size.height) / 2
    return label.convert(CGRect(x: x, y: y, width: size.width, height: size.height), to: nil)
      .intersection(label.visibleFrame)
  }

  /// Whether a view between the upper one and what contains both has a background.
  private func coversOnPurpose(_ upper: UIView, _ lower: UIView) -> Bool {
    if upper.isInBar != lower.isInBar { return true }
    let branch = [upper] + upper.ancestors.prefix { !lower.isDescendant(of: $0) }
    return branch.contains { view in
      view is UIVisualEffectView || (view.backgroundColor.map { $0.cgColor.alpha > 0.5 } ?? false)
    }
  }
}
