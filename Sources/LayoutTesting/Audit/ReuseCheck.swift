#if !canImport(UIKit)
  /// Finds what rows and items keep of what they showed before: code that fills a cell adds to it, and the cell is used for other rows.
  ///
  /// Each list is asked for its rows again, which then have the cells of other rows or their own.
  struct ReuseCheck: ViewTreeConfined {
    let window: UIWindow

    var findings: [Finding] {
      let lists = window.descendants.filter { $0 is UITableView || $0 is UICollectionView }
      return lists.filter { !$0.isLaidOutPart && $0.window === window }.flatMap { findings(in: $0) }
    }

    private func findings(in list: UIView) -> [Finding] {
      guard let before = reloading(list) else { return [] }
      let after = cells(of: list)
      for (path, old) in before.sorted(by: { $0.key < $1.key }) {
        guard let cell = after[path] else { continue }
        let new = parts(of: cell)
        // The first by name, so that two runs report the same.
        guard let added = new.filter({ $0.value > old[$0.key] ?? 0 }).keys.min(),
          old.allSatisfy({ new[$0.key] ?? 0 >= $0.value })
        else { continue }
        return [
          Finding(
            .unsettled, cell,
            "has another \(added) after its list is loaded again: add it once, in init, and set it for each row"
          )
        ]
      }
      return []
    }

    /// Loads the rows again, with the selection and the place that they had. Returns what the rows showed before; nil for no rows.
    private func reloading(_ list: UIView) -> [IndexPath: [String: Int]]? {
      let before = cells(of: list).mapValues { parts(of: $0) }
      guard !before.isEmpty else { return nil }
      switch list {
      case let table as UITableView:
        let (selected, offset) = (table.indexPathsForSelectedRows ?? [], table.contentOffset)
        table.reloadData()
        for path in selected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        table.contentOffset = offset
      case let collection as UICollectionView:
        let (selected, offset) = (collection.indexPathsForSelectedItems ?? [], collection.contentOffset)
        collection.reloadData()
        for path in selected { collection.selectItem(at: path, animated: false, scrollPosition: []) }
        collection.contentOffset = offset
      default: return nil
      }
      LayoutWindow.advance(window, by: 0)
      return before
    }

    private func cells(of list: UIView) -> [IndexPath: UIView] {
      var cells: [IndexPath: UIView] = [:]
      if let table = list as? UITableView {
        for path in table.indexPathsForVisibleRows ?? [] { cells[path] = table.cellForRow(at: path) }
      } else if let collection = list as? UICollectionView {
        for path in collection.indexPathsForVisibleItems { cells[path] = collection.cellForItem(at: path) }
      }
      return cells
    }

    /// How many visible parts of each class and text a cell has. Beside the content the table has views of its own, such as that of a
    /// selection, so only texts count there.
    private func parts(of cell: UIView) -> [String: Int] {
      let content = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      var parts: [String: Int] = [:]
      var pending = cell.subviews
      while let view = pending.popLast() {
        guard !view.isHidden, view.alpha > 0.01, !view.bounds.isEmpty else { continue }
        let text = VisibleText(of: view)?.text
        if text != nil || content.map({ view.isDescendant(of: $0) }) == true {
          parts["\(type(of: view))" + (text.map { " '\($0)'" } ?? ""), default: 0] += 1
        }
        if !(view is UIControl) { pending += view.subviews }
      }
      return parts
    }
  }
#endif
