/// The positions of the rows, headers and footers of a table: measured or estimated heights, and their sums.
struct TableRows {
  /// The kind of an item.
  enum Kind: Equatable {
    case header, row(Int), footer
  }

  /// A row, or the header or footer of a section.
  struct Item {
    let section: Int
    let kind: Kind
    var height: CGFloat
    /// Whether the height is measured, and not an estimate.
    var isMeasured: Bool
  }

  /// The height of an item, and whether it is measured.
  typealias Height = (height: CGFloat, isMeasured: Bool)

  private(set) var items: [Item] = []
  /// The start of each item, and the end of the last one.
  private var tops: [CGFloat] = [0]
  /// The item of each section's first row.
  private(set) var firstRows: [Int] = []
  private(set) var rowCounts: [Int] = []

  /// Creates a table without a row.
  init() {}

  /// Creates rows of height 0, with their number in each section.
  init(counts: [Int]) {
    for count in counts {
      append(header: (0, true), rows: Array(repeating: (0, false), count: count), footer: (0, true))
    }
  }

  /// The row with an item's index; nil for a header or footer, and for an index out of range.
  func path(of index: Int) -> IndexPath? {
    guard items.indices.contains(index), case .row(let row) = items[index].kind else { return nil }
    return IndexPath(row: row, section: items[index].section)
  }

  /// Appends a section.
  mutating func append(header: Height, rows: [Height], footer: Height) {
    let section = rowCounts.count
    add(.header, section, header)
    firstRows.append(items.count)
    rowCounts.append(rows.count)
    for (row, height) in rows.enumerated() { add(.row(row), section, height) }
    add(.footer, section, footer)
  }

  private mutating func add(_ kind: Kind, _ section: Int, _ height: Height) {
    items.append(Item(section: section, kind: kind, height: height.height, isMeasured: height.isMeasured))
    tops.append(tops[tops.count - 1] + height.height)
  }

  var height: CGFloat { tops[tops.count - 1] }

  func top(of index: Int) -> CGFloat { tops[index] }

  func index(section: Int, row: Int) -> Int? {
    guard rowCounts.indices.contains(section), row >= 0, row < rowCounts[section] else { return nil }
    return firstRows[section] + row
  }

  /// The item of a section's header. The section must exist.
  func header(_ section: Int) -> Int { firstRows[section] - 1 }

  /// The item of a section's footer. The section must exist.
  func footer(_ section: Int) -> Int { firstRows[section] + rowCounts[section] }

  /// The item at a vertical position, or the nearest. O(log items).
  func index(at y: CGFloat) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] <= y { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, items.count - 1))
  }

  /// Stores the measured height of an item, if it still exists. Returns the difference from the former
  /// height. O(items after it).
  mutating func measured(_ index: Int, _ height: CGFloat) -> CGFloat {
    guard items.indices.contains(index) else { return 0 }
    let difference = height - items[index].height
    items[index].height = height
    items[index].isMeasured = true
    guard difference != 0 else { return 0 }
    for next in (index + 1)..<tops.count { tops[next] += difference }
    return difference
  }

  /// Discards the measured heights of some items.
  mutating func discardMeasures(of indices: [Int]) {
    for index in indices where items.indices.contains(index) { items[index].isMeasured = false }
  }
}
