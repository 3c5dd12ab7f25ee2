/// The items of one section as a tree. Children are visible only in expanded items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, a parent directly before its children.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty tree.
  public init() {}

  // MARK: Changing

  /// Adds items as the last children of an item, or at the top level. Traps if that is not there, or for an
  /// item that is there already.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let end = parent.map { position(of: $0) + descendantCount(of: $0) + 1 } ?? self.items.count
    insert(items, at: end, parent: parent)
  }

  /// Adds items before an item, as siblings. Traps if that is not there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: position(of: item), parent: parents[item])
  }

  /// Adds items after an item, as siblings. Traps if that is not there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: position(of: item) + descendantCount(of: item) + 1, parent: parents[item])
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], at index: Int, parent: ItemIdentifierType?
  ) {
    let level = parent.map { (levels[$0] ?? 0) + 1 } ?? 0
    for item in new {
      guard levels.updateValue(level, forKey: item) == nil else {
        fatalError("Fatal: supplied item identifiers are not unique in the section snapshot")
      }
      parents[item] = parent
    }
    items.insert(contentsOf: new, at: index)
  }

  /// Removes items with all below them; those that are not there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var deleted: Set<ItemIdentifierType> = []
    for item in items where levels[item] != nil {
      let start = position(of: item)
      deleted.formUnion(self.items[start...(start + descendantCount(of: item))])
    }
    self.items.removeAll { deleted.contains($0) }
    for item in deleted {
      levels[item] = nil
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces the children of an item by the items of another tree. Traps if the item is not there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children(of: parent))
    insert(snapshot, after: nil, parent: parent, at: position(of: parent) + 1)
  }

  private mutating func insert(
    _ tree: NSDiffableDataSourceSectionSnapshot, after: ItemIdentifierType?, parent: ItemIdentifierType,
    at index: Int
  ) {
    let level = (levels[parent] ?? 0) + 1
    for item in tree.items {
      guard levels.updateValue(level + (tree.levels[item] ?? 0), forKey: item) == nil else {
        fatalError("Fatal: supplied item identifiers are not unique in the section snapshot")
      }
      parents[item] = tree.parents[item] ?? parent
    }
    items.insert(contentsOf: tree.items, at: index)
    expanded.formUnion(tree.expanded)
  }

  // MARK: Reading

  /// The items whose ancestors are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

  /// The items of the top level, in order.
  public var rootItems: [ItemIdentifierType] { items.filter { levels[$0] == 0 } }

  /// Whether the item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }

  /// The index of an item among all items; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Whether an item's children are visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = parents[item]
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = parents[parent]
    }
    return levels[item] != nil
  }

  /// How many ancestors an item has. Traps if it is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let level = levels[item] else { missing() }
    return level
  }

  /// The parent of an item; nil for an item of the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The tree below an item, with the item itself if `includingParent`. Traps if it is not there.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot
  {
    let start = position(of: parent)
    var tree = NSDiffableDataSourceSectionSnapshot()
    for item in items[start...(start + descendantCount(of: parent))]
    where includingParent || item != parent {
      let above = parents[item].flatMap { tree.contains($0) ? $0 : nil }
      tree.append([item], to: above)
      if expanded.contains(item) { tree.expand([item]) }
    }
    return tree
  }

  private func children(of parent: ItemIdentifierType) -> [ItemIdentifierType] {
    let start = position(of: parent)
    return items[start...(start + descendantCount(of: parent))].filter { parents[$0] == parent }
  }

  /// The number of items below an item, which directly follow it.
  private func descendantCount(of item: ItemIdentifierType) -> Int {
    let (start, level): (Int, Int) = (position(of: item), levels[item] ?? 0)
    return items[(start + 1)...].prefix { (levels[$0] ?? 0) > level }.count
  }

  private func position(of item: ItemIdentifierType) -> Int {
    guard let index = items.firstIndex(of: item) else { missing() }
    return index
  }

  private func missing() -> Never {
    fatalError("Invalid item identifier specified: it is not in the section snapshot")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
