/// Finds texts that do not fit into their cell or header, so that the next one covers them.
struct CellCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
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
