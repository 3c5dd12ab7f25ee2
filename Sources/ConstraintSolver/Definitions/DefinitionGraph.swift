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

  /// Whether a variable would follow from itself if an equality defined it. Returns true after many steps, without a result.
  ///
  /// What the equality's other variables follow from, and what follows from the variable, are searched by turns: along a chain
  /// of definitions one of them is short, whichever end grows.
  @inline(__always)
  mutating func wouldCloseCycle(_ constraint: Int32, defining variable: Int32) -> Bool {
    variables[variable].firstUse >= 0 && findsCycle(constraint, defining: variable)
  }

  @inline(never)
  private mutating func findsCycle(_ constraint: Int32, defining variable: Int32) -> Bool {
    let upstream = freshStamp()
    let downstream = freshStamp()
    scratch.sources.removeAll()
    scratch.followers.removeAll()
    scratch.variableMarks[variable] = downstream
    scratch.followers.append(variable)
    _ = queueSources(of: constraint, except: variable, upstream, downstream)
    for _ in 0..<Self.mostStepsOfCycleSearch {
      guard let source = scratch.sources.popLast() else { return false }
      let definition = variables[source].definition
      if definition >= 0, queueSources(of: definition, except: source, upstream, downstream) { return true }
      guard let follower = scratch.followers.popLast() else { return false }
      if queueFollowers(of: follower, upstream, downstream) { return true }
    }
    return true
  }

  private static var mostStepsOfCycleSearch: Int { 4096 }

  /// Queues the variables of an equality that one of them follows from. True if one follows from what is to be defined.
  private mutating func queueSources(
    of constraint: Int32, except variable: Int32, _ upstream: Int32, _ downstream: Int32
  ) -> Bool {
    let list = constraints[constraint].terms
    for place in list.start..<list.end where terms[place].variable != variable {
      let source = terms[place].variable
      let mark = scratch.variableMarks[source]
      if mark == downstream { return true }
      guard mark != upstream else { continue }
      scratch.variableMarks[source] = upstream
      scratch.sources.append(source)
    }
    return false
  }

  /// Queues the variables that are defined by one. True if the equality's variables follow from one of them.
  private mutating func queueFollowers(of variable: Int32, _ upstream: Int32, _ downstream: Int32) -> Bool {
    var place = variables[variable].firstUse
    while place >= 0 {
      let user = terms[place].constraint
      place = terms[place].next
      guard constraints[user].role == .definition else { continue }
      let follower = constraints[user].target
      let mark = scratch.variableMarks[follower]
      if mark == upstream { return true }
      guard mark != downstream else { continue }
      scratch.variableMarks[follower] = downstream
      scratch.followers.append(follower)
    }
    return false
  }
}
