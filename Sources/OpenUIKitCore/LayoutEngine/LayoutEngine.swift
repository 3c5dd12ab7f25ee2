import ConstraintSolver

/// The Auto Layout engine of one view tree. It turns active constraints into rows, solves them in batches and
/// determines the views that have to move.
///
/// The root view of the tree owns the engine. Positions are relative to the bounds of an item's container. So
/// moving a view changes nothing inside it, and unrelated parts of a tree share no variables.
final class LayoutEngine: ViewTreeConfined {
  unowned(unsafe) let root: UIView
  private let rootNode: LayoutNode

  /// The solver, behind a pointer that only `items` shares. So its many accesses are not checked for
  /// exclusivity.
  nonisolated(unsafe) let solverAddress: UnsafeMutablePointer<ConstraintSolver>

  /// The registered items.
  let items: PlacedItems
  /// How many there are.
  var itemCount = 0

  /// The owner of each row, by the index of the row.
  nonisolated(unsafe) let rowOwners = FlatTable<RowOwner>()

  /// The consequences of the last solution, while they are collected and carried out.
  let changes = SolutionChanges()

  var zeroVariable: ConstraintSolver.Variable?

  /// Whether rows changed since the last solution.
  private(set) var needsSolve = false
  /// Whether the next solution needs the omitted rows of nonnegative sizes.
  var boundsAllSizes = false
  /// Slots of items whose content size has to be read again.
  nonisolated(unsafe) private let staleContent = FlatTable<Int32>()
  /// Slots of items whose content has to be measured for their current width.
  nonisolated(unsafe) let unmeasured = FlatTable<Int32>()
  /// The number of the solver's steps in the current pass, and whether the layout exceeds a limit of its
  /// window.
  private(set) var stepsInPass = 0
  private(set) var operationsInPass = 0
  var isOverLimit = false
  /// Whether the solver found a solution. If not, every view stays in place, as with a layout that exceeds a
  /// limit.
  private(set) var isSolved = true
  /// Whether a limit ended the last update of the solver. Nothing more is solved in this pass then.
  private(set) var wasStopped = false
  /// The number of conflicts in the last solution.
  private(set) var conflictCount = 0
  /// A number that changes when conflicts appear or disappear, and its value at the last report.
  private(set) var conflictVersion = 0
  var reportedConflictVersion = 0
  /// The start of the current pass, by the clock of the limits.
  var passStart = 0.0
  /// The duration of the current pass when it was stopped; zero before.
  var timedSeconds = 0.0
  /// The nodes whose variables rows use instead of those of their constraints' items, by the index of the
  /// row.
  private var baselineProviders: [Int: ConstraintRow.BaselineProviders] = [:]
  /// The limits of the window; nil without a window.
  var limits: LayoutLimits? {
    didSet {
      isLimited = limits?.limitsAnything ?? false
      mostOperations = limits?.operations ?? LayoutLimits.usualOperations
      if !isLimited { solver.liftLimits() }
    }
  }
  private(set) var isLimited: Bool
  private var mostOperations: Int
  /// The number of an app's constraints with a row.
  var constraintCount = 0

  /// How deep items are in the tree, for the ranks of conflicts.
  var depths = ItemDepths()
  /// Reported conflicts that still exist, by the index of the row that was given up.
  var reportedConflicts: [Int: ReportedConflict] = [:]

  /// Whether the engine is at work. It may call views then, but they cannot start another solution, and
  /// nothing is reported.
  private(set) var isBusy = false
  /// The number of items that have left. If it changes while a row is built, the row is discarded.
  var departures = 0
  /// Errors to report when the work has ended.
  private var pendingErrors: [LayoutError] = []
  /// The counts of the current passes, which end endless loops: see `LayoutPassCount`.
  var passCount = LayoutPassCount()

  /// The memory of a traversal that has ended, for the next one.
  private var layoutStack: [(view: UIView, generation: Int)] = []

