import ConstraintSolver
import Testing

@Suite struct LooseInequalityTests {
  @Test func `An inequality is loose where its variable could go to the limit, or away from it`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let below = try solver.addConstraint(sum([(x, 1)], -10), .lessThanOrEqual, priority: .required)
    let touching = try solver.addConstraint(sum([(y, 1), (z, 1)]), .greaterThanOrEqual, priority: .required)
    let loose = (solver.isLoose(below), solver.isLoose(touching))
    #expect(loose == (true, true))
  }

  @Test func `An inequality is not loose where its variable rests on a limit or is determined`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let lower = try solver.addConstraint(sum([(x, 1)], -10), .greaterThanOrEqual, priority: .required)
    let upper = try solver.addConstraint(sum([(x, 1)], -100), .lessThanOrEqual, priority: .required)
    let wish = try solver.addConstraint(sum([(y, 1)], -5), .equal, priority: .init(1))
    let idle = try solver.addConstraint(sum([(y, 1)], -100), .lessThanOrEqual, priority: .required)
    let loose = [lower, upper, wish, idle].map { solver.isLoose($0) }
    #expect(loose == [false, false, false, false])
  }

  @Test func `Of two choices the first one counts, and neither determines`() throws {
    var solver = ConstraintSolver()
    let (x, width) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addConstraint(sum([(x, 1), (width, 1)], -300), .lessThanOrEqual, priority: .required)
    _ = try solver.addConstraint(sum([(x, 1), (width, 1)], -300), .equal, priority: .choice)
    _ = try solver.addConstraint(sum([(width, 1)]), .equal, priority: .firstChoice)
    solver.update()
    #expect(solver.value(of: x) == 300)
    #expect(solver.value(of: width) == 0)
    let determined = (solver.isDetermined(x), solver.isDetermined(width))
    #expect(determined == (false, false))
    _ = try solver.addConstraint(sum([(x, 1)], -40), .equal, priority: .init(1))
    solver.update()
    #expect(solver.value(of: x) == 40)
    let isDetermined = solver.isDetermined(x)
    #expect(isDetermined)
  }
}
