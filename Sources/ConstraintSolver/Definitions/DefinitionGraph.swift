/// The definition graph: required equalities, each of which defines one variable by the others. It has no
/// cycles, so values follow by evaluation in topological order.
extension ConstraintSolver {
  /// Makes a required equality the definition of the variable of one of its terms.
  @inline(__always)
  mutating func define(by constraint: Int32, at place: Int32) {
    let variable = terms[place].variable
    let isUsed = variables[variable].firstUse >= 0
    constraints[constraint].becomeDefinition(of: variable, coefficient: terms[place].coefficient)
    variables[variable].definition = constraint
    linkTerms(of: constraint)
    queues.definitions.append(constraint)
    if isUsed { queues.redefinedVariables.append(variable) }
  }

  /// Makes the variable a constraint defines a parameter again. It keeps its value.
  mutating func undefine(_ constraint: Int32) {
    variables[constraints[constraint].target].definition = -1
    constraints[constraint].target = -1
    unlinkTerms(of: constraint)
  }

  /// The value that a definition gives to its variable.
  @inline(__always)
  func definedValue(_ constraint: Int32) -> Double {
    let list = constraints[constraint].terms
    let target = constraints[constraint].target
    let term = terms.address(of: list)
    let value = values.all
    var sum = constraints[constraint].appliedConstant
    for position in 0..<Int(list.count) where term[position].variable != target {
      sum += term[position].coefficient * value[Int(term[position].variable)]
    }
    return sum * constraints[constraint].inverse
  }

  /// The value of a constraint's expression.
  @inline(__always)
  func expressionValue(_ constraint: Int32) -> Double {
    constraints[constraint].constant + termSum(constraint)
  }

  /// The value of a constraint's expression without its constant.
  @inline(__always)
  func termSum(_ constraint: Int32) -> Double {
    let list = constraints[constraint].terms
    let term = terms.address(of: list)
    var sum = 0.0
    for position in 0..<Int(list.count) {
      sum += term[position].coefficient * values[term[position].variable]
    }
    return sum
  }

  /// Enters a constraint's terms into the chains of their variables.
  @inline(__always)
  mutating func linkTerms(of constraint: Int32) {
    structureVersion &+= 1
    let list = constraints[constraint].terms
    let term = terms.all
    let variable = variables.all
    for place in Int(list.start)..<Int(list.end) {
      let index = Int(term[place].variable)
      let head = variable[index].firstUse
      term[place].next = head
      term[place].previous = -1
      if head >= 0 { term[Int(head)].previous = Int32(truncatingIfNeeded: place) }
      variable[index].firstUse = Int32(truncatingIfNeeded: place)
    }
  }

  /// Takes a constraint's terms out of the chains of their variables.
  mutating func unlinkTerms(of constraint: Int32) {
    structureVersion += 1
    unlink(constraints[constraint].terms)
  }

  mutating func unlink(_ list: List) {
    for place in list.start..<list.end {
      let term = terms[place]
      if term.previous >= 0 {
        terms[term.previous].next = term.next
      } else {
        variables[term.variable].firstUse = term.next
      }
      if term.next >= 0 { terms[term.next].previous = term.previous }
    }
  }

  /// Whether `variable` depends, through definitions, on `target`. Returns true after visiting `limit`
  /// variables, without a result.
  mutating func follows(_ variable: Int32, from target: Int32, limit: Int = 4096) -> Bool {
    let stamp = freshStamp()
    var visited = 0
    scratch.sources.removeAll()
    scratch.sources.append(variable)
    while let next = scratch.sources.popLast() {
      if next == target { return true }
      if scratch.variableMarks[next] == stamp { continue }
      scratch.variableMarks[next] = stamp
      visited += 1
      if visited > limit { return true }
      guard variables[next].definition >= 0 else { continue }
      let list = constraints[variables[next].definition].terms
      for place in list.start..<list.end where terms[place].variable != next {
        scratch.sources.append(terms[place].variable)
      }
    }
    return false
  }
}
