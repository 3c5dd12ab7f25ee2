import ConstraintSolver

/// The Auto Layout engine of one view tree: turns active constraints into rows, solves them in batches and tells
/// which views have to move.
///
/// The root view of the tree owns the engine. Positions are measured in the bounds of an item's container, so that
/// moving a view changes nothing inside it and unrelated parts of a tree share no variables.
#if !ThreadConfined
  @MainActor
#endif
final class LayoutEngine {
  unowned(unsafe) let root: UIView
  var solver = ConstraintSolver()

  /// Registered nodes by slot, slots that are free, and the slot of the node that owns each variable.
  nonisolated(unsafe) private(set) var nodes: [Unmanaged<LayoutNode>?] = []
  private var freeSlots: [Int] = []
  private var slotOfVariable: [Int32] = []

  /// The registered items that moved since their containers were laid out.
  nonisolated(unsafe) var moved = MovedItems()

  /// What each row stands for, by the index of the row.
  nonisolated(unsafe) var rowOwners: [RowOwner] = []

  private var zeroVariable: ConstraintSolver.Variable?

  /// Whether rows changed since the last solution.
  private(set) var needsSolve = false
  /// Nodes whose content size has to be asked for again.
  private var staleContent: [LayoutNode] = []
  /// Nodes whose content has to be measured for the width they have.
  private var unmeasured: [LayoutNode] = []
  /// How many steps the solver has taken in the present pass, and whether the layout exceeds a limit of its window.
  private(set) var stepsInPass = 0
  var isOverLimit = false
  /// How many constraints of an app have a row.
  var constraintCount = 0
  /// How many items are registered.
  var nodeCount: Int { nodes.count - freeSlots.count }

  /// Conflicts that have been reported and still stand.
  var reportedConflicts: [ConstraintSolver.Conflict] = []

  /// Inequalities to be looked at after the next solution, and what was chosen for others, by the index of their row.
  var untightened: [NSLayoutConstraint] = []
  var tightenings: [Int: Tightening] = [:]

  /// Whether the solution moves the items; an engine that only measures leaves them where they are.
  let movesItems: Bool

  /// What an engine that only measures aims at.
  var fittingTarget: FittingTarget?

  init(root: UIView, movesItems: Bool = true) {
    self.root = root
    self.movesItems = movesItems
  }

  /// Lets all nodes and constraints forget the engine, whose root is being deallocated.
  nonisolated func rootWillDeallocate() {
    for case let unmanaged? in nodes {
      let node = unmanaged.takeUnretainedValue()
      node.registration = nil
      node.systemRows = []
      node.borrowers = []
    }
    moved.forgetContainers()
    for owner in rowOwners { owner.forgetRow() }
    nodes = []
    rowOwners = []
  }

  /// Marks the solution as outdated.
  func setNeedsSolve() {
    needsSolve = true
  }

  /// Gives `node` its variables and system rows, unless it has them. Superviews whose size the item follows by its
  /// autoresizing mask come first.
  func register(_ node: LayoutNode) {
    guard node.registration == nil else { return }
    if let leader = unregisteredLeader(of: node) { registerLeaders(from: leader) }
    addNode(node)
  }

  private func registerLeaders(from node: LayoutNode) {
    var waiting = [node]
    while let next = unregisteredLeader(of: waiting[waiting.count - 1]) { waiting.append(next) }
    while let node = waiting.popLast() { addNode(node) }
  }

  /// The superview of a view that follows its size, while it is not registered.
  private func unregisteredLeader(of node: LayoutNode) -> LayoutNode? {
    guard let view = node.ownView, view.followsSuperview, view !== root,
      let superview = view.superviewStorage, superview.layoutNode.registration == nil
    else { return nil }
    return superview.layoutNode
  }

  private func addNode(_ node: LayoutNode) {
    guard let item = node.item else { return }
    let variables = LayoutNode.Variables(
      x: solver.addVariable(), y: solver.addVariable(),
      width: solver.addVariable(), height: solver.addVariable())
    let slot = takeSlot(for: node)
    node.registration = LayoutNode.Registration(
      engine: .passUnretained(self), slot: slot, variables: variables)
    own(variables.x, slot)
    own(variables.y, slot)
    own(variables.width, slot)
    own(variables.height, slot)
    if let view = node.ownView { node.registration?.alignmentInsets = view.alignmentRectInsets }
    item.addSystemRows(to: self)
    if movesItems {
      moved.register(slot, in: node.container ?? root)
      noteMoved(slot)
    }
  }

  /// Takes back all that `node` has in the engine. No row of anything else may mention it any more.
  func unregister(_ node: LayoutNode) {
    removeSystemRows(of: node)
    if movesItems { moved.unregister(node.slot) }
    remove(node.baselines)
    remove(node.contentOrigin)
    removeVariable(node.variables.x)
    removeVariable(node.variables.y)
    removeVariable(node.variables.width)
    removeVariable(node.variables.height)
    nodes[node.slot] = nil
    freeSlots.append(node.slot)
    node.registration = nil
    setNeedsSolve()
  }

