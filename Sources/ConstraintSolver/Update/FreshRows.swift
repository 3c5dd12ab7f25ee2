extension ResidualEquations {
  /// Makes rows, values and reduced costs exact. Which variables are basic stays as it is, except for those whose
  /// equations leave no choice.
  ///
  /// 1. Every variable that has an equation is made basic, with the row that its definition gives.
  /// 2. The basis from before is restored, with the largest coefficients.
  /// 3. Values follow from the nonbasic ones. Each round finds what rounding left of the one before.
  /// 4. Reduced costs are summed up from the slopes of the basic variables and of dormant constraints. All variables and rows are
  ///   queued.
  mutating func refactorize(
    _ program: inout ResidualProgram, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ compiled: inout CompiledEffects, _ costs: inout DormantCosts
  ) {
    // 1.
    let basis = program.startUnsafeRefactorization()
    for index in 0..<program.residuals.count where program.hasEquation(index) {
      program.insertRow(for: Int32(index), unsafeExpansion(Int32(index), &model, &graph, &program))
    }
    // 2.
    program.restore(basis)
    // 3.
    for _ in 0..<3 {
      program.updateRowValues(of: 0..<program.residuals.nextIndex, &model)
      compiled.propagateMoves(of: &program, &model, &graph)
    }
    // 4.
    program.finishRefactorization()
    costs.addAllSlopes(&model)
    costs.priceOut(&model, &graph, &self, &program)
  }
}

extension ResidualProgram {
  fileprivate func hasEquation(_ residual: Int) -> Bool {
    residuals[residual].isLive && !residuals[residual].isParameter
  }
}
