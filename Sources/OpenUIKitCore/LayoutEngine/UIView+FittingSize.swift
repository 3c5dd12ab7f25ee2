import ConstraintSolver

/// Computes the size that a view's own constraints determine for a target size, in a separate engine.
///
/// The separate engine borrows the nodes and constraints of the view's tree and hands them back unchanged, so
/// nothing moves and the tree's own engine is not affected. Views whose content sizes are read may change
/// anything. Before the first change that affects an engine, everything is handed back (see
/// `LayoutNode.engine`), and the pass starts again.
final class FittingPass: ViewTreeConfined {
  private let view: UIView
  /// The engine of the view's tree, which lists the pass.
  private let host: LayoutEngine
  private let engine: LayoutEngine
  private var loans: [LoanedNode] = []
  private var rows: [(NSLayoutConstraint, ConstraintRow?)] = []
  private var hasLoans = false

  private init(_ view: UIView, _ target: FittingTarget) {
    self.view = view
    host = view.layoutRoot.treeEngine
    engine = LayoutEngine(root: view, movesItems: false)
    engine.fittingTarget = target
  }

  /// The number of times that a pass may start again.
  private static let maximumAttempts = 8

  /// The size of a view. If each attempt is interrupted by a change, it is the current size.
  static func size(of view: UIView, fitting target: FittingTarget) -> CGSize {
    // The engine of the root must not be deallocated while its nodes are borrowed.
    let root = view.layoutRoot
    return withExtendedLifetime(root) {
      for _ in 0..<maximumAttempts {
        if let size = FittingPass(view, target).run() { return size }
      }
      view.report(view.feedbackError)
      return view.bounds.size
    }
  }

  /// 1. Borrow the tree. 2. Build and solve it with the target size. 3. Read the size. 4. Hand the tree back.
  ///
  /// Returns nil if the tree had to be handed back before the end.
  private func run() -> CGSize? {
    borrow()
    engine.work {
      build()
      engine.solveInFittingPass()
    }
    guard hasLoans else {
      engine.reportErrors()
      return nil
    }
    let grid = engine.pixelGrid
    let frame = engine.frame(of: view.layoutNode).outset(by: view.layoutNode.alignmentInsets)
    handBack()
    engine.reportErrors()
    return CGSize(width: grid.clean(frame.width), height: grid.clean(frame.height))
  }

  private func build() {
    engine.register(view.layoutNode)
    view.forEachInTree { view in
      guard hasLoans else { return }
      if view.flags.contains(.placedByConstraints) { engine.register(view.layoutNode) }
      for constraint in view.layoutNode.record.heldConstraints.all where hasLoans {
        engine.addRow(of: constraint)
      }
    }
  }

  private func borrow() {
    view.forEachInTree { view in
      view.forEachNode { loans.append(LoanedNode($0)) }
      view.layoutNode.record.heldConstraints.forEach {
        rows.append(($0, $0.row))
        $0.row = nil
      }
    }
    hasLoans = true
    host.fittingPasses.append(self)
  }

  /// Hands everything back. The separate engine has no connection to the tree afterwards.
  func handBack() {
    guard hasLoans else { return }
    hasLoans = false
    // Inner passes have borrowed from this one.
    while let inner = host.fittingPasses.popLast(), inner !== self { inner.handBack() }
    engine.discardItems()
    view.forEachInTree { view in view.forEachNode { LoanedNode.clear($0) } }
    for loan in loans { loan.handBack() }
    for (constraint, row) in rows { constraint.row = row }
  }
}

extension UIView {
  /// The size, after an update of the view's constraints.
  func fittingSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let target = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    return FittingPass.size(of: self, fitting: target)
  }
}

/// The state of a node in its own engine while a fitting pass uses the node.
private struct LoanedNode: ViewTreeConfined {
  private let node: LayoutNode
  private let registration: LayoutNode.Registration

  private let wasLent: Bool

  init(_ node: LayoutNode) {
    self.node = node
    registration = node.record.registration
    wasLent = node.record.flags.contains(.isLent)
    Self.clear(node)
    node.record.flags.insert(.isLent)
  }

  func handBack() {
    node.record.registration = registration
    node.quietnessMayHaveChanged()
    if !wasLent { node.record.flags.remove(.isLent) }
  }

  /// Clears the node's state in the engine.
  static func clear(_ node: LayoutNode) {
    node.record.registration = LayoutNode.Registration()
  }
}

/// The target size of a fitting pass, and its priorities.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// Lengths beyond this, in points, are equivalent.
  static let greatestLength = 1e6
}

extension LayoutEngine {
  /// Adds the rows of the target size of a fitting pass.
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
    // Callers pass the greatest finite number for "any length", which is outside the solver's range.
    let length = min(Double(length), FittingTarget.greatestLength)
    var expression = Expression(constant: -length)
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, priority: priority, for: node, .fittingSize, attribute), for: node)
  }
}
