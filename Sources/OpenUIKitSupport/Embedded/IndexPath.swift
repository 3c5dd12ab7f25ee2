/// The position of a row in a table or of an item in a collection: the required part of Foundation's type.
public struct IndexPath: Hashable, Sendable {
  /// The section.
  public let section: Int
  /// The row.
  public let row: Int

  /// The item: the row by another name.
  public var item: Int { row }

  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section and the item.
  package var sectionAndItem: (section: Int, item: Int) { (section, item) }
}
