// Headers and footers of sections.

/// The view of a visible header or footer.
struct TableSupplement {
  /// nil if the section has none.
  let view: UIView?
  /// Whether its content determines its height.
  let isAutomatic: Bool
}

extension UITableView {
  func supplement(of section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    load()
    guard rows.rowCounts.indices.contains(section) else { return nil }
    let index = isHeader ? rows.header(section) : rows.footer(section)
    return supplements[index]?.view as? UITableViewHeaderFooterView
  }

  /// The height of a header or footer without the space above it, in points.
  func supplementHeight(_ index: Int) -> CGFloat {
    let item = rows.items[index]
    return item.kind == .header ? max(0, item.height - headerPadding) : item.height
  }

  func showSupplement(_ index: Int, _ generation: Int) {
    // A section without the view must not be asked for it in each frame of scrolling.
    let supplement = supplements[index] ?? makeSupplement(index)
    guard generation == self.generation else { return }
    if supplements[index] == nil {
      supplements[index] = supplement
      if let view = supplement.view { enter(view, index) }
      guard generation == self.generation else { return }
    }
    guard !rows.items[index].isMeasured else { return }
    let moves = start + rows.top(of: index) < bounds.minY
    let height = height(of: supplement, index)
    guard generation == self.generation else { return }
    let growth = rows.measured(index, height)
    if moves { followContent(movedBy: CGPoint(x: 0, y: growth)) }
  }

  private func makeSupplement(_ index: Int) -> TableSupplement {
    let (item, isHeader) = (rows.items[index], rows.items[index].kind == .header)
    let isAutomatic = !item.isMeasured
    let custom =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: item.section)
      : tableDelegate?.tableView(self, viewForFooterInSection: item.section)
    if let custom { return TableSupplement(view: custom, isAutomatic: isAutomatic) }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: item.section)
      : dataSource?.tableView(self, titleForFooterInSection: item.section)
    return TableSupplement(
      view: title.map { titleView($0, isHeader: isHeader) }, isAutomatic: isAutomatic)
  }

  private func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view =
      pool.takeSupplement(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.show(title: title, isHeader: isHeader, in: style)
    return view
  }

  private func enter(_ view: UIView, _ index: Int) {
    let generation = generation
    UIView.performWithoutAnimation {
      (view as? UITableViewHeaderFooterView)?.take(style: style, isHeader: rows.items[index].kind == .header)
      insertSubview(view, at: place(of: index))
      // The call may have changed the rows.
      guard generation == self.generation else { return }
      view.frame = frame(of: index)
      guard update != nil else { return }
      view.alpha = 0
      update?.entering.insert(index)
    }
    guard generation == self.generation else { return }
    let section = rows.items[index].section
    if rows.items[index].kind == .header {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func height(of supplement: TableSupplement, _ index: Int) -> CGFloat {
    let isHeader = rows.items[index].kind == .header
    guard let view = supplement.view else { return isHeader ? emptyHeaderHeight : 0 }
    let padding = isHeader ? headerPadding : 0
    // Nothing is left for a section of a stated height until its view is known.
    let title = (view as? UITableViewHeaderFooterView).flatMap { $0.showsTitle ? $0 : nil }
    let stated = statedHeight(rows.items[index].section, isHeader: isHeader, isTitled: title != nil)
    if stated >= 0 { return stated > 0 ? stated + padding : 0 }
    if let title {
      return title.titleHeight(fitting: frame(index).width, in: self) + padding
    }
    let fitting = fittingHeight(of: view, in: frame(index).width)
    return (fitting > 0 ? roundedUpToPixels(CGSize(width: 0, height: fitting)).height : Self.plainTitleHeight)
      + padding
  }

  /// The height that a header's or footer's constraints determine in a width, or else its `sizeThatFits(_:)`; zero for none.
  private func fittingHeight(of view: UIView, in width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: 0)
    let constrained = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    // An override may return any number.
    if constrained.isFinite, constrained > 0 { return constrained }
    let height = view.sizeThatFits(target).height
    return height.isFinite ? max(0, height) : 0
  }

  // MARK: Places

  /// Adds the header of the first visible section and the footer of the last one in a plain table, where they
  /// stay visible. Returns their indexes.
  func showFloatingSupplements(_ visible: Range<Int>, _ generation: Int) -> [Int] {
    guard style == .plain, let last = visible.last else { return [] }
    // Not the first of the range, which may be an empty footer of the section before.
    let first = rows.index(at: max(0, bounds.minY - start))
    let floating = [rows.header(rows.items[first].section), rows.footer(rows.items[last].section)]
    for index in floating where !visible.contains(index) && rows.items[index].height > 0 {
      showSupplement(index, generation)
      guard generation == self.generation else { return [] }
    }
    return floating
  }

  func placeSupplements() {
    for (index, supplement) in supplements {
      guard let view = supplement.view else { continue }
      let frame = frame(of: index)
      if view.frame != frame { view.frame = frame }
      if style == .plain, view.layer.zPosition != 1 { view.layer.zPosition = 1 }
      if update?.entering.remove(index) != nil { view.alpha = 1 }
    }
  }

  /// The rectangle of a header's or footer's view.
  private func frame(of index: Int) -> CGRect {
    var frame = frame(index)
    let height = supplementHeight(index)
    let isHeader = rows.items[index].kind == .header
    frame = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    guard style == .plain else { return frame }
    let (section, visible) = (rows.items[index].section, bounds.inset(by: adjustedContentInset))
    if isHeader {
      // It is pushed out by the end of its section.
      let end = start + rows.top(of: rows.footer(section))
      frame.origin.y = max(frame.minY, min(visible.minY, end - height))
    } else {
      let top = start + rows.top(of: rows.firstRows[section])
      frame.origin.y = min(frame.minY, max(visible.maxY - height, top))
    }
    return frame
  }

  func floatingView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard style == .plain, isUserInteractionEnabled else { return nil }
    for supplement in supplements.values {
      guard let view = supplement.view, view.superview === self, view.frame.contains(point) else { continue }
      return view.hitTest(convert(point, to: view), with: event)
    }
    return nil
  }

  func removeSupplements(where isGone: (Int) -> Bool) {
    for index in Array(supplements.keys) where isGone(index) {
      guard let supplement = supplements.removeValue(forKey: index) else { continue }
      retire(supplement, rows.items[index])
    }
  }

  /// Removes a header or footer that is no longer listed.
  func retire(_ supplement: TableSupplement, _ item: TableRows.Item) {
    guard let view = supplement.view else { return }
    view.removeFromSuperview()
    view.alpha = 1
    keep(view)
    if item.kind == .header {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: item.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: item.section)
    }
  }

  /// The identifier of the views for titles. Apps register no class under it.
  private static let titleIdentifier = "UITableView title"
}
