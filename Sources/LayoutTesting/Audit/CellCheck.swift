/// Finds texts that do not fit into their cell or header, so that the next one covers them.
struct CellCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] { outside + collapsed }

  /// Items to which their constraints give no height, although they have texts. A hidden item has constraints up to its bottom.
  private var collapsed: [Finding] {
    screen.findings { shown in
      guard let cell = shown.view as? UICollectionViewCell, shown.frame.height < 1, shown.frame.width > 1,
        let text = screen.views[shown.subtree].first(where: { $0.text != nil && $0.frame.height > 1 })
      else { return nil }
      let content = cell.contentView
      let target = CGSize(width: content.bounds.width, height: 0)
      let fitting = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      guard fitting.height < 1 else { return nil }
      return Finding(
        .truncatedText, text.view,
        "is in a \(type(of: cell)) without height: tie it to the top and the bottom of contentView")
    }
  }

  private var outside: [Finding] {
    screen.findings { shown in
      guard shown.text != nil, shown.place.isDisjoint(with: [.partOfControl, .transformed, .tilted, .moved]),
        let cell = cell(of: shown)
      else { return nil }
      let (text, area) = (shown.textFrame, cell.frame)
      let excess = max(
        area.minY - text.minY, text.maxY - area.maxY, area.minX - text.minX, text.maxX - area.maxX)
      // The lines of a label may begin a point outside of its frame.
      guard excess > 1.5, area.height > 1, area.width > 1 else { return nil }
      return Finding(
        .truncatedText, shown.view,
        "lies \(excess.short) points outside of its \(type(of: cell.view)): tie it to the top and the bottom of contentView"
      )
    }
  }

  /// The cell or the header that contains a text, without another scroll view between.
  private func cell(of shown: VisibleView) -> VisibleView? {
    for ancestor in screen.ancestors(of: shown) {
      let view = ancestor.view
      if view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView {
        return ancestor
      }
      if view is UIScrollView { return nil }
    }
    return nil
  }
}
