import UIKitShim

/// Constraints that are no relations: the aspect ratio, and the priorities of a view's intrinsic content
/// size.
extension MASConstraintMaker {
  /// Keeps the width at `ratio` times the height.
  @discardableResult
  public func aspectRatio(
    _ ratio: some MASNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    let width: MASAttributeChain<MASDimension> = chain(.width)
    let height = MASTarget(.item(.height), of: item)
    let location = MASSourceLocation(fileID: fileID, line: line)
    return width.relate(.equal, to: height, at: location).multipliedBy(ratio)
  }

  /// Keeps the proportions of a size, such as that of an image. Stops the program if its height is 0.
  @discardableResult
  public func aspectRatio(
    of size: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    guard size.height != 0 else {
      fatalError("A size without height has no aspect ratio.", file: fileID, line: line)
    }
    return aspectRatio(size.width / size.height, fileID: fileID, line: line)
  }

  /// Sets the priority with which the view does not grow beyond its content, along one axis. Has no effect on
  /// guides, which have no content.
  public func contentHugging(_ priority: MASLayoutPriority, along axis: MASAxisType) {
    (item as? MASView)?.setContentHuggingPriority(priority, for: axis)
  }

  /// Sets the priority with which the view does not shrink below its content, along one axis. Has no effect
  /// on guides, which have no content.
  public func contentCompressionResistance(_ priority: MASLayoutPriority, along axis: MASAxisType) {
    (item as? MASView)?.setContentCompressionResistancePriority(priority, for: axis)
  }
}
