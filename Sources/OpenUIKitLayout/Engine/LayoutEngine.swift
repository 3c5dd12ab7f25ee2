import ConstraintSolver

/// The Auto Layout engine of one view tree. It turns active constraints into rows, solves them in batches and
/// determines the views that have to move.
///
/// The root view of the tree owns the engine. Positions are relative to the bounds of an item's container. So
/// moving a view changes nothing inside it, and unrelated parts of a tree share no variables.
package final class LayoutEngine: ViewTreeConfined {
  unowned(unsafe) let root: any LayoutItem
  /// The node of the root.
  let rootNode: LayoutNode

  /// The solver, behind a pointer that only `items` shares. So its many accesses are not checked for
  /// exclusivity.
  nonisolated(unsafe) let solverAddress: UnsafeMutablePointer<ConstraintSolver>

  /// The registered items.
  let items: PlacedItems
  /// The consequences of the last solution, while they are collected and carried out.
  let changes = SolutionChanges()
  /// Items whose content has to be read or measured.
  let content = ContentQueues()

  // No method of these values calls other code, which could begin another access. So accesses are not checked.

  /// The owners of the rows.
  @exclusivity(unchecked) nonisolated(unsafe) var rows = RowTable()
  /// How the last solution stands to the rows.
  @exclusivity(unchecked) private(set) var solution = SolutionState()
  /// The part of its window's limits that the layout has used.
  @exclusivity(unchecked) var budget: LayoutBudget
  /// The conflicts of the last solution.
  @exclusivity(unchecked) var conflicts = ConflictState()
  /// The current work.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var work = EngineWork()
  /// The choices among inequalities.
  @exclusivity(unchecked) var choices = LimitChoices()
  /// Measuring by engines of their own.
  @exclusivity(unchecked) var fitting: FittingState
  /// The grid of the window's pixels.
  private(set) var pixelGrid: PixelGrid

  package init(root: any LayoutItem, isMeasuring: Bool = false) {
    self.root = root
    rootNode = root.layoutNode
    pixelGrid = PixelGrid(scale: root.layoutScale)
    budget = LayoutBudget(root.limitsOfTree)
    fitting = FittingState(isMeasuring: isMeasuring)
    solverAddress = .allocate(capacity: 1)
    solverAddress.initialize(to: ConstraintSolver())
    items = PlacedItems(solver: solverAddress, storesGeometries: !isMeasuring)
    // The choice of what is given up is the same in whichever order views pass on their constraints.
    solverAddress.pointee.conflictOrder = .rank
    solverAddress.pointee.conflictRank = { [unowned(unsafe) self] in conflictRank(of: $0) }
  }

  deinit {
    solverAddress.deinitialize(count: 1)
    solverAddress.deallocate()
    items.deallocate()
    rows.deallocate()
    changes.deallocate()
    content.deallocate()
  }

  var solver: ConstraintSolver {
    @inline(__always) unsafeAddress { UnsafePointer(solverAddress) }
    @inline(__always) unsafeMutableAddress { solverAddress }
  }

  /// Whether rows changed since the last solution.
  package var needsSolve: Bool { @inline(__always) get { solution.isOutdated } }

  /// Whether a limit ended the last update of the solver.
  var wasStopped: Bool { solution.wasStopped }

  /// Whether the layout exceeds a limit. Every view stays in place then.
  package var isOverLimit: Bool { budget.isExceeded }

  /// Whether the engine is at work: see `EngineWork.isInProgress`.
  package var isBusy: Bool { work.isInProgress }

  /// The number of items that have left.
  var departures: Int { @inline(__always) get { work.departures } }

  /// Whether the solution moves the items. An engine that only measures does not move them.
  package var movesItems: Bool { @inline(__always) get { !fitting.isMeasuring } }

  /// Applies the limits of the window.
  package func setLimits(_ limits: LayoutLimits) {
    budget.setLimits(limits)
    if !budget.isLimited { solver.liftLimits() }
    setNeedsSolve()
  }

  /// Applies the scale of the window.
  package func scaleDidChange() {
    pixelGrid = PixelGrid(scale: root.layoutScale)
  }

  /// Clears the references of all nodes and constraints to the engine, whose root is being deallocated.
  package nonisolated func rootWillDeallocate() {
    work.retire()
    for slot in 0..<items.slotCount {
      // The container may be no item itself, and survive the engine.
      items.tags[slot].container?.record.registration.lastMoves = MovedItems.Head()
      items.node(at: slot)?.record.registration = LayoutNode.Registration()
    }
    items.removeNodes()
    rows.discardRows()
  }

  /// Marks the solution as outdated.
  func setNeedsSolve() {
    solution.isOutdated = true
  }

  /// Whether a node is still in the engine's tree. Views that the engine has called since its work began may
  /// have moved it.
  @inline(__always)
  package func has(_ node: LayoutNode) -> Bool {
    work.isUndisturbed || !work.isRetired && node.isContained(in: rootNode)
  }

  /// Retires the engine of a tree whose root becomes part of another one.
  package func retire() { work.retire() }

  /// Notes that a view leaves the tree, registered or not.
  package func noteDeparture() {
    work.noteDeparture()
    endFittingPasses()
  }

  /// Makes all fitting passes hand back what they have borrowed.
  func endFittingPasses() {
    while let pass = fitting.innermost { pass.handBack() }
  }

  /// The exact value of a variable in the last solution.
  func value(of variable: ConstraintSolver.Variable) -> Double {
    solver.value(of: variable)
  }

  /// The exact rectangle of a node's item in its container.
  func frame(of node: LayoutNode) -> CGRect { items.rectangle(at: node.slot) }

  /// Makes the next solution read the node's content size, baselines and insets again.
  package func invalidateMetrics(of node: LayoutNode) {
    guard !node.record.registration.hasStaleMetrics else { return }
    setNeedsSolve()
    node.record.registration.hasStaleMetrics = true
    content.stale.append(Int32(node.slot))
  }

  /// Notes whether the height of a registered view's content may depend on its width.
  func setHeightForWidth(_ hasHeightForWidth: Bool, of node: LayoutNode) {
    items.tags[node.slot].hasHeightForWidth = hasHeightForWidth
  }

  /// Makes the next solution add the omitted rows of all sizes.
  func setBoundsAllSizes(_ boundsAllSizes: Bool) { solution.boundsAllSizes = boundsAllSizes }

  /// Notes that an item leaves the engine.
  func noteUnregistration() { work.noteDeparture() }

  /// Measures content that depends on the width again, also if the width has not changed.
  func remeasure(_ node: LayoutNode) {
    content.unmeasured.append(Int32(node.slot))
  }
}

