extension CALayer {
  /// The farthest descendant of the layer, itself included, that contains a point; nil if it does not contain the point, or is hidden.
  ///
  /// `p` is in the coordinates of the superlayer, in points. Sublayers in front come first. Those of a layer that masks to its bounds count
  /// within these alone. O(descendants).
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = convert(p, from: superlayer)
    if masksToBounds, !contains(own) { return nil }
    for child in sublayersFromFront {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  private var sublayersFromFront: [CALayer] {
    let sorted = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return sorted.map { $0.element }
  }

  /// The part of the bounds that no layer around masks away, in points of the layer; empty if all is.
  public var visibleRect: CGRect {
    var (visible, layer) = (bounds, superlayer)
    while let around = layer {
      if around.masksToBounds { visible = visible.intersection(convert(around.bounds, from: around)) }
      layer = around.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// The size of the bounds, in points: no layout asks for another.
  public func preferredFrameSize() -> CGSize { bounds.size }
}
