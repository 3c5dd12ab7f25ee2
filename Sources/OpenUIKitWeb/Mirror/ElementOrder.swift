import OpenUIKit

/// Who is in whom, and in which order.
struct ElementOrder {
  /// The element that an entry is in, by the entry's index; -1 for the page.
  private(set) var parents: [Int] = []
  /// The indices of the entries in each element that has any, after that element's own.
  private(set) var children: [(parent: Int, entries: [Int])] = []

  init(_ list: DisplayList, _ elements: [Int]) {
    var open: [(end: Int, group: Int)] = []
    func begin(_ element: Int, end: Int) {
      open.append((end, children.count))
      children.append((element, []))
    }
    begin(-1, end: list.entries.count)
    for (index, entry) in list.entries.enumerated() {
      while index >= open[open.count - 1].end { open.removeLast() }
      let group = open[open.count - 1].group
      parents.append(children[group].parent)
      children[group].entries.append(index)
      if entry.descendantCount > 0 { begin(elements[index], end: index + entry.descendantCount + 1) }
    }
  }
}
