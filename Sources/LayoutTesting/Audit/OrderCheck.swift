/// Finds lists of accessibility elements whose order is against the one in which they are seen.
///
/// Without such a list assistive technology reads from top to bottom, and along the direction of the language.
struct OrderCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard shown.place.isDisjoint(with: [.tilted, .inBar, .partOfControl, .moved]),
        !shown.view.isOfSystem || shown.hasOwnElements,
        let listed = shown.view.accessibilityElements, !shown.view.movesSubviews
      else { return nil }
      let views = listed.compactMap { $0 as? UIView }.filter {
        $0.window != nil && !$0.isHidden && !$0.bounds.isEmpty
      }
      guard views.count == listed.count, let pair = firstInversion(among: views) else { return nil }
      let names = "\(ViewName.description(of: pair.1)) after \(ViewName.description(of: pair.0))"
      return Finding(
        .readingOrder, shown.view,
        "lists \(names), which is seen before it: order accessibilityElements as they are seen")
    }
  }

  private func firstInversion(among views: [UIView]) -> (UIView, UIView)? {
    let isRightToLeft = screen.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (earlier, later) in zip(views, views.dropFirst()) {
      let (first, second) = (earlier.frameInWindow, later.frameInWindow)
      if second.maxY <= first.minY + 1 { return (earlier, later) }
      let overlap = min(first.maxY, second.maxY) - max(first.minY, second.minY)
      guard overlap > min(first.height, second.height) / 2 else { continue }
      if isRightToLeft ? second.minX >= first.maxX - 1 : second.maxX <= first.minX + 1 {
        return (earlier, later)
      }
    }
    return nil
  }
}

extension VisibleView {
  /// Whether an app has listed the elements of the view.
  fileprivate var hasOwnElements: Bool {
    !(view is UITableView || view is UICollectionView || view.laysOutParts)
  }
}
