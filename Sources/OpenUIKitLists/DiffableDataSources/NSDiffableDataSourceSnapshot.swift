/// The sections and items of a table or a collection at one time, in their order.
///
/// Every section and every item is unique by its identifier. Adding one that is there already, or naming one
/// that is not there, stops the program.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section, in order.
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections that `reloadSections(_:)` has named.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that `reloadItems(_:)` has named.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that `reconfigureItems(_:)` has named.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(sections.count)
    for section in sectionIdentifiers { all += items[section] ?? [] }
    return all
  }

  /// How many items a section has. Traps if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order. Traps if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { noSection(identifier) }
    return found
  }

  /// The section of an item; nil if the item is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// The index of an item among all items; nil if it is not there. O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      if other == section { break }
      before += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { before + $0 }
  }

  /// The index of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last section. Traps if there is no such section, or for an
  /// item that is there already.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { noSection(section) }
    record(identifiers, in: section)
    items[section]?.append(contentsOf: identifiers)
  }

  /// Adds items before an item. Traps if that is not there, or for an item that is there already.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Adds items after an item. Traps if that is not there, or for an item that is there already.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    let (section, index) = place(of: other)
    record(identifiers, in: section)
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  /// Removes items; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    let touched = Set(identifiers.compactMap { sections[$0] })
    for section in touched { items[section]?.removeAll { deleted.contains($0) } }
    for identifier in identifiers { sections[identifier] = nil }
    removeReloads(of: deleted)
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one. Traps if one of them is not there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another one. Traps if one of them is not there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    let (section, index) = place(of: identifier)
    guard identifier != other else { return }
    items[section]?.remove(at: index)
    let (target, targetIndex) = place(of: other)
    items[target]?.insert(identifier, at: targetIndex + offset)
    sections[identifier] = target
  }

  /// Makes the cells of items be replaced. Traps for an item that is not there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    let known = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  /// Makes the cells of items be configured again, without replacing them. Traps for an item that is not
  /// there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    let known = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Sections

  /// Adds sections at the end. Traps for a section that is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before a section. Traps if that is not there, or for a section that is there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Adds sections after a section. Traps if that is not there, or for a section that is there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      guard items.updateValue([], forKey: identifier) == nil else {
        fatalError(
          "Section identifier count does not match data source count. This is most likely due to a hashing issue with "
            + "the identifiers, or a section identifier that was added twice\(named(identifier))")
      }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  /// Removes sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    for section in deleted {
      let former = items.removeValue(forKey: section) ?? []
      for item in former { sections[item] = nil }
      removeReloads(of: Set(former))
    }
    sectionIdentifiers.removeAll { deleted.contains($0) }
    reloadedSectionIdentifiers.removeAll { deleted.contains($0) }
  }

  /// Moves a section before another one. Traps if one of them is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another one. Traps if one of them is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    let index = place(of: identifier)
    guard identifier != other else { return }
    _ = place(of: other)
    sectionIdentifiers.remove(at: index)
    sectionIdentifiers.insert(identifier, at: place(of: other) + offset)
  }

  /// Makes the views of sections be replaced. Traps for a section that is not there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    let known = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Support

  /// The sections and items, without reloads.
  var withoutReloads: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of a section. Traps for an item of another section.
  mutating func replaceItems(
    of section: SectionIdentifierType, by identifiers: [ItemIdentifierType]
  ) {
    for item in items[section] ?? [] { sections[item] = nil }
    items[section] = []
    appendItems(identifiers, toSection: section)
  }

  /// Notes the section of new items.
  private mutating func record(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
    sections.reserveCapacity(sections.count + identifiers.count)
    // By index: an iterator of generic code looks up its type for each element.
    for index in identifiers.indices {
      let former = sections.count
      sections[identifiers[index]] = section
      guard sections.count > former else {
        fatalError(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers\(named(identifiers[index]))"
        )
      }
    }
  }

  private mutating func removeReloads(of deleted: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { deleted.contains($0) }
    reconfiguredItemIdentifiers.removeAll { deleted.contains($0) }
  }

  private func place(of identifier: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sections[identifier], let index = items[section]?.firstIndex(of: identifier) else {
      fatalError("Invalid item identifier specified: it is not in the snapshot\(named(identifier))")
    }
    return (section, index)
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: identifier) else { noSection(identifier) }
    return index
  }

  private func noSection(_ identifier: SectionIdentifierType) -> Never {
    fatalError("Invalid section identifier specified: it is not in the snapshot\(named(identifier))")
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order, and the same reloads.
  public static func == (first: Self, second: Self) -> Bool {
    first.sectionIdentifiers == second.sectionIdentifiers && first.items == second.items
      && first.reloadedSectionIdentifiers == second.reloadedSectionIdentifiers
      && first.reloadedItemIdentifiers == second.reloadedItemIdentifiers
      && first.reconfiguredItemIdentifiers == second.reconfiguredItemIdentifiers
  }
}

extension NSDiffableDataSourceSnapshot: Hashable {
  /// Hashes sections and items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sectionIdentifiers)
    hasher.combine(items)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
