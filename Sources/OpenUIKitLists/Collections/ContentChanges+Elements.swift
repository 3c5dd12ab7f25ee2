extension ContentChanges {
  /// The element with the content of an old element; nil for none.
  func successor(of element: CollectionElement) -> CollectionElement? {
    if element.category == .cell { return keptPlace(of: element.indexPath).map { .cell($0) } }
    guard let target = keptSection(element.indexPath.section) else { return nil }
    return CollectionElement(
      kind: element.kind, category: element.category,
      indexPath: IndexPath(item: element.indexPath.item, section: target))
  }
}
