/// The values of constraints and definitions.
extension Model {
  /// The value that a definition gives to its variable.
  @inline(__always)
  func definedValue(_ constraint: Int32) -> Double {
    let list = constraints[constraint].terms
    let target = constraints[constraint].target
    let term = terms.unsafeAddress(of: list)
    let value = values.unsafeBase
    var sum = constraints[constraint].appliedConstant
    for position in 0..<Int(list.count) where term[position].variable != target {
      sum += term[position].coefficient * value[Int(term[position].variable)]
    }
    return sum * constraints[constraint].inverse
  }

  /// The value of a constraint's expression.
  @inline(__always)
  func expressionValue(_ constraint: Int32) -> Double {
    constraints[constraint].constant + termSum(constraint)
  }

  /// The value of a constraint's expression without its constant.
  @inline(__always)
  func termSum(_ constraint: Int32) -> Double {
    let list = constraints[constraint].terms
    let term = terms.unsafeAddress(of: list)
    var sum = 0.0
    for position in 0..<Int(list.count) {
      sum += term[position].coefficient * values[term[position].variable]
    }
    return sum
  }

  /// Brings a defined variable's value up to date.
  @inline(__always)
  mutating func evaluate(_ variable: Int32) {
    let definition = variables[variable].definition
    guard definition >= 0 else { return }
    let value = definedValue(definition)
    guard value != values[variable] else { return }
    values[variable] = value
    noteChanged(variable)
  }

  /// Brings defined variables up to date, each after all it follows from.
  mutating func evaluate(_ order: UnsafeBufferPointer<Int32>) {
    changes.variables.makeRoom(for: order.count)
    let (record, variable, value) = (constraints.unsafeBase, variables.unsafeBase, values.unsafeBase)
    let isChanged = changes.isChanged.unsafeBase
    for index in order where variable[Int(index)].definition >= 0 {
      let definition = record + Int(variable[Int(index)].definition)
      var sum = definition.pointee.appliedConstant
      let term = terms.unsafeAddress(of: definition.pointee.terms)
      for position in 0..<Int(definition.pointee.terms.count) where term[position].variable != index {
        sum += term[position].coefficient * value[Int(term[position].variable)]
      }
      let new = sum * definition.pointee.inverse
      guard new != value[Int(index)] else { continue }
      value[Int(index)] = new
      guard !isChanged[Int(index)] else { continue }
      isChanged[Int(index)] = true
      changes.variables.appendWithinRoom(index)
    }
  }

  /// Wakes a dormant constraint that does not lie on the side on which it is counted.
  @inline(__always)
  mutating func noteIfCrossed(_ constraint: Int32) {
    if constraints[constraint].role == .dormant, !isOnItsSide(constraint) {
      changes.crossedDormants.append(constraint)
    }
  }

  /// Whether a dormant constraint lies on the side on which it is counted.
  @inline(__always)
  func isOnItsSide(_ constraint: Int32) -> Bool {
    lies(constraint, on: constraints.unsafeAddress(of: constraint, count: 1).pointee.side)
  }

  /// Whether a constraint lies on a side of its limit.
  @inline(__always)
  func lies(_ constraint: Int32, on side: Side) -> Bool {
    side == .satisfied ? isSatisfied(constraint) : isBeyond(constraint, side)
  }

  /// Whether a constraint lies on a side on which it costs something, or so near to its limit that it may be counted there.
  @inline(never)
  private func isBeyond(_ constraint: Int32, _ side: Side) -> Bool {
    let scale = constraints[constraint].scale
    let tolerance = scale * Tolerance.around(constraints[constraint].constant / scale)
    return expressionValue(constraint) * Double(side.rawValue) >= -tolerance
  }

  /// The side on which a constraint lies.
  func side(of constraint: Int32) -> Side {
    isSatisfied(constraint) ? .satisfied : expressionValue(constraint) > 0 ? .above : .below
  }

  /// How far a constraint is violated, in units of its variables.
  func violation(of constraint: Int32) -> Double {
    isSatisfied(constraint) ? 0 : expressionValue(constraint).magnitude / constraints[constraint].scale
  }

  /// The constraint that is violated most; nil if there is none in the list.
  func mostViolated(among constraints: UnsafeBufferPointer<Int32>) -> Int32? {
    guard var worst = constraints.first else { return nil }
    for constraint in constraints where violation(of: constraint) > violation(of: worst) {
      worst = constraint
    }
    return worst
  }

  /// Whether a constraint holds.
  @inline(__always)
  func isSatisfied(_ constraint: Int32) -> Bool {
    isSatisfied(constraint, at: expressionValue(constraint))
  }

  /// Whether a constraint holds where its expression has a value. An equality has to hold as exactly as with a row.
  @inline(__always)
  func isSatisfied(_ constraint: Int32, at value: Double) -> Bool {
    let record = constraints.unsafeAddress(of: constraint, count: 1)
    let scale = record.pointee.scale
    let bound = record.pointee.constant / scale
    switch record.pointee.relation {
    case .lessThanOrEqual: return value <= scale * 0.5 * Tolerance.around(bound)
    case .equal: return value.magnitude <= min(scale, 1) * Tolerance.cancellation * (1 + bound.magnitude)
    case .greaterThanOrEqual: return value >= -scale * 0.5 * Tolerance.around(bound)
    }
  }

  /// Where the expression of a dormant constraint may lie without a change of sides.
  func boundsOfDormant(_ constraint: Int32) -> (lower: Double, upper: Double) {
    let relation = constraints[constraint].relation
    switch constraints[constraint].side {
    case .below: return (-.infinity, 0)
    case .above: return (0, .infinity)
    case .satisfied:
      return (
        relation == .lessThanOrEqual ? -.infinity : 0, relation == .greaterThanOrEqual ? .infinity : 0
      )
    }
  }

  /// Sets variables to zero whose values are not finite. Everything that depends on them would not be finite either.
  mutating func resetDivergedValues() {
    for index in 0..<variables.count where !values[index].isFinite {
      values[index] = 0
      noteChanged(Int32(index))
    }
  }

  /// Starts the list of variables with other values again.
  @inline(__always)
  mutating func startListingChanges() {
    // One by one: slack variables keep their marks, so that they are never listed.
    for index in 0..<changes.variables.count { changes.isChanged[changes.variables[index]] = false }
    if changes.isChanged.count < variables.count {
      changes.isChanged.extend(to: variables.count, with: false)
    }
    changes.variables.removeAll()
  }

  @inline(__always)
  mutating func noteChanged(_ variable: Int32) {
    guard !changes.isChanged[variable] else { return }
    changes.isChanged[variable] = true
    changes.variables.append(variable)
  }

  /// The breakpoint of a piece, by the constraint's constant.
  @inline(__always)
  func breakpoint(of constraint: Int32) -> Double {
    -constraints[constraint].constant / pieceCoefficient(of: constraint)
  }

  /// Returns the factor that makes the residual variable of a piece the sum of the constraint's terms.
  @inline(__always)
  func pieceCoefficient(of constraint: Int32) -> Double {
    let list = constraints[constraint].terms
    return list.count == 1 ? terms[list, 0].coefficient : constraints[constraint].scale
  }
}
