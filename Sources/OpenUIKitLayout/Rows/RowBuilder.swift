import ConstraintSolver

/// Builds linear expressions from attributes of items, in the coordinates of the view that holds the
/// constraint.
///
/// The numbers of a constraint refer to the bounds of its holder (UIView.h), and the holder's layout
/// direction determines leading and trailing.
struct RowBuilder: ~Copyable, ViewTreeConfined {
  let container: LayoutNode
  /// The last built row: `first - second * multiplier - constant REL 0`.
  private(set) var expression = LayoutEngine.Expression()
  private(set) var relation = ConstraintSolver.Relation.equal
  /// Whether the constraint's constant enters the row with a positive sign.
  private(set) var isMirrored = false
  /// The nodes whose variables the row uses instead of those of the constraint's items.
  private(set) var baselineProviders = ConstraintRow.BaselineProviders()
  /// Whether an item left the tree while the row was built, which makes the row meaningless.
  private(set) var isAbandoned = false
  /// The number of views that had left the engine's tree before.
  private var departures = 0
  private var direction = UIUserInterfaceLayoutDirection.leftToRight

  init(container: LayoutNode) {
    self.container = container
  }

  /// Builds the row of a constraint.
  @inline(__always)
  mutating func build(_ constraint: NSLayoutConstraint, for engine: LayoutEngine) {
    departures = engine.departures
    if constraint.mayHaveOffsets, let offsets = constraint.offsets {
      return build(constraint, between: offsets, for: engine)
    }
    let (first, second) = (constraint.firstNode, constraint.secondNode)
    let attributes = constraint.attributes
    let isDirectional = attributes.first.followsLayoutDirection || attributes.second.followsLayoutDirection
    if isDirectional { direction = layoutDirection }
    if let first {
      baselineProviders.first = add(attributes.first, of: first, relatedTo: second, times: 1, for: engine)
    }
    if let second, attributes.second != .notAnAttribute {
      baselineProviders.second = add(
        attributes.second, of: second, relatedTo: first, times: -Double(constraint.multiplierStorage),
        for: engine)
    }
    // In a right-to-left layout leading and trailing negate the constant and reverse the relation.
    // Multipliers still scale from the left edge.
    finish(constraint, isMirrored: isDirectional && direction == .rightToLeft)
  }

  /// Builds the row of a constraint between distances of anchors. Distances between leading or trailing edges
  /// have the direction of the layout.
  @inline(never)
  private mutating func build(
    _ constraint: NSLayoutConstraint, between offsets: ConstraintOffsets, for engine: LayoutEngine
  ) {
    direction = layoutDirection
    let (first, second) = (constraint.firstNode, constraint.secondNode)
    let attributes = constraint.attributes
    if let first {
      let factor = sign(of: offsets.first)
      baselineProviders.first = add(
        attributes.first, of: first, relatedTo: second, times: factor, for: engine)
      baselineProviders.firstOffsetOrigin = subtract(
        offsets.first, relatedTo: first, times: factor, for: engine)
    }
    if let second, attributes.second != .notAnAttribute {
      let factor = -Double(constraint.multiplierStorage) * sign(of: offsets.second)
      baselineProviders.second = add(
        attributes.second, of: second, relatedTo: first, times: factor, for: engine)
      baselineProviders.secondOffsetOrigin = subtract(
        offsets.second, relatedTo: second, times: factor, for: engine)
    }
    finish(constraint, isMirrored: false)
  }

