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
  private let rootNode: LayoutNode

  /// The solver, reached through a pointer that only `items` has, too: none of its many uses is checked for overlaps.
  nonisolated(unsafe) let solverAddress: UnsafeMutablePointer<ConstraintSolver>

  /// The registered items.
  let items: PlacedItems
  /// How many there are.
  private(set) var itemCount = 0

  /// What each row stands for, by the index of the row.
  nonisolated(unsafe) let rowOwners = FlatTable<RowOwner>()

  /// What the last solution has brought up, while it is looked at.
  let changes = SolutionChanges()

  private var zeroVariable: ConstraintSolver.Variable?

  /// Whether rows changed since the last solution.
  private(set) var needsSolve = false
  /// Slots of items whose content size has to be asked for again.
  nonisolated(unsafe) private let staleContent = FlatTable<Int32>()
  /// Slots of items whose content has to be measured for the width they have.
  nonisolated(unsafe) let unmeasured = FlatTable<Int32>()
  /// How many steps the solver has taken in the present pass, and whether the layout exceeds a limit of its window.
  private(set) var stepsInPass = 0
  var isOverLimit = false
  /// Whether the solver found a solution. If not, every view stays where it is, as with a layout that exceeds a limit.
  private(set) var isSolved = true
  /// Whether a limit ended the last update of the solver: nothing more is solved in this pass.
  private(set) var wasStopped = false
  /// Slots of items with large numbers: see `LayoutEngine+LargeNumbers.swift`.
  nonisolated(unsafe) let large = FlatTable<Int32>()
  /// Whether there are any: rounding has to be careful then.
  nonisolated(unsafe) var mayHaveLargeNumbers = false
  /// How many conflicts there are in the last solution.
  private(set) var conflictCount = 0
  /// A number that changes when conflicts come or go, and the one whose conflicts were reported.
  private(set) var conflictVersion = 0
  var reportedConflictVersion = 0
  /// When the present pass began, by the clock of the limits.
  var passStart = 0.0
  /// How long the present pass has taken when it was stopped; zero before.
  var timedSeconds = 0.0
  /// What rows are measured on that are measured on other views than their constraint mentions, by their index.
  private var lenders: [Int: ConstraintRow.Lenders] = [:]
  /// How large the layout may become, as the window says; nil outside of one.
  var limits: LayoutLimits? {
    didSet {
      isLimited = limits?.limitsAnything ?? false
      if !isLimited { solver.liftLimits() }
    }
  }
  private(set) var isLimited: Bool
  /// How many constraints of an app have a row.
  var constraintCount = 0

  /// Conflicts that have been reported and still stand, by the index of the row that was given up.
  var reportedConflicts: [Int: ConstraintSolver.Conflict] = [:]

  /// Inequalities to be looked at after the next solution, and what was chosen for others, by the index of their row.
  var untightened: [NSLayoutConstraint] = []
  var awaitsTightening = false
  var tightenings: [Int: Tightening] = [:]

  /// The grid of the window's pixels.
  private(set) var pixelGrid: PixelGrid

  /// Whether the solution moves the items; an engine that only measures leaves them where they are.
  let movesItems: Bool

  /// What an engine that only measures aims at.
  var fittingTarget: FittingTarget?

  init(root: UIView, movesItems: Bool = true) {
    self.root = root
    rootNode = root.layoutNode
    pixelGrid = PixelGrid(scale: Double(root.hostScale))
    self.movesItems = movesItems
    let limits = (root as? UIWindow)?.layoutLimits
    self.limits = limits
    isLimited = limits?.limitsAnything ?? false
    solverAddress = .allocate(capacity: 1)
    solverAddress.initialize(to: ConstraintSolver())
    items = PlacedItems(solver: solverAddress)
    items.setScale(pixelGrid.scale)
  }

  deinit {
    solverAddress.deinitialize(count: 1)
    solverAddress.deallocate()
    items.deallocate()
    rowOwners.deallocate()
    changes.deallocate()
    staleContent.deallocate()
    unmeasured.deallocate()
    large.deallocate()
  }

  var solver: ConstraintSolver {
    @inline(__always) unsafeAddress { UnsafePointer(solverAddress) }
    @inline(__always) unsafeMutableAddress { solverAddress }
  }

  /// Takes over the scale of the window's pixels.
  func scaleDidChange() {
    pixelGrid = PixelGrid(scale: Double(root.hostScale))
    items.setScale(pixelGrid.scale)
  }

  /// Lets all nodes and constraints forget the engine, whose root is being deallocated.
  nonisolated func rootWillDeallocate() {
    for slot in 0..<items.slotCount { items.node(at: slot)?.record.registration = LayoutNode.Registration() }
    items.handBackFrames()
    for row in 0..<rowOwners.count { rowOwners[row].forgetRow() }
  }

  /// Marks the solution as outdated.
  func setNeedsSolve() {
    needsSolve = true
  }

  /// Gives `node` its variables and system rows, unless it has them. Superviews whose size the item follows by its
  /// autoresizing mask come first.
  func register(_ node: LayoutNode) {
    guard !node.isRegistered else { return }
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
    guard !node.record.flags.contains(.placedByConstraints), let superview = node.record.container,
      !superview.isRegistered, let view = node.ownView, view.followsSuperview, view !== root
    else { return nil }
    return superview
  }

  private func addNode(_ node: LayoutNode) {
    guard node.hasItem else { return }
    let block = solver.addVariableBlock()
    let slot = block.number
    items.register(node, at: slot, in: movesItems ? node.record.container ?? root.layoutNode : nil)
    itemCount += 1
    node.record.registration.engine = .passUnretained(self)
    node.record.registration.slot = Int32(slot)
    node.record.registration.variables = LayoutNode.Variables(block: block)
    if node.record.isPlain, node.record.flags.contains(.placedByConstraints), movesItems,
      node.record.container != nil
    {
      // What a plain view that constraints place would do.
      keepSizeNonNegative(of: node)
    } else {
      addOwnRows(of: node)
    }
    noteMoved(slot)
  }

  /// Has the item bring its rows.
  private func addOwnRows(of node: LayoutNode) {
    if !node.record.isPlain, let view = node.ownView { node.setAlignmentInsets(view.alignmentRectInsets) }
    node.item?.addSystemRows(to: self)
  }

  /// Makes room for what a view brings with its subviews, where that is more than there is: tables that grow step by step
  /// are copied at each.
  func makeRoom(forConstraints newConstraints: Int, views newViews: Int) {
    guard newConstraints > rowOwners.count else { return }
    // A few more than that, for the rows of the root and its views: one too many would have all copied after all.
    let rows = rowOwners.count + newConstraints + newConstraints / 16 + 8
    let slots = items.slotCount + newViews + newViews / 16 + 8
    solver.reserveCapacity(variables: 4 * slots, constraints: rows)
    items.reserveCapacity(slots)
    rowOwners.reserveCapacity(rows)
  }

  /// Takes back all that `node` has in the engine. No row of anything else may mention it any more.
  func unregister(_ node: LayoutNode) {
    removeSystemRows(of: node)
    items.unregister(node.slot)
    itemCount -= 1
    remove(node.baselines)
    remove(node.contentOrigin)
    removeVariable(node.variables.x)
    removeVariable(node.variables.y)
    removeVariable(node.variables.width)
    removeVariable(node.variables.height)
    node.record.registration = LayoutNode.Registration()
    setNeedsSolve()
  }

  /// A variable that is zero: what is left of a row whose terms cancel.
  var zero: ConstraintSolver.Variable {
    if let zeroVariable { return zeroVariable }
    let variable = addVariable()
    zeroVariable = variable
    var expression = Expression()
    expression.add(variable, 1)
    addSystemRow(expression, for: root.layoutNode, .given, .notAnAttribute)
    return variable
  }

  /// Adds a variable that is part of no frame.
  func addVariable() -> ConstraintSolver.Variable {
    let variable = solver.addVariable()
    items.makeSlot(PlacedItems.place(ofVariable: variable.index).slot)
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
    setNeedsSolve()
    guard !node.record.registration.hasStaleMetrics else { return }
    node.record.registration.hasStaleMetrics = true
    staleContent.append(Int32(node.slot))
  }

  /// The nodes that a row is measured on in place of those of its constraint.
  func lenders(of row: ConstraintRow) -> ConstraintRow.Lenders {
    row.hasLenders ? lenders[row.handle.index] ?? ConstraintRow.Lenders() : ConstraintRow.Lenders()
  }

  /// Notes, or forgets, the nodes that a row is measured on in place of those of its constraint.
  func setLenders(_ newLenders: ConstraintRow.Lenders?, of row: ConstraintRow) {
    lenders[row.handle.index] = newLenders
  }

  /// Measures content that depends on the width again even if the width stays.
  func remeasure(_ node: LayoutNode) {
    unmeasured.append(Int32(node.slot))
  }
}

