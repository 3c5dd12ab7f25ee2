/// The positions of the rows and titles of a table: measured or estimated heights, and their sums.
struct TableRows {
  /// A row, or the title above a section.
  struct Item {
    let section: Int
    /// nil for a title.
    let row: Int?
    var height: CGFloat
    /// Whether the height is measured, and not an estimate.
    var isMeasured: Bool
  }

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
      append(title: nil, rows: Array(repeating: (height: 0, isMeasured: false), count: count))
    }
  }

  /// The row with an item's index; nil for a title, and for an index out of range.
  func path(of index: Int) -> IndexPath? {
    guard items.indices.contains(index), let row = items[index].row else { return nil }
    return IndexPath(row: row, section: items[index].section)
  }

  /// Appends a section.
  mutating func append(title: CGFloat?, rows: [(height: CGFloat, isMeasured: Bool)]) {
    let section = rowCounts.count
    if let title { add(Item(section: section, row: nil, height: title, isMeasured: true)) }
    firstRows.append(items.count)
    rowCounts.append(rows.count)
    for (row, entry) in rows.enumerated() {
      add(Item(section: section, row: row, height: entry.height, isMeasured: entry.isMeasured))
    }
  }

  private mutating func add(_ item: Item) {
    items.append(item)
    tops.append(tops[tops.count - 1] + item.height)
  }

  var height: CGFloat { tops[tops.count - 1] }

  func top(of index: Int) -> CGFloat { tops[index] }

  func index(section: Int, row: Int) -> Int? {
    guard rowCounts.indices.contains(section), row >= 0, row < rowCounts[section] else { return nil }
    return firstRows[section] + row
  }

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
  mutating func forgetMeasures(of indices: [Int]) {
    for index in indices where items.indices.contains(index) { items[index].isMeasured = false }
  }
}