  /// The layout direction of the view that holds the constraint.
  private var layoutDirection: UIUserInterfaceLayoutDirection {
    container.item?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The sign of a distance: negative if its start runs from right to left.
  private func sign(of offset: AnchorOffset?) -> Double {
    offset?.attribute.followsLayoutDirection == true && direction == .rightToLeft ? -1 : 1
  }

  private mutating func subtract(
    _ offset: AnchorOffset?, relatedTo end: LayoutNode, times factor: Double, for engine: LayoutEngine
  ) -> LayoutNode? {
    guard let offset else { return nil }
    return add(offset.attribute, of: offset.node, relatedTo: end, times: -factor, for: engine)
  }

  @inline(__always)
  private mutating func finish(_ constraint: NSLayoutConstraint, isMirrored: Bool) {
    self.isMirrored = isMirrored
    let constant = Double(constraint.constant)
    expression.constant += isMirrored ? constant : -constant
    let declared = constraint.relationStorage
    relation = (isMirrored ? declared.mirrored : declared).ofRow
  }

  /// Adds an attribute's terms. Returns the node whose variables they use, if it belongs to another view than
  /// the item.
  @inline(__always)
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of mentioned: LayoutNode, relatedTo other: LayoutNode?,
    times factor: Double, for engine: LayoutEngine
  ) -> LayoutNode? {
    guard let parts = AttributeParts(attribute), !mentioned.state.hasMovableBounds else {
      return addMeasured(attribute, of: mentioned, relatedTo: other, times: factor, for: engine)
    }
    if !mentioned.isRegistered { engine.register(mentioned) }
    add(parts, of: mentioned, times: factor, for: engine)
    return nil
  }

  /// Adds the terms of an attribute that depends on the layout direction, that is not at a view's edges, or that refers to the
  /// content of a view. Returns the node whose variables they use, if it belongs to another view than the item.
  @inline(never)
  private mutating func addMeasured(
    _ attribute: NSLayoutConstraint.Attribute, of mentioned: LayoutNode, relatedTo other: LayoutNode?,
    times factor: Double, for engine: LayoutEngine
  ) -> LayoutNode? {
    let node = mentioned.measuredNode(for: attribute, relatedTo: other)
    if !node.isRegistered { engine.register(node) }
    let edge =
      attribute.isBaseline && engine.measuresBaselinesFromCenter(of: node)
      ? .centerY : attribute.withinMarginsGuide.resolved(for: direction).edgeOfBaseline
    if let parts = AttributeParts(edge) { add(parts, of: node, times: factor, for: engine) }
    guard attribute.isBaseline else { return nil }
    addBaseline(attribute, of: node, times: factor, for: engine)
    engine.register(mentioned)
    mentioned.record.registration.hasBaselineRows = true
    return node == mentioned ? nil : node
  }

  /// Adds the terms of an attribute of a registered item. If two terms are otherwise undetermined, the first
  /// one stays zero: a view with a constraint only at its end has size zero there.
  @inline(__always)
  private mutating func add(
    _ parts: AttributeParts, of node: LayoutNode, times factor: Double, for engine: LayoutEngine
  ) {
    guard let variables = node.record.registration.variables else { return isAbandoned = true }
    if parts.length != 0 { expression.add(variables.length(parts.axis), factor * parts.length) }
    if parts.hasOrigin { addOrigin(of: node, variables, parts.axis, times: factor, for: engine) }
  }

  /// Adds the distance of a baseline from its edge or from the centre.
  @inline(never)
  private mutating func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, times factor: Double,
    for engine: LayoutEngine
  ) {
    guard let baselines = engine.baselines(of: node) else { return }
    if attribute == .firstBaseline {
      expression.add(baselines.first, factor)
    } else {
      expression.add(baselines.second, -factor)
    }
  }

  /// Adds the item's origin: its own variable and those of every view between it and the container.
  @inline(__always)
  private mutating func addOrigin(
    of node: LayoutNode, _ variables: LayoutNode.Variables, _ axis: NSLayoutConstraint.Axis,
    times factor: Double, for engine: LayoutEngine
  ) {
    if node == container { return addContentOrigin(of: container, axis, times: factor, for: engine) }
    expression.add(variables.origin(axis), factor)
    if node.state.container != container { addOriginsAbove(node, axis, times: factor, for: engine) }
  }

  /// Adds the origins of the views between an item and the container.
  @inline(never)
  private mutating func addOriginsAbove(
    _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double, for engine: LayoutEngine
  ) {
    var ancestor = node.state.container
    while let view = ancestor, view != container {
      engine.register(view)
      guard let variables = view.record.registration.variables else { return isAbandoned = true }
      expression.add(variables.origin(axis), factor)
      addContentOrigin(of: view, axis, times: -factor, for: engine)
      ancestor = view.state.container
    }
    guard ancestor == nil else { return }
    if departures == engine.departures { fatalError(unpreparedMessage(node)) }
    isAbandoned = true
  }

  @inline(__always)
  private mutating func addContentOrigin(
    of view: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double, for engine: LayoutEngine
  ) {
    // Rows without the origin were built before, and it is still zero.
    if view.record.registration.hasRowsFromZero { return }
    guard let origin = engine.contentOrigin(of: view) else { return }
    expression.add(axis == .horizontal ? origin.first : origin.second, factor)
  }

  /// UIKit's message for a constraint held by a view that is not an ancestor of its items.
  private func unpreparedMessage(_ node: LayoutNode) -> String {
    "The view hierarchy is not prepared for the constraint: When added to a view, the constraint's items must be "
      + "descendants of that view (or the view itself). \(container.item?.layoutDescription ?? "(null)") is not an ancestor of "
      + "\(node.item?.layoutDescription ?? "(null)")."
  }
}

