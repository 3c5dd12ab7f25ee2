/// The tree of layers: one strong edge from a layer to each sublayer, one unowned edge back.
extension CALayer {
  func insertChild(_ layer: CALayer, at index: Int) {
    require(
      layer !== self && (layer.children.isEmpty || !isDescendant(of: layer)),
      "CALayer: a layer can lie neither in itself nor in one of its own sublayers")
    if layer.parent != nil { layer.detach() }
    takeIn(layer, at: index)
    if owningView == nil { awaitsLayout = true }
    appearanceDidChange()
  }

  /// Changes the list of sublayers while it is taken out of the layer: no access to it can overlap another, and so the
  /// compiler need not have any of them checked.
  private func changeChildren(_ change: (inout [CALayer]) -> Void) {
    var list = children
    children = []
    change(&list)
    children = list
  }

  func detach() {
    guard let parent else { return }
    if parent.attributes?.mask === self { return parent.mask = nil }
    parent.clock?.layerDidLeave(self)
    self.parent = nil
    if parent.owningView == nil { parent.awaitsLayout = true }
    parent.appearanceDidChange()
    let wasThere = parent.removeFromChildren(self)
    assert(wasThere, "A layer is not among the sublayers of its superlayer")
  }

  /// Has all layers made that views have yet to put into this one, before anyone sees or changes their order.
  func makeAllSublayers() {
    guard !hasAllSublayers else { return }
    hasAllSublayers = true
    owningView?.makeLayersOfSubviews()
  }

  /// Takes in a layer without calling an override.
  func takeIn(_ layer: CALayer, at index: Int) {
    if index >= childCount {
      appendToChildren(layer)
    } else {
      changeChildren { $0.insert(layer, at: index) }
      layer.siblingIndex = index
    }
    layer.parent = self
  }

  func replaceChildren(with layers: [CALayer]) {
    makeAllSublayers()
    while let last = children.last { last.detach() }
    for layer in layers { insertChild(layer, at: children.count) }
    appearanceDidChange()
  }

  func indexOfChild(_ layer: CALayer) -> Int {
    guard layer.parent === self, let index = childList.index(of: layer, near: layer.siblingIndex) else {
      fatalError("CALayer: the given sibling is not a sublayer of this layer")
    }
    return index
  }

  /// Exchanges two sublayers, neither of which leaves the tree. Constant time.
  func exchangeChildren(_ first: Int, _ second: Int) {
    changeChildren { $0.swapAt(first, second) }
    (children[first].siblingIndex, children[second].siblingIndex) = (first, second)
    appearanceDidChange()
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The sublayers back to front: by the depth of their centres, which `zPosition` and transforms give, and in the order
  /// of the tree where it is equal.
  var sublayersInDrawingOrder: [CALayer] { sublayersBackToFront(in: displayed) }

  /// Lets go of the sublayers without a call for each level of the tree: a layer that dies with this one hands its
  /// own sublayers over first.
  nonisolated func releaseSublayers() {
    guard !children.isEmpty else { return }
    var dying = takeChildren()
    while var layer = dying.popLast() {
      guard !layer.children.isEmpty, isKnownUniquelyReferenced(&layer) else { continue }
      dying.append(contentsOf: layer.takeChildren())
    }
  }

  private nonisolated func takeChildren() -> [CALayer] {
    let taken = children
    children = []
    for child in taken { child.parent = nil }
    return taken
  }
}
