import ConstraintSolver

/// The size that a view's own constraints give it for a target size, found in an engine of its own.
///
/// The nodes and constraints of the view's tree are lent to that engine and handed back as they were, so nothing
/// moves and the tree's own engine does not notice.
#if !ThreadConfined
  @MainActor
#endif
struct FittingPass {
  private let view: UIView
  private var registrations: [(LayoutNode, LayoutNode.Registration?)] = []
  private var rows: [(NSLayoutConstraint, ConstraintRow?)] = []

  init(_ view: UIView) {
    self.view = view
  }

  /// 1. Borrow the tree. 2. Build and solve it with the target size. 3. Read the size. 4. Hand the tree back.
  mutating func size(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    borrow()
    defer { handBack() }
    let engine = LayoutEngine(root: view, movesItems: false)
    engine.fittingTarget = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    engine.register(view.layoutNode)
    view.forEachInTree { view in
      if view.flags.contains(.placedByConstraints) { engine.register(view.layoutNode) }
      view.heldConstraints.forEach { engine.addRow(of: $0) }
    }
    engine.solveIfNeeded()
    let grid = engine.pixelGrid
    let frame = engine.frame(of: view.layoutNode).outset(by: view.alignmentRectInsets)
    return CGSize(width: grid.clean(frame.width), height: grid.clean(frame.height))
  }

  private mutating func borrow() {
    var registrations: [(LayoutNode, LayoutNode.Registration?)] = []
    var rows: [(NSLayoutConstraint, ConstraintRow?)] = []
    view.forEachInTree { view in
      view.forEachNode { node in
        registrations.append((node, node.registration))
        node.registration = nil
      }
      view.heldConstraints.forEach {
        rows.append(($0, $0.row))
        $0.row = nil
      }
    }
    self.registrations = registrations
    self.rows = rows
  }

  private func handBack() {
    view.forEachInTree { view in view.forEachNode { $0.registration = nil } }
    for (node, registration) in registrations { node.registration = registration }
    for (constraint, row) in rows { constraint.row = row }
  }
}

/// The size that a fitting pass asks for, and how strongly.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}

extension LayoutEngine {
  /// Asks for the target size of a fitting pass.
  func addFittingRows(for view: UIView) {
    keepSizeNonNegative(of: view.layoutNode)
    guard let target = fittingTarget else { return }
    addTarget(target.size.width, .width, target.horizontal, view.layoutNode)
    addTarget(target.size.height, .height, target.vertical, view.layoutNode)
    view.updateContentSizeRows(in: self)
  }

  private func addTarget(
    _ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority,
    _ node: LayoutNode
  ) {
    var expression = Expression(constant: -Double(length))
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, priority: priority, for: node, .fittingSize, attribute), for: node)
  }
}
