@_spi(Layout) import OpenUIKitGraphics

@testable @_spi(Layout) import OpenUIKitLayout

/// A rectangle in a tree of plain values: no view, no layer, no window.
@MainActor
final class Box: LayoutItem {
  let layoutNode = LayoutNode()
  let layoutDescription: String
  /// The frame in the box around this one, in points.
  private(set) var layoutRectangle = CGRect.zero
  private(set) var boxes: [Box] = []
  var layoutEngine: LayoutEngine?
  /// The size of the content; nil for none.
  var content: CGSize? { didSet { layoutNode.contentSizeDidChange() } }
  /// The conflicts and errors that were reported to the root.
  private(set) var conflicts: [UnsatisfiableConstraints] = []
  private(set) var errors: [LayoutError] = []
  /// Whether an app determines the size, as that of a window.
  let hasGivenSize: Bool
  var layoutScale = 2.0
  var limitsOfTree: LayoutLimits?

  /// Creates a box that constraints place.
  init(_ name: String, content: CGSize? = nil) {
    (layoutDescription, self.content, hasGivenSize) = (name, content, false)
    layoutNode.attach(toView: self, overrides: .content, hasMovableBounds: false)
    layoutNode.state.flags.insert(.placedByConstraints)
  }

  /// Creates the root of a tree with a size.
  init(_ name: String, size: CGSize) {
    (layoutDescription, hasGivenSize) = (name, true)
    layoutNode.attach(toView: self, overrides: [], hasMovableBounds: false)
    place(in: CGRect(origin: .zero, size: size))
  }

  deinit {
    layoutEngine?.rootWillDeallocate()
    layoutNode.deactivateConstraints()
    for box in boxes { box.layoutNode.state.container = nil }
    layoutNode.itemWillDeallocate()
  }

  func add(_ box: Box) {
    boxes.append(box)
    box.layoutNode.state.container = layoutNode
    layoutNode.noteMoreThanLayer()
    layoutNode.insertObserver(.subviews)
    layoutNode.markAncestors(.descendantHasPendingConstraints)
    layoutNode.state.flags.insert(.hasPendingConstraints)
  }

  // The questions of the engine.

  var intrinsicContentSize: CGSize { content ?? CGSize(width: -1, height: -1) }
  var hasChildren: Bool { !boxes.isEmpty }
  func forEachChild(_ body: (LayoutNode) -> Void) {
    for box in boxes { body(box.layoutNode) }
  }
  func place(in rectangle: CGRect) {
    layoutRectangle = rectangle
    layoutNode.geometry = ItemGeometry(frame: rectangle)
  }
  func addPendingConstraints(into engine: LayoutEngine) { engine.addRows(ofTree: layoutNode) }
  func conflictsDidChange(in engine: LayoutEngine) { engine.reportConflicts() }
  func report(_ error: LayoutError) { errors.append(error) }
  func report(_ conflict: UnsatisfiableConstraints) { conflicts.append(conflict) }
}

extension Box {
  /// The frame that the layout gave the box: of one without observers it is written without a call.
  var frame: CGRect { layoutNode.geometry.frame }

  /// Adds a constraint between this box and another, or to a number.
  @discardableResult
  func constrain(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: Box? = nil, _ otherAttribute: NSLayoutConstraint.Attribute? = nil,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.configure(
      first: layoutNode, attribute, relation, second: other?.layoutNode,
      other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: multiplier, constant: constant
    )
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  /// Lays out the tree of a root.
  func layOut() {
    let engine = layoutEngine ?? LayoutEngine(root: self)
    layoutEngine = engine
    engine.solveIfNeeded()
    layoutNode.forEachInTree { _ = engine.placeChildren(of: $0, isObserved: false) }
  }
}
