@_spi(Layout) import OpenUIKitLayers
@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// The view's rectangle in its superview without its transform. Its size may be below zero.
  var untransformedFrame: CGRect {
    let size = layer.bounds.size
    let position = layer.position
    let anchor = layer.anchorPoint
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The implementation of `frame`'s setter.
  func setFrame(_ frame: CGRect) {
    let isBelowZero = frame.size.width < 0 || frame.size.height < 0
    // Autoresizing may make a size negative for a while. The layer would turn the rectangle round.
    if isBelowZero, layoutFlags.contains(.isAutoresizing) { return setUntransformedFrame(frame) }
    layer.frame = frame
  }

  /// Sets the centre and the size of the bounds, ignoring the transform.
  func setUntransformedFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    // Not `minX` and `width`: a size below zero stays so, and the view grows from there again.
    let (origin, size) = (frame.origin, frame.size)
    let center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    layer.setGeometry(position: center, bounds: CGRect(origin: layer.bounds.origin, size: frame.size))
  }

  package func layerGeometryDidChange(_ layer: CALayer, _ changes: LayerGeometryChanges, oldSize: CGSize) {
    if changes.contains(.boundsOrigin) { boundsOriginDidChange() }
    if changes.contains(.boundsSize) { boundsSizeDidChange(from: oldSize) }
    if !changes.isDisjoint(with: [.position, .boundsSize, .anchorPoint]) { placeDidChange() }
    if !changes.isDisjoint(with: [.boundsOrigin, .boundsSize]), safeArea != .zero {
      updateSafeAreaOfSubviews()
    }
    observablePropertyDidChange()
  }

  package var hasNoContent: Bool { overrides.isEmpty && extras?.drawing == nil }

  package var mayProvideActions: Bool { overrides.contains(.others) }

  private func boundsSizeDidChange(from oldSize: CGSize) {
    sizeDidChange()
    if !layoutNode.hasNothingToLayOut { setNeedsLayout() }
    insetsMayFollowSize()
    let isResizedInLoop = !overrides.contains(.others) && layoutFlags.contains(.isAutoresizing)
    if !subviewStorage.isEmpty, !isResizedInLoop { autoresizeSubviews(from: oldSize) }
  }

  /// Notifies the engine of the new frame of a view without constraints, and updates the safe area of any
  /// view.
  private func placeDidChange() {
    if let engine = layoutNode.engine, !layoutFlags.contains(.isAutoresizing) { notify(engine) }
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
    if !subviewStorage.isEmpty, superviewStorage != nil, !layoutFlags.contains(.placedByConstraints) {
      layoutFlags.insert(.placesAllChildren)
    }
    if safeArea != .zero || (superviewStorage?.safeArea ?? .zero) != .zero { updateSafeArea() }
  }

  private func notify(_ engine: LayoutEngine) {
    if superviewStorage == nil {
      if !layoutFlags.contains(.placedByConstraints) || self is UIWindow {
        engine.rootSizeDidChange(of: self)
      }
    } else if !layoutFlags.contains(.placedByConstraints) {
      engine.frameDidChange(of: self)
    } else if !layoutFlags.contains(.isBeingPlaced) {
      engine.noteFrameChange(of: layoutNode)
    }
  }

  private func boundsOriginDidChange() {
    setNeedsLayout()
    layoutNode.engine?.contentOriginDidChange(of: layoutNode)
    for guide in guides.system { guide.ownerDidMove() }
  }
}

extension CGRect {
  /// Whether it is `CGRect.zero`.
  @inline(__always)
  var isAllZero: Bool { origin.x == 0 && origin.y == 0 && size.width == 0 && size.height == 0 }

  /// The rectangle as UIKit prints it in descriptions: `(x y; width height)`.
  var shortDescription: String {
    "(\(shortNumber(Double(minX))) \(shortNumber(Double(minY))); "
      + "\(shortNumber(Double(width))) \(shortNumber(Double(height))))"
  }
}
