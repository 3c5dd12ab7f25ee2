extension UIView {
  /// Traits of the view and what is inside, whatever surrounds them.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The traits that hold in the view: kept while it is in a window, worked out anew while it is not.
  var effectiveTraits: UITraitCollection {
    if windowStorage != nil, let traits = traitStorage { return traits }
    return detachedTraits
  }

  /// The traits of a view without a window: what it and those above it override.
  private var detachedTraits: UITraitCollection {
    var values: [TraitValues] = []
    var view: UIView? = self
    while let current = view {
      if let own = current.ownTraits { values.append(own) }
      view = current.superviewStorage
    }
    guard !values.isEmpty else { return .detached }
    var result = UITraitCollection.detached.values
    for own in values.reversed() { result.formUnion(own) }
    return UITraitCollection(result)
  }

  /// What the view and the controller that it belongs to override; nil for nothing.
  private var ownTraits: TraitValues? {
    let own = traitRecord?.overrides.values
    guard let controller = owningController?.traitRecord?.overrides.values else { return own }
    var result = controller
    if let own { result.formUnion(own) }
    return result
  }

  /// Works out the traits of the view, which is in a window and whose superview's are up to date, and tells about changes.
  /// Returns whether there was one.
  @discardableResult
  func updateOwnTraits() -> Bool {
    let inherited = superviewStorage?.traitStorage ?? windowStorage?.windowTraits ?? .detached
    let new = flags.contains(.hasMoreThanLayer) ? withOwnTraits(inherited) : inherited
    guard new !== traitStorage else { return false }
    guard hearsOfTraits || ownLayer != nil || layoutNode.isRegistered || flags.contains(.hasMoreThanLayer)
    else {
      // Nobody has looked at the traits of this view yet, and nothing of it follows from them.
      traitStorage = new
      return true
    }
    let old = traitStorage ?? .detached
    traitStorage = new
    let changes = new.changes(from: old)
    guard changes.contains(.any) else { return false }
    traitsDidChange(from: old, to: new, changes)
    return true
  }

  /// Traits with those that the view and its controller override.
  private func withOwnTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let own = ownTraits else { return inherited }
    var values = inherited.values
    values.formUnion(own)
    return UITraitCollection(values)
  }

  /// Brings the traits of the view and everything in it up to date, as far down as they change.
  func updateTraits() {
    guard windowStorage != nil else { return }
    var stack = [self]
    while let view = stack.popLast() {
      let before = view.traitStorage
      view.updateOwnTraits()
      if view.traitStorage !== before { stack.append(contentsOf: view.subviewStorage.reversed()) }
    }
  }

  private func traitsDidChange(
    from old: UITraitCollection, to new: UITraitCollection, _ changes: TraitChanges
  ) {
    if changes.contains(.colors) { colorsDidChange() }
    if changes.contains(.direction) { layoutDirectionDidChange() }
    guard hearsOfTraits else { return }
    new.performAsCurrent {
      owningController?.traitsDidChange(from: old, to: new)
      traitCollectionDidChange(old)
      traitRecord?.notify(from: old, to: new)
    }
  }

  /// Whether anyone may want to know that the view's traits have changed: a subclass, a controller or who has registered.
  private var hearsOfTraits: Bool { !isPlain || owningController != nil || traitRecord != nil }

  /// Resolves the view's dynamic colours anew.
  private func colorsDidChange() {
    if let backgroundColor, backgroundColor.isDynamic { layer.backgroundColor = resolved(backgroundColor) }
    setNeedsDisplay()
  }

  /// A colour as it looks in the view.
  func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }

  /// Sets what the view overrides, and tells everything inside.
  func setTraitOverrides(_ overrides: UITraitOverrides) {
    ownTraitRecord().overrides = overrides
    updateTraits()
    if windowStorage == nil { forEachInTree { $0.colorsDidChange() } }
  }
}

extension UIViewController {
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    traitRecord?.notify(from: old, to: new)
  }

  /// Sets what the controller overrides, and tells everything inside.
  func setTraitOverrides(_ overrides: UITraitOverrides) {
    ownTraitRecord().overrides = overrides
    viewIfLoaded?.updateTraits()
  }
}
