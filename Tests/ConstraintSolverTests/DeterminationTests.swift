import ConstraintSolver
import Testing

@Suite struct DeterminationTests {
  @Test func `A variable that no constraint mentions does not count`() throws {
    var solver = ConstraintSolver()
    let (x, unused) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(x, 1)], -10), .equal, priority: .init(500))
    let answers = (
      solver.determinesMentionedVariables(), solver.isMentioned(x), solver.isMentioned(unused),
      solver.isDetermined(unused)
    )
    #expect(answers == (true, true, false, false))
  }

  @Test func `A sum leaves its parts undetermined`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(x, 1), (y, 1)], -10), .equal, priority: .required)
    let before = solver.determinesMentionedVariables()
    _ = try solver.addConstraint(sum([(x, 1)], -3), .equal, priority: .init(250))
    let after = solver.determinesMentionedVariables()
    #expect((before, after) == (false, true))
  }

  /// Systems with and without freedom: sums, limits and preferences of a few variables.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `What is determined as a whole is determined variable by variable`(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.addVariable() }
    for _ in 0..<Int.random(in: 4...12, using: &numbers) {
      let count = Int.random(in: 1...3, using: &numbers)
      let coefficients = [-2.0, -1, 1, 2]
      let terms = variables.shuffled(using: &numbers).prefix(count).map {
        ($0, coefficients[Int.random(in: 0..<4, using: &numbers)])
      }
      let relation: ConstraintSolver.Relation =
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &numbers) ?? .equal
      let priority = Bool.random(using: &numbers) ? ConstraintSolver.Priority.required : .init(500)
      let constant = Double(Int.random(in: -50...50, using: &numbers))
      _ = try solver.addConstraint(sum(terms, constant), relation, priority: priority)
    }
    guard solver.determinesMentionedVariables() else { return }
    for variable in variables where solver.isMentioned(variable) {
      let isDetermined = solver.isDetermined(variable)
      #expect(isDetermined, "seed \(seed)")
    }
  }

  @Test func `A preference for each variable determines the system, whatever limits hold`() throws {
    var (certain, all) = (0, 0)
    for seed in 0..<100 as Range<UInt64> {
      var numbers = SplitMix(seed: seed)
      var solver = ConstraintSolver()
      let variables = (0..<6).map { _ in solver.addVariable() }
      for (index, variable) in variables.enumerated() {
        let other = variables[Int.random(in: 0..<6, using: &numbers)]
        _ = try solver.addConstraint(
          sum([(variable, 1)], -Double(index)), .equal, priority: .init(500))
        _ = try solver.addConstraint(
          sum([(variable, 1), (other, 1)]), .greaterThanOrEqual, priority: .required)
      }
      var determined = 0
      for variable in variables where solver.isDetermined(variable) { determined += 1 }
      all += determined == variables.count ? 1 : 0
      certain += solver.determinesMentionedVariables() ? 1 : 0
    }
    #expect((certain, all) == (100, 100))
  }
}
