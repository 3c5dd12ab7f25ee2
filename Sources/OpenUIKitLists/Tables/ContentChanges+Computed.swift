extension ContentChanges {
  /// The changes that lead to sections of these numbers of items: deletions, insertions, moves and reloads. Items move if another section
  /// contains them afterwards, or if as few others as possible pass them. O(n log n).
  func computedChanges(to counts: [Int]) -> [ContentChange] {
    let arrived = Set(sections.compactMap { $0 })
    var changes: [ContentChange] = []
    changes += sections.indices.filter { sections[$0] == nil }.map { .deleteSection($0) }
    changes += counts.indices.filter { !arrived.contains($0) }.map { .insertSection($0) }
    changes += sectionMoves.map { .moveSection($0.0, $0.1) }
    changes += reloadedSections.sorted().map { .reloadSection($0) }
    for section in sections.indices where keptSection(section) != nil { changes += itemChanges(in: section) }
    return changes + insertions(to: counts, arrived)
  }

  private var sectionMoves: [(Int, Int)] {
    let kept = sections.indices.compactMap { old in sections[old].map { (old, $0) } }
    let resting = kept.map { $0.1 }.longestIncreasingIndexes
    return kept.indices.filter { !resting.contains($0) }.map { kept[$0] }
  }

  /// The changes of the items that an old section contains.
  private func itemChanges(in section: Int) -> [ContentChange] {
    var changes: [ContentChange] = []
    var staying: [(IndexPath, IndexPath)] = []
    for item in 0..<itemCount(in: section) {
      let path = IndexPath(item: item, section: section)
      guard let place = self[path] else {
        changes.append(.deleteItem(path))
        continue
      }
      if reloaded.contains(path) { changes.append(.reloadItem(path)) }
      if place.section == sections[section] {
        staying.append((path, place))
      } else {
        changes.append(.moveItem(path, place))
      }
    }
    let resting = staying.map { $0.1.item }.longestIncreasingIndexes
    for index in staying.indices where !resting.contains(index) {
      changes.append(.moveItem(staying[index].0, staying[index].1))
    }
    return changes
  }

  /// The insertions into sections that were there before.
  private func insertions(to counts: [Int], _ arrived: Set<Int>) -> [ContentChange] {
    var taken: Set<IndexPath> = []
    for section in sections.indices {
      for item in 0..<itemCount(in: section) {
        if let place = self[IndexPath(item: item, section: section)] { taken.insert(place) }
      }
    }
    let reloaded = Set(reloadedSections.compactMap { sections[$0] })
    return counts.indices.filter { arrived.contains($0) && !reloaded.contains($0) }.flatMap { section in
      (0..<counts[section]).map { IndexPath(item: $0, section: section) }.filter { !taken.contains($0) }
        .map { .insertItem($0) }
    }
  }
}

extension [Int] {
  /// The indexes of a longest subsequence of increasing elements. O(n log n).
  var longestIncreasingIndexes: Set<Int> {
    // The index of the least last element of a subsequence of each length, and the index before each element in its subsequence.
    var ends: [Int] = []
    var before: [Int?] = []
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var found: Set<Int> = []
    var last = ends.last
    while let index = last {
      found.insert(index)
      last = before[index]
    }
    return found
  }
}
