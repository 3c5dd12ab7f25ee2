/// A change of an item or a section, as a layout is notified of it.
open class UICollectionViewUpdateItem: NSObject, ViewTreeConfined {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// The item gets another view.
    case reload = 2
    /// The item or section has another place.
    case move = 3
    /// None.
    case none = 4
  }

  /// The place before the change; nil for an insertion. In that of a section, `item` is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The place after the change; nil for a deletion. In that of a section, `item` is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: Action { action }

  private let (before, after): (IndexPath?, IndexPath?)
  private let action: Action

  nonisolated init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    (self.before, self.after) = (before, after)
    super.init()
  }
}

extension ContentChanges {
  /// The changes for a layout, which has sections of these numbers of items now: those that the app has stated, or else those between the
  /// two contents.
  func updateItems(to counts: [Int]) -> [UICollectionViewUpdateItem] {
    (requested ?? computedChanges(to: counts)).compactMap { $0.updateItem(self) }
  }
}

extension ContentChange {
  /// The change for a layout; nil for an item whose view stays.
  func updateItem(_ changes: ContentChanges) -> UICollectionViewUpdateItem? {
    switch self {
    case .insertItem(let path): UICollectionViewUpdateItem(.insert, from: nil, to: path)
    case .deleteItem(let path): UICollectionViewUpdateItem(.delete, from: path, to: nil)
    case .reloadItem(let path): UICollectionViewUpdateItem(.reload, from: path, to: changes[path])
    case .moveItem(let start, let end): UICollectionViewUpdateItem(.move, from: start, to: end)
    case .reconfigureItem: nil
    case .insertSection(let section): UICollectionViewUpdateItem(.insert, from: nil, to: .whole(section))
    case .deleteSection(let section): UICollectionViewUpdateItem(.delete, from: .whole(section), to: nil)
    case .reloadSection(let section):
      UICollectionViewUpdateItem(
        .reload, from: .whole(section),
        to: changes.sections.indices.contains(section) ? changes.sections[section].map { .whole($0) } : nil)
    case .moveSection(let start, let end):
      UICollectionViewUpdateItem(.move, from: .whole(start), to: .whole(end))
    }
  }
}

extension IndexPath {
  /// The index path of a section as a whole.
  fileprivate static func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
