import Foundation
import Testing

@testable import ConstraintSolver

/// Layouts of grids with thirds, aspect ratios and priorities that change: many equalities hold in the same place, and
/// some of them are redundant.
@Suite struct CyclingTests {
  private static let folder = #filePath.replacingOccurrences(
    of: "CyclingTests.swift", with: "Recorded/Grids")

  private static let names = [
    "1069-10", "1069-3", "3580-5", "4407-5", "4416-3", "5717-8", "5959-6", "medium", "small",
  ]

  @Test(arguments: names, [0, 1000])
  func `Redundant equalities of one priority do not change places for ever`(
    name: String, unrelatedLabels: Int
  ) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/grid-\(name).txt", encoding: .utf8)
    var player = GridPlayer()
    for line in text.split(separator: "\n") { try player.play(line, unrelatedLabels: unrelatedLabels) }
    #expect(player.updateCount > 1)
  }

  @Test(arguments: 0..<8)
  func `Programs of which most constraints meet in one place are solved without the fallback`(
    part: Int
  ) throws {
    for seed in stride(from: part, to: 4000, by: 8) {
      var program = try DegenerateProgram(seed: seed)
      for _ in 0..<8 {
        try program.change()
        #expect(program.stepsForEachConstraint < 100, "seed \(seed)")
        #expect(!program.solver.program.budget.isExhausted, "seed \(seed)")
      }
    }
  }
}

/// A random program with few coefficients, constants and priorities, so that many constraints hold in the same place.
private struct DegenerateProgram: ~Copyable {
  private static let priorities: [Float] = [250, 500, 500, 500, 750, 1000]
  private static let constants: [Double] = [0, 0, 0, -8, 8, 10]
  private static let coefficients: [Double] = [1, 1, -1, -1, 2, -0.5, 1.0 / 3, -1.618]

  private(set) var solver = ConstraintSolver()
  private var constraints: [ConstraintSolver.Constraint] = []
  private var random: UInt64

  init(seed: Int) throws {
    random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let variables = (0..<2 + next(8)).map { _ in solver.addVariable() }
    for _ in 0..<variables.count + next(3 * variables.count) { try addConstraint(on: variables) }
    solver.update()
  }

  var stepsForEachConstraint: Int { solver.stepCount / constraints.count }

  /// Changes up to three constraints and solves.
  mutating func change() throws {
    for _ in 0...next(2) {
      let constraint = constraints[next(constraints.count)]
      if next(2) == 0 {
        try solver.setPriority(.init(Self.priorities[next(6)]), of: constraint)
      } else {
        try solver.setConstant(Self.constants[next(6)], of: constraint)
      }
    }
    solver.update()
  }

  private mutating func addConstraint(on variables: [ConstraintSolver.Variable]) throws {
    var terms: [Int: Double] = [:]
    for _ in 0...next(3) { terms[next(variables.count)] = Self.coefficients[next(8)] }
    let relation: ConstraintSolver.Relation =
      switch next(4) {
      case 0: .lessThanOrEqual
      case 1: .greaterThanOrEqual
      default: .equal
      }
    let expression = sum(
      terms.sorted { $0.key < $1.key }.map { (variables[$0.key], $0.value) }, Self.constants[next(6)])
    constraints.append(
      try solver.addConstraint(expression, relation, priority: .init(Self.priorities[next(6)])))
  }

  /// A xorshift generator.
  private mutating func next(_ count: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int((random >> 11) % UInt64(count))
  }
}

/// Plays the changes of a recorded grid and looks at what each update takes.
private struct GridPlayer: ~Copyable {
  private var solver = ConstraintSolver()
  private var variables: [ConstraintSolver.Variable] = []
  private var constraints: [ConstraintSolver.Constraint] = []
  private(set) var updateCount = 0
  private var stepLimit = 0

  mutating func play(_ line: Substring, unrelatedLabels: Int) throws {
    let fields = line.split(separator: " ")
    switch fields[0] {
    case "S": break
    case "V": for _ in 0..<Int(fields[1])! { variables.append(solver.addVariable()) }
    case "C": try add(fields)
    case "K": try solver.setConstant(Double(fields[2])!, of: constraints[Int(fields[1])!])
    case "P": try solver.setPriority(.init(Float(fields[2])!), of: constraints[Int(fields[1])!])
    case "R": try solver.removeConstraint(constraints[Int(fields[1])!])
    case "U", "u":
      if updateCount == 0 { try addLabels(unrelatedLabels) }
      update()
    default: Issue.record("cannot read \(line)")
    }
  }

  private mutating func add(_ fields: [Substring]) throws {
    var terms: [(ConstraintSolver.Variable, Double)] = []
    for index in 0..<Int(fields[4])! {
      terms.append((variables[Int(fields[5 + 2 * index])!], Double(fields[6 + 2 * index])!))
    }
    constraints.append(
      try solver.addConstraint(
        sum(terms, Double(fields[3])!), .init(rawValue: Int8(fields[1])!)!,
        priority: .init(Float(fields[2])!)))
  }

  private mutating func addLabels(_ count: Int) throws {
    for _ in 0..<count {
      let (width, gap) = (solver.addVariable(), solver.addVariable())
      _ = try solver.addConstraint(sum([(width, 1)], -50), .lessThanOrEqual, priority: .init(250))
      _ = try solver.addConstraint(sum([(width, 1)], -50), .greaterThanOrEqual, priority: .init(750))
      _ = try solver.addConstraint(sum([(gap, 1)], -10), .equal, priority: .init(251))
      _ = try solver.addConstraint(
        sum([(width, 1), (gap, 1)], -70), .greaterThanOrEqual, priority: .init(900))
    }
  }

  private mutating func update() {
    solver.update()
    updateCount += 1
    // The first one builds the labels, too.
    if updateCount > 1 { #expect(solver.stepCount < 4 * constraints.count) }
    #expect(!solver.program.budget.isExhausted)
    #expect(solver.invariantViolations().isEmpty)
  }
}
