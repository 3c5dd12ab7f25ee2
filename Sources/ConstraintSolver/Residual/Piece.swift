/// The contribution of a constraint in the residual program to the cost of a residual variable: 0 where the
/// constraint holds, and `weight` for each unit beyond the breakpoint elsewhere. Pieces have the numbers of
/// their constraints.
struct Piece: BitwiseCopyable {
  /// The value of the residual variable where the slope of its cost changes.
  var breakpoint = 0.0
  /// The cost of each unit beyond the breakpoint.
  var weight = 0.0
  /// The constraint's priority, as a number that orders the same.
  var level: Int32 = 0
  /// The residual variable with this cost, or -1 for a piece that is not in use, and the next of its pieces, or -1.
  var residual: Int32
  var next: Int32 = -1
  /// The relation between residual variable and breakpoint: turned round if the coefficient is negative.
  var relation = ConstraintSolver.Relation.equal
  /// The side that a basic variable is counted on.
  var side = Side.satisfied
  /// In the queue of pieces that hold, and are counted as violated.
  var isDegenerateQueued = false
}

extension Piece {
  var isRequired: Bool { @inline(__always) get { level == ConstraintRecord.requiredLevel } }

  /// Whether a value below the breakpoint has a cost.
  var costsBelow: Bool { @inline(__always) get { relation.rawValue >= 0 } }
  /// Whether a value above the breakpoint has a cost.
  var costsAbove: Bool { @inline(__always) get { relation.rawValue <= 0 } }

  /// The derivative of the cost on a side.
  @inline(__always)
  func slope(on side: Side) -> Double { Double(side.rawValue) * weight }

  /// Whether the breakpoint is where a residual variable of such a value lies.
  @inline(__always)
  func lies(at value: Double) -> Bool { (value - breakpoint).magnitude <= Tolerance.around(breakpoint) }

  /// The side of the breakpoint that `offset`, the distance above it, lies on; `tie` decides at the breakpoint.
  @inline(__always)
  func side(at offset: Double, tie: Int) -> Side {
    let tolerance = Tolerance.around(breakpoint)
    if offset < -tolerance || (offset <= tolerance && tie < 0) { return costsBelow ? .below : .satisfied }
    if offset > tolerance || tie > 0 { return costsAbove ? .above : .satisfied }
    return .satisfied
  }

  /// The derivative of the cost for a nonbasic variable that leaves `value` in a direction, 1 or -1.
  @inline(__always)
  func slope(at value: Double, direction: Double) -> Double {
    let relation = Double(relation.rawValue) * direction
    let isAhead = (value - breakpoint) * direction < -Tolerance.around(breakpoint)
    if isAhead { return relation >= 0 ? -weight : 0 }
    return relation <= 0 ? weight : 0
  }

  /// Whether leaving the current side downwards means crossing the breakpoint.
  var boundsBelow: Bool { @inline(__always) get { side == .above || (side == .satisfied && costsBelow) } }
  /// Whether leaving the current side upwards means crossing the breakpoint.
  var boundsAbove: Bool { @inline(__always) get { side == .below || (side == .satisfied && costsAbove) } }

  /// How much the slope grows over the breakpoint, from below to above.
  var kink: Double {
    @inline(__always) get { relation == .equal ? 2 * weight : weight }
  }

  /// How much the slope grows when a basic variable on the current side crosses the breakpoint.
  func jump(rising: Bool) -> Double {
    var jump = 0.0
    if rising {
      if side == .below { jump += weight }
      if side != .above, costsAbove { jump += weight }
    } else {
      if side == .above { jump += weight }
      if side != .below, costsBelow { jump += weight }
    }
    return jump
  }
}
