/// The bounds that required constraints imply for variables: those of parameters, carried through the definitions. This is the bound
/// propagation of a presolver.
///
/// A constraint that no value within these bounds satisfies contradicts the definitions and bounds upstream. One walk finds that for
/// many constraints together. Their rows would have as many entries as there are pairs of a constraint and a parameter upstream of it.
struct ImpliedBounds: ~Copyable {
  /// For each variable that the last walk reached, its bounds.
  private var ranges = Slab<ImpliedRange>()
  private var terms = Slab<Rate>()
  private var reached = Slab<Int32>()
  /// For each variable its share of a sum: zero between calls.
  private var shares = Slab<Sum>()
  /// How many more walks without a result an update may make.
  private var restOfAttempts = mostAttempts

  private static var mostAttempts: Int { 8 }

  /// Whether another walk may be worth its cost in the present update.
  var hasAttemptsLeft: Bool { restOfAttempts > 0 }

  /// Starts an update.
  mutating func startUpdate() { restOfAttempts = Self.mostAttempts }

  /// Notes whether the last walk was of use.
  mutating func noteAttempt(hasFoundAny: Bool) { if !hasFoundAny { restOfAttempts -= 1 } }

  /// Finds the bounds of all variables upstream of constraints. O(terms upstream of any of them).
  ///
  /// If it `usesAllPieces`, required pieces of defined variables are among what bounds follow from. Of two that are equally tight the
  /// one counts that follows from constraints further ahead in the order of conflicts.
  mutating func propagate(
    to constraints: borrowing Slab<Int32>, usesAllPieces: Bool = false, _ model: inout Model,
    _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) {
    terms.removeAll()
    for index in 0..<constraints.count {
      let list = model.constraints[constraints[index]].terms
      for place in list.start..<list.end { terms.append(Rate(index: model.terms[place].variable, rate: 1)) }
    }
    ranges.extend(to: model.variables.count, with: ImpliedRange())
    reached.removeAll()
    for variable in graph.walks.unsafeUpstream(of: terms.unsafeContents, &model) {
      reached.append(variable)
      let definition = model.variables[variable].definition
      ranges[variable] =
        definition < 0
        ? ownRange(ofPiecesFrom: program.firstPiece(ofParameter: variable, &model), &model, &program)
        : rangeByDefinition(definition, &model)
      let residual = model.variables[variable].residual
      if usesAllPieces, definition >= 0, residual >= 0 {
        ranges[variable].tighten(
          by: ownRange(ofPiecesFrom: program.residuals[residual].firstPiece, &model, &program))
      }
    }
  }

  /// On which side of its limit the bounds keep a required constraint, and by which bound of its expression. Nil if it may
  /// hold, no digits are left to decide, or the bound follows from constraints behind it in the order of conflicts.
  func contradiction(of constraint: Int32, _ model: inout Model) -> (side: Side, bound: ImpliedBound)? {
    let order = model.keepingOrder(of: constraint)
    let excess = excess(of: constraint, &model)
    if let bound = excess.above, bound.latest < order { return (.above, bound) }
    if let bound = excess.below, bound.latest < order { return (.below, bound) }
    return nil
  }

  /// The side of its limit on which the bounds keep a constraint that they contradict. `latest` is the place of the last
  /// of these constraints in the order of conflicts. Nil if the bounds do not contradict it.
  func certificate(for constraint: Int32, _ model: inout Model) -> (side: Side, latest: KeepingOrder)? {
    let order = model.keepingOrder(of: constraint)
    let excess = excess(of: constraint, &model)
    if let bound = excess.above { return (.above, max(bound.latest, order)) }
    if let bound = excess.below { return (.below, max(bound.latest, order)) }
    return nil
  }

