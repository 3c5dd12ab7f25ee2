/// Storage for matching equalities with the variables they define.
struct MatchingScratch: ~Copyable {
  var unknowns = UnknownCounts()
  /// Equalities that define nothing.
  var unmatched = Slab<Int32>()
  /// Inequalities that the first round leaves out, because they mention a variable with bounds or preferences.
  var leftOut = Slab<Int32>()
  /// Optional constraints and inequalities with a single unknown. The strongest come first.
  var optional = Heap<WaitingEquality>()
  /// Inequalities with a single unknown that others bound from the same side, which are not ready yet. Those with the fewest others,
  /// as far as it was known when they came, are first.
  var delayed = Heap<WaitingEquality>()
  var estimates = Estimates()
  /// Whether a constraint has got a slack variable.
  var hasMadeSlackVariables = false
  var tearOrder = Slab<Int32>()
  var degrees = Slab<Int32>()
  /// For each unknown with bounds or preferences of its own the strongest of their levels.
  var levels = Slab<Int32>()
}

extension DefinitionGraph {
  /// Makes equalities define variables. Returns those that cannot, in a list that is valid
  /// until the next call.
  ///
  /// 1. *Peeling.* An equality with a single unknown defines it; that may leave others with a single unknown.
  /// 2. *Tearing.* When none is left with a single one, the unknown in the most equalities becomes a parameter, and
  ///    peeling continues.
  /// 3. Variables with bounds or preferences of their own are not unknowns so far: as parameters they need no row.
  ///    Required equalities that are left would need one, so they define such variables in the same way, as do
  ///    inequalities that relate such variables with each other.
  ///
  /// Parameters must have no residual variable unless a row or a piece needs it. The order in which the constraints
  /// were added does not matter. O(terms), apart from the cycle checks of variables that are in use already.
  mutating func unsafeMatch(
    _ equalities: UnsafeBufferPointer<Int32>, preferences: UnsafeBufferPointer<Int32>, _ model: inout Model
  ) -> UnsafeBufferPointer<Int32> {
    matching.unmatched.removeAll()
    matching.leftOut.removeAll()
    matching.unknowns.equalities.removeAll()
    matching.estimates.end()
    matching.hasMadeSlackVariables = false
    for equality in equalities {
      matching.unknowns.equalities.append(equality)
      if !matching.estimates.areMade, !model.constraints[equality].isRequiredEquality {
        matching.estimates.start(with: newDefinitions.unsafeContents, &model)
      }
    }
    // 1. and 2.
    matchEqualities(takesBounded: false, &model)
    // 3.
    var kept = 0
    for index in 0..<matching.unknowns.equalities.count {
      let constraint = matching.unknowns.equalities[index]
      guard model.constraints[constraint].role == .pending else { continue }
      if model.constraints[constraint].isRequiredEquality || model.linksUndetermined(constraint) {
        matching.unknowns.equalities[kept] = constraint
        kept += 1
      } else {
        matching.unmatched.append(constraint)
      }
    }
    matching.unknowns.equalities.truncate(to: kept)
    if kept > 0 {
      noteLevels(of: preferences, &model)
      matchEqualities(takesBounded: true, &model)
    }
    for index in 0..<kept {
      let constraint = matching.unknowns.equalities[index]
      if model.constraints[constraint].role == .pending { matching.unmatched.append(constraint) }
    }
    return matching.unmatched.unsafeContents
  }

  /// Peels and tears the equalities. Variables with bounds or preferences of their own count as unknowns if it `takesBounded`.
  private mutating func matchEqualities(takesBounded: Bool, _ model: inout Model) {
    collectUnknowns(takesBounded: takesBounded, &model)
    matching.optional.removeAll()
    matching.delayed.removeAll()
    var next = 0
    peel(from: &next, &model)
    guard hasUnknowns else { return }
    orderByDegree(&model)
    if takesBounded { orderByLevel() }
    for index in 0..<matching.tearOrder.count {
      let variable = matching.tearOrder[index]
      guard matching.unknowns.isUnknown[variable] else { continue }
      matching.unknowns.eliminate(variable)
      peel(from: &next, &model)
    }
  }

