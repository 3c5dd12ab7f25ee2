/// The layers of views, which plain views get on first use.
///
/// A plain view begins without a layer. It shows nothing, and its frame, without a transform, is stored by
/// its node or by the engine's table. Setting its appearance or frame, adding a subview with a layer, and
/// reading `layer` create the layer and those of its ancestors. The layer is inserted at the index among its
/// siblings where it would have been from the start.
///
/// A missing layer is not observable. Code that reads the sublayers of a view's layer, or adds a layer
/// without a view to them, first creates those of all subviews. From then on every new subview gets a layer
/// at once. The same holds for layers of a subclass, which may count its sublayers.
extension UIView {
  /// Connects the view to its new node, and creates a layer unless the view is plain.
  func standBehindNode() {
    layoutNode.stand(for: self, overrides: classOverrides, hasMovableBounds: hasMovableBounds)
    if !overrides.isEmpty { own(Self.makeLayer()) }
  }

  private static func makeLayer() -> CALayer {
    #if hasFeature(Embedded)
      return layerClass.init(_copyOf: nil)
    #else
      if layerClass == CALayer.self { return CALayer() }
      guard let type = layerClass as? CALayer.Type else {
        fatalError("\(self).layerClass is \(layerClass), which is no CALayer")
      }
      return type.init(_copyOf: nil)
    #endif
  }

  private func own(_ layer: CALayer) {
    ownLayer = layer
    layer.become(layerOf: self, layoutNode)
    // Embedded Swift compares types only by their identifiers.
    if ObjectIdentifier(type(of: layer)) != ObjectIdentifier(CALayer.self) { layer.hasAllSublayers = true }
    layoutNode.record.layer = .passUnretained(layer)
  }

  /// Creates the layer of a plain view, and those of its ancestors without one. Linear in their number.
  @inline(never)
  final func makeMissingLayer() -> CALayer {
    var lacking = [self]
    while let above = lacking[lacking.count - 1].superviewStorage, above.ownLayer == nil {
      lacking.append(above)
    }
    while let view = lacking.popLast() { view.makeOwnLayer() }
    guard let ownLayer else { fatalError("A view has no layer") }
    return ownLayer
  }

  /// Creates the layer of a view whose superview has one.
  private func makeOwnLayer() {
    guard let superview = superviewStorage, let outer = superview.ownLayer else {
      return own(CALayer())
    }
    guard let place = superview.placeOfMissingLayer(of: self, in: outer) else {
      return superview.makeLayersOfSubviews()
    }
    own(CALayer())
    outer.takeIn(layer, at: place)
  }

  /// The number of last subviews that are searched individually.
  private static let lateSubviews = 16

  /// The index for the layer of one of the last subviews among those in `layer`; nil for an earlier subview.
  private func placeOfMissingLayer(of view: UIView, in layer: CALayer) -> Int? {
    var place = layer.children.count
    for subview in subviewStorage.suffix(Self.lateSubviews).reversed() {
      if subview === view { return place }
      if let own = subview.ownLayer, own.parent === layer { place -= 1 }
    }
    return nil
  }

  /// Creates the missing layers of all subviews. Linear in their number.
  func makeLayersOfSubviews() {
    guard subviewStorage.contains(where: { $0.ownLayer == nil }) else { return }
    let layer = layer
    var children: [CALayer] = []
    for view in subviewStorage {
      if view.ownLayer == nil {
        view.own(CALayer())
        view.layer.parent = layer
      }
      guard view.layer.parent === layer else { continue }
      view.layer.siblingIndex = children.count
      children.append(view.layer)
    }
    layer.children = children
  }
}

extension UIView {
  /// The point of this view that is visible at `point` of the superview; nil if there is none, or if the view
  /// faces away.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    if ownLayer == nil, superviewStorage?.ownLayer?.transformsSublayers != true {
      let origin = layoutNode.geometry.frame.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return layer.showsOnlyItsBack ? nil : layer.fromSuperlayer(point)
  }
}

/// The layers of subviews among the sublayers of the view's layer.
extension UIView {
  /// Adds the layer of a new subview in front of all layers, if it has one or needs one.
  func addLayer(of view: UIView) {
    guard let inner = layerToInsert(of: view) else { return }
    if layer.hasAllSublayers {
      layer.addSublayer(inner)
    } else {
      layer.insertChild(inner, at: layer.childCount)
    }
  }

  /// Inserts the layer of the subview at `index`, if it has one or needs one.
  func insertLayer(of view: UIView, at index: Int) {
    guard let inner = layerToInsert(of: view) else { return }
    let place = layerIndex(forSubview: index)
    if layer.hasAllSublayers {
      layer.insertSublayer(inner, at: UInt32(place))
    } else {
      layer.insertChild(inner, at: place)
    }
  }

  private func layerToInsert(of view: UIView) -> CALayer? {
    if let inner = view.ownLayer { return inner }
    guard let ownLayer, ownLayer.hasAllSublayers else { return nil }
    view.own(CALayer())
    return view.ownLayer
  }

  /// Exchanges the layers of two subviews, if they have any.
  func exchangeLayers(ofSubviewsAt first: Int, _ second: Int) {
    let (one, other) = (subviewStorage[first], subviewStorage[second])
    guard one.ownLayer != nil || other.ownLayer != nil else { return }
    let (oneLayer, otherLayer) = (one.layer, other.layer)
    layer.exchangeChildren(
      layer.indexOfChild(oneLayer), layer.indexOfChild(otherLayer))
  }

  /// The index for the layer of the subview at `index`. Layers without a view keep their indexes.
  private func layerIndex(forSubview index: Int) -> Int {
    guard layer.childCount > 0 else { return 0 }
    var index = index
    while index > 0 {
      index -= 1
      if let before = subviewStorage[index].ownLayer, before.parent === layer {
        return layer.indexOfChild(before) + 1
      }
    }
    return layer.children.firstIndex { $0.owningView != nil } ?? layer.children.count
  }
}
