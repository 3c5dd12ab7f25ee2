/// The residual program: a convex, piecewise-linear cost of residual variables, and the simplex methods that
/// keep it at its minimum.
///
/// A residual variable may have a row, an equation over other residual variables, and pieces: the breakpoints
/// of its cost. The program has numbers only. Which constraint a piece belongs to, and which equation a row
/// comes from, its owner determines, which adds and removes both.
///
/// Changes are queued. ``placeNonbasics()`` and ``runSimplex()`` then restore the optimum. The values of
/// parameters that moved are taken by the owner with ``takeMovedParameter()``.
struct ResidualProgram: ~Copyable {
  var residuals = Slab<ResidualVariable>()
  var rows = Slab<ResidualRow>()
  /// Pieces have the numbers of their constraints.
  var pieces = Slab<Piece>()
  var entries = ListPool<Entry>(smallestCapacity: 4)
  var columns = ListPool<Int32>(smallestCapacity: 2)
  var levels = ListPool<LevelEntry>(smallestCapacity: 2)

  private let queuesBox = HeapBox(ResidualQueues())
  private let scratchBox = HeapBox(ResidualScratch())
  var budget = StepBudget()
  var ties = TieBreaker()

  /// Counts changes of the rows. Compiled results from the rows of another count are out of date.
  var basisVersion = 1
  /// Counts changes of values, sides, breakpoints and constants, except by the region that made the last one.
  /// A range of movement of another count is out of date.
  var valueVersion = 1
  private(set) var pieceCount = 0
  /// Whether rows or values may be inexact after a pivot or a move since the last check.
  var mayBeInexact = false
  /// The number of pivots since the rows were computed from the constraints' own terms.
  var pivotsSinceFreshRows = 0
  /// Whether one of them was on a coefficient that multiplies rounding errors.
  var hasIllScaledPivot = false
  /// Whether the simplex method needs fresh rows before it continues.
  var needsFreshRows = false

  var queues: ResidualQueues {
    @inline(__always) unsafeAddress { UnsafePointer(queuesBox.address) }
    @inline(__always) unsafeMutableAddress { queuesBox.address }
  }

  var scratch: ResidualScratch {
    @inline(__always) unsafeAddress { UnsafePointer(scratchBox.address) }
    @inline(__always) unsafeMutableAddress { scratchBox.address }
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}

/// The pending work of the residual program.
struct ResidualQueues: ~Copyable {
  /// Nonbasic variables whose own cost changed.
  var placements = Slab<Int32>()
  /// Nonbasic variables that may have an improving direction.
  var checks = Slab<Int32>()
  /// Nonbasic variables with new linear costs.
  var repriced = Slab<Int32>()
  var infeasibleRows = Slab<Int32>()
  var movedParameters = Slab<Int32>()
  /// Required pieces that may be violated.
  var possiblyViolated = Slab<Int32>()
  /// Required pieces that are counted as violated and hold, since their residual variables lie on the breakpoint: one that
  /// moves on is violated without a change of sides.
  var degenerate = Slab<Int32>()
  /// Numbers to use again.
  var spareResiduals = Slab<Int32>()
  var spareRows = Slab<Int32>()
}

/// Storage for intermediate results, kept between calls so that steady state allocates nothing.
struct ResidualScratch: ~Copyable {
  /// Stamps mark the residual variables and rows that a loop has visited.
  var stamp: Int32 = 0
  var residualMarks = Slab<Int32>()
  var residualPositions = Slab<Int32>()
  var rowMarks = Slab<Int32>()
  var column = Slab<Entry>()
  var pivotColumn = Slab<Entry>()
  var deviations = Slab<Rate>()
  /// For refactorization: the variables that become nonbasic, and the parameters that become basic.
  var leaving = Slab<Int32>()
  var isAwaited = Slab<Bool>()

