import Masonry

/// Make, update and remake without the prefix.
extension MASLayoutItem {
  /// The same as `mas_makeConstraints(_:)`.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_makeConstraints(fileID: fileID, line: line, build)
  }

  /// The same as `mas_updateConstraints(_:)`.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, notFound: ((MASLayoutConstraint) -> Void)? = nil,
    _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_updateConstraints(fileID: fileID, line: line, notFound: notFound, build)
  }

  /// The same as `mas_remakeConstraints(_:)`.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_remakeConstraints(fileID: fileID, line: line, build)
  }

  /// The same as `mas_prepareConstraints(_:)`.
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_prepareConstraints(fileID: fileID, line: line, build)
  }
}

#if !ThreadConfined
  @MainActor
#endif
extension Array where Element: MASView {
  /// The same as `mas_makeConstraints(_:)`.
  @preconcurrency
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_makeConstraints(fileID: fileID, line: line, build)
  }

  /// The same as `mas_updateConstraints(_:)`.
  @preconcurrency
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, notFound: ((MASLayoutConstraint) -> Void)? = nil,
    _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_updateConstraints(fileID: fileID, line: line, notFound: notFound, build)
  }

  /// The same as `mas_remakeConstraints(_:)`.
  @preconcurrency
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_remakeConstraints(fileID: fileID, line: line, build)
  }

  /// The same as `mas_prepareConstraints(_:)`.
  @preconcurrency
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_prepareConstraints(fileID: fileID, line: line, build)
  }
}