  private mutating func collectUnknowns(takesBounded: Bool, _ model: inout Model) {
    matching.unknowns.start(variableCount: model.variables.count)
    matching.estimates.discardWaiting(variableCount: model.variables.count)
    matching.degrees.extend(to: model.variables.count, with: 0)
    for index in 0..<matching.unknowns.equalities.count {
      if !takesBounded, model.isInequalityOfBounded(matching.unknowns.equalities[index]) {
        matching.unknowns.append(count: 0)
        matching.leftOut.append(matching.unknowns.equalities[index])
        continue
      }
      let list = model.constraints[matching.unknowns.equalities[index]].terms
      var count: Int32 = 0
      for place in list.start..<list.end
      where noteUnknown(
        model.terms[place].variable, in: Int32(truncatingIfNeeded: index), takesBounded: takesBounded, &model)
      {
        count += 1
      }
      matching.unknowns.append(count: count)
      noteWaiting(Int32(truncatingIfNeeded: index), &model)
    }
    for index in 0..<matching.leftOut.count {
      preferTearing(in: matching.leftOut[index], takesBounded: takesBounded, &model)
    }
  }

  private mutating func noteUnknown(
    _ variable: Int32, in equality: Int32, takesBounded: Bool, _ model: inout Model
  ) -> Bool {
    if !matching.unknowns.isUnknown[variable] {
      guard mayBeDefined(model.variables[variable], takesBounded: takesBounded) else { return false }
      matching.unknowns.add(variable)
      matching.degrees[variable] = 0
    }
    matching.unknowns.note(variable, in: equality)
    matching.degrees[variable] += 1
    return true
  }

  @inline(__always)
  private func mayBeDefined(_ variable: VariableRecord, takesBounded: Bool) -> Bool {
    variable.isUndefined
      && (variable.boundCount == 0 || takesBounded)
  }

  /// Makes the equalities with a single unknown define it. Inequalities and optional ones come after all of them
  /// that are required, the strongest first: a preference for the place of each variable in a chain would leave the
  /// constraints of the chain with rows.
  private mutating func peel(from next: inout Int, _ model: inout Model) {
    while true {
      while next < matching.unknowns.ready.count {
        let equality = matching.unknowns.ready[next]
        next += 1
        let constraint = matching.unknowns.equalities[equality]
        if model.constraints.unsafeAddress(of: constraint, count: 1).pointee.isRequiredEquality {
          defineUnknown(of: equality, &model)
        } else {
          let level = model.constraints[constraint].level
          noteReady(equality, &model)
          matching.optional.push(WaitingEquality(constraint: equality, level: level, number: Int32(next))) {
            $0.comesBefore($1)
          }
        }
      }
      if decideDelayed(strongerThan: matching.optional.first?.level ?? .min, &model) { continue }
      guard let strongest = matching.optional.pop(comesBefore: { $0.comesBefore($1) }) else { return }
      decideUnknown(of: strongest.constraint, &model)
    }
  }

  /// Makes an equality define its single unknown, if it still has one.
  mutating func defineUnknown(of equality: Int32, _ model: inout Model) {
    guard matching.unknowns.counts[equality] == 1 else { return }
    let constraint = matching.unknowns.equalities[equality]
    let place = unknownTerm(of: constraint, &model)
    let variable = model.terms[place].variable
    let isExact = model.constraints.unsafeAddress(of: constraint, count: 1).pointee.isRequiredEquality
    if mayDefine(constraint, at: place, isExact: isExact, &model),
      !wouldCloseCycle(constraint, defining: variable, &model)
    {
      if matching.estimates.areMade { matching.estimates.estimate(constraint, at: place, &model) }
      if isExact {
        define(by: constraint, at: place, &model)
      } else {
        defineWithSlack(by: constraint, at: place, &model)
      }
    }
    matching.unknowns.eliminate(variable)
  }

  /// Whether an equality may define the variable of one of its terms. One with bounds or preferences has a row as soon as it is
  /// defined; a small coefficient would make the numbers in it large, and take digits from them.
  @inline(__always)
  func mayDefine(_ constraint: Int32, at place: Int32, isExact: Bool, _ model: inout Model) -> Bool {
    let variable = model.variables.unsafeAddress(of: model.terms[place].variable, count: 1)
    if isExact, variable.pointee.boundCount == 0 { return !variable.pointee.isSlack }
    return !variable.pointee.isSlack
      && model.terms[place].coefficient.magnitude >= model.constraints[constraint].scale
  }

  @inline(__always)
  func unknownTerm(of constraint: Int32, _ model: inout Model) -> Int32 {
    let list = model.constraints[constraint].terms
    var place = list.start
    while !matching.unknowns.isUnknown[model.terms[place].variable] { place += 1 }
    return place
  }

  private var hasUnknowns: Bool {
    for index in 0..<matching.unknowns.unknowns.count
    where matching.unknowns.isUnknown[matching.unknowns.unknowns[index]] {
      return true
    }
    return false
  }
}
