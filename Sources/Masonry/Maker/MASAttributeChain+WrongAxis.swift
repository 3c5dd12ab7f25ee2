#if !hasFeature(Embedded)
  /// Relations across axes. They exist only so that the compiler can explain the error.
  extension MASAttributeChain {
    /// Does not compile: the attributes measure along different axes.
    @available(
      *, unavailable,
      message: "relate horizontal attributes to horizontal, vertical to vertical, sizes to sizes"
    )
    public func equalTo<Other>(
      _ target: MASViewAttribute<Other>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> MASConstraint {
      self
    }

    /// Does not compile: the attributes measure along different axes.
    @available(
      *, unavailable,
      message: "relate horizontal attributes to horizontal, vertical to vertical, sizes to sizes"
    )
    public func greaterThanOrEqualTo<Other>(
      _ target: MASViewAttribute<Other>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> MASConstraint {
      self
    }

    /// Does not compile: the attributes measure along different axes.
    @available(
      *, unavailable,
      message: "relate horizontal attributes to horizontal, vertical to vertical, sizes to sizes"
    )
    public func lessThanOrEqualTo<Other>(
      _ target: MASViewAttribute<Other>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> MASConstraint {
      self
    }
  }
#endif
