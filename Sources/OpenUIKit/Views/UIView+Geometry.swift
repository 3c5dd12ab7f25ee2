extension UIView {
  /// The view's rectangle in its superview before its transform.
  var untransformedFrame: CGRect {
    let size = layer.bounds.size
    let position = layer.position
    let anchor = layer.anchorPoint
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets center and the size of the bounds without looking at the transform.
  func setUntransformedFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if layer.bounds.size != frame.size {
      layer.bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    }
    if layer.position != center { layer.position = center }
  }

  func layerGeometryDidChange(_ layer: CALayer, _ changes: LayerGeometryChanges) {
    if changes.contains(.boundsOrigin) { boundsOriginDidChange() }
    if changes.contains(.boundsSize) { boundsSizeDidChange() }
    if !changes.isDisjoint(with: [.position, .boundsSize, .anchorPoint]) { placeDidChange() }
  }

  func layerAppearanceDidChange(_ layer: CALayer) {}

  private func boundsSizeDidChange() {
    let oldSize = lastSize
    lastSize = bounds.size
    sizeDidChange()
    setNeedsLayout()
    autoresizeSubviews(from: oldSize)
  }

  /// Tells the engine about a view that its frame places, and the safe area about any.
  private func placeDidChange() {
    if let node = nodeStorage, let engine = node.engine, !flags.contains(.isAutoresizing) {
      tell(engine)
    }
    if safeArea != .zero || (superviewStorage?.safeArea ?? .zero) != .zero { updateSafeArea() }
  }

  private func tell(_ engine: LayoutEngine) {
    if superviewStorage == nil {
      if !flags.contains(.placedByConstraints) || self is UIWindow { engine.rootSizeDidChange(of: self) }
    } else if !flags.contains(.placedByConstraints) {
      engine.frameDidChange(of: self)
    }
  }

  private func boundsOriginDidChange() {
    setNeedsLayout()
    guard let node = nodeStorage, let engine = node.engine else { return }
    if let origin = node.boundsOrigin {
      engine.set(origin, to: Double(bounds.minX), Double(bounds.minY))
    } else {
      rebuildRowsInside()
    }
  }

  /// Lets the engine build the rows anew that cross the view's bounds, after their origin left zero.
  private func rebuildRowsInside() {
    forEachInTree { view in
      for node in view.existingNodes {
        for mention in node.mentions { mention.takeUnretainedValue().invalidateRow() }
      }
    }
  }

  /// Converts a point from this view's bounds to another view's, or to the window's for nil. Both must be in one
  /// tree.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? layoutRoot).layer)
  }

  /// Converts a point from another view's bounds, or from the window's for nil, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? layoutRoot).layer)
  }

  /// Converts a rectangle from this view's bounds to another view's: the one around the converted corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? layoutRoot).layer)
  }

  /// Converts a rectangle from another view's bounds to this view's: the one around the converted corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? layoutRoot).layer)
  }

  /// The alignment rectangle of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The alignment inset at the start of an axis.
  func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> Double {
    let insets = alignmentRectInsets
    return Double(axis == .horizontal ? insets.left : insets.top)
  }

  static func makeLayer() -> CALayer {
    #if hasFeature(Embedded)
      return layerClass.init(_copyOf: nil)
    #else
      guard let type = layerClass as? CALayer.Type else {
        preconditionFailure("\(self).layerClass is \(layerClass), which is no CALayer")
      }
      return type.init(_copyOf: nil)
    #endif
  }
}

extension CGRect {
  /// The rectangle with every edge moved outwards by its inset.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The rectangle as UIKit prints it in descriptions: `(x y; width height)`.
  var shortDescription: String {
    "(\(shortNumber(Double(minX))) \(shortNumber(Double(minY))); "
      + "\(shortNumber(Double(width))) \(shortNumber(Double(height))))"
  }
}
