import UIKitShim

/// What goes beyond relations: aspect ratio, and how a view treats its content's size.
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

  /// How strongly the view refuses to grow beyond its content, along one axis. Guides have no content and
  /// stay as they are.
  public func contentHugging(_ priority: MASLayoutPriority, along axis: MASAxisType) {
    (item as? MASView)?.setContentHuggingPriority(priority, for: axis)
  }

  /// How strongly the view refuses to shrink below its content, along one axis. Guides have no content and
  /// stay as they are.
  public func contentCompressionResistance(_ priority: MASLayoutPriority, along axis: MASAxisType) {
    (item as? MASView)?.setContentCompressionResistancePriority(priority, for: axis)
  }
}
