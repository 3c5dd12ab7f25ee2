import ConstraintSolver
import Testing

/// Compiled results are replayed, and from time to time evaluated exactly: that must not show.
@Suite struct ManyUpdatesTests {
  @Test func `Two constants that move one variable together stay exact for a thousand updates`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let start = try solver.addConstraint(sum([(left, 1)]), .equal)
    let length = try solver.addConstraint(sum([(width, 1)], -100), .equal)
    try solver.addConstraint(sum([(right, 1), (left, -1), (width, -1)]), .equal)
    solver.update()
    for step in 1...1_000 {
      try solver.setConstant(-Double(step), of: start)
      try solver.setConstant(-100 - Double(step / 2), of: length)
      solver.update()
      try #require(solver.value(of: right) == Double(100 + step + step / 2))
    }
  }

  @Test func `Two edits that move one dependent variable together stay exact for a thousand updates`() throws
  {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.addConstraint(sum([(right, 1), (left, -1), (width, -1)]), .equal)
    let leftEdit = try solver.addEdit(left, value: 0, priority: .init(500))
    let widthEdit = try solver.addEdit(width, value: 100, priority: .init(500))
    solver.update()
    try solver.addConstraint(sum([(right, 1)], -50), .lessThanOrEqual, priority: .init(250))
    for step in 1...1_000 {
      try solver.setValue(Double(step), of: leftEdit)
      try solver.setValue(100 + Double(step / 2), of: widthEdit)
      solver.update()
      try #require(solver.value(of: right) == Double(100 + step + step / 2))
    }
  }

  @Test func `A row that gives way in another place with every update stays exact`() throws {
    var solver = ConstraintSolver()
    solver.checksInvariants = true
    let window = solver.addVariable()
    let edges = (0...10).map { _ in solver.addVariable() }
    try solver.addConstraint(sum([(edges[0], 1)]), .equal)
    for index in 0..<10 {
      let width = solver.addVariable()
      try solver.addConstraint(sum([(edges[index + 1], 1), (edges[index], -1), (width, -1)]), .equal)
      try solver.addConstraint(sum([(width, 1)], -20), .greaterThanOrEqual)
      try solver.addConstraint(sum([(width, 1)], -200), .lessThanOrEqual)
      let position = Float(index)
      try solver.addConstraint(sum([(width, 1)], -100), .lessThanOrEqual, priority: .init(250 + position))
      try solver.addConstraint(sum([(width, 1)], -100), .greaterThanOrEqual, priority: .init(750 + position))
    }
    try solver.addConstraint(sum([(edges[10], 1), (window, -1)]), .equal)
    let edit = try solver.addEdit(window, value: 1_000, priority: .init(900))
    for _ in 0..<100 {
      for width in [812.0, 1_000, 1_212, 612, 1_412, 1_000] {
        try solver.setValue(width, of: edit)
        solver.update()
        try #require(solver.value(of: edges[10]) == width)
      }
      // With room for all, each has its preferred width.
      for index in 0...10 { try #require(solver.value(of: edges[index]) == 100 * Double(index)) }
    }
  }
}
