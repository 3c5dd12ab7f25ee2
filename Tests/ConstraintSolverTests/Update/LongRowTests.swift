@testable import ConstraintSolver
import Testing

/// Rows of views that each have a limit or a preference for their place: the equations of the places mention all views before.
@Suite struct LongRowTests {
  private struct Row: ~Copyable {
    var solver = ConstraintSolver()
    private(set) var widths: [ConstraintSolver.Constraint] = []
    private(set) var places: [ConstraintSolver.Constraint] = []
    private var rights: [ConstraintSolver.Variable] = []

    /// Views side by side with preferred widths of 10. Their right edges are variables.
    init(_ count: Int, priority: (Int) -> Float) throws {
      var previous: ConstraintSolver.Variable?
      for index in 0..<count {
        let (right, width) = (solver.addVariable(), solver.addVariable())
        widths.append(
          try solver.addConstraint(sum([(width, 1)], -10), .equal, priority: .init(priority(index))))
        let left = previous.map { [($0, -1.0)] } ?? []
        try solver.addConstraint(sum([(right, 1), (width, -1)] + left), .equal)
        rights.append(right)
        previous = right
      }
    }

    mutating func limitAll(to limit: Double) throws {
      for right in rights { try solver.addConstraint(sum([(right, 1)], -limit), .lessThanOrEqual) }
    }

    mutating func preferAll(at place: Double, priority: (Int) -> Float) throws {
      for (index, right) in rights.enumerated() {
        places.append(
          try solver.addConstraint(sum([(right, 1)], -place), .equal, priority: .init(priority(index))))
      }
    }

    mutating func value(_ index: Int) -> Double { solver.value(of: rights[index]) }

    /// How many entries there is room for in all rows, and in those that were.
    var footprint: Int { solver.program.entries.footprint }
  }

  @Test func `Required limits of all places in a row that is too long need few rows`() throws {
    let count = 1000
    var row = try Row(count) { _ in 500 }
    try row.limitAll(to: 3000)
    row.solver.update()
    #expect(row.solver.invariantViolations().isEmpty)
    #expect(row.value(count - 1) == 3000)
    #expect(row.solver.program.rows.count < 100)
    #expect(row.footprint < 200 * count)
    #expect(row.solver.stepCount < 3 * count)
  }

  @Test func `Limits that contradict required widths are each given up for a set of their own`() throws {
    let count = 200
    var row = try Row(count) { _ in 1000 }
    try row.limitAll(to: 1500)
    row.solver.update()
    #expect(row.solver.invariantViolations().isEmpty)
    let conflicts = row.solver.conflicts()
    #expect(conflicts.count == 50)
    for conflict in conflicts { #expect(conflict.constraints.count > 2 * 150) }
    #expect(row.solver.dormantCosts.count == 0)
  }

  @Test func `Preferred places stronger than widths take short rows, one after the other`() throws {
    for count in [1000, 2000] {
      var row = try Row(count) { _ in 250 }
      try row.preferAll(at: 0) { _ in 500 }
      row.solver.update()
      for index in stride(from: 0, to: count, by: 97) { #expect(row.value(index) == 0) }
      #expect(row.footprint < 20 * count)
      #expect(row.solver.stepCount < 4 * count)
    }
  }

  @Test func `Preferred places weaker than widths need few rows, also where one is raised`() throws {
    for count in [500, 1000] {
      var row = try Row(count) { _ in 750 }
      try row.preferAll(at: 0) { _ in 250 }
      row.solver.update()
      #expect(row.value(count - 1) == Double(10 * count))
      #expect(row.solver.program.rows.count < 100)
      #expect(row.footprint < 5000)
      for priority in [999, 250] as [Float] {
        try row.solver.setPriority(.init(priority), of: row.places[count / 2])
        row.solver.update()
        #expect(row.solver.invariantViolations().isEmpty)
        #expect(row.footprint < 150 * count)
        #expect(row.solver.stepCount < 4 * count)
      }
    }
  }

  @Test func `Strongest preferences stay with parameters, those of places and of widths`() throws {
    let count = 1000
    var row = try Row(count) { Float(500 + $0 * 7919 % 1009) * 0.5 }
    try row.preferAll(at: 0) { Float(1 + ($0 + 3) * 7919 % 491) * 0.5 }
    row.solver.update()
    #expect(row.solver.invariantViolations().isEmpty)
    #expect(row.footprint < 100 * count)
    #expect(row.solver.stepCount < 2 * count)
  }

  @Test func `A priority that is raised and lowered again leaves no long rows on the way`() throws {
    let count = 600
    var row = try Row(count) { _ in 500 }
    try row.preferAll(at: 0) { _ in 250 }
    row.solver.update()
    #expect(row.value(count - 1) == Double(10 * count))
    for priority in [700, 250] as [Float] {
      try row.solver.setPriority(.init(priority), of: row.places[count / 2])
      row.solver.update()
      #expect(row.solver.invariantViolations().isEmpty)
    }
    #expect(row.value(count - 1) == Double(10 * count))
    #expect(row.footprint < 200 * count)
  }

  @Test func `Places and widths each with a priority of its own take short rows`() throws {
    let count = 1000
    var row = try Row(count) { Float(1 + $0 * 7919 % 1009) * 0.5 }
    try row.preferAll(at: 0) { Float(1 + ($0 + 3) * 7919 % 1009) * 0.5 }
    row.solver.update()
    #expect(row.solver.invariantViolations().isEmpty)
    #expect(row.footprint < 60 * count)
    #expect(row.solver.stepCount < 10 * count)
  }
}
