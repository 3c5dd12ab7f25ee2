import ConstraintSolver

/// Turns attributes of items into linear expressions in the coordinates of the view that holds the constraint.
///
/// The numbers of a constraint are interpreted in the bounds of its holder (UIView.h), and the holder's layout
/// direction decides what leading and trailing mean.
#if !ThreadConfined
  @MainActor
#endif
struct RowBuilder {
  let engine: LayoutEngine
  let container: UIView
  private var expression = LayoutEngine.Expression()
  /// Whose nodes the last row is measured on, where they are not those of the constraint's own items.
  private(set) var lenders = ConstraintRow.Lenders()

  init(engine: LayoutEngine, container: UIView) {
    self.engine = engine
    self.container = container
  }

  /// The row `first - second * multiplier - constant REL 0` of a constraint, and the sign of the constant in it.
  mutating func row(
    of constraint: NSLayoutConstraint
  ) -> (LayoutEngine.Expression, ConstraintSolver.Relation, constantSign: Double) {
    expression = LayoutEngine.Expression()
    lenders = ConstraintRow.Lenders()
    let direction = container.effectiveUserInterfaceLayoutDirection
    let (first, second) = (constraint.firstNode?.item, constraint.secondNode?.item)
    if let first {
      lenders.first = add(constraint.firstAttribute, of: first, relatedTo: second, times: 1, direction)
    }
    if let second, constraint.secondAttribute != .notAnAttribute {
      lenders.second = add(
        constraint.secondAttribute, of: second, relatedTo: first, times: -Double(constraint.multiplier),
        direction)
    }
    let isMirrored = Self.isMirrored(constraint, direction)
    let sign: Double = isMirrored ? 1 : -1
    expression.constant += sign * Double(constraint.constant)
    let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
    return (expression, ConstraintSolver.Relation(rawValue: Int8(relation.rawValue))!, sign)
  }

  /// Whether leading and trailing make the constraint run from right to left: its constant is then negated and
  /// its relation reversed, while multipliers still scale from the left edge.
  private static func isMirrored(
    _ constraint: NSLayoutConstraint, _ direction: UIUserInterfaceLayoutDirection
  ) -> Bool {
    direction == .rightToLeft
      && (constraint.firstAttribute.followsLayoutDirection
        || constraint.secondAttribute.followsLayoutDirection)
  }

  /// Adds an attribute's terms and returns the node that lent them, if it belongs to another view than the item.
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, relatedTo other: (any LayoutItem)?,
    times factor: Double, _ direction: UIUserInterfaceLayoutDirection
  ) -> Unmanaged<LayoutNode>? {
    let node = item.node(for: attribute, relatedTo: other)
    addTerms(of: node, attribute, times: factor, direction)
    guard attribute.isBaseline else { return nil }
    engine.register(item.layoutNode)
    item.layoutNode.hasBaselineRows = true
    return node === item.layoutNode ? nil : .passUnretained(node)
  }

  private mutating func addTerms(
    of node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let attribute = attribute.withinMarginsGuide.resolved(for: direction)
    engine.register(node)
    switch attribute {
    case .width, .height: addLength(of: node, attribute.axis, times: factor)
    case .left, .top: addOrigin(of: node, attribute.axis, times: factor)
    case .right, .bottom: addEnd(of: node, attribute.axis, share: 1, times: factor)
    case .centerX, .centerY: addEnd(of: node, attribute.axis, share: 0.5, times: factor)
    case .firstBaseline:
      addOrigin(of: node, .vertical, times: factor)
      if let baselines = engine.baselines(of: node) { expression.add(baselines.first, factor) }
    case .lastBaseline:
      addEnd(of: node, .vertical, share: 1, times: factor)
      if let baselines = engine.baselines(of: node) { expression.add(baselines.second, -factor) }
    default: break
    }
  }

  private mutating func addLength(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    expression.add(axis == .horizontal ? node.variables.width : node.variables.height, factor)
  }

  private mutating func addEnd(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, share: Double, times factor: Double
  ) {
    addOrigin(of: node, axis, times: factor)
    addLength(of: node, axis, times: factor * share)
  }

  /// Adds the item's origin: its own variable and those of every view between it and the container.
  private mutating func addOrigin(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    if node === container.existingLayoutNode {
      return addContentOrigin(of: container, axis, times: factor)
    }
    addPosition(of: node, axis, times: factor)
    var ancestor = node.item?.layoutContainer
    while let view = ancestor, view !== container {
      engine.register(view.layoutNode)
      addPosition(of: view.layoutNode, axis, times: factor)
      addContentOrigin(of: view, axis, times: -factor)
      ancestor = view.superview
    }
    if ancestor == nil { preconditionFailure(unpreparedMessage(node)) }
  }

  private mutating func addPosition(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    expression.add(axis == .horizontal ? node.variables.x : node.variables.y, factor)
  }

  private mutating func addContentOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    guard let origin = engine.contentOrigin(of: view) else { return }
    expression.add(axis == .horizontal ? origin.first : origin.second, factor)
  }

  /// UIKit's words for a constraint held by a view that is not an ancestor of its items.
  private func unpreparedMessage(_ node: LayoutNode) -> String {
    "The view hierarchy is not prepared for the constraint: When added to a view, the constraint's items must be "
      + "descendants of that view (or the view itself). \(container.layoutDescription) is not an ancestor of "
      + "\(node.item?.layoutDescription ?? "(null)")."
  }
}

extension LayoutEngine {
  /// The offsets of a view's baselines as variables; nil for a guide, whose baselines are its edges.
  func baselines(of node: LayoutNode) -> LayoutNode.Givens? {
    guard let view = node.item as? UIView else { return nil }
    if node.baselines == nil {
      node.baselines = addGivens(Double(view.firstBaselineOffset), Double(view.lastBaselineOffset), for: node)
    }
    return node.baselines
  }

  /// Where a view's alignment rectangle begins in its bounds, as variables; nil where that is zero and stays so.
  func contentOrigin(of view: UIView) -> LayoutNode.Givens? {
    let node = view.layoutNode
    register(node)
    if let origin = node.contentOrigin { return origin }
    let origin = contentOriginValue(of: view)
    guard view.hasMovableBounds || origin != .zero else { return nil }
    node.contentOrigin = addGivens(Double(origin.x), Double(origin.y), for: node)
    return node.contentOrigin
  }

  /// Brings the content origin of a registered view up to date.
  func contentOriginDidChange(of view: UIView) {
    let origin = contentOriginValue(of: view)
    if let givens = view.layoutNode.contentOrigin {
      set(givens, to: Double(origin.x), Double(origin.y))
    } else if origin != .zero {
      view.rebuildRowsInside()
    }
  }

  private func contentOriginValue(of view: UIView) -> CGPoint {
    let (origin, insets) = (view.bounds.origin, view.layoutNode.alignmentInsets)
    return CGPoint(x: origin.x + insets.left, y: origin.y + insets.top)
  }
}
