/// Finds scroll views whose constraints do not determine the size of the content, which then cannot be scrolled.
struct ScrollContentCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let scrollView = shown.view as? UIScrollView, !isListOrText(scrollView) else { return nil }
      let edges = missingEdges(of: scrollView)
      guard !edges.isEmpty else { return nil }
      return Finding(
        .ambiguity, scrollView, "needs a constraint on the \(edges.joined(separator: " and ")) of its content"
      )
    }
  }

  /// Lists and texts determine the size of their content themselves.
  private func isListOrText(_ scrollView: UIScrollView) -> Bool {
    scrollView is UITableView || scrollView is UICollectionView || scrollView is UITextView
  }

  /// The edges that no constraint reaches. Along their axis the content has no length, although its views have one.
  private func missingEdges(of scrollView: UIScrollView) -> [String] {
    var extent = CGSize.zero
    for view in scrollView.subviews where !view.isHidden && !view.translatesAutoresizingMaskIntoConstraints {
      extent.width = max(extent.width, view.frame.maxX)
      extent.height = max(extent.height, view.frame.maxY)
    }
    var edges: [String] = []
    if scrollView.contentSize.width < 0.5, extent.width > 0.5 { edges.append("trailing edge") }
    if scrollView.contentSize.height < 0.5, extent.height > 0.5 { edges.append("bottom") }
    return edges
  }
}
