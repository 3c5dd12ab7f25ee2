@testable import ConstraintSolver
import Foundation
import Testing

/// Replays programs whose optima HiGHS, an independent LP solver, has recorded (`scripts/record-solver-states`).
@Suite struct RecordedStatesTests {
  private static let programs: [[Substring]] = {
    let path = #filePath.replacingOccurrences(of: "RecordedStatesTests.swift", with: "Recorded/states.txt")
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    var programs: [[Substring]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("S ") { programs.append([]) }
      programs[programs.count - 1].append(line)
    }
    return programs
  }()

  @Test func `Programs have been recorded`() {
    #expect(Self.programs.count > 200)
  }

  @Test(arguments: 0..<8)
  func `Every level is as good as HiGHS finds, and the same constraints are given up`(part: Int) throws {
    for index in stride(from: part, to: Self.programs.count, by: 8) {
      var player = RecordPlayer(.changes)
      for line in Self.programs[index] { try player.play(line) }
    }
  }

  @Test func `A conflict is not read from a row that has lost one of the constraints`() throws {
    let program = try #require(Self.programs.first { $0[0].hasPrefix("S 5204007 ") })
    var player = RecordPlayer(.changes)
    for line in program { try player.play(line) }
  }

  @Test(arguments: 0..<4)
  func `Building a program from scratch leads to the same optimum as changing it`(part: Int) throws {
    for index in stride(from: part, to: Self.programs.count, by: 4) {
      var player = RecordPlayer(.rebuilds)
      for line in Self.programs[index] { try player.play(line) }
    }
  }

  @Test(arguments: 0..<4)
  func `Constraints that define variables with slack variables lead to the same optimum`(part: Int) throws {
    for index in stride(from: part, to: Self.programs.count, by: 4) {
      var player = RecordPlayer(.definesWithSlack)
      for line in Self.programs[index] { try player.play(line) }
    }
  }

  @Test(arguments: 0..<4)
  func `Optional constraints that are counted without rows lead to the same optimum`(part: Int) throws {
    for index in stride(from: part, to: Self.programs.count, by: 4) {
      var player = RecordPlayer(.avoidsRows)
      for line in Self.programs[index] { try player.play(line) }
    }
  }

  /// Whether coefficients of one constraint differ by more than a hundred.
  private static func isMixed(_ program: [Substring]) -> Bool {
    program.contains { line in
      guard line.hasPrefix("C ") else { return false }
      let fields = line.split(separator: " ").dropFirst(5)
      let sizes = zip(fields, 0...).filter { $0.1 % 2 == 1 }.map { abs(Double($0.0)!) }
      return sizes.max()! > 100 * sizes.min()!
    }
  }

  /// Every eighth program, and all with coefficients from 1e-3 to 1e3 in each constraint.
  @Test(arguments: 0..<2)
  func `The slower path that finishes an update without steps leads to the same optimum`(part: Int) throws {
    for index in stride(from: part, to: Self.programs.count, by: 2) {
      let program = Self.programs[index]
      guard Self.isMixed(program) || index % 8 < 2 else { continue }
      var player = RecordPlayer(.fallsBack)
      for line in program { try player.play(line) }
    }
  }
}

/// Plays a recorded program on a solver and compares.
struct RecordPlayer: ~Copyable {
  private struct Item {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintSolver.Relation
    var priority: Float
    var constant: Double
    var handle: ConstraintSolver.Constraint?

    var scale: Double { terms.reduce(0) { max($0, $1.coefficient.magnitude) } }
    var weight: Double { priority == 1000 ? 1 : scale }

    func error(_ values: [Double]) -> Double {
      let excess = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      return (relation == .equal ? excess.magnitude : max(0, -Double(relation.rawValue) * excess)) / scale
        * weight
    }
  }

  enum Mode { case changes, rebuilds, fallsBack, definesWithSlack, avoidsRows }

  private let mode: Mode
  private var name = ""
  private var solver = ConstraintSolver()
  private var variables: [ConstraintSolver.Variable] = []
  private var items: [Int: Item] = [:]
  private var count = 0

