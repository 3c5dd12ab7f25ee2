/// Walks over the definition graph. They are iterative, so chains may have any length.
extension DefinitionGraph {
  /// Finds what depends on `scratch.sources`.
  ///
  /// - Fills `scratch.order` with the sources and the variables defined through them, in topological order.
  /// - Fills `scratch.reachedResiduals` with the residual variables whose equations contain any of them.
  /// - Fills `scratch.reachedDormants` with the dormant constraints that contain any of them.
  ///
  /// O(terms visited).
  mutating func walkDownstream(_ model: inout Model) {
    let stamp = freshStamp(model.variables.count)
    scratch.order.removeAll()
    scratch.reachedResiduals.removeAll()
    scratch.reachedDormants.removeAll()
    for index in 0..<scratch.sources.count {
      let source = scratch.sources[index]
      guard scratch.variableMarks[source] != stamp else { continue }
      enter(source, stamp, &model)
      drainDownstream(stamp, &model)
    }
    reverseOrder()
  }

  @inline(__always)
  private mutating func enter(_ variable: Int32, _ stamp: Int32, _ model: inout Model) {
    scratch.variableMarks[variable] = stamp
    scratch.stack.append(WalkFrame(variable: variable, next: model.variables[variable].firstUse))
    // A parameter's residual variable has no equation.
    let record = model.variables.address(of: variable, count: 1)
    if record.pointee.residual >= 0, record.pointee.definition >= 0 {
      scratch.reachedResiduals.append(record.pointee.residual)
    }
  }

  private mutating func drainDownstream(_ stamp: Int32, _ model: inout Model) {
    while !scratch.stack.isEmpty {
      let top = scratch.stack.count - 1
      let place = scratch.stack[top].next
      guard place >= 0 else {
        scratch.order.append(scratch.stack[top].variable)
        scratch.stack.truncate(to: top)
        continue
      }
      scratch.stack[top].next = model.terms[place].next
      let constraint = model.terms[place].constraint
      switch model.constraints[constraint].role {
      case .definition:
        // New definitions are evaluated when all they follow from is up to date.
        if model.constraints[constraint].isNew { continue }
        let target = model.constraints[constraint].target
        if scratch.variableMarks[target] != stamp { enter(target, stamp, &model) }
      case .piece: scratch.reachedResiduals.append(model.constraints[constraint].target)
      case .dormant: scratch.reachedDormants.append(constraint)
      default: break
      }
    }
  }

  private mutating func reverseOrder() {
    var low = 0
    var high = scratch.order.count - 1
    while low < high {
      let moved = scratch.order[low]
      scratch.order[low] = scratch.order[high]
      scratch.order[high] = moved
      low += 1
      high -= 1
    }
  }

  /// Finds what `scratch.seeds` follow from: fills `scratch.order` with the seeds' variables and all that they are
  /// defined through, each after all it follows from.
  mutating func walkUpstream(_ model: inout Model) {
    let stamp = freshStamp(model.variables.count)
    scratch.order.removeAll()
    for index in 0..<scratch.seeds.count {
      let seed = scratch.seeds[index].index
      guard scratch.variableMarks[seed] != stamp else { continue }
      scratch.variableMarks[seed] = stamp
      scratch.stack.append(WalkFrame(variable: seed, next: 0))
      drainUpstream(stamp, &model)
    }
  }

  private mutating func drainUpstream(_ stamp: Int32, _ model: inout Model) {
    while !scratch.stack.isEmpty {
      let top = scratch.stack.count - 1
      let frame = scratch.stack[top]
      let definition = model.variables[frame.variable].definition
      guard definition >= 0, frame.next < model.constraints[definition].terms.count else {
        scratch.order.append(frame.variable)
        scratch.stack.truncate(to: top)
        continue
      }
      scratch.stack[top].next += 1
      let input = model.terms[model.constraints[definition].terms, frame.next].variable
      if scratch.variableMarks[input] != stamp {
        scratch.variableMarks[input] = stamp
        scratch.stack.append(WalkFrame(variable: input, next: 0))
      }
    }
  }

  /// Writes Σ rate · variable over `scratch.seeds` as a sum over parameters, in `scratch.form`; each entry names a
  /// parameter. O(terms upstream).
  mutating func expandToParameters(_ model: inout Model) {
    walkUpstream(&model)
    scratch.form.removeAll()
    addSeedsToSums(&model)
    for place in stride(from: scratch.order.count - 1, through: 0, by: -1) {
      let variable = scratch.order[place]
      let sum = takeSum(of: variable)
      if sum.isZero { continue }
      let definition = model.variables[variable].definition
      if definition >= 0 {
        distribute(sum.value, overInputsOf: definition, &model)
      } else {
        var entry = Entry(index: variable, coefficient: sum.value)
        entry.scale = Float(sum.scale)
        scratch.form.append(entry)
      }
    }
  }

  mutating func addSeedsToSums(_ model: inout Model) {
    scratch.sums.extend(to: model.variables.count, with: Sum())
    for index in 0..<scratch.seeds.count {
      scratch.sums[scratch.seeds[index].index].add(scratch.seeds[index].rate)
    }
  }

  /// A variable's share of the sum, which is not in the sum any more.
  @inline(__always)
  mutating func takeSum(of variable: Int32) -> Sum {
    let sum = scratch.sums[variable]
    scratch.sums[variable] = Sum()
    return sum
  }

  /// Replaces `amount` units of a defined variable by what defines it.
  @inline(__always)
  mutating func distribute(_ amount: Double, overInputsOf definition: Int32, _ model: inout Model) {
    let list = model.constraints[definition].terms
    let target = model.constraints[definition].target
    let factor = amount * model.constraints[definition].inverse
    for place in list.start..<list.end where model.terms[place].variable != target {
      scratch.sums[model.terms[place].variable].add(factor * model.terms[place].coefficient)
    }
  }
}