extension ConstraintOffsets {
  /// Whether the start of a distance changes sides in a right-to-left layout.
  var followLayoutDirection: Bool {
    first?.attribute.followsLayoutDirection == true || second?.attribute.followsLayoutDirection == true
  }
}

extension NSLayoutConstraint {
  /// Whether the row differs in a right-to-left layout.
  final var followsLayoutDirection: Bool {
    attributes.first.followsLayoutDirection || attributes.second.followsLayoutDirection
      || offsets?.followLayoutDirection == true
  }
}

extension NSLayoutConstraint.Relation {
  /// The solver's name of the relation.
  var ofRow: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutNode {
  /// The node of the item to which `attribute` refers in a constraint with `other`. For plain edges and sizes
  /// it is the node itself, unless the item overrides it.
  func measuredNode(for attribute: NSLayoutConstraint.Attribute, relatedTo other: LayoutNode?) -> LayoutNode {
    if !attribute.isMargin, !attribute.isBaseline, !state.hasMovableBounds { return self }
    guard let viewItem else { return self }
    return viewItem.node(for: attribute, relatedTo: other)
  }
}

extension LayoutEngine {
  /// The offsets of a view's baselines as variables; nil for a guide, whose baselines are its edges.
  package func baselines(of node: LayoutNode) -> LayoutNode.FixedVariables? {
    guard let view = node.viewItem else { return nil }
    if node.baselines == nil {
      let offsets = view.baselineOffsets
      guard node.isRegistered(with: self) else { return nil }
      node.ownRows.baselinesAreFromCenter = offsets.isFromCenter
      node.baselines = addFixedVariables(Double(offsets.first), Double(offsets.last), for: node)
    }
    return node.baselines
  }

  /// Whether the offsets of a view's baselines are measured from its centre.
  fileprivate func measuresBaselinesFromCenter(of node: LayoutNode) -> Bool {
    baselines(of: node) != nil && node.isRegistered(with: self) && node.ownRows.baselinesAreFromCenter
  }

  /// The origin of a view's alignment rectangle in its bounds, as variables; nil if it is zero and stays so.
  package func contentOrigin(of node: LayoutNode) -> LayoutNode.FixedVariables? {
    register(node)
    guard node.isRegistered(with: self) else { return nil }
    if let origin = node.contentOrigin { return origin }
    let origin = contentOriginValue(of: node)
    guard origin != .zero || node.state.hasMovableBounds else {
      node.record.registration.hasRowsFromZero = true
      return nil
    }
    node.contentOrigin = addFixedVariables(Double(origin.x), Double(origin.y), for: node)
    return node.contentOrigin
  }

  /// Updates the content origin of a registered view.
  package func contentOriginDidChange(of node: LayoutNode) {
    let origin = contentOriginValue(of: node)
    if let fixed = node.contentOrigin {
      set(fixed, to: Double(origin.x), Double(origin.y))
    } else if origin != .zero, node.record.registration.hasRowsFromZero {
      node.record.registration.hasRowsFromZero = false
      node.forEachInTree { $0.rebuildAllRows() }
      node.item?.forEachGuide { if $0.isRegistered(with: self) { rebuildSystemRows(of: $0) } }
    }
  }

  private func contentOriginValue(of node: LayoutNode) -> CGPoint {
    let origin = node.item?.boundsOrigin ?? .zero
    let insets = node.alignmentInsets
    return CGPoint(x: origin.x + insets.left, y: origin.y + insets.top)
  }
}
