/// Relations that UIKit refuses. They exist only so that the compiler can explain the error.
extension MASAttributeChain {
  /// Does not compile: the attributes measure along different axes, or only one of them depends on the layout direction.
  @available(
    *, unavailable,
    message:
      "relate horizontal attributes to horizontal, vertical to vertical, sizes to sizes, and leading and trailing not to left and right"
  )
  public func equalTo<Other>(
    _ target: MASViewAttribute<Other>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self
  }

  /// Does not compile: the attributes measure along different axes, or only one of them depends on the layout direction.
  @available(
    *, unavailable,
    message:
      "relate horizontal attributes to horizontal, vertical to vertical, sizes to sizes, and leading and trailing not to left and right"
  )
  public func greaterThanOrEqualTo<Other>(
    _ target: MASViewAttribute<Other>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self
  }

  /// Does not compile: the attributes measure along different axes, or only one of them depends on the layout direction.
  @available(
    *, unavailable,
    message:
      "relate horizontal attributes to horizontal, vertical to vertical, sizes to sizes, and leading and trailing not to left and right"
  )
  public func lessThanOrEqualTo<Other>(
    _ target: MASViewAttribute<Other>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self
  }
}
