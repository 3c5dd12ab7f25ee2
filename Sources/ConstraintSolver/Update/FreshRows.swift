extension ConstraintSolver {
  /// Makes rows, values and reduced costs exact. Which variables are basic stays as it is, but for those whose
  /// equations leave no choice.
  ///
  /// 1. Every variable that has an equation is made basic, with the row that its definition gives.
  /// 2. The basis from before is restored, with the largest coefficients.
  /// 3. Values follow from the nonbasic ones. Each round finds what rounding left of the one before.
  /// 4. Reduced costs are summed up from the slopes of the basic variables, and all is looked at again.
  mutating func refactorize() {
    // 1.
    let basis = program.startRefactorization()
    for index in 0..<program.residuals.count where hasEquation(index) {
      program.insertRow(for: Int32(index), equations.expand(Int32(index), &model, &graph, &program))
    }
    // 2.
    program.restore(basis)
    // 3.
    for _ in 0..<3 {
      program.absorbMoves(of: 0..<program.residuals.nextIndex, &model)
      carryOverMovedParameters()
    }
    // 4.
    program.finishRefactorization()
    dormantCosts.noteAll(&model)
    carryDormantCosts()
  }

  private func hasEquation(_ residual: Int) -> Bool {
    program.residuals[residual].isLive && !program.residuals[residual].isParameter
  }
}
