import UIKitShim

/// Constants. The last call wins. After installation a new constant changes the layout in the next pass.
extension MASConstraint {
  /// Sets the constant of every attribute, in points. Right and bottom edges need a negative constant to stay
  /// inside the target.
  @inlinable
  @discardableResult
  public consuming func offset(_ amount: some MASNumber) -> Self {
    setOffset(amount.mas_points)
    return self
  }

  /// Moves edges inwards, in points: left, leading and top by plus their inset, right, trailing and bottom by
  /// minus theirs. Other attributes keep their constant. Leading takes the left inset in both layout
  /// directions.
  @discardableResult
  public func insets(_ insets: MASEdgeInsets) -> Self {
    setConstant(insets.mas_target)
  }

  /// Moves edges inwards by reading direction, in points; left and right edges follow the item's current
  /// layout direction.
  @discardableResult
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Self {
    setConstant(insets.mas_target)
  }

  /// Moves all edges inwards by the same number of points.
  @discardableResult
  public func inset(_ amount: some MASNumber) -> Self {
    let points = amount.mas_points
    return insets(MASEdgeInsets(top: points, left: points, bottom: points, right: points))
  }

  /// Adds to width and height, in points. Other attributes keep their constant.
  @discardableResult
  public func sizeOffset(_ size: CGSize) -> Self {
    setConstant(size.mas_target)
  }

  /// Moves the centre, in points. Other attributes keep their constant.
  @discardableResult
  public func centerOffset(_ offset: CGPoint) -> Self {
    setConstant(offset.mas_target)
  }

  @usableFromInline
  func setOffset(_ points: CGFloat) {
    if equation != nil { return setConstant(points) }
    for part in parts { part.setOffset(points) }
  }

  private func setConstant(_ value: MASTarget) -> Self {
    forEachSingle { single in
      if let constant = single.constant(from: value) { single.setConstant(constant) }
    }
    return self
  }

  private func setConstant(_ constant: CGFloat) {
    equation?.constant = constant
    layoutConstraint?.constant = constant
  }
}

/// Synonyms that take a constant of any type.
extension MASConstraint {
  /// The same as ``offset(_:)``.
  @discardableResult
  public func valueOffset(_ amount: some MASNumber) -> Self { offset(amount) }
  /// The same as ``centerOffset(_:)``.
  @discardableResult
  public func valueOffset(_ offset: CGPoint) -> Self { centerOffset(offset) }
  /// The same as ``sizeOffset(_:)``.
  @discardableResult
  public func valueOffset(_ size: CGSize) -> Self { sizeOffset(size) }
  /// The same as ``insets(_:)-(MASEdgeInsets)``.
  @discardableResult
  public func valueOffset(_ insets: MASEdgeInsets) -> Self { self.insets(insets) }
  /// The same as ``insets(_:)-(NSDirectionalEdgeInsets)``.
  @discardableResult
  public func valueOffset(_ insets: NSDirectionalEdgeInsets) -> Self { self.insets(insets) }

  /// The same as ``offset(_:)``.
  @discardableResult
  public func mas_offset(_ amount: some MASNumber) -> Self { offset(amount) }
  /// The same as ``centerOffset(_:)``.
  @discardableResult
  public func mas_offset(_ offset: CGPoint) -> Self { centerOffset(offset) }
  /// The same as ``sizeOffset(_:)``.
  @discardableResult
  public func mas_offset(_ size: CGSize) -> Self { sizeOffset(size) }
  /// The same as ``insets(_:)-(MASEdgeInsets)``.
  @discardableResult
  public func mas_offset(_ insets: MASEdgeInsets) -> Self { self.insets(insets) }
  /// The same as ``insets(_:)-(NSDirectionalEdgeInsets)``.
  @discardableResult
  public func mas_offset(_ insets: NSDirectionalEdgeInsets) -> Self { self.insets(insets) }
}
