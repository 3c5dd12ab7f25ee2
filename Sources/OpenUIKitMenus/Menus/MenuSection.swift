import OpenUIKitCore

/// Elements of a menu between two separators.
struct MenuSection {
  /// The title above them; empty for none.
  var title = ""
  var size = UIMenu.ElementSize.large
  var elements: [UIMenuElement] = []
}

extension UIMenu {
  /// The visible elements in groups: each inline menu is one group, and so are the elements between two inline menus.
  /// The closure returns the elements of a deferred element, or nil if they are not made yet.
  final func sections(_ made: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [MenuSection] {
    var sections: [MenuSection] = []
    var open = MenuSection(size: shownSize)
    for element in children.flatMap({ Self.shown($0, made) }) {
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else {
        open.elements.append(element)
        continue
      }
      if !open.elements.isEmpty { sections.append(open) }
      open.elements = []
      sections += menu.inlineSections(made)
    }
    if !open.elements.isEmpty { sections.append(open) }
    return sections
  }

  private final func inlineSections(_ made: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [MenuSection] {
    var inner = sections(made)
    if !inner.isEmpty, inner[0].title.isEmpty { inner[0].title = title }
    return inner
  }

  private final var shownSize: ElementSize {
    if options.contains(.displayAsPalette) { return .small }
    return preferredElementSize == .automatic ? .large : preferredElementSize
  }

  /// The visible elements for an element: none for a hidden one, and for a deferred one the loaded elements.
  private static func shown(
    _ element: UIMenuElement, _ made: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) -> [UIMenuElement] {
    if let leaf = element as? _UIMenuLeafElement { return leaf.attributes.contains(.hidden) ? [] : [leaf] }
    if let deferred = element as? UIDeferredMenuElement, let elements = made(deferred) {
      return elements.flatMap { shown($0, made) }
    }
    return [element]
  }

  /// Marks an action of a group whose option is `singleSelection`, and removes the mark of the others. Returns whether the
  /// action is in such a group.
  @discardableResult
  final func select(_ leaf: _UIMenuLeafElement, isSingle: Bool = false) -> Bool {
    let isSingle = isSingle || options.contains(.singleSelection)
    var isHere = false
    for child in children {
      if child === leaf { isHere = isSingle }
      guard let menu = child as? UIMenu else { continue }
      // A menu that is displayed inline belongs to the selection of its surroundings.
      if menu.select(leaf, isSingle: isSingle && menu.options.contains(.displayInline)) { isHere = isSingle }
    }
    if isHere { mark(leaf) }
    return isHere
  }

  private final func mark(_ leaf: _UIMenuLeafElement) {
    for child in children {
      if let other = child as? _UIMenuLeafElement { other.state = other === leaf ? .on : .off }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { menu.mark(leaf) }
    }
  }
}
