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
  private var loans: [LoanedNode] = []
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
      view.layoutNode.record.heldConstraints.forEach { engine.addRow(of: $0) }
    }
    engine.solveIfNeeded()
    let grid = engine.pixelGrid
    let frame = engine.frame(of: view.layoutNode).outset(by: view.layoutNode.alignmentInsets)
    return CGSize(width: grid.clean(frame.width), height: grid.clean(frame.height))
  }

  private mutating func borrow() {
    var loans: [LoanedNode] = []
    var rows: [(NSLayoutConstraint, ConstraintRow?)] = []
    view.forEachInTree { view in
      view.forEachNode { loans.append(LoanedNode($0)) }
      view.layoutNode.record.heldConstraints.forEach {
        rows.append(($0, $0.row))
        $0.row = nil
      }
    }
    self.loans = loans
    self.rows = rows
  }

  private func handBack() {
    view.forEachInTree { view in view.forEachNode { LoanedNode.clear($0) } }
    for loan in loans { loan.handBack() }
    for (constraint, row) in rows { constraint.row = row }
  }
}

extension UIView {
  /// The size, once the view's constraints are up to date.
  func fittingSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var pass = FittingPass(self)
    return pass.size(fitting: target, horizontal, vertical)
  }
}

/// What a node had in its own engine while a fitting pass uses it.
#if !ThreadConfined
  @MainActor
#endif
private struct LoanedNode {
  private let node: LayoutNode
  private let registration: LayoutNode.Registration

  init(_ node: LayoutNode) {
    self.node = node
    registration = node.record.registration
    Self.clear(node)
  }

  func handBack() {
    node.record.registration = registration
  }

  /// Makes the node one that no engine has taken up.
  static func clear(_ node: LayoutNode) {
    node.record.registration = LayoutNode.Registration()
  }
}

/// The size that a fitting pass asks for, and how strongly.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// Beyond this, in points, one length is as good as another.
  static let greatestLength = 1e6
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
    // Callers say "any length" with the greatest of numbers, which nothing can be computed with.
    let length = min(Double(length), FittingTarget.greatestLength)
    var expression = Expression(constant: -length)
    expression.add(node.variables[attribute], 1)
    keep(addSystemRow(expression, priority: priority, for: node, .fittingSize, attribute), for: node)
  }
}