  /// The bounds of a constraint's expression that keep it above and below its limit, where it costs something. Nil for a side on
  /// which they do not, or no digits are left to decide.
  private func excess(
    of constraint: Int32, _ model: inout Model
  ) -> (above: ImpliedBound?, below: ImpliedBound?) {
    let record = model.constraints[constraint]
    let range = range(of: record.terms, except: -1, times: 1, startingAt: record.constant, &model)
    let tolerance = Self.tolerance(of: record)
    let isAbove = record.relation != .greaterThanOrEqual && range.lower.exceeds(tolerance)
    let isBelow = record.relation != .lessThanOrEqual && range.upper.negated.exceeds(tolerance)
    return (isAbove ? range.lower : nil, isBelow ? range.upper : nil)
  }

  /// The rounding error that a bound of a constraint's expression may have.
  private static func tolerance(of record: ConstraintRecord) -> Double {
    2 * record.scale * Tolerance.around(record.constant / record.scale)
  }

  /// Fills `members` with the constraints by which the bounds keep a constraint on a side of its limit, itself included. Equalities
  /// that cancel are not among them. False if what is left does not contradict it for certain. O(terms upstream).
  mutating func collect(
    _ members: inout Slab<Int32>, contradicting constraint: Int32, on side: Side, _ model: inout Model,
    _ graph: inout DefinitionGraph
  ) -> Bool {
    let record = model.constraints[constraint]
    let sign = Double(side.rawValue)
    members.removeAll()
    members.append(constraint)
    terms.removeAll()
    shares.extend(to: model.variables.count, with: Sum())
    for place in record.terms.start..<record.terms.end {
      let (variable, share) = (model.terms[place].variable, sign * model.terms[place].coefficient)
      terms.append(Rate(index: variable, rate: share))
      shares[variable].add(share)
    }
    var bound = Sum()
    bound.add(sign * record.constant)
    for variable in graph.walks.unsafeUpstream(of: terms.unsafeContents, &model).reversed() {
      let share = shares[variable]
      shares[variable] = Sum()
      if share.isZero { continue }
      let source = share.value > 0 ? ranges[variable].lower : ranges[variable].upper
      let definition = model.variables[variable].definition
      let member = source.piece >= 0 ? source.piece : definition
      guard member >= 0 else {
        bound.add(-.infinity)
        continue
      }
      members.append(member)
      if source.piece >= 0 {
        bound.add(share.value * source.value)
      } else {
        let (inverse, list) = (model.constraints[definition].inverse, model.constraints[definition].terms)
        bound.add(share.value * model.constraints[definition].appliedConstant * inverse)
        for place in list.start..<list.end where model.terms[place].variable != variable {
          shares[model.terms[place].variable].add(share.value * inverse * model.terms[place].coefficient)
        }
      }
    }
    return bound.value > Self.tolerance(of: record) + 1e-9 * bound.scale
  }

  /// Notes in the records of all constraints that were walked over that bounds follow from them.
  func markSources(_ model: inout Model, _ program: inout ResidualProgram) {
    for index in 0..<reached.count {
      let definition = model.variables[reached[index]].definition
      if definition >= 0 { model.constraints[definition].impliesBounds = true }
      var piece = program.firstPiece(ofParameter: reached[index], &model)
      while piece >= 0 {
        if program.pieces[piece].isRequired { model.constraints[piece].impliesBounds = true }
        piece = program.pieces[piece].next
      }
    }
  }

  // MARK: Ranges

  /// The bounds that a variable's own required constraints give it, from the first of its pieces on.
  private func ownRange(
    ofPiecesFrom first: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) -> ImpliedRange {
    var range = ImpliedRange()
    var piece = first
    while piece >= 0 {
      let record = program.pieces[piece]
      if record.isRequired {
        var bound = ImpliedBound(of: piece, record.breakpoint, &model)
        bound.piece = piece
        if record.costsBelow, bound.value > range.lower.value { range.lower = bound }
        if record.costsAbove, bound.value < range.upper.value { range.upper = bound }
      }
      piece = record.next
    }
    return range
  }

  private func rangeByDefinition(_ definition: Int32, _ model: inout Model) -> ImpliedRange {
    let record = model.constraints[definition]
    var range = range(
      of: record.terms, except: record.target, times: record.inverse,
      startingAt: record.appliedConstant * record.inverse, &model)
    let source = ImpliedBound(of: definition, 0, &model)
    range.lower.add(source, times: 1)
    range.upper.add(source, times: 1)
    return range
  }