extension LayoutEngine {
  /// The number of times that content is measured again for widths that the last solution changed.
  private static let maximumMeasuringRounds = 4
  /// The number of times that content sizes are read again because reading has invalidated others.
  private static let maximumContentRounds = 32
  /// The number of times that the program is solved again because of callbacks and negative sizes.
  private static let maximumTurns = 128
  /// The number of times that rows are added for negative sizes alone. In a row of views that share too little space, each
  /// solution may move the lack to the next few views, so after these all sizes get their rows at once.
  private static let maximumTurnsOfSizes = 2

  /// Updates the solution and flags the containers of all items that moved for layout.
  ///
  /// 1. Register the views and add the constraints that are new since the last solution.
  /// 2. Read the content sizes of views that have invalidated them.
  /// 3. Solve, and flag what moved; again with the rows that keep sizes from becoming negative.
  /// 4. Measure content whose height depends on a changed width, and solve again while any height changes.
  /// 5. Give content that wraps the width of its longest line, and solve again.
  /// 6. Choose limits where only inequalities limit a position, and solve again.
  /// 7. Report new conflicts.
  @inline(__always)
  package func solveIfNeeded() {
    // A view that a fitting pass has called may lay out the tree.
    if fitting.hasPasses { endFittingPasses() }
    // Code that was called since the caller got the engine may have released the root.
    guard !work.isRetired else { return }
    if needsSolve || awaitsRegistration { addPendingAndSolve() }
  }

  /// Whether the tree has new views or constraints.
  private var awaitsRegistration: Bool {
    movesItems && !rootNode.state.flags.isDisjoint(with: .anyRegistration)
  }

  private func addPendingAndSolve() {
    guard !isBusy else { return }
    // A view that is called may release the last reference to the root or to the engine.
    let root = root
    withExtendedLifetime((self, root)) {
      let isDone = atWork { bringUpToDate() }
      reportErrors()
      guard isDone, conflicts.isUnreported else { return }
      root.conflictsDidChange(in: self)
    }
  }

  /// Carries out work during which no solution starts and nothing is reported.
  @inline(__always)
  func atWork<Value>(_ body: () -> Value) -> Value {
    work.begin()
    defer { work.end() }
    return body()
  }

  /// Solves the rows of a fitting pass.
  func solveInFittingPass() {
    beginPass()
    solveInRounds()
    if choices.isAwaited, solution.isFound { chooseLimits() }
  }

  private func beginPass() {
    budget.beginPass()
    solution.beginPass()
  }

  /// Clears the references to all nodes and constraints, which belong to another engine now.
  func discardItems() {
    work.retire()
    work.noteDeparture()
    for slot in 0..<items.slotCount {
      items.node(at: slot)?.record.registration = LayoutNode.Registration()
      items.unregister(slot)
    }
    // Constraints that became active meanwhile were not borrowed.
    rows.discardRows()
    for row in 0..<rows.count { rows.removeOwner(of: row) }
    choices = LimitChoices()
  }

