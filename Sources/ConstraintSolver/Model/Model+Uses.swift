/// The chains that list, for each variable, the terms of the definition graph that mention it.
extension Model {
  /// Enters a constraint's terms into the chains of their variables.
  @inline(__always)
  mutating func linkTerms(of constraint: Int32) {
    structureVersion &+= 1
    let list = constraints[constraint].terms
    let term = terms.unsafeBase
    let variable = variables.unsafeBase
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

  /// Watches a constraint that holds, instead of giving it a row.
  mutating func makeDormant(_ constraint: Int32) {
    constraints[constraint].role = .dormant
    constraints[constraint].appliedConstant = constraints[constraint].constant
    if constraints[constraint].relation == .equal { mayHaveDormantEqualities = true }
    linkTerms(of: constraint)
  }

  /// Makes the variable a constraint defines a parameter again. It keeps its value.
  mutating func undefine(_ constraint: Int32) {
    variables[constraints[constraint].target].definition = -1
    constraints[constraint].target = -1
    unlinkTerms(of: constraint)
  }
}
