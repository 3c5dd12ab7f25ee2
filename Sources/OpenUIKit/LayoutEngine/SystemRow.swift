import ConstraintSolver

/// A row of a guide, to be kept in lists: the solver's own expressions are made, handed over and gone.
struct SystemRow {
  var constant: Double
  private var terms: [ConstraintSolver.LinearExpression.Term] = []

  init(constant: Double) {
    self.constant = constant
  }

  mutating func add(_ variable: ConstraintSolver.Variable, _ coefficient: Double) {
    terms.append(ConstraintSolver.LinearExpression.Term(variable, coefficient))
  }

  var expression: LayoutEngine.Expression {
    var expression = LayoutEngine.Expression(constant: constant)
    for term in terms { expression.add(term.variable, term.coefficient) }
    return expression
  }
}
