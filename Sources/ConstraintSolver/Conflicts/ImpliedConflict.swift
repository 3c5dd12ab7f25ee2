/// The members of a conflict with implied bounds. They are not stored: the sets of many such conflicts contain one another.
struct ImpliedConflict: ~Copyable {
  private var isReached: [Bool]
  private var sums: [Sum]

  /// Creates one for a solver with so many variables. One finds the members of any number of conflicts, one after the other.
  init(variableCount: Int) {
    isReached = [Bool](repeating: false, count: variableCount)
    sums = [Sum](repeating: Sum(), count: variableCount)
  }

  /// The required constraints with which one that was given up contradicts itself, itself included. O(terms upstream).
  mutating func members(
    with broken: Int32, _ model: borrowing Model, _ program: borrowing ResidualProgram
  ) -> [Int32] {
    let order = upstream(of: broken, model)
    let list = model.constraints[broken].terms
    // Constraints that keep the expression above its limit keep its negative below.
    let sign = Double(model.constraints[broken].side.rawValue)
    for place in list.start..<list.end {
      sums[Int(model.terms[place].variable)].add(sign * model.terms[place].coefficient)
    }
    var members = [broken]
    for variable in order.reversed() {
      isReached[Int(variable)] = false
      let share = sums[Int(variable)]
      sums[Int(variable)] = Sum()
      if share.isZero { continue }
      let definition = model.variables[variable].definition
      let member = definition < 0 ? bound(of: variable, isLower: share.value > 0, model, program) : definition
      if member >= 0 { members.append(member) }
      if definition >= 0 { distribute(share.value, overInputsOf: definition, model) }
    }
    return members
  }

  /// A few of these members: those that are reached first, and at most ``closestCount``.
  func closestMembers(
    with broken: Int32, _ model: borrowing Model, _ program: borrowing ResidualProgram
  ) -> [Int32] {
    var members = [broken]
    let sign = Double(model.constraints[broken].side.rawValue)
    var terms = inputs(of: broken, except: -1, times: sign, model)
    var next = 0
    while next < terms.count, members.count < Self.closestCount {
      let (variable, rate) = terms[next]
      next += 1
      let definition = model.variables[variable].definition
      let member = definition < 0 ? bound(of: variable, isLower: rate > 0, model, program) : definition
      guard member >= 0, !members.contains(member) else { continue }
      members.append(member)
      if definition >= 0 {
        let factor = rate * model.constraints[definition].inverse
        terms += inputs(of: definition, except: variable, times: factor, model)
      }
    }
    return members
  }

  static var closestCount: Int { 16 }

  private func inputs(
    of constraint: Int32, except target: Int32, times factor: Double, _ model: borrowing Model
  ) -> [(variable: Int32, rate: Double)] {
    var inputs: [(variable: Int32, rate: Double)] = []
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end where model.terms[place].variable != target {
      inputs.append((model.terms[place].variable, factor * model.terms[place].coefficient))
    }
    return inputs
  }

  /// The variables upstream of a constraint, each after all it follows from.
  private mutating func upstream(of constraint: Int32, _ model: borrowing Model) -> [Int32] {
    var order: [Int32] = []
    var stack: [(variable: Int32, next: Int32)] = []
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end {
      enter(model.terms[place].variable, &stack)
      drain(&stack, into: &order, model)
    }
    return order
  }

  private mutating func drain(
    _ stack: inout [(variable: Int32, next: Int32)], into order: inout [Int32], _ model: borrowing Model
  ) {
    while let (variable, next) = stack.last {
      let definition = model.variables[variable].definition
      guard definition >= 0, next < model.constraints[definition].terms.count else {
        stack.removeLast()
        order.append(variable)
        continue
      }
      stack[stack.count - 1].next += 1
      enter(model.terms[model.constraints[definition].terms, next].variable, &stack)
    }
  }

  private mutating func enter(_ variable: Int32, _ stack: inout [(variable: Int32, next: Int32)]) {
    guard !isReached[Int(variable)] else { return }
    isReached[Int(variable)] = true
    stack.append((variable, 0))
  }

  private mutating func distribute(
    _ amount: Double, overInputsOf definition: Int32, _ model: borrowing Model
  ) {
    let record = model.constraints[definition]
    for place in record.terms.start..<record.terms.end where model.terms[place].variable != record.target {
      sums[Int(model.terms[place].variable)].add(amount * record.inverse * model.terms[place].coefficient)
    }
  }

  /// The required piece that bounds a parameter most tightly from one side, or -1.
  private func bound(
    of parameter: Int32, isLower: Bool, _ model: borrowing Model, _ program: borrowing ResidualProgram
  ) -> Int32 {
    let residual = model.variables[parameter].residual
    guard residual >= 0 else { return -1 }
    var (tightest, value): (Int32, Double) = (-1, 0)
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      let record = program.pieces[piece]
      if record.isRequired, isLower ? record.costsBelow : record.costsAbove,
        tightest < 0 || (isLower ? record.breakpoint > value : record.breakpoint < value)
      {
        (tightest, value) = (piece, record.breakpoint)
      }
      piece = record.next
    }
    return tightest
  }
}