  /// A variable that is zero: what is left of a row whose terms cancel.
  var zero: ConstraintSolver.Variable {
    if let zeroVariable { return zeroVariable }
    let variable = solver.addVariable()
    own(variable, -1)
    zeroVariable = variable
    var expression = Expression()
    expression.add(variable, 1)
    addSystemRow(expression, for: root.layoutNode, .given, .notAnAttribute)
    return variable
  }

  /// Adds a variable that belongs to `node`.
  func addVariable(for node: LayoutNode) -> ConstraintSolver.Variable {
    let variable = solver.addVariable()
    own(variable, node.slot)
    return variable
  }

  func removeVariable(_ variable: ConstraintSolver.Variable) {
    do {
      try solver.removeVariable(variable)
    } catch {
      preconditionFailure("Layout engine: a variable cannot be removed: \(error)")
    }
  }

  /// The exact value of a variable in the last solution.
  func value(of variable: ConstraintSolver.Variable) -> Double {
    solver.value(of: variable)
  }

  /// Asks for the node's content size, baselines and insets again before the next solution.
  func invalidateMetrics(of node: LayoutNode) {
    staleContent.append(node)
    setNeedsSolve()
  }

  /// Measures content that depends on the width again even if the width stays.
  func remeasure(_ node: LayoutNode) {
    unmeasured.append(node)
  }

  private func own(_ variable: ConstraintSolver.Variable, _ slot: Int) {
    let index = variable.index
    while slotOfVariable.count <= index { slotOfVariable.append(-1) }
    slotOfVariable[index] = Int32(slot)
  }

  private func takeSlot(for node: LayoutNode) -> Int {
    if let slot = freeSlots.popLast() {
      nodes[slot] = .passUnretained(node)
      return slot
    }
    nodes.append(.passUnretained(node))
    return nodes.count - 1
  }
}

extension LayoutEngine {
  /// How often content may be measured anew for widths that the last solution changed.
  private static let maximumMeasuringRounds = 4
  /// How often a solution may be sought anew because a size was to become negative.
  private static let maximumYields = 16

  /// Brings the solution up to date and flags the containers of all items that moved for layout.
  ///
  /// 1. Take up the views and constraints that have come since the last solution.
  /// 2. Ask stale views for their content size.
  /// 3. Solve, and flag what moved; again with what keeps sizes from becoming negative.
  /// 4. Measure content whose height depends on a width that changed, and solve again while any height changes.
  /// 5. Choose where nothing but inequalities limits a position, and solve again.
  /// 6. Report new conflicts.
  func solveIfNeeded() {
    if movesItems { root.takeUpPendingConstraints(into: self) }
    guard needsSolve else { return }
    stepsInPass = 0
    guard keepsToLimits() else { return }
    solveInRounds()
    chooseLimits()
    if movesItems, keepsToLimits() { reportConflicts() }
  }

  func solveInRounds() {
    for _ in 0..<Self.maximumMeasuringRounds {
      solve()
      for node in takeResized() { measureContent(of: node) }
      guard needsSolve else { break }
    }
    needsSolve = false
  }

  func solve() {
    var yields = 0
    repeat {
      needsSolve = false
      refreshStaleContent()
      solver.update()
      stepsInPass += solver.stepCount
      noteChanges()
      if yields < Self.maximumYields, letConstraintsYieldToSizes() { yields += 1 }
    } while needsSolve
  }

  private func refreshStaleContent() {
    guard !staleContent.isEmpty else { return }
    let stale = staleContent
    staleContent.removeAll(keepingCapacity: true)
    for node in stale where node.isRegistered(with: self) { node.ownView?.refreshMetrics(in: self) }
    if movesItems { root.takeUpPendingConstraints(into: self) }
  }

  /// Takes note of the items that moved, flags their containers, and looks at changed sizes.
  private func noteChanges() {
    for position in 0..<solver.changedVariableCount {
      let variable = solver.changedVariable(at: position)
      let slot = Int(slotOfVariable[variable.index])
      guard slot >= 0, let unmanaged = nodes[slot] else { continue }
      if movesItems { noteMoved(slot) }
      unmanaged._withUnsafeGuaranteedRef { node in
        if variable == node.variables.width {
          if node.ownView?.hasHeightForWidth == true { unmeasured.append(node) }
          bound(.width, of: node)
        } else if variable == node.variables.height {
          bound(.height, of: node)
        }
      }
    }
  }

  /// Has an item moved by the next layout of its container, and asks for that.
  func noteMoved(_ slot: Int) {
    guard let container = moved.note(slot), !container.flags.contains(.needsLayout) else { return }
    container.setNeedsLayout()
  }

  /// The items whose content may have to be measured.
  private func takeResized() -> [LayoutNode] {
    guard !unmeasured.isEmpty else { return [] }
    let resized = unmeasured
    unmeasured.removeAll(keepingCapacity: true)
    return resized.filter { $0.isRegistered(with: self) }
  }

  private func measureContent(of node: LayoutNode) {
    node.ownView?.updateContentHeightRows(forWidth: value(of: node.variables.width), in: self)
  }
}