  init(_ mode: Mode) {
    self.mode = mode
    solver.checksInvariants = mode != .fallsBack
    if mode == .fallsBack { solver.program.budget.mostSteps = 0 }
    if mode == .definesWithSlack || mode == .avoidsRows { solver.leastSlackVariables = 0 }
    if mode == .avoidsRows { solver.rowLimits = RowLimits(rowsInFull: 0, stepsUpstream: 0, entries: 0) }
  }

  mutating func play(_ line: Substring) throws {
    let fields = line.split(separator: " ")
    switch fields[0] {
    case "S": start(seed: fields[1], variableCount: Int(fields[2])!)
    case "C": try add(fields)
    case "K":
      items[Int(fields[1])!]!.constant = Double(fields[2])!
      try solver.setConstant(Double(fields[2])!, of: items[Int(fields[1])!]!.handle!)
    case "P":
      items[Int(fields[1])!]!.priority = Float(fields[2])!
      try solver.setPriority(.init(Float(fields[2])!), of: items[Int(fields[1])!]!.handle!)
    case "R": try solver.removeConstraint(items.removeValue(forKey: Int(fields[1])!)!.handle!)
    case "U":
      if mode == .rebuilds { try rebuild() }
      solver.update()
    case "O":
      compare(fields.dropFirst().map { Double($0)! })
      try checkConflicts()
    case "B": compareBroken(fields.dropFirst().map { Int($0)! })
    default: Issue.record("cannot read \(line)")
    }
  }

  private mutating func start(seed: Substring, variableCount: Int) {
    name = "seed \(seed)"
    for _ in 0..<variableCount { variables.append(solver.addVariable()) }
  }

  private mutating func add(_ fields: [Substring]) throws {
    var terms: [(variable: Int, coefficient: Double)] = []
    for index in 0..<Int(fields[4])! {
      terms.append((Int(fields[5 + 2 * index])!, Double(fields[6 + 2 * index])!))
    }
    var item = Item(
      terms: terms, relation: .init(rawValue: Int8(fields[1])!)!, priority: Float(fields[2])!,
      constant: Double(fields[3])!)
    item.handle = try Self.install(item, in: &solver, variables)
    items[count] = item
    count += 1
  }

  private static func install(
    _ item: Item, in solver: inout ConstraintSolver, _ variables: [ConstraintSolver.Variable]
  ) throws -> ConstraintSolver.Constraint {
    var expression = ConstraintSolver.LinearExpression(constant: item.constant)
    for term in item.terms { expression.add(variables[term.variable], term.coefficient) }
    return try solver.addConstraint(expression, item.relation, priority: .init(item.priority))
  }

  private mutating func rebuild() throws {
    solver = ConstraintSolver()
    variables = variables.map { _ in solver.addVariable() }
    for number in items.keys.sorted() {
      items[number]!.handle = try Self.install(items[number]!, in: &solver, variables)
    }
  }

  private func compare(_ optima: [Double]) {
    let values = variables.map { solver.value(of: $0) }
    let broken = Set(solver.conflicts().map(\.broken))
    let kept = items.values.filter { !broken.contains($0.handle!) }
    for index in stride(from: 0, to: optima.count, by: 2) {
      let level = kept.filter { $0.priority == Float(optima[index]) }
      let error = level.reduce(0) { $0 + $1.error(values) }
      let unit = level.reduce(0) { max($0, $1.weight) }
      let limit = optima[index + 1] + 1e-4 * (unit + optima[index + 1].magnitude)
      #expect(error <= limit, "\(name), level \(optima[index])")
    }
  }

  private func compareBroken(_ expected: [Int]) {
    let broken = Set(solver.conflicts().map(\.broken))
    let numbers = items.filter { broken.contains($0.value.handle!) }.keys.sorted()
    #expect(numbers == expected, "\(name)")
  }

  /// Checks that constraints that contradict each other among all constraints do so without the others.
  private func checkConflicts() throws {
    for conflict in solver.conflicts() {
      var alone = ConstraintSolver()
      let variables = variables.map { _ in alone.addVariable() }
      for item in items.values.filter({ conflict.constraints.contains($0.handle!) }) {
        _ = try Self.install(item, in: &alone, variables)
      }
      alone.update()
      let numbers = items.filter { conflict.constraints.contains($0.value.handle!) }.keys.sorted()
      #expect(alone.conflictCount == 1, "\(name), \(numbers)")
    }
  }
}
