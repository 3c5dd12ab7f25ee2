@_spi(Layout) import OpenUIKitLayout

/// The item of a node as a view.
nonisolated extension LayoutNode {
  /// The view of the node, until its deallocation; nil for a guide's node.
  var ownView: UIView? {
    @inline(__always) get {
      guard state.isView, let object else { return nil }
      return unsafeDowncast(object, to: UIView.self)
    }
  }
}
