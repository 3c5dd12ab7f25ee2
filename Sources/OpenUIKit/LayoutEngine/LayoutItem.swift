/// A view or a layout guide: what a constraint can relate.
#if !ThreadConfined
  @MainActor
#endif
protocol LayoutItem: AnyObject {
  /// The engine's side of this item, made when the first constraint or anchor asks for it.
  var layoutNode: LayoutNode { get }

  /// The view whose bounds the item's position is measured in; nil for a view without a superview.
  var layoutContainer: UIView? { get }

  /// The item seen as a view: itself, or the view that owns the guide.
  var layoutView: UIView? { get }

  /// The nodes of this item that `attribute` is measured on when it is related to `other`.
  ///
  /// A scroll view answers with its content guide when the other item lies inside it.
  func node(for attribute: NSLayoutConstraint.Attribute, relatedTo other: (any LayoutItem)?) -> LayoutNode

  /// Adds the constraints that the item itself brings to the engine, such as its content size.
  func addSystemRows(to engine: LayoutEngine)

  /// The item's name in messages: class, then key or address.
  var layoutDescription: String { get }
}
