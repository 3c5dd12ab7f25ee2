/// A change of a snapshot that the user has made by dragging an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The content before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the items of all sections, with moved items as removals that are associated with insertions. O(items).
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
  }

  /// The changes of the sections whose items differ, in their order. O(items).
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let initial = initialSnapshot.itemIdentifiers(inSection: section)
      let final = finalSnapshot.itemIdentifiers(inSection: section)
      guard initial != final else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialItems: initial, finalItems: final)
    }
  }
}

/// A change of a section's items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  private let initialItems: [ItemIdentifierType]
  private let finalItems: [ItemIdentifierType]

  init(
    sectionIdentifier: SectionIdentifierType, initialItems: [ItemIdentifierType],
    finalItems: [ItemIdentifierType]
  ) {
    self.sectionIdentifier = sectionIdentifier
    (self.initialItems, self.finalItems) = (initialItems, finalItems)
  }

  /// The items before the change.
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { tree(initialItems) }
  /// The items after the change.
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { tree(finalItems) }

  /// The difference between the items. O(items).
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalItems.difference(from: initialItems).inferringMoves()
  }

  private func tree(_ items: [ItemIdentifierType])
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(items)
    return tree
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to an index in a section, which is the index after the item has left its place.
  mutating func move(_ item: ItemIdentifierType, to index: Int, in section: SectionIdentifierType) {
    let others = itemIdentifiers(inSection: section).filter { $0 != item }
    if index < others.count {
      moveItem(item, beforeItem: others[index])
    } else if let last = others.last {
      moveItem(item, afterItem: last)
    } else if sectionIdentifier(containingItem: item) != section {
      deleteItems([item])
      appendItems([item], toSection: section)
    }
  }
}
