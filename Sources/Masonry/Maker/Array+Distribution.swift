import UIKitShim

/// Views in a row or a column. The functions set positions and lengths along the axis only; the caller
/// constrains the other axis. Rows run from left to right in both layout directions.
#if !ThreadConfined
  @MainActor
#endif
extension Array where Element: MASView {
  /// Places the views one after another with equal gaps, from edge to edge of their common superview.
  ///
  /// A second call for the same views and axis replaces the first. Stops the program for fewer than two
  /// views, and for views without a common superview.
  ///
  /// - Parameters:
  ///   - axis: the direction in which the views follow each other.
  ///   - spacing: the gap between neighbours, in points.
  ///   - leadSpacing: the gap before the first view, in points.
  ///   - tailSpacing: the gap after the last view, in points.
  ///   - equalSizes: whether the views get the same length; otherwise each keeps its own.
  ///   - fileID: the file that a report names.
  ///   - line: the line that a report names.
  /// - Returns: the constraints, view by view.
  @preconcurrency
  @discardableResult
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedSpacing spacing: some MASNumber, leadSpacing: some MASNumber,
    tailSpacing: some MASNumber, equalSizes: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [MASConstraint] {
    let distribution = MASDistribution(
      map { $0 as MASView }, along: axis, lead: leadSpacing.mas_points, tail: tailSpacing.mas_points,
      at: MASSourceLocation(fileID: fileID, line: line))
    return distribution.place(spacing: spacing.mas_points, equalSizes: equalSizes)
  }

  /// Gives every view the same length and spreads them evenly between the edges of their common superview.
  /// They overlap where the superview is too short.
  ///
  /// A second call for the same views and axis replaces the first. Stops the program for fewer than two
  /// views, and for views without a common superview.
  ///
  /// - Parameters:
  ///   - axis: the direction in which the views follow each other.
  ///   - length: the width of each view in a row, the height in a column, in points.
  ///   - leadSpacing: the gap before the first view, in points.
  ///   - tailSpacing: the gap after the last view, in points.
  ///   - fileID: the file that a report names.
  ///   - line: the line that a report names.
  /// - Returns: the constraints, view by view.
  @preconcurrency
  @discardableResult
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedItemLength length: some MASNumber, leadSpacing: some MASNumber,
    tailSpacing: some MASNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [MASConstraint] {
    let distribution = MASDistribution(
      map { $0 as MASView }, along: axis, lead: leadSpacing.mas_points, tail: tailSpacing.mas_points,
      at: MASSourceLocation(fileID: fileID, line: line))
    return distribution.place(itemLength: length.mas_points)
  }
}
