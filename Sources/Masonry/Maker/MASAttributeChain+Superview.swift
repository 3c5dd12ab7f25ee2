import UIKitShim

/// Relations to the superview the item has when the constraint is installed; for a guide, to the view that
/// owns it.
extension MASAttributeChain {
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

  /// Makes the attributes equal to those of the superview's safe area, the part that bars and the device's
  /// shape leave free.
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

  @inlinable
  consuming func relate(
    _ relation: NSLayoutConstraint.Relation, to area: MASSuperviewArea, _ location: MASSourceLocation
  ) -> MASConstraint {
    relate(relation, to: MASTarget(.superview(area)), at: location)
  }
}
