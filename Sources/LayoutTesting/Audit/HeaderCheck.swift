/// Finds headers that float over the rows of a plain table, and have no background.
struct HeaderCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let table = shown.view as? UITableView, table.style == .plain, scrolls(table) else { return nil }
      for section in 0..<table.numberOfSections where table.numberOfRows(inSection: section) > 0 {
        guard let header = screen.views[shown.subtree].first(where: { isHeader($0, of: section, in: table) }),
          showsText(header), !hasBackground(header)
        else { continue }
        return Finding(
          .overlap, header.view,
          "floats over the rows without a background: set backgroundColor, or a backgroundConfiguration with one"
        )
      }
      return nil
    }
  }

  private func scrolls(_ table: UITableView) -> Bool {
    let insets = table.adjustedContentInset
    return table.isScrollEnabled
      && table.contentSize.height > table.bounds.height - insets.top - insets.bottom + 1
  }

  /// Whether a view is the header of a section. A table's delegate may give any view.
  private func isHeader(_ shown: VisibleView, of section: Int, in table: UITableView) -> Bool {
    if let header = table.headerView(forSection: section) { return shown.view === header }
    guard shown.view.superview === table, !(shown.view is UITableViewCell) else { return false }
    return shown.view.frame.intersects(table.rectForHeader(inSection: section))
      && shown.view !== table.tableHeaderView && shown.view !== table.backgroundView
  }

  private func showsText(_ header: VisibleView) -> Bool {
    screen.views[header.subtree].contains { $0.text != nil }
  }

  /// Whether a view in the header, about as large as it, has a colour or a material.
  private func hasBackground(_ header: VisibleView) -> Bool {
    screen.views[header.subtree].contains { part in
      guard part.frame.width > header.frame.width * 0.9, part.frame.height > header.frame.height * 0.8 else {
        return false
      }
      return part.place.contains(.opaque) || part.view is UIVisualEffectView
    }
  }
}
