// Supplementary and decoration views that a layout adds and removes by itself in a change of items.
extension UICollectionView {
  /// Asks the layout which supplementary and decoration views a change adds and removes. Removes their views from the visible ones, and
  /// returns these with their old elements.
  func separateSupplements(
    _ items: [UICollectionViewUpdateItem], _ changes: ContentChanges, of elements: [CollectionElement]
  ) -> [(CollectionElement, UICollectionReusableView)] {
    let generation = generation
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    for kind in supplementKinds(elements) where generation == self.generation {
      if items.contains(where: { $0.updateAction == .delete }) {
        for path in removedSupplements(kind) where generation == self.generation {
          let element = kind.element(at: path)
          guard let next = changes.successor(of: element) else { continue }
          formerAttributes[next] = nil
          if let view = shown.removeValue(forKey: next)?.view { leaving.append((element, view)) }
        }
      }
      if items.contains(where: { $0.updateAction == .insert }), generation == self.generation {
        for path in addedSupplements(kind) where generation == self.generation {
          let element = kind.element(at: path)
          formerAttributes[element] = nil
          if let view = shown.removeValue(forKey: element)?.view { leaving.append((element, view)) }
        }
      }
    }
    return leaving
  }

  private func removedSupplements(_ kind: SupplementKind) -> [IndexPath] {
    kind.isDecoration
      ? collectionViewLayout.indexPathsToDeleteForDecorationView(ofKind: kind.name.text)
      : collectionViewLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name.text)
  }

  private func addedSupplements(_ kind: SupplementKind) -> [IndexPath] {
    kind.isDecoration
      ? collectionViewLayout.indexPathsToInsertForDecorationView(ofKind: kind.name.text)
      : collectionViewLayout.indexPathsToInsertForSupplementaryView(ofKind: kind.name.text)
  }

  /// The kinds of supplementary and decoration views that are visible before or after the change, in a fixed order.
  private func supplementKinds(_ former: [CollectionElement]) -> [SupplementKind] {
    var kinds: [SupplementKind] = []
    let elements = former.sorted { $0.comes(before: $1) } + elements(in: bounds).map { $0.element }
    for element in elements where element.category != .cell {
      let kind = SupplementKind(
        name: ExactString(element.kind), isDecoration: element.category == .decorationView)
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }
}

/// A kind of supplementary or decoration views.
private struct SupplementKind: Equatable {
  let name: ExactString
  let isDecoration: Bool

  func element(at path: IndexPath) -> CollectionElement {
    CollectionElement(
      kind: name.text, category: isDecoration ? .decorationView : .supplementaryView, indexPath: path)
  }
}
