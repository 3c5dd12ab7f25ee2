import UIKitShim

/// Relations to the superview the item has when the constraint is installed; for a guide, to the view that
/// owns it.
extension MASUnfinishedChain {
  /// Makes the attributes equal to the superview's.
  @inlinable
  @discardableResult
  public consuming func equalToSuperview(fileID: StaticString = #fileID, line: UInt = #line) -> MASConstraint
  {
    relate(.equal, to: .bounds, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above the superview's.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualToSuperview(fileID: StaticString = #fileID, line: UInt = #line)
    -> MASConstraint
  {
    relate(.greaterThanOrEqual, to: .bounds, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below the superview's.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualToSuperview(fileID: StaticString = #fileID, line: UInt = #line)
    -> MASConstraint
  {
    relate(.lessThanOrEqual, to: .bounds, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Makes the attributes equal to those of the superview's safe area, which bars and the shape of the device
  /// leave free.
  @inlinable
  @discardableResult
  public consuming func equalToSuperviewSafeArea(fileID: StaticString = #fileID, line: UInt = #line)
    -> MASConstraint
  {
    relate(.equal, to: .safeArea, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above those of the superview's safe area.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualToSuperviewSafeArea(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: .safeArea, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below those of the superview's safe area.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualToSuperviewSafeArea(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: .safeArea, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Makes the attributes equal to those of the area inside the superview's layout margins.
  @inlinable
  @discardableResult
  public consuming func equalToSuperviewMargins(fileID: StaticString = #fileID, line: UInt = #line)
    -> MASConstraint
  {
    relate(.equal, to: .margins, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above those of the area inside the superview's layout margins.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualToSuperviewMargins(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: .margins, MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below those of the area inside the superview's layout margins.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualToSuperviewMargins(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: .margins, MASSourceLocation(fileID: fileID, line: line))
  }

  @inlinable
  consuming func relate(
    _ relation: NSLayoutConstraint.Relation, to area: MASSuperviewArea, _ location: MASSourceLocation
  ) -> MASConstraint {
    relate(relation, to: MASTarget(.superview(area)), at: location)
  }
}

#if !hasFeature(Embedded)
  /// Relations to an attribute of the superview that the item has when the chain is written:
  /// `make.left.equalToSuperview { $0.mas_centerX }`. They stop the program if the item has no superview.
  extension MASAttributeChain {
    /// Makes the attributes equal to the target that the closure returns for the superview.
    @discardableResult
    public func equalToSuperview(
      fileID: StaticString = #fileID, line: UInt = #line, _ target: (MASView) -> Axis.Target
    ) -> MASConstraint {
      let superview = presentSuperview(.equal, at: MASSourceLocation(fileID: fileID, line: line))
      return equalTo(target(superview), fileID: fileID, line: line)
    }

    /// Keeps the attributes at or above the target that the closure returns for the superview.
    @discardableResult
    public func greaterThanOrEqualToSuperview(
      fileID: StaticString = #fileID, line: UInt = #line, _ target: (MASView) -> Axis.Target
    ) -> MASConstraint {
      let superview = presentSuperview(.greaterThanOrEqual, at: MASSourceLocation(fileID: fileID, line: line))
      return greaterThanOrEqualTo(target(superview), fileID: fileID, line: line)
    }

    /// Keeps the attributes at or below the target that the closure returns for the superview.
    @discardableResult
    public func lessThanOrEqualToSuperview(
      fileID: StaticString = #fileID, line: UInt = #line, _ target: (MASView) -> Axis.Target
    ) -> MASConstraint {
      let superview = presentSuperview(.lessThanOrEqual, at: MASSourceLocation(fileID: fileID, line: line))
      return lessThanOrEqualTo(target(superview), fileID: fileID, line: line)
    }
  }
#endif

extension MASUnfinishedChain {
  /// The superview that the item has now. Stops the program if there is none.
  final func presentSuperview(
    _ relation: NSLayoutConstraint.Relation, at location: MASSourceLocation
  ) -> MASView {
    var first: MASConstraint = self
    while first.equation == nil, let part = first.parts.first { first = part }
    let items = first.items
    if let superview = MASItems.container(of: items.first) { return superview }
    var equation = first.equation ?? MASEquation(.notAnAttribute, at: location)
    equation.relation = relation
    equation.target = .superview(.bounds)
    equation.location = location
    MASFailure.noSuperview(equation, items)
  }
}
