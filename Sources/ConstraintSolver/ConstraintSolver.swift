/// An incremental solver for linear constraints with exact priorities.
///
/// Add variables and constraints, many of them through ``withBatch(_:)``, change constants and priorities,
/// and remove what is no longer needed. These changes are queued. ``update()`` then finds values for which
/// every required constraint holds, and for which the errors of the others are least, level by level. The sum
/// of absolute errors at a stronger ``Priority`` is never increased to decrease that at a weaker one.
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
/// Required constraints that contradict each other never stop the program. The solver reports a minimal set
/// of them as a ``Conflict``, gives up its last member in the ``ConflictOrder`` and continues with the rest. A
/// constraint that was given up applies again as soon as it can hold.
///
/// A solver is a single noncopyable value with one owner. It has no shared state.
///
/// ## How it works
///
/// 1. *Definition graph.* Each required equality defines one of its variables, without cycles. Values follow
///   by evaluation in topological order, as in a spreadsheet, without inverting a matrix. Variables without a
///   definition are parameters.
/// 2. *Residual program.* All other constraints contribute to a convex, piecewise-linear cost of one residual
///   variable: a parameter, a defined variable, or the sum of a constraint's terms. A residual variable that
///   depends on others has a row. A dual simplex method that passes over breakpoints keeps the rows optimal,
///   and a primal one after removals. Reduced costs are vectors with a component for each priority level.
/// 3. *Starting basis.* A soft equality holds as soon as it is added if one of its variables is free to move.
/// 4. *Dormant constraints.* A constraint that holds has no row until it is first violated. A preference that does not hold has
///   none either if the row would be long.
/// 5. *Plans.* The effect of a changed constant, or of a moved parameter, is compiled into a list of
///   variables and rates at its second use, and replayed from then on.
public struct ConstraintSolver: ~Copyable {
  // The most used fields come first, because each access makes the compiler count the fields before it.

  /// Variables and constraints, which the parts share.
  var model: Model

  // MARK: Parts
  var graph = DefinitionGraph()
  var program = ResidualProgram()
  var compiled = CompiledEffects()
  var conflictList = Conflicts()

  // MARK: Steps of an update
  var additions = Additions()
  var equalityOrder = EqualityOrder()
  var removedDefinitions = RemovedDefinitions()
  var equations = ResidualEquations()
  var dormantCosts = DormantCosts()
  var dormantEvents = DormantEvents()
  var violatedDormants = ViolatedDormants()
  var explanation = ConflictExplanation()
  var impliedBounds = ImpliedBounds()
  var freeVariables = FreeVariables()
  var redundantBounds = RedundantBounds()
  /// Optional constraints that are pending until the conflicts are resolved.
  var preferencesAside = Slab<Int32>()
  /// Whether the present update has done that.
  var hasSetPreferencesAside = false
  private let changesBox = HeapBox(ClientChanges())

  var rowLimits = RowLimits()
  /// How many required constraints got long rows in the present update.
  var longRowCount = 0

  /// For tests: how many constraints that could have slack variables have rows instead.
  var leastSlackVariables: Int?

  /// Whether the last ``update()`` found a solution. If not, because both methods have failed, the values are
  /// meaningless, and the next update starts from the beginning.
  public internal(set) var isSolved = true

  /// Which required constraints are kept if they contradict each other. Set it before adding constraints.
  public var conflictOrder: ConflictOrder {
    get { model.conflictOrder }
    set { model.conflictOrder = newValue }
  }

  /// Returns the rank of a required constraint in the order ``ConflictOrder/rank``: of constraints that contradict each other,
  /// one of the highest rank is given up. Nil if all have the same rank. It is called for the members of conflicts in an
  /// ``update()``, and must always return the same for the same constraint.
  public var conflictRank: ((Constraint) -> Int64)? {
    get { model.conflictRank }
    set { model.conflictRank = newValue }
  }

  /// Whether every ``update()`` ends with a check of the solver's own state, and a trap on an error. For
  /// tests: an update then takes time proportional to the whole program.
  public var checksInvariants = false

  var changes: ClientChanges {
    @inline(__always) unsafeAddress { UnsafePointer(changesBox.address) }
    @inline(__always) unsafeMutableAddress { changesBox.address }
  }

  /// Creates a solver without variables.
  public init() {
    model = Model(firstGeneration: UInt32.random(in: 1...UInt32.max))
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}
