/// A snapshot with the place of each section and item, for a data source.
struct SnapshotContent<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// The items of each section.
  let items: [[Item]]
  private let sections: [Section: Int]
  private let places: ItemPlaces<Item>

  /// Notes the items of each section. O(sections).
  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot.withoutReloads
    let identifiers = snapshot.sectionIdentifiers
    let items = identifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    var sections: [Section: Int] = [:]
    for (index, section) in identifiers.enumerated() { sections[section] = index }
    (self.items, self.sections) = (items, sections)
    places = ItemPlaces(items)
  }

  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
      return nil
    }
    return items[path.section][path.item]
  }

  func path(of item: Item) -> IndexPath? { places.places[item] }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func index(of section: Section) -> Int? { sections[section] }

  /// The changes that lead from this content to another one. Identity determines where each item goes, so no search
  /// for a shortest list of changes is needed. O(items).
  func changes(
    to new: SnapshotContent, reloading snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> ContentChanges {
    ContentChanges(
      sections: self.snapshot.sectionIdentifiers.map { new.sections[$0] },
      items: itemPlaces(in: new),
      reloaded: Set(snapshot.reloadedItemIdentifiers.compactMap { path(of: $0) }),
      reconfigured: Set(snapshot.reconfiguredItemIdentifiers.compactMap { path(of: $0) }),
      reloadedSections: Set(snapshot.reloadedSectionIdentifiers.compactMap { sections[$0] }))
  }

  /// The place of each item in another content; nil for an item that is not there.
  ///
  /// Most items are where they were, from the start of their section or from its end. Comparing them is faster than a table of all items.
  private func itemPlaces(in new: SnapshotContent) -> [[IndexPath?]] {
    var found = items.map { [IndexPath?](repeating: nil, count: $0.count) }
    var isFound = new.items.map { [Bool](repeating: false, count: $0.count) }
    var missing = 0
    for section in items.indices {
      guard let target = new.sections[snapshot.sectionIdentifiers[section]] else {
        missing += items[section].count
        continue
      }
      let (mine, others) = (items[section], new.items[target])
      let shift = others.count - mine.count
      for index in mine.indices {
        var place = index
        if place >= others.count || mine[index] != others[place] {
          place = index + shift
          guard shift != 0, others.indices.contains(place), mine[index] == others[place] else {
            missing += 1
            continue
          }
        }
        found[section][index] = IndexPath(item: place, section: target)
        isFound[target][place] = true
      }
    }
    if missing > 0 { find(&found, in: new, without: isFound) }
    return found
  }

  /// Finds the items without a place among those of another content that are no item's place yet.
  private func find(_ found: inout [[IndexPath?]], in new: SnapshotContent, without isFound: [[Bool]]) {
    var places: [Item: IndexPath] = [:]
    for section in new.items.indices {
      let list = new.items[section]
      for index in list.indices where !isFound[section][index] {
        places[list[index]] = IndexPath(item: index, section: section)
      }
    }
    guard !places.isEmpty else { return }
    for section in items.indices {
      let list = items[section]
      for index in list.indices where found[section][index] == nil {
        found[section][index] = places[list[index]]
      }
    }
  }
}

/// The places of the items of a content, noted with the first question for one.
private final class ItemPlaces<Item: Hashable> {
  private let items: [[Item]]
  private var known: [Item: IndexPath]?

  init(_ items: [[Item]]) { self.items = items }

  var places: [Item: IndexPath] {
    if let known { return known }
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(items.reduce(0) { $0 + $1.count })
    // Without `enumerated()`, which looks up the type of its pairs for each of them: the code is generic over the items.
    for section in items.indices {
      let list = items[section]
      for index in list.indices { places[list[index]] = IndexPath(item: index, section: section) }
    }
    known = places
    return places
  }
}
