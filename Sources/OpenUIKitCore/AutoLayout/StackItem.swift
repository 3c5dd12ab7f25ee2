/// A view or guide to which the constraints of a stack refer.
///
/// It does not retain the item. Passing it counts no reference, and a constraint is made of it without asking for the class of
/// the item.
package struct StackItem: Equatable, BitwiseCopyable, ViewTreeConfined {
  let node: LayoutNode

  /// The item of a view that exists longer.
  package init(_ view: UIView) { node = view.layoutNode }

  /// The item of a guide that exists longer.
  package init(_ guide: UILayoutGuide) { node = guide.layoutNode }

  /// Whether it is a view.
  package var isView: Bool { node.record.view != nil }

  /// The identity of the view; nil for a guide.
  package var viewIdentifier: ObjectIdentifier? { node.ownView.map { ObjectIdentifier($0) } }
}
