import UIKitShim

/// Relations for Embedded Swift, which lacks existentials of any type. They are generic and do not check
/// axes; a build for any other platform does.
extension MASUnfinishedChain {
  /// Makes the attributes equal to the target's.
  @inlinable
  @discardableResult
  public func equalTo<Target: MASTargetConvertible>(
    _ target: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: target.mas_target, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Makes the attributes equal to each of the targets'. An empty array makes no constraint.
  @inlinable
  @discardableResult
  public func equalTo<Target: MASTargetConvertible>(
    _ targets: [Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .equal, toEach: targets.map { $0.mas_target }, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above the target's.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualTo<Target: MASTargetConvertible>(
    _ target: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: target.mas_target, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above each of the targets'. An empty array makes no constraint.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualTo<Target: MASTargetConvertible>(
    _ targets: [Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .greaterThanOrEqual, toEach: targets.map { $0.mas_target },
      at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below the target's.
  @inlinable
  @discardableResult
  public func lessThanOrEqualTo<Target: MASTargetConvertible>(
    _ target: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: target.mas_target, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below each of the targets'. An empty array makes no constraint.
  @inlinable
  @discardableResult
  public func lessThanOrEqualTo<Target: MASTargetConvertible>(
    _ targets: [Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(
      .lessThanOrEqual, toEach: targets.map { $0.mas_target },
      at: MASSourceLocation(fileID: fileID, line: line))
  }
}
