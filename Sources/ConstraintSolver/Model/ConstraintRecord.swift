/// The solver's record of a constraint.
struct ConstraintRecord: BitwiseCopyable {
  /// How the constraint takes part in the solution.
  enum Role: UInt8 {
    /// Not live.
    case unused
    /// Added, and not yet part of the solution.
    case pending
    /// A required equality that defines ``target``, a variable.
    case definition
    /// The piece with the same number of the cost of ``target``, a residual variable.
    case piece
    /// One without a row, which is only watched. It is counted on its ``side``.
    case dormant
    /// Given up in favour of the constraints it contradicts.
    case broken
  }

  /// The terms, in the pool of terms.
  var terms = List()
  var generation: UInt32
  /// The constant of the expression as the client set it.
  var constant = 0.0
  /// The constant that the solution is based on; differs from `constant` until the next update.
  var appliedConstant = 0.0
  /// For a definition: minus one over the coefficient of the variable it defines.
  var inverse = 0.0
  /// The magnitude of the largest coefficient.
  var scale = 1.0
  /// Constraints are numbered in the order they were added, from one on. Those that count as the oldest have negative numbers.
  var age = 0
  /// The priority as the client set it.
  var priority = ConstraintSolver.Priority.required
  /// The priority that the solution is based on, as a number that orders the same; differs from `priority` until the
  /// next update.
  var level: Int32 = 0
  /// The variable it defines, or the residual variable it is a piece of, or -1.
  var target: Int32 = -1
  var relation = ConstraintSolver.Relation.equal
  var role = Role.unused
  /// For a dormant constraint: the side on which it is counted, seen from the value of its expression. For one that was given
  /// up: the side on which implied bounds keep it; satisfied, if its conflict is stored as a set.
  var side = Side.satisfied
  /// The marks of the record. As properties of their own they would make it larger by eight bytes.
  var marks: Marks = []
}

/// The marks of a constraint, a bit each.
extension ConstraintRecord {
  struct Marks: OptionSet {
    let rawValue: UInt8

    static let impliesBounds = Marks(rawValue: 1 << 0)
    static let ofSlack = Marks(rawValue: 1 << 1)
    static let new = Marks(rawValue: 1 << 2)
    static let constantQueued = Marks(rawValue: 1 << 3)
    static let priorityQueued = Marks(rawValue: 1 << 4)
    static let removalQueued = Marks(rawValue: 1 << 5)
  }

  /// Whether it may be among the sources of implied bounds that contradict a constraint.
  var impliesBounds: Bool {
    get { marks.contains(.impliesBounds) }
    set { set(.impliesBounds, newValue) }
  }
  /// Whether the solver made it itself, as the definition of a variable by a slack variable.
  var isOfSlack: Bool {
    get { marks.contains(.ofSlack) }
    set { set(.ofSlack, newValue) }
  }
  /// A definition that is still to be evaluated, in the queue of definitions.
  var isNew: Bool {
    @inline(__always) get { marks.contains(.new) }
    @inline(__always) set { set(.new, newValue) }
  }
  /// In the queue of changed constants.
  var isConstantQueued: Bool {
    @inline(__always) get { marks.contains(.constantQueued) }
    @inline(__always) set { set(.constantQueued, newValue) }
  }
  /// In the queue of changed priorities.
  var isPriorityQueued: Bool {
    get { marks.contains(.priorityQueued) }
    set { set(.priorityQueued, newValue) }
  }
  /// In the queue of removals.
  var isRemovalQueued: Bool {
    @inline(__always) get { marks.contains(.removalQueued) }
    @inline(__always) set { set(.removalQueued, newValue) }
  }

  @inline(__always)
  private mutating func set(_ mark: Marks, _ isSet: Bool) {
    marks = isSet ? marks.union(mark) : marks.subtracting(mark)
  }
}

extension ConstraintRecord {
  /// Creates the record of a new constraint, without a part in the solution yet.
  @inline(__always)
  init(
    terms: List, generation: UInt32, constant: Double, scale: Double, age: Int,
    priority: ConstraintSolver.Priority,
    relation: ConstraintSolver.Relation
  ) {
    self.terms = terms
    self.generation = generation
    self.constant = constant
    self.scale = scale
    self.age = age
    self.priority = priority
    self.level = priority.level
    self.relation = relation
    role = .pending
  }

  /// Creates the record of a new required equality that defines a variable.
  @inline(__always)
  init(
    terms: List, generation: UInt32, constant: Double, scale: Double, age: Int, defining term: Term
  ) {
    self.terms = terms
    self.generation = generation
    self.constant = constant
    self.scale = scale
    self.age = age
    level = Self.requiredLevel
    role = .definition
    isNew = true
    target = term.variable
    inverse = -1 / term.coefficient
    appliedConstant = constant
  }

  /// Gives a required equality the part of the definition of one of its variables.
  @inline(__always)
  mutating func becomeDefinition(of variable: Int32, coefficient: Double) {
    role = .definition
    isNew = true
    target = variable
    inverse = -1 / coefficient
    appliedConstant = constant
  }

  static let requiredLevel = Int32(bitPattern: Float(1000).bitPattern)

  var isRequired: Bool { @inline(__always) get { level == Self.requiredLevel } }
  var isRequiredEquality: Bool { @inline(__always) get { isRequired && relation == .equal } }
  /// Whether it was given up because of implied bounds. Its terms are in the chains of their variables.
  var contradictsBounds: Bool { @inline(__always) get { role == .broken && side != .satisfied } }
  var isLive: Bool { @inline(__always) get { role != .unused && !isRemovalQueued } }

  /// The cost of a unit of the residual variable. Required constraints hold or are given up, so that for them the
  /// coefficient is of no account.
  var naturalWeight: Double { isRequired ? 1 : scale }
}

/// One variable of a constraint, with its coefficient. The terms of all constraints of the definition graph
/// that contain a variable form a chain.
@usableFromInline
struct Term: BitwiseCopyable {
  @usableFromInline var variable: Int32
  /// The constraint; before there is one, the generation of the variable's handle, as clients and drafts have it.
  @usableFromInline var constraint: Int32
  @usableFromInline var coefficient: Double
  @usableFromInline var next: Int32 = -1
  @usableFromInline var previous: Int32 = -1
}

extension Term {
  /// Creates a term of a constraint that is still to be added.
  @inlinable
  init(_ variable: ConstraintSolver.Variable, _ coefficient: Double) {
    self.variable = variable.slot
    constraint = Int32(bitPattern: variable.generation)
    self.coefficient = coefficient
  }

  /// Whether the coefficient's magnitude is within 1e-9...1e9.
  var isInRange: Bool {
    @inline(__always) get { coefficient.magnitude >= 1e-9 && coefficient.magnitude <= 1e9 }
  }

  /// Whether the coefficient's magnitude is within 1e-4...1e4, as in layouts.
  var isModerate: Bool {
    @inline(__always) get { coefficient.magnitude >= 1e-4 && coefficient.magnitude <= 1e4 }
  }

  /// The generation of the handle that a client gave, as long as there is no constraint.
  var generation: UInt32 { @inline(__always) get { UInt32(bitPattern: constraint) } }

  /// The handle that a client gave for the variable, as long as there is no constraint.
  var handle: ConstraintSolver.Variable {
    @inline(__always) get { ConstraintSolver.Variable(slot: variable, generation: generation) }
  }
}
