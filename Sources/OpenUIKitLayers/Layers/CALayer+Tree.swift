@_spi(Layout) import OpenUIKitSupport

/// The tree of layers: one strong reference from a layer to each sublayer, one unowned reference back.
extension CALayer {
  func insertChild(_ layer: CALayer, at index: Int) {
    require(
      // A layer without sublayers has no descendants. The walk up the tree is left out for it, because views
      // add many such layers.
      layer !== self && (layer.children.isEmpty || !isDescendant(of: layer)),
      "CALayer: a layer can lie neither in itself nor in one of its own sublayers")
    if layer.parent != nil { layer.detach() }
    takeIn(layer, at: index)
    if owningView == nil { awaitsLayout = true }
    contentDidChange()
  }

  /// Moves the list of sublayers out of the layer while it changes. No access to it can overlap another one
  /// then, so the compiler drops the checks for exclusive access.
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
    parent.contentDidChange()
    let wasThere = parent.removeFromChildren(self)
    assert(wasThere, "A layer is not among the sublayers of its superlayer")
  }

  /// Adds a layer without calling an override.
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
    // From the end, where removal does not move the other sublayers.
    while let last = children.last { last.detach() }
    for layer in layers { insertChild(layer, at: children.count) }
    contentDidChange()
  }

  package nonisolated func indexOfChild(_ layer: CALayer) -> Int {
    guard let index = childList.index(of: layer, near: layer.siblingIndex) else {
      fatalError("CALayer: the given sibling is not a sublayer of this layer")
    }
    return index
  }

  /// Exchanges two sublayers, which stay in the tree. Constant time, and without counting references: a carousel
  /// exchanges several layers in each frame.
  package nonisolated func exchangeChildren(_ one: Unmanaged<CALayer>, _ other: Unmanaged<CALayer>) {
    let first = one._withUnsafeGuaranteedRef { indexOfChild($0) }
    let second = other._withUnsafeGuaranteedRef { indexOfChild($0) }
    childList.exchange(first, second) { $0.siblingIndex = $1 }
    setNeedsRecording()
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The sublayers from back to front: by the depth of their centres, which `zPosition` and transforms
  /// determine, and in the order of the tree if the depth is equal.
  var sublayersInDrawingOrder: [CALayer] { sublayersBackToFront(in: displayed) }

  /// Releases the sublayers iteratively. A layer that is deallocated with this one moves its own sublayers to
  /// this list first; otherwise a deep tree would need a deep recursion.
  nonisolated func releaseSublayers() {
    guard !children.isEmpty else { return }
    // The automatic release would call itself once per level. A chain of some ten thousand layers would
    // exhaust the stack.
    var dying = takeChildren()
    while var layer = dying.popLast() {
      // A layer with other references lives on and keeps its sublayers.
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
