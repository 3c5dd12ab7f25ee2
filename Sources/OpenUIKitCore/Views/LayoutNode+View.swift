@_spi(Layout) import OpenUIKitLayers
@_spi(Layout) import OpenUIKitLayout

/// The item of a node as a view or a guide.
nonisolated extension LayoutNode {
  /// The view of the node, until its deallocation; nil for a guide's node.
  var ownView: UIView? {
    @inline(__always) get {
      guard state.isView, let object else { return nil }
      return unsafeDowncast(object, to: UIView.self)
    }
  }

  /// The guide of the node, until its deallocation; nil for a view's node.
  var ownGuide: UILayoutGuide? {
    guard !state.isView, let object else { return nil }
    return unsafeDowncast(object, to: UILayoutGuide.self)
  }

  /// The view that is the item or owns it.
  var view: UIView? { nodeOfView?.ownView }
}
