@_spi(Layout) import OpenUIKitLayout

extension UIView {
  /// Traits that the view sets for itself and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The traits of the view: stored while it is in a window, computed otherwise.
  var effectiveTraits: UITraitCollection {
    if windowStorage != nil, let traits = traitStorage { return traits }
    return detachedTraits
  }

  /// The traits of a view without a window: the text size of the user, and the overrides of the view and its ancestors.
  private var detachedTraits: UITraitCollection {
    var views: [UIView] = []
    var view: UIView? = self
    while let current = view {
      if current.ownTraits != nil { views.append(current) }
      view = current.superviewStorage
    }
    guard !views.isEmpty else { return .outside }
    return views.reversed().reduce(.outside) { $1.withOwnTraits($0) }
  }

  /// The overrides of the view and its controller; nil for none.
  private var ownTraits: TraitValues? {
    let own = traitRecord?.overrides.values
    guard let controller = owningController?.determinedTraits else { return own }
    var result = controller
    if let own { result.formUnion(own) }
    return result
  }

  /// Updates the traits of the view and notifies observers. The view must be in a window, and its superview's
  /// traits must be up to date. Returns whether the traits have changed.
  @discardableResult
  func updateOwnTraits() -> Bool {
    let inherited = superviewStorage?.traitStorage ?? windowStorage?.windowTraits ?? .detached
    let new = layoutFlags.contains(.hasMoreThanLayer) ? withOwnTraits(inherited) : inherited
    guard new !== traitStorage else { return false }
    guard
      hearsOfTraits || backgroundColor != nil || layoutNode.isRegistered
        || layoutFlags.contains(.hasMoreThanLayer)
    else {
      // The traits of this view were not used yet, and nothing depends on them.
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

  /// Traits with the overrides of the view and its controller.
  private func withOwnTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let own = ownTraits else { return inherited }
    var values = inherited.values
    values.formUnion(own)
    values.preferredContentSizeCategory = limited(values.preferredContentSizeCategory)
    return UITraitCollection(values)
  }

  /// A size of text within the view's limits.
  private func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard let limits = traitRecord?.contentSizeLimits, let step = category.step else { return category }
    if let least = limits.least, let bound = least.step, step < bound { return least }
    if let most = limits.most, let bound = most.step, step > bound { return most }
    return category
  }

  /// The smallest size of text in the view and its descendants, whatever the user prefers; nil, the default, for no limit.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitRecord?.contentSizeLimits.least }
    set { setContentSizeLimits(newValue, maximumContentSizeCategory) }
  }

  /// The largest size of text in the view and its descendants, whatever the user prefers; nil, the default, for no limit.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitRecord?.contentSizeLimits.most }
    set { setContentSizeLimits(minimumContentSizeCategory, newValue) }
  }

  private func setContentSizeLimits(_ least: UIContentSizeCategory?, _ most: UIContentSizeCategory?) {
    ownTraitRecord().contentSizeLimits = (least, most)
    updateTraits()
  }

  /// Updates the traits of the view and its descendants, as far down as they change.
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

  /// Whether the view may have an observer of its traits: a subclass, a controller or a registration.
  private var hearsOfTraits: Bool { !overrides.isEmpty || owningController != nil || traitRecord != nil }

  /// Resolves the view's dynamic colours again.
  private func colorsDidChange() {
    if let backgroundColor, backgroundColor.isDynamic { layer.backgroundColor = resolved(backgroundColor) }
    setNeedsDisplay()
  }

  /// A colour resolved with the view's traits.
  package func resolved(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }

  /// Sets the view's overrides, and updates its descendants.
  func setTraitOverrides(_ overrides: UITraitOverrides) {
    ownTraitRecord().overrides = overrides
    updateTraits()
    if windowStorage == nil { forEachInTree { $0.colorsDidChange() } }
  }
}

extension UIViewController {
  /// Traits that the controller sets for its view and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { traitRecord?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    traitRecord?.notify(from: old, to: new)
    #if !hasFeature(Embedded)
      // A layout that nothing needs would call the app's layout methods again.
      needsUnavailableContentUpdate = true
      if unavailableContent != nil { viewIfLoaded?.setNeedsLayout() }
    #endif
  }

  /// Sets the controller's overrides, and updates the descendants of its view.
  func setTraitOverrides(_ overrides: UITraitOverrides) {
    ownTraitRecord().overrides = overrides
    viewIfLoaded?.updateTraits()
  }
}
