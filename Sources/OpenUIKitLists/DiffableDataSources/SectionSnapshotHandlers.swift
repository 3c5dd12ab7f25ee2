extension UICollectionViewDiffableDataSource {
  /// The closures that are called as items of trees are expanded and collapsed; nil for none.
  public struct SectionSnapshotHandlers<ItemType> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Creates closures that do nothing.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  package func toggleItem(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path) else {
      return
    }
    var tree = snapshot(for: section)
    if tree.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      tree.expand([item])
    }
    apply(tree, to: section, animatingDifferences: true)
  }

  package func isExpanded(at path: IndexPath) -> Bool {
    guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path) else {
      return false
    }
    return snapshot(for: section).isExpanded(item)
  }
}
