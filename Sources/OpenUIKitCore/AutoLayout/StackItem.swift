@_spi(Layout) import OpenUIKitLayout

extension StackItem {
  /// The item of a view that exists longer.
  package init(_ view: UIView) { self.init(node: view.layoutNode) }

  /// The item of a guide that exists longer.
  package init(_ guide: UILayoutGuide) { self.init(node: guide.layoutNode) }

  /// The identity of the view; nil for a guide.
  package var viewIdentifier: ObjectIdentifier? { node.ownView.map { ObjectIdentifier($0) } }
}
