/// An incremental solver for linear constraints with exact priorities.
///
/// Add variables and constraints, many of them through ``withBatch(_:)``, change constants and priorities, remove what is no longer needed; the changes are
/// queued. ``update()`` then finds values for which every required constraint holds and the errors of the others are
/// least, level by level: the sum of absolute errors at a stronger ``Priority`` is never made worse to please a
/// weaker one.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let left = solver.addVariable()
/// var gap = ConstraintSolver.LinearExpression(constant: -16)
/// gap.add(left)
/// try solver.addConstraint(gap, .equal)  // left == 16
/// solver.update()
/// solver.value(of: left)  // 16
/// ```
///
/// Required constraints that contradict each other never stop the program: the solver reports a minimal set of them
/// as a ``Conflict``, gives up its youngest member and goes on with the rest. Constraints given up are taken up again
/// as soon as they can hold.
///
/// A solver is a single noncopyable value and belongs to whoever owns it; it has no shared state.
///
/// ## How it works
///
/// 1. *Definition graph.* Each required equality defines one of its variables, without cycles. Values follow by
///    evaluation in order, as in a spreadsheet; nothing is inverted. Variables without a definition are parameters.
/// 2. *Residual program.* All other constraints bend a convex, piecewise-linear cost of one residual variable: a
///    parameter, a defined variable, or the sum of a constraint's terms. The residual variables that depend on others
///    have a row. The rows are kept optimal by a dual simplex method that passes over breakpoints, and a primal one
///    after removals; reduced costs are vectors with a component for each priority level.
/// 3. *Starting basis.* Soft equalities hold as soon as they are added where a variable is free to move for them.
/// 4. *Dormant constraints.* What holds already has no row until it is first violated.
/// 5. *Plans.* The effect of a changed constant, or of a moved parameter, is compiled into a list of variables and
///    rates at its second use, and replayed from then on.
public struct ConstraintSolver: ~Copyable {
  /// Where the generations of this solver's handles begin: at random, so that those of another solver do not match.
  let firstGeneration: UInt32

  // What is used most stands first, since the compiler counts the fields before one each time that one is used.

  // MARK: Structure
  var constraints = Slab<ConstraintRecord>()
  var variables = Slab<VariableRecord>()
  var values = Slab<Double>()
  var terms = ListPool<Term>(smallestCapacity: 1)

  // MARK: Residual program
  var residuals = Slab<ResidualVariable>()
  var rows = Slab<ResidualRow>()
  var pieces = Slab<Piece>()
  var entries = ListPool<Entry>(smallestCapacity: 4)
  var columns = ListPool<Int32>(smallestCapacity: 2)
  var levels = ListPool<LevelEntry>(smallestCapacity: 2)

  // MARK: Work
  private let queuesBox = HeapBox(Queues())
  private let resultsBox = HeapBox(Results())
  private let spareBox = HeapBox(SpareNumbers())
  private let compiledBox = HeapBox(CompiledEffects())
  private let scratchBox = HeapBox(Scratch())
  var budget = StepBudget()

  // MARK: Versions
  /// Counts changes of the definition graph; what was compiled for another count is out of date.
  var structureVersion = 1
  /// Counts changes of the rows; what was compiled from the rows of another count is out of date.
  var basisVersion = 1
  /// Counts changes of values, sides, breakpoints and constants, other than by the region that made the last one; how
  /// far a variable may move at another count is out of date.
  var valueVersion = 1
  var pieceCount = 0
  var nextAge = 0
  /// Whether there was a pivot or a move since the last check after which rows or values may be inexact.
  var mayBeInexact = false
  /// How many pivots there were since the rows were computed from the constraints' own terms.
  var pivotsSinceFreshRows = 0
  /// Whether the simplex method needs fresh rows before it goes on.
  var needsFreshRows = false

  /// Whether every ``update()`` ends with a check of the solver's own state, and a trap if anything is wrong with it.
  /// For tests: an update then takes time in proportion to the whole program.
  public var checksInvariants = false

  var queues: Queues {
    @inline(__always) unsafeAddress { UnsafePointer(queuesBox.address) }
    @inline(__always) unsafeMutableAddress { queuesBox.address }
  }

  var results: Results {
    @inline(__always) unsafeAddress { UnsafePointer(resultsBox.address) }
    @inline(__always) unsafeMutableAddress { resultsBox.address }
  }

  var spare: SpareNumbers {
    @inline(__always) unsafeAddress { UnsafePointer(spareBox.address) }
    @inline(__always) unsafeMutableAddress { spareBox.address }
  }

  var compiled: CompiledEffects {
    @inline(__always) unsafeAddress { UnsafePointer(compiledBox.address) }
    @inline(__always) unsafeMutableAddress { compiledBox.address }
  }

  var scratch: Scratch {
    @inline(__always) unsafeAddress { UnsafePointer(scratchBox.address) }
    @inline(__always) unsafeMutableAddress { scratchBox.address }
  }

  /// A solver without variables.
  public init() {
    firstGeneration = UInt32.random(in: 1...UInt32.max)
  }

  // Embedded Swift lets another module own a solver only if the end of its life is written down.
  deinit {}
}
