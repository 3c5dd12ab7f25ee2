import OpenUIKit

/// The sections of a table with static cells, as its data source and delegate.
///
/// A table controller whose file has static cells need not implement the methods, and its overrides may call those of `super`: they pass on
/// to this object.
final class StaticTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: String?
    var footer: String?
    /// The cells, with the heights that the file states for them.
    var cells: [(cell: UITableViewCell, height: CGFloat?)]
  }

  let sections: [Section]

  /// An address that belongs to nothing else, under which a table keeps its data source.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  init(sections: [Section]) { self.sections = sections }

  /// Makes this the data source of a table without a table controller, which keeps it.
  func attach(to table: UITableView) {
    table.dataSource = self
    objc_setAssociatedObject(table, Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    if table.delegate == nil { table.delegate = self }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row].cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].cells[indexPath.row].height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
