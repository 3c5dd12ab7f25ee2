/// The layers of views, which those of plain ones get when something asks for them.
///
/// A plain view begins without: it shows nothing, and where it stands, a frame without a transform, its node knows or the table
/// of its engine. The first who gives it a look, a frame or a subview with a layer, or asks for the layer, has it made, with
/// those of the views around it, at the place among its siblings' where it would have been from the start.
///
/// Nobody sees that a layer was missing: whoever looks at the sublayers of a view's layer, or puts a layer of no view among
/// them, has those of all its subviews made first. From then on, and in layers of a subclass, which may count its
/// sublayers, every subview has one as soon as it comes.
extension UIView {
  /// Stands behind the node that was just made, with a layer unless the view is plain.
  func standBehindNode() {
    layoutNode.stand(for: self, hasMovableBounds: hasMovableBounds)
    if !isPlain { own(Self.makeLayer()) }
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
    layer.owningView = self
    // Embedded Swift compares types only by their identifiers.
    if ObjectIdentifier(type(of: layer)) != ObjectIdentifier(CALayer.self) { layer.hasAllSublayers = true }
    layoutNode.stand(withLayer: layer)
  }

  /// Makes the layer of a plain view, and of those above it that have none. Linear in their number.
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

  /// Makes the layer of a view whose superview has one.
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

  /// How many of the last subviews are looked at one by one.
  private static let lateSubviews = 16

  /// Where the layer of one of the last subviews belongs among those in `layer`; nil for a subview that came earlier.
  private func placeOfMissingLayer(of view: UIView, in layer: CALayer) -> Int? {
    var place = layer.children.count
    for subview in subviewStorage.suffix(Self.lateSubviews).reversed() {
      if subview === view { return place }
      if let own = subview.ownLayer, own.parent === layer { place -= 1 }
    }
    return nil
  }

  /// Makes the layers of all subviews that have none. Linear in their number.
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
  /// The point of this view that shows at `point` of the superview, or nil when none does or the view shows it its back.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    if ownLayer == nil, superviewStorage?.ownLayer?.transformsSublayers != true {
      let origin = layoutNode.placeWithoutLayer.frame.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return layer.showsOnlyItsBack ? nil : layer.fromSuperlayer(point)
  }
}

/// The layers of subviews among those in the view's layer.
extension UIView {
  /// Puts the layer of a subview that has come in front of all layers, if it has one or has to have one.
  func addLayer(of view: UIView) {
    guard let inner = layerToInsert(of: view) else { return }
    if layer.hasAllSublayers {
      layer.addSublayer(inner)
    } else {
      layer.insertChild(inner, at: layer.childCount)
    }
  }

  /// Puts the layer of the subview at `index` where it belongs, if it has one or has to have one.
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

  /// Exchanges the layers of two subviews, as far as there are any.
  func exchangeLayers(ofSubviewsAt first: Int, _ second: Int) {
    let (one, other) = (subviewStorage[first], subviewStorage[second])
    guard one.ownLayer != nil || other.ownLayer != nil else { return }
    let (oneLayer, otherLayer) = (one.layer, other.layer)
    layer.exchangeChildren(
      layer.indexOfChild(oneLayer), layer.indexOfChild(otherLayer))
  }

  /// Where the layer of the subview at `index` belongs: layers without a view keep their places.
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
