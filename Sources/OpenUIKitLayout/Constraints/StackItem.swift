/// A view or guide to which the constraints of a stack refer.
///
/// It does not retain the item. Passing it counts no reference, and a constraint is made of it without asking for the class of
/// the item.
package struct StackItem: Equatable, BitwiseCopyable, ViewTreeConfined {
  package let node: LayoutNode

  /// The item of a node whose owner exists longer.
  package init(node: LayoutNode) { self.node = node }

  /// Whether it is a view.
  package var isView: Bool { node.isLivingView }
}
