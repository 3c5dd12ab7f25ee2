/// The parameters close to a constraint, with their shares in its sum of terms. Valid until the next equation is asked for.
struct UnsafeNearParameters {
  let parameters: UnsafeBufferPointer<Rate>
  /// Whether there are no others.
  let isComplete: Bool
}

/// The equations of residual variables: sums over parameters, as the definition graph gives them.
///
/// What is returned is valid until the next equation is asked for.
struct ResidualEquations: ~Copyable {
  private var terms = Slab<Rate>()
  private var form = Slab<Entry>()
  private var near = Slab<Rate>()

  /// Writes a residual variable that has an equation as a sum over parameters' residual variables. If it `stopsAtResiduals`, the sum
  /// is also over other residual variables, which must have their rows then. O(terms upstream).
  mutating func unsafeExpansion(
    _ residual: Int32, stopsAtResiduals: Bool = false, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<Entry> {
    terms.removeAll()
    if stopsAtResiduals, program.residuals[residual].isDependent {
      appendInputs(of: model.variables[program.residuals[residual].variable].definition, times: 1, &model)
    } else {
      model.appendTerms(of: program.residuals[residual], to: &terms)
    }
    if isOverParameters(&model) {
      form.removeAll()
      for index in (0..<terms.count).reversed() {
        let variable = terms[index].index
        form.append(
          Entry(
            index: program.parameterResidual(of: variable, &model), coefficient: terms[index].rate))
      }
      return form.unsafeContents
    }
    return unsafeExpansion(terms.unsafeContents, stopsAtResiduals: stopsAtResiduals, &model, &graph, &program)
  }

  /// Writes a sum over variables as a sum over residual variables: those of parameters and, if it `stopsAtResiduals`, others.
  /// O(terms upstream).
  mutating func unsafeExpansion(
    _ sum: UnsafeBufferPointer<Rate>, stopsAtResiduals: Bool = false, _ model: inout Model,
    _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<Entry> {
    form.removeAll()
    for entry in graph.walks.unsafeExpansion(sum, stopsAtResiduals: stopsAtResiduals, &model) {
      var entry = entry
      entry.index = program.parameterResidual(of: entry.index, &model)
      form.append(entry)
    }
    return form.unsafeContents
  }

  /// Writes the sum of a constraint's terms as a sum over parameters, with at most `mostSteps` steps upstream. What was found until then
  /// is the part close to the constraint. A parameter may be named twice.
  mutating func unsafeExpansionNear(
    _ constraint: Int32, within mostSteps: Int, _ model: inout Model
  ) -> UnsafeNearParameters {
    let list = model.constraints[constraint].terms
    terms.removeAll()
    near.removeAll()
    for place in list.start..<list.end {
      terms.append(Rate(index: model.terms[place].variable, rate: model.terms[place].coefficient))
    }
    var next = 0
    while next < min(terms.count, mostSteps) {
      let term = terms[next]
      next += 1
      let definition = model.variables[term.index].definition
      if definition < 0 {
        near.append(term)
      } else {
        appendInputs(of: definition, times: term.rate, &model)
      }
    }
    return UnsafeNearParameters(parameters: near.unsafeContents, isComplete: next == terms.count)
  }

  /// Appends what defines a variable to `terms`.
  private mutating func appendInputs(of definition: Int32, times rate: Double, _ model: inout Model) {
    let record = model.constraints[definition]
    let factor = rate * record.inverse
    for place in record.terms.start..<record.terms.end where model.terms[place].variable != record.target {
      terms.append(Rate(index: model.terms[place].variable, rate: factor * model.terms[place].coefficient))
    }
  }

  /// Whether no variable of the sum is defined: each is of another one then, and there is nothing to add up.
  private func isOverParameters(_ model: inout Model) -> Bool {
    for index in 0..<terms.count where model.variables[terms[index].index].definition >= 0 { return false }
    return true
  }
}

extension ResidualProgram {
  /// The residual variable of a variable that has one, or has no definition.
  mutating func parameterResidual(of variable: Int32, _ model: inout Model) -> Int32 {
    if model.variables[variable].residual < 0 {
      model.variables[variable].residual = newResidual(
        ResidualVariable(value: model.values[variable], variable: variable))
    }
    return model.variables[variable].residual
  }
}

extension Model {
  /// Appends a multiple of a residual variable, as a sum of variables.
  mutating func appendTerms(of residual: ResidualVariable, times factor: Double = 1, to sum: inout Slab<Rate>)
  {
    if residual.variable >= 0 {
      sum.append(Rate(index: residual.variable, rate: factor))
      return
    }
    let list = constraints[residual.constraint].terms
    let scale = factor / constraints[residual.constraint].scale
    for place in list.start..<list.end {
      sum.append(Rate(index: terms[place].variable, rate: terms[place].coefficient * scale))
    }
  }

  /// The value of a residual variable as its equation gives it.
  @inline(__always)
  func activity(of residual: ResidualVariable) -> Double {
    if residual.variable >= 0 { return values[residual.variable] }
    return termSum(residual.constraint) / constraints[residual.constraint].scale
  }
}
