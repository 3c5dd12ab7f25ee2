/// A variable of the residual program. It is a structural variable without a definition (a parameter), a
/// defined one with pieces of its own (a dependent), or the sum of a constraint's terms (a logical).
struct ResidualVariable: BitwiseCopyable {
  var value = 0.0
  /// The row in which the variable is basic, or -1.
  var row: Int32 = -1
  /// The structural variable it stands for, or -1.
  var variable: Int32 = -1
  /// The constraint whose logical it is, or -1.
  var constraint: Int32 = -1
  /// The first of its pieces, a chain of constraints, or -1.
  var firstPiece: Int32 = -1
  /// While nonbasic: the derivative, by priority level, of the basic variables' cost.
  var reducedCost = List()
  /// While nonbasic: the rows that may mention it. May name a row twice, or one that no longer does.
  var column = List()
  /// The compiled effects of moving it while nonbasic, or -1.
  var region: Int32 = -1
  /// The update that looked at it last, in the step budget's count.
  var visitNumber: Int32 = 0
  var isLive = true
  var isDependent = false
  /// In the queue of parameters whose values moved.
  var isMoved = false
  /// In the queue of variables to place, or to check for an improving direction.
  var isPlacementQueued = false
  var isCheckQueued = false
  /// In the queue of variables with new linear costs.
  var isRepriced = false
  /// Whether the present update has moved it to a breakpoint of its own at once.
  var hasFlipped = false
}

extension ResidualVariable {
  var isBasic: Bool { @inline(__always) get { row >= 0 } }
  var isParameter: Bool { @inline(__always) get { variable >= 0 && !isDependent } }
}

/// An equation of the residual program: `basic = Σ coefficient · nonbasic`, up to a constant that the values carry.
struct ResidualRow: BitwiseCopyable {
  /// The basic residual variable, or -1 for a row that is not in use.
  var basic: Int32 = -1
  var entries = List()
  var isQueued = false
}

/// A nonbasic variable in a row, or a row in a column.
struct Entry: BitwiseCopyable {
  var index: Int32
  /// The largest summand that went into the coefficient: what it must be compared with to count as zero.
  var scale: Float
  var coefficient: Double

  init(index: Int32, coefficient: Double) {
    self.index = index
    self.scale = Float(coefficient.magnitude)
    self.coefficient = coefficient
  }
}

extension Entry {
  /// Whether the coefficient may be divided by: it is more than what rounding errors leave of a zero.
  var isPivot: Bool { @inline(__always) get { isPivot(tolerance: Tolerance.pivot) } }

  /// Whether the coefficient may be divided by, with the tolerance of the present rows.
  @inline(__always)
  func isPivot(tolerance: Double) -> Bool { coefficient.magnitude > tolerance * Double(scale) }
}

extension Entry {
  /// Adds an entry of the same variable.
  @inline(__always)
  mutating func add(_ other: Entry) {
    let sum = coefficient + other.coefficient
    scale = Tolerance.scale(coefficient, scale, other.coefficient, other.scale)
    coefficient = sum
  }

  /// Whether the coefficient is what is left of summands that cancel.
  var isCancelled: Bool {
    @inline(__always) get { coefficient.magnitude <= Tolerance.cancellation * Double(scale) }
  }
}

/// How much a variable changes for each unit that another moves.
struct Rate: BitwiseCopyable {
  var index: Int32
  var rate: Double
}
