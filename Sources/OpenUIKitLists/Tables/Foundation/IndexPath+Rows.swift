extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    // Without the array that a literal allocates.
    self = IndexPath(index: section).appending(item)
  }

  /// The section.
  public var section: Int { self[0] }

  /// The row.
  public var row: Int { self[1] }

  /// The item.
  public var item: Int { self[1] }

  /// The section and the item, -1 where a path of another length than two has none.
  var sectionAndItem: (section: Int, item: Int) {
    let count = count
    return (count > 0 ? self[0] : -1, count == 2 ? self[1] : -1)
  }
}
