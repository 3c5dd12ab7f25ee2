/// Storage for matching equalities with the variables they define.
struct MatchingScratch: ~Copyable {
  var equalities = Slab<Int32>()
  /// Constraints that may define a variable with a slack variable.
  var candidates = Slab<Int32>()
  /// Whether variables with bounds or preferences of their own count as unknowns.
  var takesBounded = false
  /// For each equality, how many of its variables nothing defines yet.
  var unknownCounts = Slab<Int32>()
  var ready = Slab<Int32>()
  var unknowns = Slab<Int32>()
  var tearOrder = Slab<Int32>()
  /// For each variable, whether it is among the unknowns, and its chain of equalities.
  var isUnknown = Slab<Bool>()
  var firstIncidence = Slab<Int32>()
  var degrees = Slab<Int32>()
  var incidences = Slab<Incidence>()
}

/// A link in a variable's chain of equalities.
struct Incidence: BitwiseCopyable {
  var equality: Int32
  var next: Int32
}

extension ConstraintSolver {
  /// Makes the pending required equalities define variables. Equalities that cannot, and all other pending
  /// constraints, are added to `scratch.deferred`.
  ///
  /// 1. *Peeling.* An equality with a single unknown defines it; that may leave others with a single unknown.
  /// 2. *Tearing.* When none is left with a single one, the unknown in the most equalities becomes a parameter, and
  ///    peeling continues.
  /// 3. Variables with bounds or preferences of their own are not unknowns so far: as parameters they need no row. The
  ///    equalities that are left would need one, so they define such variables in the same way.
  ///
  /// The order in which the constraints were added does not matter. O(terms), but for the cycle checks of variables
  /// that are in use already.
  mutating func matchPendingEqualities() {
    collectPendingEqualities()
    guard !scratch.matching.equalities.isEmpty else { return }
    scratch.matching.takesBounded = false
    matchEqualities()
    keepUnmatched()
    if !scratch.matching.equalities.isEmpty {
      scratch.matching.takesBounded = true
      matchEqualities()
      deferUnmatched()
    }
  }

  /// Leaves those required equalities that define nothing yet.
  private mutating func keepUnmatched() {
    var kept = 0
    for index in 0..<scratch.matching.equalities.count {
      let constraint = scratch.matching.equalities[index]
      guard constraints[constraint].role == .pending else { continue }
      guard constraints[constraint].isRequiredEquality else {
        scratch.deferred.append(constraint)
        continue
      }
      scratch.matching.equalities[kept] = constraint
      kept += 1
    }
    scratch.matching.equalities.truncate(to: kept)
  }

  private mutating func matchEqualities() {
    collectUnknowns()
    var next = 0
    peel(from: &next)
    if hasUnknowns {
      orderByDegree()
      for index in 0..<scratch.matching.tearOrder.count {
        let variable = scratch.matching.tearOrder[index]
        guard scratch.matching.isUnknown[variable] else { continue }
        settleUnknown(variable)
        peel(from: &next)
      }
    }
  }

  private mutating func collectPendingEqualities() {
    scratch.matching.equalities.removeAll()
    for index in 0..<queues.additions.count {
      let constraint = queues.additions[index]
      guard constraints[constraint].role == .pending, !constraints[constraint].isRemovalQueued else {
        continue
      }
      if constraints[constraint].isRequiredEquality {
        scratch.matching.equalities.append(constraint)
      } else if isSlackCandidate(constraint) {
        scratch.matching.candidates.append(constraint)
      } else {
        scratch.deferred.append(constraint)
      }
    }
    queues.additions.removeAll()
    if !scratch.matching.candidates.isEmpty { collectSlackCandidates() }
  }

  private mutating func collectUnknowns() {
    scratch.matching.isUnknown.extend(to: variables.count, with: false)
    scratch.matching.firstIncidence.extend(to: variables.count, with: -1)
    scratch.matching.degrees.extend(to: variables.count, with: 0)
    scratch.matching.incidences.removeAll()
    scratch.matching.unknowns.removeAll()
    scratch.matching.unknownCounts.removeAll()
    scratch.matching.ready.removeAll()
    for index in 0..<scratch.matching.equalities.count {
      let list = constraints[scratch.matching.equalities[index]].terms
      var count: Int32 = 0
      for place in list.start..<list.end where noteUnknown(terms[place].variable, in: Int32(index)) {
        count += 1
      }
      scratch.matching.unknownCounts.append(count)
      if count == 1 { scratch.matching.ready.append(Int32(index)) }
    }
  }

