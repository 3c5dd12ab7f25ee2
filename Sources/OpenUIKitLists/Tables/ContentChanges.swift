/// One change of the content of a table or a collection.
enum ContentChange {
  case insertItem(IndexPath), deleteItem(IndexPath), reloadItem(IndexPath), moveItem(IndexPath, IndexPath)
  case reconfigureItem(IndexPath)
  case insertSection(Int), deleteSection(Int), reloadSection(Int), moveSection(Int, Int)
}

/// The effect of a batch of changes on each item: its new place, or its deletion.
package struct ContentChanges {
  /// The new section of each old one; nil for a deleted one.
  package private(set) var sections: [Int?] = []
  /// The new item of each old one by section; nil for a deleted one.
  private var items: [[IndexPath?]] = []
  /// The items, at their former places, that get a new cell.
  private(set) var reloaded: Set<IndexPath> = []
  /// The items, at their former places, whose cells stay and are configured again.
  private(set) var reconfigured: Set<IndexPath> = []
  private(set) var reloadedSections: Set<Int> = []
  /// The changes of a batch, in their order; nil for changes that were computed from two contents.
  private(set) var requested: [ContentChange]?

  /// Creates changes from the new place of every section and item; nil for what was deleted.
  package init(
    sections: [Int?], items: [[IndexPath?]], reloaded: Set<IndexPath> = [],
    reconfigured: Set<IndexPath> = [], reloadedSections: Set<Int> = []
  ) {
    self.sections = sections
    self.items = items
    self.reloaded = reloaded
    self.reconfigured = reconfigured
    self.reloadedSections = reloadedSections
  }

  /// Computes the new place of every item. Traps if the numbers of items before and after do not agree with
  /// the changes. O(items + changes).
  init(_ changes: [ContentChange], from old: [Int], to new: [Int]) {
    requested = changes
    let batch = SortedChanges(changes)
    (reloaded, reconfigured) = (batch.reloaded, batch.reconfigured)
    reloadedSections = batch.reloadedSections
    sections = Self.sections(batch, old.count, new.count)
    let arrivals = batch.inserted.union(batch.moves.values)
    let places = sections
    items = old.indices.map { section in
      guard let target = places[section], !batch.reloadedSections.contains(section) else {
        return Array(repeating: nil, count: old[section])
      }
      return Self.places(of: old[section], in: section, batch, to: new[target], in: target, arrivals)
    }
  }

  private static func sections(_ batch: SortedChanges, _ old: Int, _ new: Int) -> [Int?] {
    let arrivals = batch.insertedSections.union(batch.sectionMoves.values)
    let free = (0..<new).filter { !arrivals.contains($0) }
    let kept = (0..<old).filter { !batch.deletedSections.contains($0) && batch.sectionMoves[$0] == nil }
    require(
      free.count == kept.count,
      "Invalid update: invalid number of sections. The number of sections after the update (\(new)) must be equal "
        + "to the number before it (\(old)) plus \(batch.insertedSections.count) inserted minus "
        + "\(batch.deletedSections.count) deleted")
    var sections = [Int?](repeating: nil, count: old)
    for (section, target) in zip(kept, free) { sections[section] = target }
    for (section, target) in batch.sectionMoves where sections.indices.contains(section) {
      sections[section] = target
    }
    return sections
  }

  private static func places(
    of count: Int, in section: Int, _ batch: SortedChanges, to newCount: Int, in target: Int,
    _ arrivals: Set<IndexPath>
  ) -> [IndexPath?] {
    let slots = (0..<newCount).map { IndexPath(item: $0, section: target) }.filter { !arrivals.contains($0) }
    var next = slots.startIndex
    let places = (0..<count).map { item -> IndexPath? in
      let path = IndexPath(item: item, section: section)
      if batch.deleted.contains(path) { return nil }
      if let end = batch.moves[path] { return end }
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

  /// The new place of an item; nil if it was deleted or its section is reloaded.
  package subscript(path: IndexPath) -> IndexPath? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
      return nil
    }
    return items[path.section][path.item]
  }

  /// The number of items of an old section.
  func itemCount(in section: Int) -> Int { items[section].count }

  /// The new place of an item whose cell stays; nil if it was deleted or gets a new cell.
  func keptPlace(of path: IndexPath) -> IndexPath? { reloaded.contains(path) ? nil : self[path] }

  /// The new place of a section whose header and footer stay; nil if it was deleted or reloaded.
  func keptSection(_ section: Int) -> Int? {
    guard sections.indices.contains(section), !reloadedSections.contains(section) else { return nil }
    return sections[section]
  }
}

/// The changes of a batch by kind.
private struct SortedChanges {
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var reconfigured: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var sectionMoves: [Int: Int] = [:]

  init(_ changes: [ContentChange]) {
    for change in changes {
      switch change {
      case .insertItem(let path): inserted.insert(path)
      case .deleteItem(let path): deleted.insert(path)
      case .reloadItem(let path): reloaded.insert(path)
      case .reconfigureItem(let path): reconfigured.insert(path)
      case .moveItem(let start, let end): moves[start] = end
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let start, let end): sectionMoves[start] = end
      }
    }
  }
}
