import UIKitShim

/// Installation.
extension MASConstraint {
  /// Whether all parts take part in the layout. False for an empty composite. Setting it installs or
  /// uninstalls.
  public var isActive: Bool {
    get {
      if equation != nil { return layoutConstraint?.isActive ?? false }
      return !parts.isEmpty && parts.allSatisfy { $0.isActive }
    }
    set { newValue ? install() : uninstall() }
  }

  /// The layout constraints of the last installation, in order.
  public var layoutConstraints: [MASLayoutConstraint] {
    var result: [MASLayoutConstraint] = []
    forEachSingle { single in
      if let installed = single.layoutConstraint { result.append(installed) }
    }
    return result
  }

  /// Installs the constraint, related to the superview that its item has now. Does nothing if it is installed
  /// already.
  ///
  /// Stops the program if the item needs a superview and has none, if it shares no ancestor with its target,
  /// or if one of them no longer exists.
  public func install() {
    var first: MASConstraint?
    forEachSingle { single in first = first ?? single }
    guard let first else { return }
    guard let item = first.items.first else { MASFailure.itemGone(first) }
    MASInstallation(of: item, updatesExisting: false).install([self])
  }

  /// Removes the constraint from the layout. Its values can still be changed, and it can be installed again.
  public func uninstall() {
    forEachSingle { single in
      guard let installed = single.layoutConstraint else { return }
      MASItemRecord.existing(of: single.items.first)?.remove(installed)
      installed.isActive = false
    }
  }

  /// The same as ``install()``.
  public func activate() { install() }
  /// The same as ``uninstall()``.
  public func deactivate() { uninstall() }

  /// Replaces an active constraint with one that has the equation's values.
  func rebuildIfActive() {
    guard let installed = layoutConstraint, installed.isActive else { return }
    uninstall()
    install()
  }
}
