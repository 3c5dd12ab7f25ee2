/// The unused cells, headers and footers of a table, and the registered classes, by their identifiers.
struct TablePool: ViewTreeConfined {
  var cellClasses: [ExactString: UITableViewCell.Type] = [:]
  var supplementClasses: [ExactString: UITableViewHeaderFooterView.Type] = [:]
  #if !hasFeature(Embedded) || HasInterfaceFiles
    /// The nibs that were registered instead of classes.
    var cellNibs: [ExactString: UINib] = [:]
    var supplementNibs: [ExactString: UINib] = [:]
  #endif
  private var cells: [ExactString: [UITableViewCell]] = [:]
  private var supplements: [ExactString: [UITableViewHeaderFooterView]] = [:]

  mutating func put(_ cell: UITableViewCell, _ identifier: String) {
    let key = ExactString(identifier)
    // A view that is offered twice would be dequeued for two rows.
    if cells[key]?.contains(where: { $0 === cell }) != true { cells[key, default: []].append(cell) }
  }

  mutating func put(_ view: UITableViewHeaderFooterView, _ identifier: String) {
    let key = ExactString(identifier)
    if supplements[key]?.contains(where: { $0 === view }) != true {
      supplements[key, default: []].append(view)
    }
  }

  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[ExactString(identifier)]?.popLast()
  }

  mutating func takeSupplement(_ identifier: String) -> UITableViewHeaderFooterView? {
    supplements[ExactString(identifier)]?.popLast()
  }
}

extension UITableView {
  /// Returns an unused cell, or a new one; nil if no class is registered. The cell's initialiser runs after
  /// the access to the pool has ended, because it may use the pool.
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pool.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let cell = pool.cellOfNib(identifier) {
      cell.kindIdentifier = identifier
      return cell
    }
    let type = pool.cellClasses[ExactString(identifier)]
    return type?.init(_style: .default, reuseIdentifier: identifier)
  }

  /// Gives a cell the size of a row, before the data source adds subviews. They would grow with the cell if their sizes are flexible.
  func sizeForUse(_ cell: UITableViewCell, at path: IndexPath) {
    guard let index = rows.index(section: path.section, row: path.row) else { return }
    let size = frame(index).size
    if cell.bounds.size != size { UIView.performWithoutAnimation { cell.bounds.size = size } }
  }

  func dequeueSupplement(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.takeSupplement(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view = pool.supplementOfNib(identifier) {
      view.kindIdentifier = identifier
      return view
    }
    let type = pool.supplementClasses[ExactString(identifier)]
    return type?.init(_reuseIdentifier: identifier)
  }

  /// The present cell of a row that is being configured again; nil for other rows and identifiers.
  func reconfiguredCell(_ identifier: String, at path: IndexPath) -> UITableViewCell? {
    guard let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier?.hasSameBytes(as: identifier) == true
    else { return nil }
    return reconfigured.cell
  }

  /// Keeps a cell for reuse, unless it is in use or kept already.
  func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !cells.values.contains(where: { $0 === cell }) else {
      return
    }
    pool.put(cell, identifier)
  }

  /// Keeps a header or footer for reuse, if it has an identifier.
  func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
      return
    }
    pool.put(view, identifier)
  }
}
