import UIKitShim

/// Relations to a target:
///
/// - an attribute of the same axis;
/// - a view or guide, which means its same attribute;
/// - a number, which means a constant size or the distance from the superview's same attribute;
/// - a size, point or insets where they fit;
/// - an array of such targets, of any mixture.
extension MASAttributeChain {
  /// Makes the attributes equal to the target's.
  @inlinable
  @discardableResult
  public consuming func equalTo(
    _ target: Axis.Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: Axis.target(from: target), at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Makes the attributes equal to each of the targets'. An empty array makes no constraint.
  @inlinable
  @discardableResult
  public consuming func equalTo(
    _ targets: [Axis.Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .equal, toEach: targets.map { Axis.target(from: $0) },
      at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above the target's.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ target: Axis.Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .greaterThanOrEqual, to: Axis.target(from: target), at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above each of the targets'. An empty array makes no constraint.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ targets: [Axis.Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .greaterThanOrEqual, toEach: targets.map { Axis.target(from: $0) },
      at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below the target's.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ target: Axis.Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .lessThanOrEqual, to: Axis.target(from: target), at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below each of the targets'. An empty array makes no constraint.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ targets: [Axis.Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .lessThanOrEqual, toEach: targets.map { Axis.target(from: $0) },
      at: MASSourceLocation(fileID: fileID, line: line))
  }
}
