import UIKitShim

/// A chain whose axis is known only at run time. It has the relations and attributes of other chains, in a
/// form without an axis.
///
/// Those have them in their own form, hence the condition on `Self`.
public protocol MASUndecidedChain: AnyObject, ViewTreeConfined {}

extension MASUnfinishedChain: MASUndecidedChain {}

/// Relations to targets of any axis. A target whose axis is not the attribute's stops the program when the
/// constraint is made.
extension MASUndecidedChain where Self == MASUnfinishedChain {
  /// Makes the attributes equal to the target's.
  @discardableResult
  public func equalTo(
    _ target: any MASTargetConvertible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self.relate(.equal, to: target.mas_target, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Makes the attributes equal to each of the targets'. An empty array makes no constraint.
  @discardableResult
  public func equalTo(
    _ targets: [any MASTargetConvertible], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self.relate(
      .equal, toEach: targets.map { $0.mas_target }, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above the target's.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any MASTargetConvertible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self.relate(
      .greaterThanOrEqual, to: target.mas_target, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or above each of the targets'. An empty array makes no constraint.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any MASTargetConvertible], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self.relate(
      .greaterThanOrEqual, toEach: targets.map { $0.mas_target },
      at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below the target's.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: any MASTargetConvertible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self.relate(.lessThanOrEqual, to: target.mas_target, at: MASSourceLocation(fileID: fileID, line: line))
  }

  /// Keeps the attributes at or below each of the targets'. An empty array makes no constraint.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any MASTargetConvertible], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    self.relate(
      .lessThanOrEqual, toEach: targets.map { $0.mas_target },
      at: MASSourceLocation(fileID: fileID, line: line))
  }
}

/// Synonyms.
extension MASUndecidedChain where Self == MASUnfinishedChain {
  /// The same as `equalTo`.
  @discardableResult
  public func mas_equalTo(
    _ target: any MASTargetConvertible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint { equalTo(target, fileID: fileID, line: line) }

  /// The same as `equalTo`.
  @discardableResult
  public func mas_equalTo(
    _ targets: [any MASTargetConvertible], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint { equalTo(targets, fileID: fileID, line: line) }

  /// The same as `greaterThanOrEqualTo`.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ target: any MASTargetConvertible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint { greaterThanOrEqualTo(target, fileID: fileID, line: line) }

  /// The same as `greaterThanOrEqualTo`.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ targets: [any MASTargetConvertible], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint { greaterThanOrEqualTo(targets, fileID: fileID, line: line) }

  /// The same as `lessThanOrEqualTo`.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ target: any MASTargetConvertible, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint { lessThanOrEqualTo(target, fileID: fileID, line: line) }

  /// The same as `lessThanOrEqualTo`.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ targets: [any MASTargetConvertible], fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint { lessThanOrEqualTo(targets, fileID: fileID, line: line) }
}

/// Relations to an attribute of the current superview, which a closure returns.
extension MASUndecidedChain where Self == MASUnfinishedChain {
  /// Makes the attributes equal to the target that the closure returns for the superview.
  @discardableResult
  public func equalToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line, _ target: (MASView) -> any MASTargetConvertible
  ) -> MASConstraint {
    let superview = self.presentSuperview(.equal, at: MASSourceLocation(fileID: fileID, line: line))
    return equalTo(target(superview), fileID: fileID, line: line)
  }

  /// Keeps the attributes at or above the target that the closure returns for the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line, _ target: (MASView) -> any MASTargetConvertible
  ) -> MASConstraint {
    let superview = self.presentSuperview(
      .greaterThanOrEqual, at: MASSourceLocation(fileID: fileID, line: line))
    return greaterThanOrEqualTo(target(superview), fileID: fileID, line: line)
  }

  /// Keeps the attributes at or below the target that the closure returns for the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: UInt = #line, _ target: (MASView) -> any MASTargetConvertible
  ) -> MASConstraint {
    let superview = self.presentSuperview(
      .lessThanOrEqual, at: MASSourceLocation(fileID: fileID, line: line))
    return lessThanOrEqualTo(target(superview), fileID: fileID, line: line)
  }
}

/// Further attributes of the same item.
extension MASUndecidedChain where Self == MASUnfinishedChain {
  /// Adds the left edge to the chain.
  public var left: MASAttributeChain<MASAnyAxis> { self.adding(.left) }
  /// Adds the right edge to the chain.
  public var right: MASAttributeChain<MASAnyAxis> { self.adding(.right) }
  /// Adds the top edge to the chain.
  public var top: MASAttributeChain<MASAnyAxis> { self.adding(.top) }
  /// Adds the bottom edge to the chain.
  public var bottom: MASAttributeChain<MASAnyAxis> { self.adding(.bottom) }
  /// Adds the edge where reading starts to the chain.
  public var leading: MASAttributeChain<MASAnyAxis> { self.adding(.leading) }
  /// Adds the edge where reading ends to the chain.
  public var trailing: MASAttributeChain<MASAnyAxis> { self.adding(.trailing) }
  /// Adds the width to the chain.
  public var width: MASAttributeChain<MASAnyAxis> { self.adding(.width) }
  /// Adds the height to the chain.
  public var height: MASAttributeChain<MASAnyAxis> { self.adding(.height) }
  /// Adds the horizontal centre to the chain.
  public var centerX: MASAttributeChain<MASAnyAxis> { self.adding(.centerX) }
  /// Adds the vertical centre to the chain.
  public var centerY: MASAttributeChain<MASAnyAxis> { self.adding(.centerY) }
  /// Adds the baseline of the last line of text to the chain.
  public var baseline: MASAttributeChain<MASAnyAxis> { self.adding(.lastBaseline) }
  /// Adds the baseline of the first line of text to the chain.
  public var firstBaseline: MASAttributeChain<MASAnyAxis> { self.adding(.firstBaseline) }
  /// Adds the baseline of the last line of text to the chain.
  public var lastBaseline: MASAttributeChain<MASAnyAxis> { self.adding(.lastBaseline) }
  /// Adds left, right, top and bottom to the chain.
  public var edges: MASAttributeChain<MASAnyAxis> { self.adding(.left, .right, .top, .bottom) }
  /// Adds leading, trailing, top and bottom to the chain.
  public var directionalEdges: MASAttributeChain<MASAnyAxis> {
    self.adding(.leading, .trailing, .top, .bottom)
  }
  /// Adds left and right to the chain.
  public var horizontalEdges: MASAttributeChain<MASAnyAxis> { self.adding(.left, .right) }
  /// Adds top and bottom to the chain.
  public var verticalEdges: MASAttributeChain<MASAnyAxis> { self.adding(.top, .bottom) }
  /// Adds leading and trailing to the chain.
  public var directionalHorizontalEdges: MASAttributeChain<MASAnyAxis> { self.adding(.leading, .trailing) }
  /// Adds top and bottom to the chain.
  public var directionalVerticalEdges: MASAttributeChain<MASAnyAxis> { self.adding(.top, .bottom) }
  /// Adds width and height to the chain.
  public var size: MASAttributeChain<MASAnyAxis> { self.adding(.width, .height) }
  /// Adds both centres to the chain.
  public var center: MASAttributeChain<MASAnyAxis> { self.adding(.centerX, .centerY) }
}
