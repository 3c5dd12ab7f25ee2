import Testing

@testable import ConstraintSolver

@Suite struct VariableBlockTests {
  @Test func `The variables of a block stand side by side, the first at a multiple of four`() {
    var solver = ConstraintSolver()
    for alone in 0..<5 {
      for _ in 0..<alone { _ = solver.addVariable() }
      let block = solver.addVariableBlock()
      #expect((0..<4).map { block[$0].index } == (0..<4).map { 4 * block.number + $0 })
      #expect((0..<4).allSatisfy { solver.contains(block[$0]) && solver.value(of: block[$0]) == 0 })
    }
  }

  @Test func `The numbers in front of a block are left to variables that are added alone`() {
    var solver = ConstraintSolver()
    #expect(solver.addVariable().index == 0)
    #expect(solver.addVariableBlock().number == 1)
    #expect(Set((0..<3).map { _ in solver.addVariable().index }) == [1, 2, 3])
    #expect(solver.addVariable().index == 8)
  }

  @Test func `A block is used again when all its variables are removed, with the value 0 and other handles`()
    throws
  {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let block = solver.addVariableBlock()
    for position in 0..<4 {
      let row = try solver.addConstraint(sum([(block[position], 1)], -5), .equal)
      solver.update()
      #expect(solver.value(of: block[position]) == 5)
      try solver.removeConstraint(row)
      try solver.removeVariable(block[position])
      #expect(solver.addVariableBlock().number == position + 1)
      solver.update()
    }
    let again = solver.addVariableBlock()
    #expect(again.number == 0)
    for position in 0..<4 {
      #expect(!solver.contains(block[position]) && solver.contains(again[position]))
      #expect(solver.value(of: again[position]) == 0)
    }
    #expect(solver.addVariable().index == 20)
  }

  @Test func `The values of neighbours are read together`() throws {
    var solver = ConstraintSolver()
    let block = solver.addVariableBlock()
    for position in 0..<4 {
      try solver.addConstraint(sum([(block[position], 1)], -Double(position)), .equal)
    }
    solver.update()
    let values = solver.unsafeSolvedValues()
    #expect(values.pair(at: 0) == SIMD2(0, 1) && values.pair(at: 2) == SIMD2(2, 3) && values[3] == 3)
  }

  @Test func `The lists of changes have what is listed one by one, and what plans moved`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariables(20)
    let first = try solver.addConstraint(sum([(x[0], 1)]), .equal)
    for (variable, next) in zip(x, x.dropFirst()) {
      try solver.addConstraint(sum([(next, 1), (variable, -1)], -1), .equal)
    }
    solver.update()
    for round in 1...4 {
      try solver.setConstant(-Double(round), of: first)
      solver.update()
      var found = Set<Int>()
      for index in 0..<solver.changeListCount {
        let list = solver.unsafeChangeList(at: index)
        for position in 0..<list.count {
          let variable = list.variable(at: position)
          found.insert(variable)
          #expect(list.value(of: variable) == Double(round + variable))
        }
      }
      #expect(found == Set(0..<20))
    }
  }
}
