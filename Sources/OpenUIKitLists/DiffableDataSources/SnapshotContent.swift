/// A snapshot with the place of each section and item, for a data source.
struct SnapshotContent<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// The items of each section.
  let items: [[Item]]
  private let sections: [Section: Int]
  private let places: [Item: IndexPath]

  /// Notes the place of each section and item. O(items).
  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot.withoutReloads
    let identifiers = snapshot.sectionIdentifiers
    let items = identifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    var sections: [Section: Int] = [:]
    for (index, section) in identifiers.enumerated() { sections[section] = index }
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    // Without `enumerated()`, which looks up the type of its pairs for each of them: the code is generic over the items.
    for section in items.indices {
      let list = items[section]
      for index in list.indices { places[list[index]] = IndexPath(item: index, section: section) }
    }
    (self.items, self.sections, self.places) = (items, sections, places)
  }

  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
      return nil
    }
    return items[path.section][path.item]
  }

  func path(of item: Item) -> IndexPath? { places[item] }

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
      items: items.map { $0.map { new.places[$0] } },
      reloaded: Set(snapshot.reloadedItemIdentifiers.compactMap { places[$0] }),
      reconfigured: Set(snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] }),
      reloadedSections: Set(snapshot.reloadedSectionIdentifiers.compactMap { sections[$0] }))
  }
}