  /// Inequalities to check after the next solution, and the choices for others, by the index of their row.
  var constraintsAwaitingLimitChoice: [NSLayoutConstraint] = []
  var awaitsLimitChoice = false
  var limitChoices: [Int: LimitChoice] = [:]

  /// The grid of the window's pixels.
  private(set) var pixelGrid: PixelGrid

  /// Whether the solution moves the items. An engine that only measures does not move them.
  let movesItems: Bool

  /// The target size of an engine that only measures.
  var fittingTarget: FittingTarget?
  /// The fitting passes that have borrowed nodes of the tree, the innermost last.
  var fittingPasses: [FittingPass] = []
  /// Whether the nodes belong to another engine now. Those of a measuring engine belong to it until they are
  /// handed back.
  private nonisolated(unsafe) var isRetired = false
  /// The number of items that had left when the current work began.
  private var departuresBeforeWork = 0

  init(root: UIView, movesItems: Bool = true) {
    self.root = root
    rootNode = root.layoutNode
    pixelGrid = PixelGrid(scale: Double(root.hostScale))
    self.movesItems = movesItems
    let limits = (root as? UIWindow)?.layoutLimits
    self.limits = limits
    isLimited = limits?.limitsAnything ?? false
    mostOperations = limits?.operations ?? LayoutLimits.usualOperations
    solverAddress = .allocate(capacity: 1)
    solverAddress.initialize(to: ConstraintSolver())
    items = PlacedItems(solver: solverAddress, storesGeometries: movesItems)
    // The choice of what is given up is the same in whichever order views pass on their constraints.
    solverAddress.pointee.conflictOrder = .rank
    solverAddress.pointee.conflictRank = { [unowned(unsafe) self] in conflictRank(of: $0) }
  }

  deinit {
    solverAddress.deinitialize(count: 1)
    solverAddress.deallocate()
    items.deallocate()
    rowOwners.deallocate()
    changes.deallocate()
    staleContent.deallocate()
    unmeasured.deallocate()
  }

  var solver: ConstraintSolver {
    @inline(__always) unsafeAddress { UnsafePointer(solverAddress) }
    @inline(__always) unsafeMutableAddress { solverAddress }
  }

  /// Applies the scale of the window.
  func scaleDidChange() {
    pixelGrid = PixelGrid(scale: Double(root.hostScale))
  }

  /// Clears the references of all nodes and constraints to the engine, whose root is being deallocated.
  nonisolated func rootWillDeallocate() {
    isRetired = true
    for slot in 0..<items.slotCount {
      // The container may be no item itself, and survive the engine.
      items.tags[slot].container?.record.registration.lastMoves = MovedItems.Head()
      items.node(at: slot)?.record.registration = LayoutNode.Registration()
    }
    items.removeNodes()
    for row in 0..<rowOwners.count { rowOwners[row].discardRow() }
  }

  /// Marks the solution as outdated.
  func setNeedsSolve() {
    needsSolve = true
  }

  /// Whether a node is still in the engine's tree. Views that the engine has called since its work began may
  /// have moved it.
  @inline(__always)
  func has(_ node: LayoutNode) -> Bool {
    departures == departuresBeforeWork && !isRetired || !isRetired && node.isInside(rootNode)
  }

  /// Retires the engine of a tree whose root becomes part of another one.
  func retire() { isRetired = true }

  /// Notes that a view leaves the tree, registered or not.
  func noteDeparture() {
    departures &+= 1
    endFittingPasses()
  }

  /// Makes all fitting passes hand back what they have borrowed.
  func endFittingPasses() {
    while let pass = fittingPasses.last { pass.handBack() }
  }

  /// The exact value of a variable in the last solution.
  func value(of variable: ConstraintSolver.Variable) -> Double {
    solver.value(of: variable)
  }

