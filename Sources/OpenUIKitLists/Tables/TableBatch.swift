/// The changes of a batch, and how their rows appear and disappear.
struct TableBatch {
  var changes: [ContentChange] = []
  /// By the new index paths and sections.
  var entering = RowAnimations()
  /// By the old index paths and sections.
  var leaving = RowAnimations()
  /// Whether only rows without animation have changed.
  var isSilent: Bool {
    !changes.isEmpty && entering.isSilent && leaving.isSilent
  }

  mutating func append(_ changes: [ContentChange], _ animation: UITableView.RowAnimation) {
    self.changes += changes
    for change in changes {
      switch change {
      case .insertItem(let path): entering.rows[path] = animation
      case .deleteItem(let path): leaving.rows[path] = animation
      case .reloadItem(let path):
        leaving.rows[path] = animation
        entering.reloads[path] = animation
      case .insertSection(let section): entering.sections[section] = animation
      case .deleteSection(let section), .reloadSection(let section): leaving.sections[section] = animation
      case .moveItem, .moveSection: entering.others = .fade
      case .reconfigureItem: break
      }
    }
  }
}

/// How single rows, and all rows of sections, appear or disappear.
struct RowAnimations {
  var rows: [IndexPath: UITableView.RowAnimation] = [:]
  /// By the old index paths of reloaded rows.
  var reloads: [IndexPath: UITableView.RowAnimation] = [:]
  var sections: [Int: UITableView.RowAnimation] = [:]
  /// All other rows.
  var others: UITableView.RowAnimation?

  subscript(path: IndexPath) -> UITableView.RowAnimation {
    rows[path] ?? sections[path.section] ?? others ?? .fade
  }

  var isSilent: Bool {
    others == nil && rows.values.allSatisfy { $0 == .none } && reloads.values.allSatisfy { $0 == .none }
      && sections.values.allSatisfy { $0 == .none }
  }
}
