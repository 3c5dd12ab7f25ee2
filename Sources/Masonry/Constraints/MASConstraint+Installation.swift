import UIKitShim

/// In and out of the layout.
extension MASConstraint {
  /// Whether all of it takes part in the layout. An empty composite does not. Setting it installs or uninstalls.
  public var isActive: Bool {
    get {
      if equation != nil { return layoutConstraint?.isActive ?? false }
      return !parts.isEmpty && parts.allSatisfy { $0.isActive }
    }
    set { newValue ? install() : uninstall() }
  }

  /// The layout constraints that were installed last, in order.
  public var layoutConstraints: [MASLayoutConstraint] {
    var result: [MASLayoutConstraint] = []
    forEachSingle { single in
      if let installed = single.layoutConstraint { result.append(installed) }
    }
    return result
  }

  /// Puts the constraint into the layout, related to the superview its item has now. Does nothing where it
  /// already is.
  ///
  /// Stops the program if the item has no superview but needs one, shares no ancestor with its target, or if one of them
  /// no longer exists.
  public func install() {
    var first: MASConstraint?
    forEachSingle { single in first = first ?? single }
    guard let first else { return }
    guard let item = first.items.first else { MASFailure.itemGone(first) }
    MASInstallation(of: item, updatesExisting: false).install([self])
  }

  /// Takes the constraint out of the layout. Its values can still be changed, and it can be installed again.
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

  /// Replaces an active constraint by one with the equation's values.
  func rebuildIfActive() {
    guard let installed = layoutConstraint, installed.isActive else { return }
    uninstall()
    install()
  }
}