extension LayoutEngine {
  /// How often content may be measured anew for widths that the last solution changed.
  private static let maximumMeasuringRounds = 4

  /// Brings the solution up to date and flags the containers of all items that moved for layout.
  ///
  /// 1. Take up the views and constraints that have come since the last solution.
  /// 2. Ask stale views for their content size.
  /// 3. Solve, and flag what moved; again with what keeps sizes from becoming negative.
  /// 4. Measure content whose height depends on a width that changed, and solve again while any height changes.
  /// 5. Choose where nothing but inequalities limits a position, and solve again.
  /// 6. Report new conflicts.
  @inline(__always)
  func solveIfNeeded() {
    if needsSolve || awaitsRegistration { takeUpAndSolve() }
  }

  /// Whether the tree has views or constraints that have to be taken up.
  private var awaitsRegistration: Bool {
    movesItems && !rootNode.record.flags.isDisjoint(with: .anyRegistration)
  }

  private func takeUpAndSolve() {
    if awaitsRegistration { root.takeUpPendingConstraints(into: self) }
    guard needsSolve else { return }
    stepsInPass = 0
    isSolved = true
    wasStopped = false
    if isLimited { startTiming() }
    guard keepsToLimits() else { return }
    solveInRounds()
    if awaitsTightening, isSolved { chooseLimits() }
    guard movesItems, keepsToLimits() else { return }
    if conflictVersion != reportedConflictVersion { reportConflicts() }
  }

