@_spi(Layout) import OpenUIKitLayout

/// The members of a view that the layout engine uses, besides the properties that apps know.
extension UIView {
  package var layoutRectangle: CGRect { untransformedFrame }

  package func forEachChild(_ body: (LayoutNode) -> Void) {
    let views = subviewStorage
    // By index: the views are not retained, unlike those of an iteration.
    for index in views.indices { body(views[index].layoutNode) }
  }

  package var hasChildren: Bool { subviewCount > 0 }

  package func forEachGuide(_ body: (LayoutNode) -> Void) {
    extras?.guides.forEach { body($0.layoutNode) }
  }

  package var hasGivenSize: Bool { self is UIWindow }

  package var boundsOrigin: CGPoint { layer.boundsOrigin }

  package func setRootSize(_ size: CGSize) {
    setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: size))
  }

  package final nonisolated var layoutEngine: LayoutEngine? { extras?.treeLayout?.engine }

  package func addSystemRows(to engine: LayoutEngine) { engine.addOwnRows(of: layoutNode) }

  package var layoutScale: Double { Double(hostScale) }

  package var limitsOfTree: LayoutLimits? { (self as? UIWindow)?.layoutLimits }
}
