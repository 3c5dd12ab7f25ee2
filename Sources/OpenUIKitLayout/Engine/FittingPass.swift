import ConstraintSolver

/// Computes the size that a view's own constraints determine for a target size, in a separate engine.
///
/// The separate engine borrows the nodes and constraints of the view's tree and hands them back unchanged, so
/// nothing moves and the tree's own engine is not affected. Views whose content sizes are read may change
/// anything. Before the first change that affects an engine, everything is handed back (see
/// `LayoutNode.engine`), and the pass starts again.
package final class FittingPass: ViewTreeConfined {
  private let root: any LayoutItem
  /// The engine of the view's tree, which lists the pass.
  private let host: LayoutEngine
  private let engine: LayoutEngine
  private var loans: [LoanedNode] = []
  private var rows: [(NSLayoutConstraint, ConstraintRow?)] = []
  private var hasLoans = false

  private init(_ root: any LayoutItem, _ target: FittingTarget, in host: LayoutEngine) {
    self.root = root
    self.host = host
    engine = LayoutEngine(root: root, isMeasuring: true)
    engine.fitting.target = target
  }

  /// The number of times that a pass may start again.
  package static let maximumAttempts = 8

  /// The size of a view in the tree of an engine, which the caller keeps meanwhile; nil if a change interrupted the pass.
  package static func size(
    of view: any LayoutItem, fitting target: FittingTarget, in host: LayoutEngine
  ) -> CGSize? {
    FittingPass(view, target, in: host).run()
  }

  /// 1. Borrow the tree. 2. Build and solve it with the target size. 3. Read the size. 4. Hand the tree back.
  ///
  /// Returns nil if the tree had to be handed back before the end.
  private func run() -> CGSize? {
    borrow()
    engine.atWork {
      build()
      engine.solveInFittingPass()
    }
    guard hasLoans else {
      engine.reportErrors()
      return nil
    }
    let grid = engine.pixelGrid
    let node = root.layoutNode
    let frame = engine.frame(of: node).outset(by: node.alignmentInsets)
    handBack()
    engine.reportErrors()
    return CGSize(width: grid.clean(frame.width), height: grid.clean(frame.height))
  }

  private func build() {
    engine.register(root.layoutNode)
    // A node exists as long as it is lent.
    for loan in loans where hasLoans {
      let node = loan.node
      guard node.state.isView else { continue }
      if node.state.flags.contains(.placedByConstraints) { engine.register(node) }
      // The view that was called may have left, and its node with it.
      guard hasLoans else { return }
      for constraint in node.record.heldConstraints.all where hasLoans {
        engine.addRow(of: constraint)
      }
    }
  }

  private func borrow() {
    root.layoutNode.forEachInTree { node in
      loans.append(LoanedNode(node))
      node.record.heldConstraints.forEach {
        rows.append(($0, $0.row))
        $0.row = nil
      }
    }
    hasLoans = true
    host.fitting.begin(self)
  }

  /// Hands everything back. The separate engine has no connection to the tree afterwards.
  func handBack() {
    guard hasLoans else { return }
    hasLoans = false
    // Inner passes have borrowed from this one.
    while let inner = host.fitting.popInnermost(), inner !== self { inner.handBack() }
    engine.discardItems()
    for loan in loans { loan.handBack() }
    for (constraint, row) in rows { constraint.row = row }
  }
}

/// The state of a node in its own engine while a fitting pass uses the node.
private struct LoanedNode: ViewTreeConfined {
  let node: LayoutNode
  private let registration: LayoutNode.Registration

  private let wasLent: Bool

  init(_ node: LayoutNode) {
    self.node = node
    registration = node.record.registration
    wasLent = node.state.flags.contains(.isLent)
    node.record.registration = LayoutNode.Registration()
    node.state.flags.insert(.isLent)
  }

  func handBack() {
    node.record.registration = registration
    node.quietnessMayHaveChanged()
    if !wasLent { node.state.flags.remove(.isLent) }
  }
}

/// The target size of a fitting pass, and its priorities.
package struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// Creates a target size with the priorities of its width and its height.
  package init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (self.size, self.horizontal, self.vertical) = (size, horizontal, vertical)
  }

  /// Lengths beyond this, in points, are equivalent.
  static let greatestLength = 1e6
}

extension LayoutEngine {
  /// Adds the rows of the target size of a fitting pass.
  func addFittingRows(of node: LayoutNode) {
    keepSizeNonNegative(of: node)
    guard let target = fitting.target else { return }
    addTarget(target.size.width, .width, target.horizontal, node)
    addTarget(target.size.height, .height, target.vertical, node)
    updateContentSizeRows(of: node)
  }

  private func addTarget(
    _ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority,
    _ node: LayoutNode
  ) {
    // Callers pass the greatest finite number for "any length", which is outside the solver's range.
    let length = min(Double(length), FittingTarget.greatestLength)
    var expression = Expression(constant: -length)
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, priority: priority, for: node, .targetSize, attribute), for: node)
  }
}