  /// The range of a multiple of a sum of terms.
  private func range(
    of list: List, except target: Int32, times factor: Double, startingAt constant: Double,
    _ model: inout Model
  ) -> ImpliedRange {
    var range = ImpliedRange(at: constant)
    for place in list.start..<list.end where model.terms[place].variable != target {
      let rate = factor * model.terms[place].coefficient
      let input = ranges[model.terms[place].variable]
      range.lower.add(rate > 0 ? input.lower : input.upper, times: rate)
      range.upper.add(rate > 0 ? input.upper : input.lower, times: rate)
    }
    return range
  }
}

/// The values that required constraints leave to a variable.
struct ImpliedRange: BitwiseCopyable {
  var lower = ImpliedBound(value: -.infinity)
  var upper = ImpliedBound(value: .infinity)

  init() {}

  /// Replaces each bound by one that is tighter, or as tight and follows from constraints further ahead in the order of conflicts.
  mutating func tighten(by other: ImpliedRange) {
    if lower.isLooser(than: other.lower, sign: 1) { lower = other.lower }
    if upper.isLooser(than: other.upper, sign: -1) { upper = other.upper }
  }

  /// The range of a number.
  init(at value: Double) {
    lower = ImpliedBound(value: value)
    upper = ImpliedBound(value: value)
  }
}

/// A bound that follows from required constraints.
struct ImpliedBound: BitwiseCopyable {
  var value: Double
  /// The largest summand that went into the value.
  var scale: Double
  /// The place in the order of conflicts of the last constraint that it follows from.
  var latest = KeepingOrder.first
  /// A number that depends on which constraints it follows from.
  var signature: UInt64 = 0
  /// The piece that gives the bound; -1 if it follows from a definition, or there is none.
  var piece: Int32 = -1

  init(value: Double) {
    self.value = value
    scale = value.magnitude
  }

  /// Creates the bound that a single constraint gives.
  init(of constraint: Int32, _ value: Double, _ model: inout Model) {
    self.init(value: value)
    let generation = model.constraints[constraint].generation
    latest = model.keepingOrder(of: constraint)
    signature = (UInt64(UInt32(bitPattern: constraint)) << 32 | UInt64(generation)).mixed
  }

  /// Whether another bound is tighter, or as tight and follows from constraints further ahead in the order of conflicts. `sign` is 1
  /// for lower bounds and -1 for upper ones.
  func isLooser(than other: ImpliedBound, sign: Double) -> Bool {
    guard other.value.isFinite else { return false }
    let difference = sign * (other.value - value)
    let tolerance = 1e-9 * max(1, other.value.magnitude)
    return difference > tolerance || difference >= -tolerance && other.latest < latest
  }

  var negated: ImpliedBound {
    var bound = self
    bound.value = -value
    return bound
  }

  mutating func add(_ other: ImpliedBound, times factor: Double) {
    piece = -1
    value += factor * other.value
    scale = max(scale, factor.magnitude * other.scale, value.magnitude)
    if latest < other.latest { latest = other.latest }
    signature = (signature &+ other.signature).mixed
  }

  /// The signature of the conflict of this bound with a constraint.
  func signature(with constraint: Int32, _ model: inout Model) -> UInt64 {
    (signature &+ ImpliedBound(of: constraint, 0, &model).signature).mixed
  }

  /// Whether the value is positive beyond a tolerance and rounding errors.
  func exceeds(_ tolerance: Double) -> Bool {
    value > tolerance + 1e-9 * scale && value < .infinity
  }
}

extension UInt64 {
  /// A number in which each bit depends on all bits of this one: the finalizer of SplitMix64.
  var mixed: UInt64 {
    var mixed = self
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension ResidualProgram {
  /// The first piece of a parameter; -1 if it has none, or is defined.
  func firstPiece(ofParameter variable: Int32, _ model: inout Model) -> Int32 {
    let residual = model.variables[variable].residual
    guard residual >= 0, residuals[residual].isParameter else { return -1 }
    return residuals[residual].firstPiece
  }
}