  private mutating func noteUnknown(_ variable: Int32, in equality: Int32) -> Bool {
    if !scratch.matching.isUnknown[variable] {
      retireParameter(variable)
      guard mayBeDefined(variables[variable]) else { return false }
      scratch.matching.isUnknown[variable] = true
      scratch.matching.firstIncidence[variable] = -1
      scratch.matching.degrees[variable] = 0
      scratch.matching.unknowns.append(variable)
    }
    let link = Incidence(equality: equality, next: scratch.matching.firstIncidence[variable])
    scratch.matching.firstIncidence[variable] = Int32(scratch.matching.incidences.count)
    scratch.matching.incidences.append(link)
    scratch.matching.degrees[variable] += 1
    return true
  }

  @inline(__always)
  private func mayBeDefined(_ variable: VariableRecord) -> Bool {
    variable.definition < 0 && variable.residual < 0
      && (variable.boundCount == 0 || scratch.matching.takesBounded)
  }

  private mutating func peel(from next: inout Int) {
    while next < scratch.matching.ready.count {
      let equality = scratch.matching.ready[next]
      next += 1
      guard scratch.matching.unknownCounts[equality] == 1 else { continue }
      let constraint = scratch.matching.equalities[equality]
      let place = unknownTerm(of: constraint)
      let variable = terms[place].variable
      let isExact = constraints.address(of: constraint, count: 1).pointee.isRequiredEquality
      if mayDefine(constraint, at: place, isExact: isExact),
        !wouldCloseCycle(constraint, defining: variable)
      {
        if isExact { define(by: constraint, at: place) } else { defineWithSlack(by: constraint, at: place) }
      }
      settleUnknown(variable)
    }
  }

  /// Whether an equality may define the variable of one of its terms. One with bounds or preferences has a row as soon as it is
  /// defined; a small coefficient would make the numbers in it large, and take digits from them.
  @inline(__always)
  private func mayDefine(_ constraint: Int32, at place: Int32, isExact: Bool) -> Bool {
    let variable = variables.address(of: terms[place].variable, count: 1)
    if isExact, variable.pointee.boundCount == 0 { return !variable.pointee.isSlack }
    return !variable.pointee.isSlack && terms[place].coefficient.magnitude >= constraints[constraint].scale
  }

  @inline(__always)
  private func unknownTerm(of constraint: Int32) -> Int32 {
    let list = constraints[constraint].terms
    var place = list.start
    while !scratch.matching.isUnknown[terms[place].variable] { place += 1 }
    return place
  }

  /// The variable is known from here on: equalities of which it was the last unknown but one are ready.
  mutating func settleUnknown(_ variable: Int32) {
    scratch.matching.isUnknown[variable] = false
    var link = scratch.matching.firstIncidence[variable]
    while link >= 0 {
      let incidence = scratch.matching.incidences[link]
      scratch.matching.unknownCounts[incidence.equality] -= 1
      if scratch.matching.unknownCounts[incidence.equality] == 1 {
        scratch.matching.ready.append(incidence.equality)
      }
      link = incidence.next
    }
  }

  private var hasUnknowns: Bool {
    for index in 0..<scratch.matching.unknowns.count
    where scratch.matching.isUnknown[scratch.matching.unknowns[index]] {
      return true
    }
    return false
  }

  /// Orders the unknowns that are left by falling number of equalities; among equals, those that constraints of earlier
  /// updates use come first. A counting sort.
  private mutating func orderByDegree() {
    let bucketCount = 64
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bucketCount + 1) { starts in
      starts.initialize(repeating: 0)
      for index in 0..<scratch.matching.unknowns.count {
        starts[tearBucket(of: scratch.matching.unknowns[index], bucketCount) + 1] += 1
      }
      for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
      scratch.matching.tearOrder.removeAll()
      scratch.matching.tearOrder.extend(to: scratch.matching.unknowns.count, with: 0)
      for index in 0..<scratch.matching.unknowns.count {
        let variable = scratch.matching.unknowns[index]
        let bucket = tearBucket(of: variable, bucketCount)
        scratch.matching.tearOrder[starts[bucket]] = variable
        starts[bucket] += 1
      }
    }
  }

  @inline(__always)
  private func tearBucket(of variable: Int32, _ bucketCount: Int) -> Int {
    let isNew = variables[variable].firstUse < 0 ? 1 : 0
    return max(0, bucketCount - 2 - 2 * Int(scratch.matching.degrees[variable])) + isNew
  }

  private mutating func deferUnmatched() {
    for index in 0..<scratch.matching.equalities.count {
      let constraint = scratch.matching.equalities[index]
      if constraints[constraint].role == .pending { scratch.deferred.append(constraint) }
    }
  }
}
