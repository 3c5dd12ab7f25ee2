import Testing

@testable import ConstraintSolver

/// The fallback by itself: constraints in, values and conflicts out.
@Suite struct FallbackTests {
  private struct Program: ~Copyable {
    var simplex = FallbackSimplex(constraintCount: 8)
    private var count: Int32 = 0

    init(limits: FallbackLimits = FallbackLimits()) {
      simplex = FallbackSimplex(constraintCount: 8, within: limits)
    }

    mutating func solve() -> (values: [Double?], conflicts: [[Int32]]) {
      simplex.minimize()
      var conflicts: [[Int32]] = []
      for index in 0..<simplex.conflicts.count {
        conflicts.append(Array(simplex.conflicts.unsafeMembers(at: index)))
      }
      return ((0..<3).map { simplex.value(of: $0) }, conflicts)
    }

    /// Adds `Σ coefficient · variable + constant relation 0` and returns its number.
    @discardableResult
    mutating func add(
      _ terms: [(variable: Int32, coefficient: Double)], _ relation: ConstraintSolver.Relation,
      constant: Double, priority: Float = 1000
    ) -> Int32 {
      let list = terms.map { Term(variable: $0.variable, constraint: count, coefficient: $0.coefficient) }
      let priority = ConstraintSolver.Priority(priority)
      list.withUnsafeBufferPointer {
        simplex.add(
          FallbackConstraint(
            number: count, level: priority.level, isRequired: priority == .required, relation: relation,
            constant: constant, scale: terms.map(\.coefficient.magnitude).max() ?? 1), $0)
      }
      count += 1
      return count - 1
    }
  }

  @Test("Required equations determine their variables")
  func equations() {
    var program = Program()
    program.add([(0, 1), (1, 1)], .equal, constant: -10)
    program.add([(0, 1), (1, -1)], .equal, constant: -4)
    let solution = program.solve()
    #expect(solution.values == [7, 3, nil])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("The last of a contradictory set is given up, and the set is minimal")
  func conflict() {
    var program = Program()
    let low = program.add([(0, 1)], .greaterThanOrEqual, constant: -5)
    program.add([(1, 1)], .equal, constant: -1)
    let high = program.add([(0, 1)], .lessThanOrEqual, constant: -3)
    let solution = program.solve()
    #expect(solution.conflicts.map(Set.init) == [[low, high]])
    #expect(solution.conflicts.first?.last == high)
    #expect((solution.values[0] ?? 0) >= 5)
  }

  @Test("A stronger level is never made worse for any number of weaker preferences")
  func levels() {
    var program = Program()
    program.add([(0, 1)], .lessThanOrEqual, constant: -8)
    program.add([(0, 1)], .equal, constant: -2, priority: 500)
    for _ in 0..<5 { program.add([(0, 1)], .equal, constant: -6, priority: 499) }
    let solution = program.solve()
    #expect(solution.values[0] == 2)
  }

  @Test("A limit of the client stops the search")
  func limit() {
    var program = Program(limits: FallbackLimits(mayGoOn: { false }))
    program.add([(0, 1)], .equal, constant: -2)
    let mayContinue = program.simplex.mayContinue()
    let isStopped = program.simplex.isStopped
    #expect(!mayContinue && isStopped)
  }
}
