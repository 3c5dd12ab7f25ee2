import UIKitShim

/// Making, updating and remaking constraints of several views: the block runs once for each view.
#if !ThreadConfined
  @MainActor
#endif
extension Array where Element: MASView {
  /// Adds the constraints that the block describes to each view.
  ///
  /// - Returns: the constraints of the first view, then those of the second, and so on.
  @preconcurrency
  @discardableResult
  public func mas_makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(fileID: fileID, line: line, build) }
  }

  /// Changes the constants of each view's constraints that are installed already, and adds the others.
  ///
  /// `notFound` is called with each single constraint that was not installed yet and is therefore added.
  ///
  /// - Returns: the constraints of the first view, then those of the second, and so on.
  @preconcurrency
  @discardableResult
  public func mas_updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, notFound: ((MASLayoutConstraint) -> Void)? = nil,
    _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(fileID: fileID, line: line, notFound: notFound, build) }
  }

  /// Removes every constraint that the language made for the views, view by view, and adds those that the
  /// block describes.
  ///
  /// - Returns: the constraints of the first view, then those of the second, and so on.
  @preconcurrency
  @discardableResult
  public func mas_remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(fileID: fileID, line: line, build) }
  }

  /// Makes the constraints that the block describes for each view, without installing them.
  ///
  /// - Returns: the constraints of the first view, then those of the second, and so on.
  @preconcurrency
  public func mas_prepareConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_prepareConstraints(fileID: fileID, line: line, build) }
  }

  /// Removes every constraint that the language made for the views.
  @preconcurrency
  public func mas_removeConstraints() {
    for view in self { view.mas_removeConstraints() }
  }
}
