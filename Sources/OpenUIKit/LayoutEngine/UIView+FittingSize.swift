import ConstraintSolver

/// The size that a view's own constraints give it for a target size, found in an engine of its own.
///
/// The nodes and constraints of the view's tree are lent to that engine and handed back as they were, so nothing
/// moves and the tree's own engine does not notice. Views that are asked for their content may change anything: before the
/// first change that concerns an engine everything is handed back (see `LayoutNode.engine`), and the pass begins anew.
#if !ThreadConfined
  @MainActor
#endif
final class FittingPass {
  private let view: UIView
  /// The engine of the view's tree, which has to know of the loan.
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

  /// How often a pass may begin anew.
  private static let maximumAttempts = 8

  /// The size of a view. The view keeps the size it has if each attempt to find another changes something.
  static func size(of view: UIView, fitting target: FittingTarget) -> CGSize {
    // The engine of the root must not go while its nodes are lent.
    let root = view.layoutRoot
    return withExtendedLifetime(root) {
      for _ in 0..<maximumAttempts {
        if let size = FittingPass(view, target).run() { return size }
      }
      view.report(LayoutError(.feedbackLoop, of: view))
      return view.bounds.size
    }
  }

  /// 1. Borrow the tree. 2. Build and solve it with the target size. 3. Read the size. 4. Hand the tree back.
  ///
  /// Returns nil if the tree had to be handed back before.
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

  /// Hands everything back, after which the engine has nothing to do with the tree any more.
  func handBack() {
    guard hasLoans else { return }
    hasLoans = false
    // Those that lie in this one have borrowed from it.
    while let inner = host.fittingPasses.popLast(), inner !== self { inner.handBack() }
    engine.forgetItems()
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
    let target = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    return FittingPass.size(of: self, fitting: target)
  }
}

/// What a node had in its own engine while a fitting pass uses it.
#if !ThreadConfined
  @MainActor
#endif
private struct LoanedNode {
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
    if !wasLent { node.record.flags.remove(.isLent) }
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
