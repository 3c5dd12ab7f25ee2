extension CollectionElement {
  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(kind: "", category: .cell, indexPath: indexPath)
  }

  /// Compares elements in reading order: section by section, the header before the items, the footer after
  /// them.
  func comes(before other: CollectionElement) -> Bool {
    if section != other.section { return section < other.section }
    if rank != other.rank { return rank < other.rank }
    return item < other.item
  }

  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 2
    case .supplementaryView: kind.hasSameBytes(as: UICollectionView.elementKindSectionFooter) ? 3 : 1
    }
  }
}

extension IndexPath {
  /// By section, then by item.
  func comes(before other: IndexPath) -> Bool { (section, item) < (other.section, other.item) }
}