  /// Returns whether there is a solution that counts.
  private func bringUpToDate() -> Bool {
    if awaitsRegistration { addPendingConstraints() }
    guard needsSolve else { return false }
    // Whether a layout that was stopped is within the limits again, only another solution shows.
    let wasStoppedBefore = wasStopped && budget.isExceeded
    beginPass()
    if budget.isLimited { startTiming() }
    guard wasStoppedBefore || keepsToLimits() else { return false }
    solveInRounds()
    if choices.isAwaited, solution.isFound { chooseLimits() }
    return movesItems && keepsToLimits()
  }

  /// Makes the tree add its new views and constraints, while it belongs to this engine.
  private func addPendingConstraints() {
    if movesItems, root.layoutEngine === self { root.addPendingConstraints(into: self) }
  }

  /// Reports an error, after the current work if there is any, because its handler may change everything.
  package func report(_ error: LayoutError) {
    work.append(error)
    if !isBusy { reportErrors() }
  }

  /// Reports the errors that have waited for the end of the work.
  func reportErrors() {
    let root = root
    for error in work.takeErrors() { root.report(error) }
  }

  /// Solves, and measures content for its new width, until no height changes.
  func measureInRounds() {
    for _ in 0..<Self.maximumMeasuringRounds {
      solve()
      if !content.unmeasured.isEmpty { measureResized() }
      guard needsSolve, !wasStopped else { break }
    }
  }

  func solveInRounds() {
    if !content.narrowed.isEmpty { widenContent() }
    measureInRounds()
    if !content.wrapping.isEmpty, !wasStopped, narrowContent() { measureInRounds() }
    solution.isOutdated = false
  }

  func solve() {
    var (rounds, turns) = (0, 0)
    repeat {
      if solution.boundsAllSizes { boundAllSizes() }
      solution.isOutdated = false
      if !content.stale.isEmpty {
        rounds += 1
        if rounds <= Self.maximumContentRounds { refreshStaleContent() } else { giveUpStaleContent() }
      }
      guard !wasStopped else { break }
      if budget.isLimited { limitUpdate() }
      solver.operationLimit = budget.remainingOperations
      solver.update()
      let outcome = solver.updateOutcome()
      budget.count(steps: outcome.steps, operations: outcome.operations)
      conflicts.note(count: outcome.conflicts, version: outcome.conflictVersion)
      solution.isFound = outcome.isSolved
      if outcome.wasStopped { stop() }
      noteChanges(boundsAllSizes: turns >= Self.maximumTurnsOfSizes)
      turns += 1
    } while needsSolve && turns < Self.maximumTurns
    if needsSolve { report(Self.feedbackError(of: root)) }
  }

  private func stop() {
    solution.wasStopped = true
    stopTiming()
  }

  private func refreshStaleContent() {
    let count = content.stale.count
    for index in 0..<count {
      guard let node = items.node(at: Int(content.stale[index])), node.isLivingView else { continue }
      refreshMetrics(of: node)
      // After the call: a view that invalidates itself while it returns its size would otherwise be called
      // for ever.
      if node.isRegistered(with: self) { node.record.registration.hasStaleMetrics = false }
    }
    content.stale.removeFirst(count)
    addPendingConstraints()
  }

  /// Keeps the current content sizes of views that invalidate those of each other endlessly.
  private func giveUpStaleContent() {
    for index in 0..<content.stale.count {
      guard let node = items.node(at: Int(content.stale[index])) else { continue }
      node.record.registration.hasStaleMetrics = false
      if index == 0 { report(Self.feedbackError(of: node.item)) }
    }
    content.stale.removeAll()
  }

  /// Makes the next layout of an item's container place the item, and requests that layout.
  func noteMoved(_ slot: Int) {
    guard let container = items.note(slot), !container.state.flags.contains(.needsLayout) else { return }
    container.setNeedsLayout()
  }

  /// Measures the content whose height may differ for the widths of the last solution.
  private func measureResized() {
    let count = content.unmeasured.count
    for index in 0..<count {
      let slot = Int(content.unmeasured[index])
      guard let node = items.node(at: slot), node.isLivingView else { continue }
      updateContentHeightRows(of: node, forWidth: Self.withoutNoise(items.rectangle(at: slot).size.width))
    }
    content.unmeasured.removeFirst(count)
  }

  /// A length for measuring, without rounding errors of the solution, which must not affect the wrapping of
  /// text. A width close to zero is rounded to zero, which means no limit; it would put every character on a
  /// line of its own.
  private static func withoutNoise(_ length: Double) -> Double { (length * 0x1p16).rounded() / 0x1p16 }
}
