@_spi(Layout) import OpenUIKitGraphics

/// The requirements of the layout for the owner of a node: a view, a layout guide, or any other object that is laid out.
///
/// Four have no default: the node, the rectangle, how to set it, and the name. The others are those of a leaf without content that constraints place.
package protocol LayoutItem: AnyObject, ViewTreeConfined {
  /// The node of this item.
  var layoutNode: LayoutNode { get }
  /// The item's rectangle in its container without a transform, in points.
  var layoutRectangle: CGRect { get }
  /// The item's name in messages: class, then key or address.
  var layoutDescription: String { get }

  // The tree.

  /// Calls `body` for the items inside this one, in order.
  func forEachChild(_ body: (LayoutNode) -> Void)
  /// Whether items are inside this one.
  var hasChildren: Bool { get }
  /// Calls `body` for the guides of the item.
  func forEachGuide(_ body: (LayoutNode) -> Void)
  /// Adds the rows of everything in the item that the engine has not registered yet.
  func addPendingConstraints(into engine: LayoutEngine)

  // The item's own constraints.

  /// The node to which `attribute` refers in a constraint with `other`. A scroll view has a guide for the edges of its content, and
  /// another item may provide a baseline.
  func node(for attribute: NSLayoutConstraint.Attribute, relatedTo other: LayoutNode?) -> LayoutNode
  /// Adds the rows that the item brings by itself.
  func addSystemRows(to engine: LayoutEngine)
  /// Whether the app determines the size of the item, as that of a window.
  var hasGivenSize: Bool { get }
  /// Whether the item is a guide at the edges of the view that owns it, up to insets.
  var isGuideOfEdges: Bool { get }

  // Its content.

  /// The size of the content, in points; negative for none.
  var intrinsicContentSize: CGSize { get }
  /// The size of the content in a width; nil if the height does not depend on the width.
  func contentSize(fittingWidth width: CGFloat) -> CGSize?
  /// Whether the height of the content may depend on the width.
  var hasHeightForWidth: Bool { get }
  /// The priority against becoming larger than the content.
  func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// The priority against becoming smaller than the content.
  func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// The distances of the baselines from the edges, in points.
  var baselineOffsets: BaselineOffsets { get }
  /// The distances of the frame's edges from the rectangle that constraints align, in points.
  var layoutInsets: UIEdgeInsets { get }
  /// The direction of leading and trailing in constraints that the item holds.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  // A frame without constraints.

  /// The rectangle of the content that is visible in the item, in points of the items inside it.
  var bounds: CGRect { get }
  /// The origin of ``bounds``, without a call of an override.
  var boundsOrigin: CGPoint { get }
  /// Whether the frame of an item that no constraint places depends on its container's size.
  var followsContainer: Bool { get }
  /// Whether a change of the frame changes in which proportions the item follows its container.
  var hasProportionalSprings: Bool { get }
  /// How the item follows a container that is `available` points long.
  func springs(_ axis: NSLayoutConstraint.Axis, available: CGFloat) -> Springs
  /// The parts that follow the container, in the format of UIKit's reports.
  var autoresizingCode: String { get }

  // The frame that constraints determine.

  /// Sets the frame of a view without regard to its transform, or that of a guide.
  func place(in rectangle: CGRect)
  /// Sets the size of the root of a tree.
  func setRootSize(_ size: CGSize)

  // Requests.

  /// Requests a layout of the items inside.
  func setNeedsLayout()
  /// Adds a constraint that the item holds from then on.
  func addConstraint(_ constraint: NSLayoutConstraint)
  /// Removes a constraint that the item holds.
  func removeConstraint(_ constraint: NSLayoutConstraint)

  // The root of a tree.

  /// The engine of the tree whose root the item is; nil for others, and before the first layout.
  var layoutEngine: LayoutEngine? { get }
  /// The pixels of a point.
  var layoutScale: Double { get }
  /// The limits of the tree's layout; nil for those that always apply.
  var limitsOfTree: LayoutLimits? { get }
  /// Reports an error of the layout.
  func report(_ error: LayoutError)
  /// Reports a conflict of constraints.
  func report(_ conflict: UnsatisfiableConstraints)
  /// Makes the engine report its conflicts, if a handler reads them.
  func conflictsDidChange(in engine: LayoutEngine)
}

extension LayoutItem {
  package func forEachChild(_ body: (LayoutNode) -> Void) {}
  package var hasChildren: Bool { false }
  package func forEachGuide(_ body: (LayoutNode) -> Void) {}
  package func addPendingConstraints(into engine: LayoutEngine) {}

  package func node(for attribute: NSLayoutConstraint.Attribute, relatedTo other: LayoutNode?) -> LayoutNode {
    layoutNode
  }
  package func addSystemRows(to engine: LayoutEngine) { engine.addOwnRows(of: layoutNode) }
  package var hasGivenSize: Bool { false }
  package var isGuideOfEdges: Bool { false }

  package var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  package func contentSize(fittingWidth width: CGFloat) -> CGSize? { nil }
  package var hasHeightForWidth: Bool { false }
  package func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  package func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  package var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  package var layoutInsets: UIEdgeInsets { .zero }
  package var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  package var bounds: CGRect { CGRect(origin: .zero, size: layoutRectangle.size) }
  package var boundsOrigin: CGPoint { .zero }
  package var followsContainer: Bool { false }
  package var hasProportionalSprings: Bool { false }
  package func springs(_ axis: NSLayoutConstraint.Axis, available: CGFloat) -> Springs {
    Springs(of: layoutRectangle, axis, available: available, flexible: (false, false, false))
  }
  package var autoresizingCode: String { "" }

  package func setRootSize(_ size: CGSize) {
    place(in: CGRect(origin: layoutRectangle.origin, size: size))
  }

  package func setNeedsLayout() { layoutNode.markNeedsLayout() }
  package func addConstraint(_ constraint: NSLayoutConstraint) { layoutNode.hold(constraint) }
  package func removeConstraint(_ constraint: NSLayoutConstraint) { layoutNode.giveUp(constraint) }

  package var layoutEngine: LayoutEngine? { nil }
  package var layoutScale: Double { 1 }
  package var limitsOfTree: LayoutLimits? { nil }
  package func report(_ error: LayoutError) {}
  package func report(_ conflict: UnsatisfiableConstraints) {}
  // Not the reports themselves: guides use this, and a page that prints nothing would contain the code.
  package func conflictsDidChange(in engine: LayoutEngine) {}
}
