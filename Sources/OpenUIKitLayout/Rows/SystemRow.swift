import ConstraintSolver

/// A row of a guide as a value for lists. The solver's own expressions are not copyable.
package struct SystemRow {
  package var constant: Double
  private var terms: [ConstraintSolver.LinearExpression.Term] = []

  package init(constant: Double) {
    self.constant = constant
  }

  package mutating func add(_ variable: ConstraintSolver.Variable, _ coefficient: Double) {
    terms.append(ConstraintSolver.LinearExpression.Term(variable, coefficient))
  }

  package var expression: LayoutEngine.Expression {
    var expression = LayoutEngine.Expression(constant: constant)
    for term in terms { expression.add(term.variable, term.coefficient) }
    return expression
  }
}
