import ConstraintSolver
import Testing

@Suite struct RequiredEquationsTests {
  @Test func `A chain of required equations gives its last variable`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(y, 1), (x, -1)], -5), .equal, priority: .required)
    _ = try solver.addConstraint(sum([(z, 1), (y, -2)], 0), .equal, priority: .required)
    let given = try solver.addConstraint(sum([(x, 1)], -1), .equal, priority: .required)
    var answers: [Bool] = []
    solver.update()
    answers.append(solver.followsFromRequiredEquations(z))
    try solver.setConstant(-7, of: given)
    solver.update()
    answers.append(solver.followsFromRequiredEquations(z))
    try solver.setPriority(.init(999), of: given)
    solver.update()
    answers.append(solver.followsFromRequiredEquations(z))
    #expect(answers == [true, true, false])
  }

  @Test func `An inequality and a preference give nothing`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(x, 1)], -10), .lessThanOrEqual, priority: .required)
    _ = try solver.addConstraint(sum([(x, 1)], -20), .equal, priority: .init(750))
    _ = try solver.addConstraint(sum([(y, 1), (x, -1)], 0), .equal, priority: .required)
    solver.update()
    let answers = [solver.followsFromRequiredEquations(x), solver.followsFromRequiredEquations(y)]
    #expect(answers == [false, false])
  }

  /// x + y = 10 and x - y = 2: the second has a row, and no definition.
  @Test func `Two equations of two variables give both`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(x, 1), (y, 1)], -10), .equal, priority: .required)
    let difference = try solver.addConstraint(sum([(x, 1), (y, -1)], -2), .equal, priority: .required)
    var answers: [Bool] = []
    solver.update()
    answers += [solver.followsFromRequiredEquations(x), solver.followsFromRequiredEquations(y)]
    try solver.setPriority(.init(500), of: difference)
    solver.update()
    answers += [solver.followsFromRequiredEquations(x), solver.followsFromRequiredEquations(y)]
    #expect(answers == [true, true, false, false])
  }

  /// A variable that follows has the value that it has without all other constraints, which determine nothing of it.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `What follows has the same value without all other constraints`(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    var solver = ConstraintSolver()
    var equations = ConstraintSolver()
    let variables = (0..<6).map { _ in (solver.addVariable(), equations.addVariable()) }
    for _ in 0..<Int.random(in: 4...12, using: &numbers) {
      let terms = variables.shuffled(using: &numbers).prefix(Int.random(in: 1...3, using: &numbers)).map {
        ($0, [-2.0, -1, 1, 2][Int.random(in: 0..<4, using: &numbers)])
      }
      let constant = Double(Int.random(in: -20...20, using: &numbers))
      let isEquation = Bool.random(using: &numbers)
      let isRequired = Bool.random(using: &numbers)
      _ = try solver.addConstraint(
        sum(terms.map { ($0.0.0, $0.1) }, constant), isEquation ? .equal : .lessThanOrEqual,
        priority: isRequired ? .required : .init(500))
      guard isEquation, isRequired else { continue }
      _ = try equations.addConstraint(
        sum(terms.map { ($0.0.1, $0.1) }, constant), .equal, priority: .required)
    }
    solver.update()
    equations.update()
    let hasConflicts = !solver.conflicts().isEmpty
    guard !hasConflicts else { return }
    for (variable, alone) in variables where solver.followsFromRequiredEquations(variable) {
      let isDetermined = equations.isDetermined(alone)
      let (value, valueAlone) = (solver.value(of: variable), equations.value(of: alone))
      #expect(isDetermined, "seed \(seed)")
      #expect(abs(value - valueAlone) < 1e-6, "seed \(seed)")
    }
  }
}
