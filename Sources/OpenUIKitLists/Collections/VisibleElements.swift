/// The visible elements of a collection, section by section and item by item.
struct VisibleElements: ViewTreeConfined {
  /// An element with its attributes.
  struct Element: ViewTreeConfined {
    let element: CollectionElement
    let attributes: UICollectionViewLayoutAttributes
  }

  private(set) var elements: [Element] = []
  /// Whether no element is there twice. May be false although none is.
  private(set) var areDistinct = true

  /// Sorts what a layout has returned. Most layouts return their elements in order. Closures are avoided: each call of one across
  /// isolation would cost more than the comparison.
  init(_ attributes: [UICollectionViewLayoutAttributes]) {
    elements.reserveCapacity(attributes.count)
    var last: CollectionElement?
    for attributes in attributes {
      let element = attributes.element
      if let last, !last.comes(before: element) { areDistinct = false }
      elements.append(Element(element: element, attributes: attributes))
      last = element
    }
    if !areDistinct { sort() }
  }

  private mutating func sort() {
    elements.sort { $0.element.comes(before: $1.element) }
    areDistinct = zip(elements, elements.dropFirst()).allSatisfy { $0.element.comes(before: $1.element) }
  }
}
