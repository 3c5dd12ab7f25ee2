import ConstraintSolver
import Testing

@Suite struct BatchTests {
  typealias Relation = ConstraintSolver.Relation

  @Test func `What a batch adds has effect from the next update`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariables(3)
    try solver.withBatch { batch throws(SolverError) in
      batch.addTerm(x[0])
      try batch.addConstraint(.equal, constant: -8)
      batch.addTerm(x[1], 2)
      batch.addTerm(x[0], -1)
      try batch.addConstraint(.equal)
      batch.addTerm(x[2])
      batch.addTerm(x[1], -1)
      try batch.addConstraint(.greaterThanOrEqual, constant: -10, priority: .init(750))
    }
    #expect(values(of: x, in: solver) == [0, 0, 0])
    solver.update()
    #expect(values(of: x, in: solver) == [8, 4, 14])
  }

  @Test
  func `A constraint handle from a batch changes and removes the constraint, before the update and after it`()
    throws
  {
    for updatesBetween in [false, true] {
      var solver = ConstraintSolver()
      solver.checksInvariants = true
      let x = solver.addVariables(2)
      let handles = try solver.withBatch { batch throws(SolverError) in
        batch.addTerm(x[0])
        let first = try batch.addConstraint(.equal, constant: -8)
        batch.addTerm(x[1])
        batch.addTerm(x[0], -1)
        let second = try batch.addConstraint(.equal, constant: -1)
        batch.addTerm(x[0])
        return [first, second, try batch.addConstraint(.equal, constant: -30, priority: .init(500))]
      }
      if updatesBetween { solver.update() }
      try solver.setConstant(-5, of: handles[1])
      solver.update()
      #expect(values(of: x, in: solver) == [8, 13])
      try solver.setPriority(.init(250), of: handles[0])
      solver.update()
      #expect(values(of: x, in: solver) == [30, 35])
      try solver.removeConstraint(handles[2])
      solver.update()
      #expect(values(of: x, in: solver) == [8, 13])
      #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: handles[2]) }
    }
  }

  @Test func `A constraint of a batch can be removed before it ever had effect`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(2)
    let handle = try solver.withBatch { batch throws(SolverError) in
      batch.addTerm(x[0])
      try batch.addConstraint(.equal, constant: -3)
      batch.addTerm(x[1])
      batch.addTerm(x[0], -1)
      return try batch.addConstraint(.equal, constant: -5)
    }
    #expect(throws: SolverError.variableInUse) { try solver.removeVariable(x[1]) }
    try solver.removeConstraint(handle)
    try solver.removeVariable(x[1])
    solver.update()
    #expect(solver.value(of: x[0]) == 3)
  }

  @Test func `Coefficients of a variable that a constraint mentions more than once add up`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(3)
    try solver.withBatch { batch throws(SolverError) in
      for variable in [x[0], x[1], x[0], x[2], x[1], x[0]] { batch.addTerm(variable) }
      batch.addTerm(x[1], -2)
      try batch.addConstraint(.equal, constant: -10)  // 3 x + z == 10
      batch.addTerm(x[2])
      batch.addTerm(x[2])
      try batch.addConstraint(.equal, constant: -8)
      batch.addTerm(x[1])
      try batch.addConstraint(.equal, constant: -1)
    }
    solver.update()
    #expect(values(of: x, in: solver) == [2, 1, 4])
  }

  @Test func `Constraints may have any number of terms`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let x = solver.addVariables(100)
    try solver.withBatch { batch throws(SolverError) in
      for count in 1...100 {
        for variable in x[..<count] { batch.addTerm(variable) }
        try batch.addConstraint(.equal, constant: -Double(count))
      }
    }
    solver.update()
    #expect(values(of: x, in: solver) == Array(repeating: 1, count: 100))
  }

  @Test func `A refused constraint changes nothing, and those before and after it stay`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    var other = ConstraintSolver()
    let foreign = other.addVariable()
    let x = solver.addVariables(3)
    let removed = solver.addVariable()
    try solver.removeVariable(removed)
    let refusals:
      [(terms: [(ConstraintSolver.Variable, Double)], constant: Double, priority: Float, SolverError)] = [
        ([], 1, 1000, .noTerms),
        ([(x[0], 2), (x[1], 0), (x[0], -2)], 1, 1000, .noTerms),
        ([(x[0], 1), (x[1], .nan)], 1, 1000, .notFinite),
        ([(x[0], 1), (x[1], 1e-10)], 1, 1000, .outOfRange),
        ([(x[0], 1), (x[1], 1), (x[2], 1), (x[0], 1e10), (x[2], 2)], 1, 1000, .outOfRange),
        ([(x[0], 1)], .infinity, 1000, .notFinite),
        ([(x[0], 1)], 1e13, 1000, .outOfRange),
        ([(x[0], 1)], 1, .nan, .notFinite),
        ([(x[0], 1)], 1, 1001, .invalidPriority),
        ([(x[0], 1)], 1, -1000, .invalidPriority),
        ([(x[0], 1), (removed, 1)], 1, 1000, .unknownVariable),
        ([(foreign, 1), (x[0], 1)], 1, 500, .unknownVariable),
      ]
    for (index, refusal) in refusals.enumerated() {
      let handles = try solver.withBatch { batch throws(SolverError) in
        batch.addTerm(x[0])
        let first = try batch.addConstraint(.equal, constant: -Double(index), priority: .init(500))
        for (variable, coefficient) in refusal.terms { batch.addTerm(variable, coefficient) }
        do throws(SolverError) {
          try batch.addConstraint(.equal, constant: refusal.constant, priority: .init(refusal.priority))
          Issue.record("Refusal \(index) was not made")
        } catch {
          #expect(error == refusal.3)
        }
        batch.addTerm(x[1])
        batch.addTerm(x[0], -1)
        let second = try batch.addConstraint(.equal, constant: -2)
        return [first, second]
      }
      solver.update()
      #expect(values(of: x, in: solver) == [Double(index), Double(index) + 2, 0])
      #expect(Set(handles.map(\.index)) == [0, 1])
      for handle in handles { try solver.removeConstraint(handle) }
      solver.update()
    }
    for variable in x { try solver.removeVariable(variable) }
  }

  @Test func `Terms that no constraint follows are forgotten`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariables(2)
    solver.withBatch { batch in batch.addTerm(x[0]) }
    try solver.withBatch { batch throws(SolverError) in
      batch.addTerm(x[1])
      try batch.addConstraint(.equal, constant: -4)
      batch.addTerm(x[0])
    }
    solver.update()
    #expect(values(of: x, in: solver) == [0, 4])
    try solver.removeVariable(x[0])
  }

  @Test func `An error that ends a batch is passed on, and what was added before it stays`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    #expect(throws: SolverError.noTerms) {
      try solver.withBatch { batch throws(SolverError) in
        batch.addTerm(x)
        try batch.addConstraint(.equal, constant: -4)
        try batch.addConstraint(.equal, constant: -5)
      }
    }
    solver.update()
    #expect(solver.value(of: x) == 4)
  }

  @Test func `A batch grows with what is added, variables included`() throws {
    var solver = ConstraintSolver()
    let x = try solver.withBatch { batch throws(SolverError) in
      var x = [batch.addVariable()]
      batch.addTerm(x[0])
      try batch.addConstraint(.equal, constant: -1)
      for index in 1...5000 {
        x.append(batch.addVariable())
        batch.addTerm(x[index])
        batch.addTerm(x[index - 1], -1)
        try batch.addConstraint(.equal, constant: -2)
      }
      return x
    }
    solver.update()
    for index in x.indices { #expect(solver.value(of: x[index]) == Double(1 + 2 * index)) }
  }

  @Test func `Batches use the numbers of removed constraints and variables again`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    var x = solver.addVariables(6)
    for round in 1...20 {
      let handles = try solver.withBatch { batch throws(SolverError) in
        var handles: [ConstraintSolver.Constraint] = []
        for count in 1...6 {
          for variable in x[..<count] { batch.addTerm(variable) }
          handles.append(try batch.addConstraint(.equal, constant: -Double(round * count)))
        }
        return handles
      }
      #expect(handles.allSatisfy { $0.index < 6 })
      solver.update()
      #expect(values(of: x, in: solver) == Array(repeating: Double(round), count: 6))
      for handle in handles { try solver.removeConstraint(handle) }
      for variable in x { try solver.removeVariable(variable) }
      solver.update()
      x = solver.addVariables(6)
      #expect(x.allSatisfy { $0.index < 6 })
    }
    let more = solver.addVariables(2)
    #expect(more.map(\.index) == [6, 7])
  }

  @Test func `A batch comes to the same as adding one by one`() throws {
    for seed in 1...200 {
      var random = Scramble(state: UInt64(seed))
      var one = ConstraintSolver()
      var many = ConstraintSolver()
      one.checksInvariants = true
      many.checksInvariants = true
      let x = one.addVariables(8)
      let y = many.addVariables(8)
      for _ in 0..<3 {
        let constraints = (0..<12).map { _ in random.constraint() }
        for item in constraints {
          let expression = sum(item.terms.map { (x[$0.0], $0.1) }, item.constant)
          _ = try? one.addConstraint(expression, item.relation, priority: item.priority)
        }
        many.withBatch { batch in
          for item in constraints {
            for (variable, coefficient) in item.terms { batch.addTerm(y[variable], coefficient) }
            _ = try? batch.addConstraint(item.relation, constant: item.constant, priority: item.priority)
          }
        }
        one.update()
        many.update()
        #expect(values(of: x, in: one) == values(of: y, in: many), "seed \(seed)")
        #expect(one.dump() == many.dump(), "seed \(seed)")
      }
    }
  }

  // MARK: Helpers

  private func values(of variables: [ConstraintSolver.Variable], in solver: borrowing ConstraintSolver)
    -> [Double]
  {
    var values: [Double] = []
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }
}

/// Numbers that look random.
struct Scramble {
  var state: UInt64

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func constraint() -> (
    terms: [(Int, Double)], relation: ConstraintSolver.Relation, constant: Double,
    priority: ConstraintSolver.Priority
  ) {
    let terms = (0..<number(below: 6)).map { _ in (number(below: 8), [1, -1, 2, -0.5][number(below: 4)]) }
    let relation: [ConstraintSolver.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priority: [Float] = [1000, 1000, 500, 250]
    return (
      terms, relation[number(below: 4)], Double(number(below: 40) - 20), .init(priority[number(below: 4)])
    )
  }
}
