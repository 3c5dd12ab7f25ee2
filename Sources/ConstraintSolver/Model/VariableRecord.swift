/// The solver's record of a variable, except its value.
struct VariableRecord: BitwiseCopyable {
  /// The required equality that defines the variable, or -1.
  var definition: Int32 = -1
  /// The first term, in the chain of terms, that mentions the variable in a constraint of the definition graph.
  var firstUse: Int32 = -1
  /// The residual variable that stands for it, or -1.
  var residual: Int32 = -1
  /// The compiled effects of a change of the variable, or -1.
  var plan: Int32 = -1
  /// How many constraints mention it.
  var useCount: Int32 = 0
  /// How many constraints other than required equalities mention it alone: it is better left a parameter.
  var boundCount: Int32 = 0
  var generation: UInt32
  var isLive = true
  /// Whether the variable belongs to a block, whose numbers are used again together; in the first one, how many of the
  /// others and itself are not in use.
  var isInBlock = false
  /// Whether the solver made it itself, as a slack variable.
  var isSlack = false
  var spareInBlock: UInt8 = 0
}

extension VariableRecord {
  /// Whether an equality may define the variable.
  var isUndecided: Bool { @inline(__always) get { isUndefined && boundCount == 0 } }
  /// Whether an equality may define the variable if it may have bounds or preferences of its own.
  var isUndefined: Bool { @inline(__always) get { definition < 0 && residual < 0 } }
}
