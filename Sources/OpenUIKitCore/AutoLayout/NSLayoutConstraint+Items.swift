@_spi(Layout) import OpenUIKitLayout

// Constraints of views and guides, which are nodes for the engine.
extension NSLayoutConstraint {
  /// Creates an inactive constraint `view1.attr1 relation view2.attr2 * multiplier + c`.
  ///
  /// Items are views or layout guides, which are not retained. Without a second item the second attribute
  /// reads as `.notAnAttribute`. Objects of other classes stop the program, and so does a position without a
  /// second item.
  public convenience init(
    item view1: borrowing AnyObject, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: borrowing AnyObject?, attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.node(of: view1)
    let second = Self.nodeIfAny(of: view2)
    self.init()
    configure(
      first: first, attr1, relation, second: second, second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
  }

  /// The node of a view or guide whose type is not statically known.
  static func node(of item: AnyObject) -> LayoutNode {
    nodeOfView(item) ?? nodeOfGuide(item)
  }

  // Unwrapping with a pattern would count a reference to the item.
  static func nodeIfAny(of item: AnyObject?) -> LayoutNode? {
    item == nil ? nil : node(of: item.unsafelyUnwrapped)
  }

  // A separate function that uses `is`, because a cast would count references.
  @inline(never)
  private static func nodeOfView(_ item: AnyObject) -> LayoutNode? {
    guard item is UIView else { return nil }
    unowned(unsafe) let view = unsafeDowncast(item, to: UIView.self)
    return view.layoutNode
  }

  private static func nodeOfGuide(_ item: AnyObject) -> LayoutNode {
    guard item is UILayoutGuide else { failOnItem(typeName(of: item)) }
    return unsafeDowncast(item, to: UILayoutGuide.self).layoutNode
  }

  static func failOnItem(_ name: @autoclosure () -> String) -> Never {
    fatalError(
      "NSLayoutConstraint: Constraint must contain a first layout item. "
        + "\(name()) is neither a view nor a layout guide.")
  }
}
