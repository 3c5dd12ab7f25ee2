import UIKitShim

/// Making, updating and remaking constraints of views and layout guides. Each call sets a view's
/// `translatesAutoresizingMaskIntoConstraints` to false.
extension MASLayoutItem {
  /// Adds the constraints that the block describes.
  ///
  /// - Returns: one constraint per chain, composites as one.
  @discardableResult
  public func mas_makeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    run(.make, MASSourceLocation(fileID: fileID, line: line), build)
  }

  /// Changes the constants of those constraints that are installed already, and adds the others.
  ///
  /// A constraint counts as installed if it has the same target, relation, multiplier and priority.
  ///
  /// `notFound` is called with each single constraint that was not installed yet and is therefore added.
  ///
  /// - Returns: one constraint per chain, composites as one.
  @discardableResult
  public func mas_updateConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, notFound: ((MASLayoutConstraint) -> Void)? = nil,
    _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    run(.update, MASSourceLocation(fileID: fileID, line: line), build, added: notFound)
  }

  /// Removes every constraint that the language made for the item, then adds those that the block describes.
  ///
  /// Constraints made by other means, or for another item with this one as their target, stay.
  ///
  /// - Returns: one constraint per chain, composites as one.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    run(.remake, MASSourceLocation(fileID: fileID, line: line), build)
  }

  /// Makes the constraints that the block describes without installing them. Call ``MASConstraint/install()``
  /// to install one.
  ///
  /// - Returns: one constraint per chain, composites as one.
  public func mas_prepareConstraints(
    fileID: StaticString = #fileID, line: UInt = #line, _ build: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    run(.prepare, MASSourceLocation(fileID: fileID, line: line), build)
  }

  /// Removes every constraint that the language made for the item.
  public func mas_removeConstraints() {
    MASItemRecord.existing(of: self)?.removeAll()
  }

  /// The installed constraints that the language made for the item, oldest first.
  public var mas_installedConstraints: [MASLayoutConstraint] {
    let installed = MASItemRecord.existing(of: self)?.installed ?? []
    return installed.compactMap { $0.isActive ? $0 as? MASLayoutConstraint : nil }
  }

  private func run(
    _ mode: MASConstraintMaker.Mode, _ location: MASSourceLocation, _ build: (MASConstraintMaker) -> Void,
    added: ((MASLayoutConstraint) -> Void)? = nil
  ) -> [MASConstraint] {
    standByConstraints()
    let maker = MASConstraintMaker(self, mode, at: location)
    build(maker)
    return maker.finish(added)
  }

  // Uses `is` and not `as?`, which counts references.
  private func standByConstraints() {
    guard self is MASView else { return }
    let view = unsafeDowncast(self, to: MASView.self)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
}
