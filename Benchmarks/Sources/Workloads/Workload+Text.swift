import ConstraintSolver

extension Workload {
  /// Why a workload file could not be read.
  public struct FormatError: Error, CustomStringConvertible {
    public let line: Int
    public let text: String
    public var description: String { "line \(line): cannot read \"\(text.prefix(60))\"" }
  }

  /// Reads the text format of the prototype's generators, one item a line:
  ///
  ///     W name size                                          header
  ///     NV n                                                 variables 0..<n
  ///     E variable weight priority value                     edit
  ///     C relation priority weight constant n (variable coefficient)*   relation 0 ==, 1 <=, 2 >=
  ///     P name … Q                                           phase, with S variable value | K constraint constant |
  ///                                                          R constraint | A constraint | U
  ///     X name value*                                        expected values after the build or a phase
  ///
  /// Weights are for solvers without exact priorities and are not used.
  public init(text: String) throws {
    self.init(name: "", size: 0)
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let fields = line.split(separator: " ")
      guard let key = fields.first else { continue }
      guard read(key, Array(fields.dropFirst())) else { throw FormatError(line: number, text: String(line)) }
    }
  }

  private mutating func read(_ key: Substring, _ fields: [Substring]) -> Bool {
    switch key {
    case "W": return readHeader(fields)
    case "NV": return readCount(fields)
    case "E": return readEdit(fields)
    case "C": return readConstraint(fields)
    case "P":
      guard let name = fields.first else { return false }
      phases.append(Phase(name: String(name)))
      return true
    case "X": return readExpectation(fields)
    case "Q": return true
    default: return readOperation(key, fields)
    }
  }

  private mutating func readHeader(_ fields: [Substring]) -> Bool {
    guard fields.count == 2, let count = Int(fields[1]) else { return false }
    name = String(fields[0])
    size = count
    return true
  }

  private mutating func readCount(_ fields: [Substring]) -> Bool {
    guard fields.count == 1, let count = Int(fields[0]) else { return false }
    variableCount = count
    return true
  }

  private mutating func readEdit(_ fields: [Substring]) -> Bool {
    guard fields.count == 4, let variable = Int(fields[0]), let priority = Float(fields[2]),
      let value = Double(fields[3])
    else { return false }
    edits.append(Edit(variable: variable, value: value, priority: priority))
    return true
  }

  private mutating func readConstraint(_ fields: [Substring]) -> Bool {
    let relations: [ConstraintSolver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    guard fields.count >= 5, let relation = Int(fields[0]), relations.indices.contains(relation),
      let priority = Float(fields[1]), let constant = Double(fields[3]), let count = Int(fields[4]),
      fields.count == 5 + 2 * count
    else { return false }
    var terms: [(Int, Double)] = []
    for index in 0..<count {
      guard let variable = Int(fields[5 + 2 * index]), let coefficient = Double(fields[6 + 2 * index]) else {
        return false
      }
      terms.append((variable, coefficient))
    }
    add(terms, relations[relation], constant, priority)
    return true
  }

  private mutating func readExpectation(_ fields: [Substring]) -> Bool {
    let expected = fields.dropFirst().compactMap { Double($0) }
    guard let name = fields.first, expected.count == fields.count - 1 else { return false }
    if name == "build" {
      expectedAfterBuild = expected
    } else if let index = phases.firstIndex(where: { $0.name == name }) {
      phases[index].expected = expected
    }
    return true
  }

  private mutating func readOperation(_ key: Substring, _ fields: [Substring]) -> Bool {
    guard !phases.isEmpty else { return false }
    let index = fields.first.flatMap { Int($0) }
    let value = fields.count > 1 ? Double(fields[1]) : nil
    let operation: Operation
    switch (key, index, value) {
    case ("U", _, _): operation = .update
    case ("R", let index?, _): operation = .remove(constraint: index)
    case ("A", let index?, _): operation = .add(constraint: index)
    case ("S", let index?, let value?): operation = .suggest(variable: index, value: value)
    case ("K", let index?, let value?): operation = .setConstant(constraint: index, value: value)
    default: return false
    }
    phases[phases.count - 1].operations.append(operation)
    return true
  }
}

extension Workload {
  /// The workload in the text format. Weights, for solvers without exact priorities, follow the usual strengths.
  public var text: String {
    var text = "W \(name) \(size)\nNV \(variableCount)\n"
    for edit in edits {
      text += "E \(edit.variable) \(weight(edit.priority)) \(Int(edit.priority)) \(edit.value)\n"
    }
    for constraint in constraints {
      let relation = [1, 0, 2][Int(constraint.relation.rawValue) + 1]
      text +=
        "C \(relation) \(Int(constraint.priority)) \(weight(constraint.priority)) \(constraint.constant)"
      text += " \(constraint.terms.count)"
      for index in constraint.terms { text += " \(terms[index].variable) \(terms[index].coefficient)" }
      text += "\n"
    }
    for phase in phases {
      text += "P \(phase.name)\n" + phase.operations.map { self.text(of: $0) }.joined() + "Q\n"
    }
    text += expectation("build", expectedAfterBuild)
    for phase in phases { text += expectation(phase.name, phase.expected) }
    return text
  }

  private func expectation(_ name: String, _ values: [Double]) -> String {
    values.isEmpty ? "" : "X \(name) \(values.map { "\($0)" }.joined(separator: " "))\n"
  }

  private func weight(_ priority: Float) -> Double {
    switch priority {
    case 1000...: 1_001_001_000
    case 750...: 1_000_000
    case 500...: 1_000
    default: 1
    }
  }

  private func text(of operation: Operation) -> String {
    switch operation {
    case .suggest(let variable, let value): "S \(variable) \(value)\n"
    case .setConstant(let constraint, let value): "K \(constraint) \(value)\n"
    case .remove(let constraint): "R \(constraint)\n"
    case .add(let constraint): "A \(constraint)\n"
    case .update: "U\n"
    }
  }
}
