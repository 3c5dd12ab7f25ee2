/// One change of a collection's content.
enum CollectionChange {
  case insertItem(IndexPath), deleteItem(IndexPath), reloadItem(IndexPath), moveItem(IndexPath, IndexPath)
  case insertSection(Int), deleteSection(Int), reloadSection(Int)
}

/// The effect of a batch of changes on each item: its new place, or its deletion.
struct CollectionChanges {
  /// The new section of each old one; nil for a deleted one.
  private(set) var sections: [Int?] = []
  /// The new item of each old one by section; nil for a deleted one.
  private var items: [[IndexPath?]] = []
  private(set) var reloaded: Set<IndexPath> = []
  private var reloadedSections: Set<Int> = []

  /// Computes the new place of every item. Traps if the numbers of items before and after do not agree with
  /// the changes. O(items + changes).
  init(_ changes: [CollectionChange], from old: [Int], to new: [Int]) {
    var (inserted, deleted): (Set<IndexPath>, Set<IndexPath>) = ([], [])
    var (insertedSections, deletedSections): (Set<Int>, Set<Int>) = ([], [])
    var moves: [IndexPath: IndexPath] = [:]
    for change in changes {
      switch change {
      case .insertItem(let path): inserted.insert(path)
      case .deleteItem(let path): deleted.insert(path)
      case .reloadItem(let path): reloaded.insert(path)
      case .moveItem(let start, let end): moves[start] = end
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      }
    }
    let free = new.indices.filter { !insertedSections.contains($0) }
    let kept = old.indices.filter { !deletedSections.contains($0) }
    require(
      free.count == kept.count,
      "Invalid update: invalid number of sections. The number of sections after the update (\(new.count)) must be equal "
        + "to the number before it (\(old.count)) plus \(insertedSections.count) inserted minus "
        + "\(deletedSections.count) deleted")
    sections = Array(repeating: nil, count: old.count)
    for (section, target) in zip(kept, free) { sections[section] = target }
    let arrivals = inserted.union(moves.values)
    items = old.indices.map { section in
      guard let target = sections[section], !reloadedSections.contains(section) else {
        return Array(repeating: nil, count: old[section])
      }
      return Self.places(
        of: old[section], in: section, leaving: deleted, moves: moves, to: new[target], in: target, arrivals)
    }
  }

  private static func places(
    of count: Int, in section: Int, leaving deleted: Set<IndexPath>, moves: [IndexPath: IndexPath],
    to newCount: Int, in target: Int, _ arrivals: Set<IndexPath>
  ) -> [IndexPath?] {
    let slots = (0..<newCount).map { IndexPath(item: $0, section: target) }.filter { !arrivals.contains($0) }
    var next = slots.startIndex
    let places = (0..<count).map { item -> IndexPath? in
      let path = IndexPath(item: item, section: section)
      if deleted.contains(path) { return nil }
      if let end = moves[path] { return end }
      defer { next += 1 }
      return next < slots.endIndex ? slots[next] : nil
    }
    require(
      next == slots.endIndex,
      "Invalid update: invalid number of items in section \(target). The number of items after the update (\(newCount)) "
        + "must be equal to the number before it (\(count)) plus those inserted or moved in, minus those deleted or moved out"
    )
    return places
  }

  /// The new place of an item; nil if it was deleted or has to be reloaded.
  subscript(path: IndexPath) -> IndexPath? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
      return nil
    }
    return items[path.section][path.item]
  }

  /// The element with the content of an old element; nil for none.
  func successor(of element: CollectionElement) -> CollectionElement? {
    if element.category == .cell {
      return reloaded.contains(element.indexPath) ? nil : self[element.indexPath].map { .cell($0) }
    }
    let section = element.indexPath.section
    guard sections.indices.contains(section), let target = sections[section],
      !reloadedSections.contains(section)
    else { return nil }
    return CollectionElement(
      kind: element.kind, category: element.category,
      indexPath: IndexPath(item: element.indexPath.item, section: target))
  }
}
