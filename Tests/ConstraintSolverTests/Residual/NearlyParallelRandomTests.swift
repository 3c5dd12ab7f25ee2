import ConstraintSolver
import Foundation
import Testing

/// Random programs in which every third required row is an earlier one with a coefficient that differs by a share of 1e-9 to 1e-3.
/// `NEARLY_PARALLEL_PROGRAMS` makes a longer run.
@Suite struct NearlyParallelRandomTests {
  private struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: ConstraintSolver.Relation
    let constant: Double
    var handle: ConstraintSolver.Constraint?

    /// How far the values break the row, in multiples of its greatest term.
    func error(_ values: [Double]) -> Double {
      let excess = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      let size = terms.reduce(constant.magnitude) {
        max($0, ($1.coefficient * values[$1.variable]).magnitude)
      }
      let error = relation == .equal ? excess.magnitude : max(0, -Double(relation.rawValue) * excess)
      return error / max(1, size)
    }
  }

  @Test func `Required rows that are nearly parallel hold or are given up`() throws {
    let setting = ProcessInfo.processInfo.environment["NEARLY_PARALLEL_PROGRAMS"].flatMap { UInt64($0) }
    for seed in 1...(setting ?? 300) {
      if let failure = try Self.run(seed) { Issue.record("seed \(seed): \(failure)") }
    }
  }

  /// Programs that longer runs found: the fallback moved far on a small coefficient, and violations without an explanation were not
  /// looked at again.
  @Test(arguments: [913, 2936, 7510, 8151, 10731, 11442, 14693, 15247, 17786, 19046, 19559] as [UInt64])
  func `Rows that differ in their last digits hold, are given up, or are not solved`(seed: UInt64) throws {
    if let failure = try Self.run(seed) { Issue.record("\(failure)") }
  }

  private static func run(_ seed: UInt64) throws -> String? {
    var random = SplitMix(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<random.number(2...8)).map { _ in solver.addVariable() }
    for variable in variables {
      let place = Double(random.number(-20...20))
      try solver.addConstraint(sum([(variable, 1)], place), .equal, priority: .init(1))
    }
    var rows: [Row] = []
    for step in 0..<6 {
      for _ in 0..<random.number(1...variables.count) {
        var row = makeRow(&random, after: rows, variables.count)
        let terms = row.terms.map { (variables[$0.variable], $0.coefficient) }
        row.handle = try solver.addConstraint(sum(terms, row.constant), row.relation)
        rows.append(row)
      }
      if step > 2, let leaving = rows.indices.randomElement(using: &random) {
        try solver.removeConstraint(rows.remove(at: leaving).handle!)
      }
      solver.update()
      guard solver.isSolved else { return nil }
      let (broken, values) = (solver.conflicts().map(\.broken), variables.map { solver.value(of: $0) })
      for (number, row) in rows.enumerated() where !broken.contains(row.handle!) {
        let error = row.error(values)
        if !(error < 1e-5) { return "step \(step), row \(number) is broken by \(error)" }
      }
    }
    return nil
  }

  private static func makeRow(_ random: inout SplitMix, after rows: [Row], _ count: Int) -> Row {
    let relations: [ConstraintSolver.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let (relation, constant) = (relations[random.number(0...3)], Double(random.number(-50...50)))
    guard random.number(0...2) == 0, let former = rows.randomElement(using: &random) else {
      var terms: [(variable: Int, coefficient: Double)] = []
      for variable in (0..<count).shuffled(using: &random).prefix(random.number(1...min(4, count))) {
        terms.append((variable, [1, -1, 2, -0.5, 1.0 / 3][random.number(0...4)]))
      }
      return Row(terms: terms, relation: relation, constant: constant)
    }
    var terms = former.terms
    let changed = random.number(0...(terms.count - 1))
    terms[changed].coefficient *= 1 + [1e-9, 3e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3][random.number(0...6)]
    return Row(
      terms: terms, relation: relation, constant: random.number(0...1) == 0 ? former.constant : constant)
  }
}
