import Testing

@testable import ConstraintSolver

@Suite struct StepLimitTests {
  /// A row of variables that are to keep their distances, and preferences for the places of all of them.
  private struct Row: ~Copyable {
    var solver = ConstraintSolver()
    var places: [ConstraintSolver.Constraint] = []
    let variables: [ConstraintSolver.Variable]

    init(_ count: Int) throws {
      variables = solver.addVariables(count)
      for index in 0..<count {
        places.append(
          try solver.addConstraint(
            sum([(variables[index], 1)], Double(index * 7 % 31)), .equal,
            priority: .init(Float(100 + index % 9))))
        guard index > 0 else { continue }
        _ = try solver.addConstraint(
          sum([(variables[index], 1), (variables[index - 1], -1)], -10), .greaterThanOrEqual,
          priority: .required)
      }
    }

    mutating func values() -> [Double] { variables.map { solver.value(of: $0) } }

    /// Requires some places and removes others.
    mutating func change() throws {
      for index in stride(from: 0, to: places.count, by: 5) {
        try solver.setPriority(.required, of: places[index])
      }
      for index in stride(from: 1, to: places.count, by: 5) { try solver.removeConstraint(places[index]) }
    }

    /// Moves other places.
    mutating func move() throws {
      for index in stride(from: 2, to: places.count, by: 5) {
        try solver.setConstant(-400, of: places[index])
      }
    }
  }

  @Test(arguments: [0, 1, 10, 100, 150])
  func `An update stops at its limit of steps, and a later one without a limit finishes`(limit: Int) throws {
    var row = try Row(200)
    var unlimited = try Row(200)
    unlimited.solver.update()
    #expect(unlimited.solver.stepCount > 200)
    row.solver.stepLimit = limit
    row.solver.update()
    #expect(row.solver.wasStopped == true)
    #expect(row.solver.stepCount <= limit + 1)
    row.solver.update()
    #expect(row.solver.wasStopped == true)
    row.solver.stepLimit = .max
    row.solver.update()
    #expect(row.solver.wasStopped == false)
    #expect(row.solver.invariantViolations().isEmpty)
    let (values, expected) = (row.values(), unlimited.values())
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `An update stops at its limit of operations, and a later one without a limit finishes`() throws {
    var unlimited = try Row(200)
    unlimited.solver.update()
    let needed = unlimited.solver.updateOutcome().operations
    #expect(needed > 1000)
    var row = try Row(200)
    row.solver.operationLimit = needed / 2
    row.solver.update()
    #expect(row.solver.wasStopped == true)
    #expect(row.solver.updateOutcome().operations < needed)
    row.solver.operationLimit = .max
    row.solver.update()
    #expect(row.solver.wasStopped == false)
    let (values, expected) = (row.values(), unlimited.values())
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `An update that is stopped leaves a state that any change can go on from`() throws {
    for limit in stride(from: 0, to: 300, by: 7) {
      var row = try Row(60)
      row.solver.update()
      row.solver.stepLimit = limit
      try row.change()
      row.solver.update()
      try row.move()
      row.solver.liftLimits()
      row.solver.update()
      #expect(row.solver.invariantViolations().isEmpty)
      var other = try Row(60)
      try other.change()
      try other.move()
      other.solver.update()
      #expect(row.solver.conflictCount == other.solver.conflictCount)
      #expect(row.solver.conflictCount > 0)
    }
  }

  @Test func `An update stops when the client says so, while it looks for contradictions, too`() throws {
    var row = try Row(200)
    for place in row.places { try row.solver.setPriority(.required, of: place) }
    let calls = Calls()
    row.solver.mayGoOn = {
      calls.count += 1
      return calls.count < 40
    }
    row.solver.update()
    #expect(row.solver.wasStopped == true)
    #expect(calls.count < 60)
    row.solver.mayGoOn = nil
    row.solver.update()
    #expect(row.solver.wasStopped == false)
    #expect(row.solver.conflictCount > 0)
  }

  private final class Calls {
    var count = 0
  }

  @Test func `Steps of the fallback are counted`() throws {
    var row = try Row(30)
    row.solver.program.budget.mostSteps = 0
    row.solver.update()
    #expect(row.solver.program.budget.fallbackCount == 1)
    #expect(row.solver.stepCount > 30)
  }
}
