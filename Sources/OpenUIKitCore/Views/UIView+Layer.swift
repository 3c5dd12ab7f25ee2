@_spi(Layout) import OpenUIKitLayout

/// The layer of a view, which the view creates with itself.
extension UIView {
  /// Connects the view to its new node, and creates its layer.
  func attachToNode() {
    layoutNode.attach(toView: self, overrides: classOverrides, hasMovableBounds: hasMovableBounds)
    let layer = overrides.isEmpty ? CALayer() : Self.makeLayer()
    storedLayer = layer
    layer.become(layerOf: self, unsafeGeometryAddress: layoutNode.unsafeGeometryAddress)
  }

  /// The point of this view that is visible at `point` of the superview; nil if there is none, or if the view
  /// faces away.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    layer.showsOnlyItsBack ? nil : layer.fromSuperlayer(point)
  }
}

/// The layers of subviews among the sublayers of the view's layer.
extension UIView {
  /// Adds the layer of a new subview in front of all layers.
  func addLayer(of view: UIView) { layer.addSublayer(view.layer) }

  /// Inserts the layer of the subview at `index`.
  func insertLayer(of view: UIView, at index: Int) {
    layer.insertSublayer(view.layer, at: UInt32(layerIndex(forSubview: index)))
  }

  /// The index for the layer of the subview at `index`. Layers without a view keep their indexes.
  private func layerIndex(forSubview index: Int) -> Int {
    guard layer.childCount > 0 else { return 0 }
    var index = index
    while index > 0 {
      index -= 1
      let before = subviewStorage[index].layer
      if before.parent === layer { return layer.indexOfChild(before) + 1 }
    }
    return layer.children.firstIndex { $0.owningView != nil } ?? layer.children.count
  }
}

/// The methods that a layer calls on its view.
extension UIView {
  package final func noteGeometryObserver() { layoutNode.insertObserver(.layer) }
}