  func solveInRounds() {
    for _ in 0..<Self.maximumMeasuringRounds {
      solve()
      if !unmeasured.isEmpty { measureResized() }
      guard needsSolve, !wasStopped else { break }
    }
    needsSolve = false
  }

  func solve() {
    repeat {
      needsSolve = false
      if !staleContent.isEmpty { refreshStaleContent() }
      guard !wasStopped else { break }
      if isLimited { limitUpdate() }
      solver.update()
      let stock = solver.takeStock()
      stepsInPass += stock.steps
      (conflictCount, conflictVersion) = (stock.conflicts, stock.conflictVersion)
      isSolved = stock.isSolved
      if stock.wasStopped { stop() }
      noteChanges()
    } while needsSolve
  }

  private func stop() {
    wasStopped = true
    stopTiming()
  }

  private func refreshStaleContent() {
    let count = staleContent.count
    for index in 0..<count {
      guard let node = items.node(at: Int(staleContent[index])) else { continue }
      node.record.registration.hasStaleMetrics = false
      node.ownView?.refreshMetrics(in: self)
    }
    staleContent.removeFirst(count)
    if movesItems { root.takeUpPendingConstraints(into: self) }
  }

  /// Has an item moved by the next layout of its container, and asks for that.
  func noteMoved(_ slot: Int) {
    guard let container = items.note(slot), !container.record.flags.contains(.needsLayout) else { return }
    container.setNeedsLayout()
  }

  /// Measures the content that may have another height in the widths of the last solution.
  private func measureResized() {
    let count = unmeasured.count
    for index in 0..<count {
      let slot = Int(unmeasured[index])
      items.node(at: slot)?.ownView?.updateContentHeightRows(
        forWidth: Self.withoutNoise(items.rectangle(at: slot).width), in: self)
    }
    unmeasured.removeFirst(count)
  }

  /// A length as it is measured with: how text wraps must not depend on rounding errors of the solution. A width of next to
  /// nothing would put every character on a line of its own, where zero is no limit.
  private static func withoutNoise(_ length: Double) -> Double { (length * 0x1p16).rounded() / 0x1p16 }
}
