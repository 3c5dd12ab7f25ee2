import OpenUIKitGraphics

/// The differences between a list and the list that a page shows.
struct ListChanges {
  /// The entries that may have changed, or are new.
  private(set) var ranges: [Range<Int>] = []
  /// Whether every entry is at its former position in the tree.
  private(set) var leaveTheTree = true

  private let kept: [DisplayList.KeptEntries]
  private let count: Int

  /// Compares two lists of a window. The entries that the new list kept are known if it directly follows the
  /// old one.
  init(from old: DisplayList, to new: DisplayList) {
    // `kept` refers to the list directly before. If the page missed one, all entries are compared.
    kept = old.generation != 0 && new.generation == old.generation + 1 ? new.kept : []
    count = new.entries.count
    leaveTheTree = old.generation != 0 && old.entries.count == count
    var ranges: [Range<Int>] = []
    var isSameTree = leaveTheTree
    forEach { range, origin in
      if let origin { return isSameTree = isSameTree && origin == range.lowerBound }
      ranges.append(range)
      isSameTree = isSameTree && range.allSatisfy { Self.isSamePlace(new.entries[$0], old.entries[$0]) }
    }
    (self.ranges, leaveTheTree) = (ranges, isSameTree)
  }

  private static func isSamePlace(_ entry: DisplayList.Entry, _ former: DisplayList.Entry) -> Bool {
    entry.id == former.id && entry.descendantCount == former.descendantCount
  }

  /// Calls `body` for all entries of the new list in their order: for kept ranges with their start in the old
  /// list, and for the others with nil.
  func forEach(_ body: (_ range: Range<Int>, _ origin: Int?) -> Void) {
    var index = 0
    for run in kept {
      if index < run.entries.lowerBound { body(index..<run.entries.lowerBound, nil) }
      body(run.entries, run.origin)
      index = run.entries.upperBound
    }
    if index < count { body(index..<count, nil) }
  }
}
