import ConstraintSolver
import Testing

/// Required constraints that are parallel apart from a billionth: they hold, or are given up.
@Suite struct NearlyParallelTests {
  @Test(arguments: ["1013-1", "1017-5", "1045-4", "1052-1", "1088-1"])
  func `Nearly parallel requirements hold or are reported`(name: String) throws {
    var program = RecordedProgram()
    for line in try RecordedProgram.lines(of: "NearlyParallel/near-\(name).txt") {
      guard try program.play(line) else { continue }
      let values = program.values
      for item in program.kept where item.priority == 1000 {
        #expect(item.error(values) < 1e-5, "\(line)")
      }
    }
  }

  /// A coefficient of 4e-9 is all that an optional row has left, and moves a variable by billions.
  @Test(arguments: ["1013-1", "1017-5", "1045-4", "1052-1", "1088-1"])
  func `An edited program errs at each level as much as a fresh one`(name: String) throws {
    var program = RecordedProgram()
    for line in try RecordedProgram.lines(of: "NearlyParallel/near-\(name).txt") {
      guard try program.play(line) else { continue }
      let fresh = try program.fresh()
      let (values, freshValues) = (program.values, fresh.values)
      // One digit in a billion is lost by each value, and by the sum of them.
      let tolerance = 1e-6 + 1e-7 * values.reduce(0) { max($0, $1.magnitude) }
      for priority in Set(program.kept.map(\.priority)) {
        let (error, freshError) = (
          program.error(at: priority, values), fresh.error(at: priority, freshValues)
        )
        #expect(abs(error - freshError) < tolerance, "\(line), priority \(priority)")
        if freshError < 1e-3 { #expect(error < 1e-3, "\(line), priority \(priority)") }
      }
    }
  }

  /// A third in two precisions: together with the constant they ask for a box that is a billion wide.
  @Test(arguments: [Float(1000), 500])
  func `Thirds of two precisions hold together, or one is reported`(priority: Float) throws {
    var solver = ConstraintSolver()
    let (box, width) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(sum([(box, 1)], -320), .equal, priority: .init(priority))
    try solver.addConstraint(sum([(width, 1), (box, -1.0 / 3)]), .equal)
    let single = try solver.addConstraint(sum([(width, 1), (box, -Double(Float(1) / 3))], -10), .equal)
    solver.update()
    let broken = solver.conflicts().map(\.broken)
    if priority == 1000 {
      #expect(broken == [single])
      #expect(abs(solver.value(of: width) - 320.0 / 3) < 1e-9)
    } else {
      let (boxValue, widthValue) = (solver.value(of: box), solver.value(of: width))
      #expect(broken.isEmpty)
      #expect(abs(widthValue - boxValue / 3) < 1e-5)
      #expect(abs(widthValue - boxValue * Double(Float(1) / 3) - 10) < 1e-5)
    }
  }
}
