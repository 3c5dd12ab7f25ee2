extension CALayer {
  /// The part of the contents that is visible, as a fraction of their size; all of them by default. It is rounded to whole pixels,
  /// and what is outside of the contents is left out.
  public var contentsRect: CGRect {
    get { ownDisplay?.part ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      makeDisplay().part = newValue
      appearanceDidChange()
    }
  }
}

extension CALayer {
  /// The part of the contents that is stretched in both directions, as a fraction of their size; all of them by default.
  ///
  /// The corners keep their size, and the edges between them are stretched along the layer's edges. It has an effect if `contentsGravity`
  /// resizes the contents. A rectangle that is not finite is refused, and what is outside of the contents is left out.
  public var contentsCenter: CGRect {
    get { ownDisplay?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let numbers = [newValue.minX, newValue.minY, newValue.maxX, newValue.maxY]
      guard numbers.allSatisfy({ $0.isFinite }) else { return }
      makeDisplay().center = newValue
      appearanceDidChange()
    }
  }
}
