import UIKitShim

/// Synonyms. In Objective-C these boxed numbers and structures; here the relations take them directly.
extension MASAttributeChain {
  /// The same as `equalTo`.
  @inlinable
  @discardableResult
  public func mas_equalTo(
    _ target: Axis.Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    equalTo(target, fileID: fileID, line: line)
  }

  /// The same as `equalTo`.
  @inlinable
  @discardableResult
  public func mas_equalTo(
    _ targets: [Axis.Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    equalTo(targets, fileID: fileID, line: line)
  }

  /// The same as `greaterThanOrEqualTo`.
  @inlinable
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ target: Axis.Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// The same as `greaterThanOrEqualTo`.
  @inlinable
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ targets: [Axis.Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(targets, fileID: fileID, line: line)
  }

  /// The same as `lessThanOrEqualTo`.
  @inlinable
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ target: Axis.Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// The same as `lessThanOrEqualTo`.
  @inlinable
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ targets: [Axis.Target], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(targets, fileID: fileID, line: line)
  }
}
