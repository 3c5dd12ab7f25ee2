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

  /// Whether the engine is at work. It may ask views then, but no view can have it begin anew, and nothing is reported.
  private(set) var isBusy = false
  /// How many items have left: a row during whose building that changes is built anew.
  private(set) var departures = 0
  /// What is to be reported as soon as the engine is no longer at work.
  private var pendingErrors: [LayoutError] = []
  /// What the passes that are under way have done, so that they end: see `LayoutPassCount`.
  var passCount = LayoutPassCount()

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
  /// The fitting passes that have borrowed nodes of the tree, the innermost last.
  var fittingPasses: [FittingPass] = []
  /// Whether the nodes have gone to another engine: those of an engine that only measures when they are handed back.
  private var isRetired = false
  /// How many items had left when the present work began.
  private var departuresBeforeWork = 0

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
    // Asked before the node has anything in the engine: a view's answer may be to leave.
    askForAlignmentInsets(of: node)
    guard node.hasItem, !node.isRegistered, has(node) else { return }
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
      node.item?.addSystemRows(to: self)
    }
    if node.isRegistered(with: self) { noteMoved(node.slot) }
  }

  private func askForAlignmentInsets(of node: LayoutNode) {
    guard !node.record.isPlain, let view = node.ownView else { return }
    let insets = view.alignmentRectInsets
    if !node.isRegistered { node.setAlignmentInsets(insets) }
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

  /// Whether a node still is in the engine's tree: whatever the engine has asked since its work began may have moved it.
  @inline(__always)
  func has(_ node: LayoutNode) -> Bool {
    departures == departuresBeforeWork && !isRetired || !isRetired && node.isInside(rootNode)
  }

  /// Gives up a tree whose root becomes part of another one.
  func retire() { isRetired = true }

  /// Notes that a view leaves the tree, registered or not.
  func noteDeparture() {
    departures &+= 1
    endFittingPasses()
  }

  /// Has all fitting passes hand back what they have borrowed.
  func endFittingPasses() {
    while let pass = fittingPasses.last { pass.handBack() }
  }

  /// Takes back all that `node` has in the engine. No row of anything else may mention it any more.
  func unregister(_ node: LayoutNode) {
    departures &+= 1
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
    // For the root, registered or not.
    _ = addRow(expression, .equal, .required, RowOwner(root.layoutNode, .given, .notAnAttribute))
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
      fatalError("Layout engine: a variable cannot be removed: \(error)")
    }
  }

  /// The exact value of a variable in the last solution.
  func value(of variable: ConstraintSolver.Variable) -> Double {
    solver.value(of: variable)
  }

  /// Asks for the node's content size, baselines and insets again before the next solution.
  func invalidateMetrics(of node: LayoutNode) {
    guard !node.record.registration.hasStaleMetrics else { return }
    setNeedsSolve()
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
  /// How often content sizes may be asked for anew because an answer has invalidated others.
  private static let maximumContentRounds = 32
  /// How often a solution may be sought anew because of what views do that hear of one.
  private static let maximumTurns = 128

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
    // A view that a fitting pass asks may have the tree laid out.
    if !fittingPasses.isEmpty { endFittingPasses() }
    if needsSolve || awaitsRegistration { takeUpAndSolve() }
  }

  /// Whether the tree has views or constraints that have to be taken up.
  private var awaitsRegistration: Bool {
    movesItems && !rootNode.record.flags.isDisjoint(with: .anyRegistration)
  }

  private func takeUpAndSolve() {
    guard !isBusy else { return }
    // A view that is asked may let go of the last reference to the root or to the engine.
    let root = root
    withExtendedLifetime((self, root)) {
      let isDone = work { bringUpToDate() }
      reportErrors()
      guard isDone, conflictCount > 0 || !reportedConflicts.isEmpty else { return }
      reportConflicts()
    }
  }

  /// Carries out work during which no solution can be asked for and nothing is reported.
  @inline(__always)
  func work<Value>(_ body: () -> Value) -> Value {
    isBusy = true
    departuresBeforeWork = departures
    defer { isBusy = false }
    return body()
  }

  /// Solves what a fitting pass has built.
  func solveInFittingPass() {
    stepsInPass = 0
    isSolved = true
    wasStopped = false
    solveInRounds()
    if awaitsTightening, isSolved { chooseLimits() }
  }

  /// Forgets all nodes and constraints, which others have now.
  func forgetItems() {
    isRetired = true
    departures &+= 1
    for slot in 0..<items.slotCount { items.unregister(slot) }
    for row in 0..<rowOwners.count {
      // Those that became active meanwhile have been lent by nobody.
      rowOwners[row].forgetRow()
      rowOwners[row] = .none
    }
    tightenings = [:]
    untightened = []
    awaitsTightening = false
  }

  /// Returns whether there is a solution that counts.
  private func bringUpToDate() -> Bool {
    if awaitsRegistration { takeUpPendingConstraints() }
    guard needsSolve else { return false }
    stepsInPass = 0
    isSolved = true
    wasStopped = false
    if isLimited { startTiming() }
    guard keepsToLimits() else { return false }
    solveInRounds()
    if awaitsTightening, isSolved { chooseLimits() }
    return movesItems && keepsToLimits()
  }

  /// Has the tree hand over what has come, as long as it is this engine's.
  private func takeUpPendingConstraints() {
    if movesItems, root.layoutEngine === self { root.takeUpPendingConstraints(into: self) }
  }

  /// Reports an error, after the present work if there is any: its handler may change everything.
  func report(_ error: LayoutError) {
    pendingErrors.append(error)
    if !isBusy { reportErrors() }
  }

  /// Reports what has waited for the end of the work.
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
      needsSolve = false
      if !staleContent.isEmpty {
        rounds += 1
        if rounds <= Self.maximumContentRounds { refreshStaleContent() } else { giveUpStaleContent() }
      }
      guard !wasStopped else { break }
      if isLimited { limitUpdate() }
      solver.update()
      let stock = solver.takeStock()
      stepsInPass += stock.steps
      (conflictCount, conflictVersion) = (stock.conflicts, stock.conflictVersion)
      isSolved = stock.isSolved
      if stock.wasStopped { stop() }
      noteChanges()
      turns += 1
    } while needsSolve && turns < Self.maximumTurns
    if needsSolve { report(LayoutError(.feedbackLoop, of: root)) }
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
      // Not before: an answer that invalidates itself is the answer that was asked for.
      if node.isRegistered(with: self) { node.record.registration.hasStaleMetrics = false }
    }
    staleContent.removeFirst(count)
    takeUpPendingConstraints()
  }

  /// Leaves the content sizes as they are of views that invalidate those of each other without an end.
  private func giveUpStaleContent() {
    for index in 0..<staleContent.count {
      guard let node = items.node(at: Int(staleContent[index])) else { continue }
      node.record.registration.hasStaleMetrics = false
      if index == 0 { report(LayoutError(.feedbackLoop, of: node.item)) }
    }
    staleContent.removeAll()
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
