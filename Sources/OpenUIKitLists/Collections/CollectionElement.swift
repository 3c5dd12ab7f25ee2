/// The identity of an element of a collection.
struct CollectionElement: Hashable {
  private let exactKind: ExactString
  let category: UICollectionView.ElementCategory
  let indexPath: IndexPath
  /// The numbers of the index path, -1 where it has none. Reading them from the path takes calls into Foundation.
  let section, item: Int

  /// Creates an element; `kind` is empty for a cell.
  init(kind: String, category: UICollectionView.ElementCategory, indexPath: IndexPath) {
    exactKind = ExactString(kind)
    self.category = category
    self.indexPath = indexPath
    (section, item) = indexPath.sectionAndItem
  }

  /// Empty for a cell.
  var kind: String { exactKind.text }

  static func == (first: CollectionElement, second: CollectionElement) -> Bool {
    guard first.item == second.item, first.section == second.section, first.category == second.category else {
      return false
    }
    // A path of another length than two has no item.
    if first.item < 0, first.indexPath != second.indexPath { return false }
    return first.category == .cell || first.exactKind == second.exactKind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(item)
  }
}
