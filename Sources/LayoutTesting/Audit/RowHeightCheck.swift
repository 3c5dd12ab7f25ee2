/// Finds tables whose rows have the same height at every size of text.
struct RowHeightCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      guard let table = shown.view as? UITableView, table.rowHeight > 0,
        let cell = table.visibleCells.first(where: { hasFixedHeight($0, in: table) && showsText($0) })
      else { return nil }
      return Finding(
        .fixedHeight, table, "has rows of \(cell.bounds.height.short) points at every size of text")
    }
  }

  private func hasFixedHeight(_ cell: UITableViewCell, in table: UITableView) -> Bool {
    abs(cell.bounds.height - table.rowHeight) < 0.5
  }

  private func showsText(_ cell: UITableViewCell) -> Bool {
    cell.contentView.descendants.contains { VisibleText(of: $0) != nil }
  }
}
