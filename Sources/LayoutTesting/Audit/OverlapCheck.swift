/// Finds texts and controls that overlap.
///
/// A view with a background is meant to cover the views below it, and so is a bar above content that scrolls.
struct OverlapCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    // In the order of drawing: a later one covers an earlier one.
    var items: [Item] = []
    for shown in screen.views where isContent(shown) {
      items.append(Item(shown: shown, frame: shown.contentFrame))
    }
    var found: [Finding] = []
    for (index, upper) in items.enumerated() {
      for lower in items[..<index] where areOverlapping(upper, lower) {
        found.append(finding(upper: upper, lower: lower))
      }
    }
    return found
  }

  /// A text or a control, and where it shows something.
  private struct Item {
    let shown: VisibleView
    let frame: CGRect
  }

  private func areOverlapping(_ upper: Item, _ lower: Item) -> Bool {
    // Few views are near each other, and a rectangle for each pair would cost more than the comparison.
    guard upper.frame.minY < lower.frame.maxY, lower.frame.minY < upper.frame.maxY else { return false }
    let common = upper.frame.intersection(lower.frame)
    return !common.isNull && common.width > 1 && common.height > 1 && !upper.shown.isInside(lower.shown)
      && !coversOnPurpose(upper.shown, lower.shown) && !isHidden(common, of: lower.shown, below: upper.shown)
      && !canBeScrolled(lower, awayFrom: upper)
  }

  /// Whether the user can scroll a view away from one that floats over what scrolls, such as a button over a list.
  private func canBeScrolled(_ lower: Item, awayFrom upper: Item) -> Bool {
    guard let area = lower.shown.scrollArea, !upper.shown.view.isDescendant(of: area.scrollView),
      upper.shown.place.contains(.control)
    else { return false }
    return area.allMovements.canLeave(upper.frame, lower.frame, in: area.frame)
  }

  /// Whether a view with a background lies between two views and hides a part of the lower one. So the bar of a sheet covers nothing of the
  /// screen behind.
  private func isHidden(_ part: CGRect, of lower: VisibleView, below upper: VisibleView) -> Bool {
    guard lower.subtree.upperBound < upper.subtree.lowerBound else { return false }
    return screen.views[lower.subtree.upperBound..<upper.subtree.lowerBound].contains {
      covers($0) && $0.visibleFrame.contains(part)
    }
  }

  private func finding(upper: Item, lower: Item) -> Finding {
    let common = upper.frame.intersection(lower.frame)
    let size = "\(common.width.short) x \(common.height.short) points"
    return Finding(
      .overlap, upper.shown.view, "covers \(ViewName.description(of: lower.shown.view)) by \(size)")
  }

  private func isContent(_ shown: VisibleView) -> Bool {
    if shown.place.contains(.control) { return !(shown.view.superview is UIControl) }
    return shown.text != nil && !shown.place.contains(.inControl)
  }

  /// Whether a view between the upper one and what contains both has a background.
  private func coversOnPurpose(_ upper: VisibleView, _ lower: VisibleView) -> Bool {
    if upper.place.contains(.inBar) != lower.place.contains(.inBar) { return true }
    if let item = carouselItem(of: upper), let other = carouselItem(of: lower), item !== other { return true }
    return covers(upper) || screen.ancestors(of: upper).prefix { !lower.isInside($0) }.contains { covers($0) }
  }

  /// The item of a carousel that a view is in. Items cover each other by nature.
  private func carouselItem(of shown: VisibleView) -> UIView? {
    guard shown.place.contains(.inCarousel) else { return nil }
    let around = screen.ancestors(of: shown).filter { $0.place.contains(.inCarousel) }
    return around.last?.view ?? shown.view
  }

  private func covers(_ shown: VisibleView) -> Bool {
    shown.place.contains(.opaque) || shown.view is UIVisualEffectView
  }
}
