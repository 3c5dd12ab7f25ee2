@_spi(Layout) import OpenUIKitLayout

// The cleanup of a view that is deallocated.
extension UIView {
  /// Ends the engine of a root that is being deallocated, before the constraints that its subclass holds.
  package nonisolated func endLayoutEngine() {
    layoutEngine?.rootWillDeallocate()
    extras?.treeLayout = nil
  }

  /// Releases everything that refers to a view that is being deallocated, without recursion into the tree.
  nonisolated func tearDown() {
    layoutEngine?.rootWillDeallocate()
    layoutNode.deactivateConstraints()
    extras?.guides.forEach { $0.ownerWillDeallocate() }
    storedLayer?.viewWillDeallocate()
    if !subviewStorage.isEmpty { tearDownSubviews() }
    layoutNode.itemWillDeallocate()
  }

  private nonisolated func tearDownSubviews() {
    var orphans = takeSubviewsAsOrphans()
    while var view = orphans.popLast() {
      guard !view.subviewStorage.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      orphans.append(contentsOf: view.takeSubviewsAsOrphans())
    }
  }

  private nonisolated func takeSubviewsAsOrphans() -> [UIView] {
    let subviews = subviewStorage
    subviewStorage = []
    for view in subviews { view.becomeOrphan() }
    return subviews
  }

  /// Clears the reference to a superview that is being deallocated. If it is a window, all descendants clear
  /// theirs.
  private nonisolated func becomeOrphan() {
    layoutNode.state.container = nil
    guard windowStorage != nil else { return }
    windowStorage = nil
    guard !subviewStorage.isEmpty else { return }
    var stack = subviewStorage
    while let view = stack.popLast() {
      view.windowStorage = nil
      stack.append(contentsOf: view.subviewStorage)
    }
  }
}
