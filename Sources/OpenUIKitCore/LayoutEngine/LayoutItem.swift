/// A view or a layout guide, to which constraints refer.
protocol LayoutItem: AnyObject, ViewTreeConfined {
  /// The node of this item, created when the first constraint or anchor needs it.
  var layoutNode: LayoutNode { get }

  /// The view to whose bounds the item's position is relative; nil for a view without a superview.
  var layoutContainer: UIView? { get }

  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }

  /// The node of this item to which `attribute` refers in a constraint with `other`.
  ///
  /// A scroll view returns its content guide if the other item is inside it.
  func node(for attribute: NSLayoutConstraint.Attribute, relatedTo other: (any LayoutItem)?) -> LayoutNode

  /// Adds the rows that the item brings by itself to the engine, such as its content size.
  func addSystemRows(to engine: LayoutEngine)

  /// The item's name in messages: class, then key or address.
  var layoutDescription: String { get }
}