  // Costs.
  var checkCost = List()
  var pivotCost = List()
  var primalCost = List()
  var ratioTest = RatioTest()
  /// The breakpoints ahead of a primal step, and those that it passes.
  var events = Heap<PrimalEvent>()
  var crossed = Slab<PrimalEvent>()
}

extension ResidualProgram {
  /// A number that marks no residual variable and no row yet.
  @inline(__always)
  mutating func nextStamp() -> Int32 {
    if scratch.residualMarks.count < residuals.count || scratch.rowMarks.count < rows.count
      || scratch.stamp == Int32.max
    {
      makeRoomForMarks()
    }
    scratch.stamp += 1
    return scratch.stamp
  }

  /// Marks a residual variable. False if it has the mark already.
  @inline(__always)
  mutating func mark(_ residual: Int32, with stamp: Int32) -> Bool {
    guard scratch.residualMarks[residual] != stamp else { return false }
    scratch.residualMarks[residual] = stamp
    return true
  }

  @inline(never)
  private mutating func makeRoomForMarks() {
    scratch.residualMarks.extend(to: residuals.count, with: 0)
    scratch.residualPositions.extend(to: residuals.count, with: 0)
    scratch.rowMarks.extend(to: rows.count, with: 0)
    guard scratch.stamp == Int32.max else { return }
    for index in 0..<scratch.residualMarks.count { scratch.residualMarks[index] = 0 }
    for index in 0..<scratch.rowMarks.count { scratch.rowMarks[index] = 0 }
    scratch.stamp = 0
  }

  /// Makes room for the rows and variables that so many pieces of a new program may need.
  mutating func reserveCapacity(_ pieceCount: Int) {
    residuals.reserveCapacity(pieceCount)
    rows.reserveCapacity(pieceCount / 2)
    entries.reserveCapacity(2 * pieceCount)
    columns.reserveCapacity(4 * pieceCount)
    levels.reserveCapacity(pieceCount)
  }

  /// Removes all variables, rows and pieces, and keeps the storage.
  mutating func removeAll() {
    residuals.removeAll()
    queues.spareResiduals.removeAll()
    removeRows()
    levels.removeAll()
    pieces.removeAll()
    scratch.checkCost = List()
    scratch.pivotCost = List()
    scratch.primalCost = List()
    queues.placements.removeAll()
    queues.checks.removeAll()
    queues.movedParameters.removeAll()
    queues.possiblyViolated.removeAll()
    queues.degenerate.removeAll()
    pieceCount = 0
    basisVersion += 1
  }

  // MARK: Pieces

  /// Makes room for pieces with all numbers below `count`.
  @inline(__always)
  mutating func makeRoomForPieces(_ count: Int) {
    if count > pieces.count { pieces.extend(to: count, with: Piece(residual: -1)) }
  }

  /// Adds a piece, for whose number there is room, to the cost of its residual variable.
  mutating func attach(_ index: Int32, _ piece: Piece) {
    valueVersion += 1
    pieceCount += 1
    let isDegenerateQueued = pieces[index].isDegenerateQueued
    pieces[index] = piece
    pieces[index].next = residuals[piece.residual].firstPiece
    pieces[index].isDegenerateQueued = isDegenerateQueued
    residuals[piece.residual].firstPiece = index
    pieceChanged(on: piece.residual)
  }

  /// Takes a piece off its residual variable, which it returns.
  @discardableResult
  mutating func detach(_ index: Int32) -> Int32 {
    valueVersion += 1
    pieceCount -= 1
    let residual = pieces[index].residual
    setSide(of: index, to: .satisfied)
    unchain(index, from: residual)
    pieces[index].residual = -1
    queueReview(of: residual)
    return residual
  }

  /// Takes a piece off its basic variable. What it costs stays among the reduced costs.
  mutating func detachCounted(_ index: Int32) {
    valueVersion += 1
    pieceCount -= 1
    unchain(index, from: pieces[index].residual)
    pieces[index].residual = -1
    pieces[index].side = .satisfied
  }

  private mutating func unchain(_ piece: Int32, from residual: Int32) {
    let next = pieces[piece].next
    pieces[piece].next = -1
    if residuals[residual].firstPiece == piece {
      residuals[residual].firstPiece = next
      return
    }
    var previous = residuals[residual].firstPiece
    while pieces[previous].next != piece { previous = pieces[previous].next }
    pieces[previous].next = next
  }
}
