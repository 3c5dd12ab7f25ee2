import ConstraintSolver
import Foundation
import Testing

/// A program from a file, one operation a line: `S` a new solver; `V n` n variables; `C relation priority constant n
/// (variable coefficient)…` a constraint; `K constraint constant`, `P constraint priority` and `R constraint` change or
/// remove one; `U` an update.
struct RecordedProgram: ~Copyable {
  struct Item {
    let handle: ConstraintSolver.Constraint
    let terms: [(variable: Int, coefficient: Double)]
    let relation: ConstraintSolver.Relation
    var constant: Double
    var priority: Float

    func error(_ values: [Double]) -> Double {
      let excess = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      return relation == .equal ? abs(excess) : max(0, -Double(relation.rawValue) * excess)
    }
  }

  var solver: ConstraintSolver
  private(set) var items: [Int: Item] = [:]
  private var variables: [ConstraintSolver.Variable] = []
  private var count = 0

  init(in solver: consuming ConstraintSolver = ConstraintSolver()) {
    self.solver = solver
  }

  /// The lines of a file in the folder of recorded programs.
  static func lines(of name: String) throws -> [Substring] {
    let folder = #filePath.replacingOccurrences(of: "RecordedProgram.swift", with: "Recorded")
    return try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n")
  }

  var values: [Double] {
    var values: [Double] = []
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }

  /// Those that were not given up.
  var kept: [Item] {
    let broken = Set(solver.conflicts().map(\.broken))
    return items.values.filter { !broken.contains($0.handle) }
  }

  /// The sum of the errors of one priority at values.
  func error(at priority: Float, _ values: [Double]) -> Double {
    kept.reduce(0) { $0 + ($1.priority == priority ? $1.error(values) : 0) }
  }

  /// A new solver with the constraints that there are now, after its first update.
  func fresh() throws -> RecordedProgram {
    var program = RecordedProgram()
    for _ in variables { program.variables.append(program.solver.addVariable()) }
    for (number, item) in items.sorted(by: { $0.key < $1.key }) {
      program.count = number
      try program.add(item.terms, item.relation, item.constant, item.priority)
    }
    program.solver.update()
    return program
  }

  /// Whether the line was an update.
  mutating func play(_ line: Substring) throws -> Bool {
    let fields = line.split(separator: " ")
    switch fields[0] {
    case "S": break
    case "V": for _ in 0..<Int(fields[1])! { variables.append(solver.addVariable()) }
    case "C": try add(fields)
    case "K":
      items[Int(fields[1])!]!.constant = Double(fields[2])!
      try solver.setConstant(Double(fields[2])!, of: items[Int(fields[1])!]!.handle)
    case "P":
      items[Int(fields[1])!]!.priority = Float(fields[2])!
      try solver.setPriority(.init(Float(fields[2])!), of: items[Int(fields[1])!]!.handle)
    case "R": try solver.removeConstraint(items.removeValue(forKey: Int(fields[1])!)!.handle)
    case "U":
      solver.update()
      return true
    default: Issue.record("cannot read \(line)")
    }
    return false
  }

  private mutating func add(_ fields: [Substring]) throws {
    var terms: [(variable: Int, coefficient: Double)] = []
    for index in 0..<Int(fields[4])! {
      terms.append((Int(fields[5 + 2 * index])!, Double(fields[6 + 2 * index])!))
    }
    try add(terms, .init(rawValue: Int8(fields[1])!)!, Double(fields[3])!, Float(fields[2])!)
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintSolver.Relation,
    _ constant: Double,
    _ priority: Float
  ) throws {
    let handle = try solver.addConstraint(
      sum(terms.map { (variables[$0.variable], $0.coefficient) }, constant), relation,
      priority: .init(priority))
    items[count] = Item(
      handle: handle, terms: terms, relation: relation, constant: constant, priority: priority)
    count += 1
  }
}