  /// Makes the next solution read the node's content size, baselines and insets again.
  func invalidateMetrics(of node: LayoutNode) {
    guard !node.record.registration.hasStaleMetrics else { return }
    setNeedsSolve()
    node.record.registration.hasStaleMetrics = true
    staleContent.append(Int32(node.slot))
  }

  /// The nodes whose variables a row uses instead of those of its constraint's items.
  func baselineProviders(of row: ConstraintRow) -> ConstraintRow.BaselineProviders {
    row.hasBaselineProviders ? baselineProviders[row.handle.index] ?? .init() : .init()
  }

  /// Stores or removes the nodes whose variables a row uses instead of those of its constraint's items.
  func setBaselineProviders(_ providers: ConstraintRow.BaselineProviders?, of row: ConstraintRow) {
    baselineProviders[row.handle.index] = providers
  }

  /// Measures content that depends on the width again, also if the width has not changed.
  func remeasure(_ node: LayoutNode) {
    unmeasured.append(Int32(node.slot))
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
  /// 5. Choose limits where only inequalities limit a position, and solve again.
  /// 6. Report new conflicts.
  @inline(__always)
  func solveIfNeeded() {
    // A view that a fitting pass has called may lay out the tree.
    if !fittingPasses.isEmpty { endFittingPasses() }
    // What was called since the caller got the engine may have released the root.
    guard !isRetired else { return }
    if needsSolve || awaitsRegistration { addPendingAndSolve() }
  }

  /// Whether the tree has new views or constraints.
  private var awaitsRegistration: Bool {
    movesItems && !rootNode.record.flags.isDisjoint(with: .anyRegistration)
  }

  private func addPendingAndSolve() {
    guard !isBusy else { return }
    // A view that is called may release the last reference to the root or to the engine.
    let root = root
    withExtendedLifetime((self, root)) {
      let isDone = work { bringUpToDate() }
      reportErrors()
      guard isDone, conflictVersion != reportedConflictVersion else { return }
      if describesInWords { return reportConflicts() }
      root.window?.conflictReporter?(self)
    }
  }

  /// Returns an empty stack for a traversal of the tree. Nested traversals get one without memory.
  func takeLayoutStack() -> [(view: UIView, generation: Int)] {
    let stack = layoutStack
    layoutStack = []
    return stack
  }

  /// Empties the stack of a traversal and keeps its memory, so that layouts do not allocate in steady state.
  func keepLayoutStack(_ stack: inout [(view: UIView, generation: Int)]) {
    stack.removeAll(keepingCapacity: true)
    swap(&stack, &layoutStack)
  }

  /// Carries out work during which no solution starts and nothing is reported.
  @inline(__always)
  func work<Value>(_ body: () -> Value) -> Value {
    isBusy = true
    departuresBeforeWork = departures
    defer { isBusy = false }
    return body()
  }

  /// Solves the rows of a fitting pass.
  func solveInFittingPass() {
    stepsInPass = 0
    operationsInPass = 0
    isSolved = true
    wasStopped = false
    solveInRounds()
    if awaitsLimitChoice, isSolved { chooseLimits() }
  }

  /// Clears the references to all nodes and constraints, which belong to another engine now.
  func discardItems() {
    isRetired = true
    departures &+= 1
    for slot in 0..<items.slotCount { items.unregister(slot) }
    for row in 0..<rowOwners.count {
      // Constraints that became active meanwhile were not borrowed.
      rowOwners[row].discardRow()
      rowOwners[row] = .none
    }
    limitChoices = [:]
    constraintsAwaitingLimitChoice = []
    awaitsLimitChoice = false
  }

  /// Returns whether there is a solution that counts.
  private func bringUpToDate() -> Bool {
    if awaitsRegistration { addPendingConstraints() }
    guard needsSolve else { return false }
    // Whether a layout that was stopped is within the limits again, only another solution shows.
    let wasStoppedBefore = wasStopped && isOverLimit
    stepsInPass = 0
    operationsInPass = 0
    isSolved = true
    wasStopped = false
    if isLimited { startTiming() }
    guard wasStoppedBefore || keepsToLimits() else { return false }
    solveInRounds()
    if awaitsLimitChoice, isSolved { chooseLimits() }
    return movesItems && keepsToLimits()
  }

  /// Makes the tree add its new views and constraints, while it belongs to this engine.
  private func addPendingConstraints() {
    if movesItems, root.layoutEngine === self { root.addPendingConstraints(into: self) }
  }

  /// Reports an error, after the current work if there is any, because its handler may change everything.
  func report(_ error: LayoutError) {
    pendingErrors.append(error)
    if !isBusy { reportErrors() }
  }

  /// Reports the errors that have waited for the end of the work.
  func reportErrors() {
    guard !pendingErrors.isEmpty else { return }
    let (errors, root) = (pendingErrors, root)
    pendingErrors = []
    for error in errors { root.report(error) }
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
    var (rounds, turns) = (0, 0)
    repeat {
      if boundsAllSizes { boundAllSizes() }
      needsSolve = false
      if !staleContent.isEmpty {
        rounds += 1
        if rounds <= Self.maximumContentRounds { refreshStaleContent() } else { giveUpStaleContent() }
      }
      guard !wasStopped else { break }
      if isLimited { limitUpdate() }
      solver.operationLimit = mostOperations &- operationsInPass
      solver.update()
      let outcome = solver.updateOutcome()
      stepsInPass += outcome.steps
      operationsInPass += outcome.operations
      (conflictCount, conflictVersion) = (outcome.conflicts, outcome.conflictVersion)
      isSolved = outcome.isSolved
      if outcome.wasStopped { stop() }
      noteChanges(boundsAllSizes: turns >= Self.maximumTurnsOfSizes)
      turns += 1
    } while needsSolve && turns < Self.maximumTurns
    if needsSolve { report(root.feedbackError) }
  }

  private func stop() {
    wasStopped = true
    stopTiming()
  }

  private func refreshStaleContent() {
    let count = staleContent.count
    for index in 0..<count {
      guard let node = items.node(at: Int(staleContent[index])), let view = node.ownView else { continue }
      view.refreshMetrics(in: self)
      // After the call: a view that invalidates itself while it returns its size would otherwise be called
      // for ever.
      if node.isRegistered(with: self) { node.record.registration.hasStaleMetrics = false }
    }
    staleContent.removeFirst(count)
    addPendingConstraints()
  }

  /// Keeps the current content sizes of views that invalidate those of each other endlessly.
  private func giveUpStaleContent() {
    for index in 0..<staleContent.count {
      guard let node = items.node(at: Int(staleContent[index])) else { continue }
      node.record.registration.hasStaleMetrics = false
      if index == 0 { report(node.item?.feedbackError ?? LayoutError(.feedbackLoop)) }
    }
    staleContent.removeAll()
  }

  /// Makes the next layout of an item's container place the item, and requests that layout.
  func noteMoved(_ slot: Int) {
    guard let container = items.note(slot), !container.record.flags.contains(.needsLayout) else { return }
    container.setNeedsLayout()
  }

  /// Measures the content whose height may differ for the widths of the last solution.
  private func measureResized() {
    let count = unmeasured.count
    for index in 0..<count {
      let slot = Int(unmeasured[index])
      items.node(at: slot)?.ownView?.updateContentHeightRows(
        forWidth: Self.withoutNoise(items.rectangle(at: slot).size.width), in: self)
    }
    unmeasured.removeFirst(count)
  }

  /// A length for measuring, without rounding errors of the solution, which must not affect the wrapping of
  /// text. A width close to zero is rounded to zero, which means no limit; it would put every character on a
  /// line of its own.
  private static func withoutNoise(_ length: Double) -> Double { (length * 0x1p16).rounded() / 0x1p16 }
}
