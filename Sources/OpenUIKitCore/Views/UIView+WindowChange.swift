@_spi(Layout) import OpenUIKitLayout

// Notifies the views of a tree that it enters or leaves a window.
extension UIView {
  /// The view and its descendants at this moment, parents first, because a callback may change the tree.
  var tree: [UIView] {
    var tree: [UIView] = []
    tree.reserveCapacity(1 + subviewCount)
    forEachInTree { tree.append($0) }
    return tree
  }

  /// Notifies views and controllers that they are about to get another window, or none.
  func notifyTreeOfNextWindow(_ window: UIWindow?) {
    for view in tree {
      view.willMove(toWindow: window)
      view.owningController?.viewWillMove(to: window)
    }
  }

  /// Applies the window's properties to all views of the tree, and notifies them and their controllers unless
  /// they were in it before.
  ///
  /// Each view is notified once. A view that leaves the window before its turn, because of another view's
  /// callback, is notified of leaving only.
  func notifyTreeOfWindow(in window: UIWindow?, isNew: Bool) {
    if isNew, let window { takeAppearances(of: window) }
    if layoutNode.isBareLeaf {
      if window != nil, windowStorage === window { inheritFromWindow() }
      return
    }
    let tree = tree
    for view in tree { view.layoutFlags.insert(.awaitsWindow) }
    for view in tree where view.layoutFlags.contains(.awaitsWindow) {
      view.layoutFlags.remove(.awaitsWindow)
      if view.windowStorage === window { view.isNow(in: window, isNew: isNew) }
    }
  }

  private func isNow(in window: UIWindow?, isNew: Bool) {
    if window != nil {
      inheritFromWindow()
      // Another window may have another scale, other fonts and another direction. Without this, a view that
      // computes the positions of its content from them would keep those of the last window.
      setNeedsPlacingOfChildren()
    }
    if owningController != nil { updateSafeArea() }
    updateKeyboardGuide()
    guard isNew, windowStorage === window else { return }
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
    if windowStorage != nil { becomeAwaitedFirstResponder() }
  }

  /// A view that was asked to become the first responder before it was in a window, for example in `viewDidLoad()`, becomes it now.
  private func becomeAwaitedFirstResponder() {
    guard awaitsFirstResponder else { return }
    awaitsFirstResponder = false
    becomeFirstResponder()
  }

  private func inheritFromWindow() {
    let former = traitStorage
    updateOwnTraits()
    // A callback of an ancestor has added views meanwhile, with the traits that this one had then. Others await their turn.
    if traitStorage !== former {
      for view in subviewStorage where !view.layoutFlags.contains(.awaitsWindow) { view.updateTraits() }
    }
    contentSizeDidChange()
  }
}
