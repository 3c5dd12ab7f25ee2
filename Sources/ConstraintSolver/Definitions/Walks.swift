/// Walks over the definition graph, with sums. They are iterative, so chains may have any length.
///
/// What a walk returns is valid until the next one. Storage is kept between walks, so that steady state allocates nothing.
struct Walks: ~Copyable {
  private var marks = Marks()
  private var stack = Slab<WalkFrame>()
  private var order = Slab<Int32>()
  private var residuals = Slab<Int32>()
  private var dormants = Slab<Int32>()
  private var contradicted = Slab<Int32>()
  /// For each variable its share of a sum, or its derivative: zero between walks.
  private var sums = Slab<Sum>()
  private var form = Slab<Entry>()
  private var definitions = Slab<Int32>()
  private var shares = Slab<Double>()
  private var rates = Slab<Rate>()
  private var dormantRates = Slab<Rate>()
  /// Whether the present walk upstream ends at variables with residual variables.
  private var stopsAtResiduals = false
  private var nearby = NearbyDefinitions()
  /// The last walk, if it went downstream of a single variable.
  private var lastWalk = LastWalk()

  /// A walk downstream of a variable, whose lists serve again while the structure is the same. The first change of a variable
  /// evaluates what follows from it, and the second one compiles a plan of the same variables.
  private struct LastWalk: BitwiseCopyable {
    var source: Int32 = -1
    var version = 0
  }
}

// MARK: Downstream

extension Walks {
  /// Finds what follows from variables. O(terms visited).
  mutating func unsafeDownstream(of sources: UnsafeBufferPointer<Int32>, _ model: inout Model)
    -> UnsafeDownstream
  {
    let tables = startDownstream(&model)
    for source in sources { visitDownstream(source, tables) }
    if sources.count == 1 { lastWalk = LastWalk(source: sources[0], version: model.structureVersion) }
    order.reverse()
    return downstream
  }

  /// Finds what follows from variables that move at given rates. O(terms visited).
  mutating func unsafeDownstream(of movers: UnsafeBufferPointer<Rate>, _ model: inout Model)
    -> UnsafeDownstream
  {
    if movers.count == 1, movers[0].index == lastWalk.source, lastWalk.version == model.structureVersion {
      return downstream
    }
    let tables = startDownstream(&model)
    for mover in movers { visitDownstream(mover.index, tables) }
    order.reverse()
    return downstream
  }

  private mutating func startDownstream(_ model: inout Model) -> WalkTables {
    lastWalk = LastWalk()
    order.removeAll()
    residuals.removeAll()
    dormants.removeAll()
    contradicted.removeAll()
    let mark = marks.newMark(variableCount: model.variables.count)
    return WalkTables(
      mark: mark, marks: marks.unsafeBase, variables: model.variables.unsafeBase,
      constraints: model.constraints.unsafeBase, terms: model.terms.unsafeBase)
  }

  /// Appends what follows from a variable to the lists, in the reverse of the topological order.
  @inline(__always)
  private mutating func visitDownstream(_ source: Int32, _ tables: WalkTables) {
    guard tables.marks[Int(source)] != tables.mark else { return }
    enter(source, tables)
    drainDownstream(tables)
  }

  /// The lists of the last walk downstream.
  private var downstream: UnsafeDownstream {
    mutating get {
      UnsafeDownstream(
        order: order.unsafeContents, residuals: residuals.unsafeContents, dormants: dormants.unsafeContents,
        contradicted: contradicted.unsafeContents)
    }
  }

  @inline(__always)
  private mutating func enter(_ variable: Int32, _ tables: WalkTables) {
    noteEntered(variable, tables)
    stack.append(WalkFrame(variable: variable, next: tables.variables[Int(variable)].firstUse))
  }

  @inline(__always)
  private mutating func noteEntered(_ variable: Int32, _ tables: WalkTables) {
    tables.marks[Int(variable)] = tables.mark
    // A parameter's residual variable has no equation.
    let record = tables.variables + Int(variable)
    if record.pointee.residual >= 0, record.pointee.definition >= 0 {
      residuals.append(record.pointee.residual)
    }
  }

  private mutating func drainDownstream(_ tables: WalkTables) {
    while !stack.isEmpty {
      let top = stack.count - 1
      var place = stack[top].next
      let target = nextTarget(from: &place, tables)
      if target >= 0 {
        stack[top].next = place
        enter(target, tables)
      } else {
        order.append(stack[top].variable)
        stack.truncate(to: top)
      }
    }
  }

  /// The next variable without the mark that a variable's uses define and from which others follow, or -1. Those before it are
  /// appended to the order at once, and what else uses the variable is listed. Leaves `place` behind the use.
  @inline(__always)
  private mutating func nextTarget(from place: inout Int32, _ tables: WalkTables) -> Int32 {
    while place >= 0 {
      let term = tables.terms + Int(place)
      let constraint = tables.constraints + Int(term.pointee.constraint)
      place = term.pointee.next
      switch constraint.pointee.role {
      case .definition:
        // New definitions are evaluated when all they follow from is up to date.
        if constraint.pointee.isNew { continue }
        let target = constraint.pointee.target
        if tables.marks[Int(target)] == tables.mark { continue }
        guard tables.isLast(target, definedBy: term.pointee.constraint) else { return target }
        noteEntered(target, tables)
        order.append(target)
      case .piece: residuals.append(constraint.pointee.target)
      case .dormant: dormants.append(term.pointee.constraint)
      case .broken: contradicted.append(term.pointee.constraint)
      default: break
      }
    }
    return -1
  }

  /// Differentiates what a walk downstream has reached by a movement of its sources. A mover moves at its rate, also if it
  /// is defined. O(terms of what was reached).
  mutating func unsafeDerivatives(
    of reached: UnsafeDownstream, by movers: UnsafeBufferPointer<Rate>, _ model: inout Model
  ) -> UnsafeDerivatives {
    addToSums(movers, &model)
    differentiate(reached.order, &model)
    differentiate(dormants: reached.dormants, &model)
    for variable in reached.order { sums[variable] = Sum() }
    return UnsafeDerivatives(variables: rates.unsafeContents, dormants: dormantRates.unsafeContents)
  }

  private mutating func differentiate(_ order: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    rates.removeAll()
    rates.makeRoom(for: order.count)
    let (terms, sums) = (model.terms.unsafeBase, sums.unsafeBase)
    for variable in order {
      let definition = model.variables[variable].definition
      guard definition >= 0, sums[Int(variable)].scale == 0 else { continue }
      let record = model.constraints.unsafeAddress(of: definition, count: 1)
      var sum = Sum()
      for place in Int(record.pointee.terms.start)..<Int(record.pointee.terms.end)
      where terms[place].variable != variable {
        let input = sums[Int(terms[place].variable)]
        // Most inputs do not move.
        if input.scale == 0 { continue }
        sum.add(terms[place].coefficient * input.value)
        sum.scale = max(sum.scale, terms[place].coefficient.magnitude * input.scale)
      }
      if sum.isZero { continue }
      let inverse = record.pointee.inverse
      sums[Int(variable)] = Sum(value: sum.value * inverse, scale: sum.scale * inverse.magnitude)
      rates.appendWithinRoom(Rate(index: variable, rate: sum.value * inverse))
    }
  }

  private mutating func differentiate(dormants: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    dormantRates.removeAll()
    for dormant in dormants {
      var sum = Sum()
      let list = model.constraints[dormant].terms
      for place in list.start..<list.end {
        sum.add(model.terms[place].coefficient * sums[model.terms[place].variable].value)
      }
      if !sum.isZero { dormantRates.append(Rate(index: dormant, rate: sum.value)) }
    }
  }
}

// MARK: Upstream

extension Walks {
  /// Finds what the variables of a sum follow from: returns these and all that they are defined through, each after all it
  /// follows from. O(terms visited).
  mutating func unsafeUpstream(
    of sum: UnsafeBufferPointer<Rate>, _ model: inout Model
  ) -> UnsafeBufferPointer<Int32> {
    let mark = marks.newMark(variableCount: model.variables.count)
    lastWalk = LastWalk()
    order.removeAll()
    for term in sum {
      guard marks[term.index] != mark else { continue }
      marks[term.index] = mark
      stack.append(WalkFrame(variable: term.index, next: 0))
      drainUpstream(mark, &model)
    }
    return order.unsafeContents
  }

  private mutating func drainUpstream(_ mark: Int32, _ model: inout Model) {
    while !stack.isEmpty {
      let top = stack.count - 1
      var frame = stack[top]
      let input = nextInput(of: frame.variable, from: &frame.next, mark, &model)
      if input >= 0 {
        stack[top].next = frame.next
        marks[input] = mark
        stack.append(WalkFrame(variable: input, next: 0))
      } else {
        order.append(frame.variable)
        stack.truncate(to: top)
      }
    }
  }

  /// The next variable without the mark that a variable's definition mentions, or -1. Leaves `position` behind it.
  @inline(__always)
  private func nextInput(
    of variable: Int32, from position: inout Int32, _ mark: Int32, _ model: inout Model
  ) -> Int32 {
    let definition = definition(of: variable, &model)
    guard definition >= 0 else { return -1 }
    let list = model.constraints[definition].terms
    while position < list.count {
      let input = model.terms[list, position].variable
      position += 1
      if marks[input] != mark { return input }
    }
    return -1
  }

  /// The definition by which a walk upstream continues, or -1.
  @inline(__always)
  private func definition(of variable: Int32, _ model: inout Model) -> Int32 {
    if nearby.areLimits, !nearby.contains(variable) { return -1 }
    return model.definition(of: variable, stopsAtResiduals: stopsAtResiduals)
  }

  /// Writes a sum over variables as a sum over parameters. Each entry names a parameter. If it `stopsAtResiduals`, variables with
  /// residual variables of their own count as parameters. O(terms upstream), or less if what is far upstream cancels.
  mutating func unsafeExpansion(
    _ sum: UnsafeBufferPointer<Rate>, stopsAtResiduals: Bool = false, _ model: inout Model
  ) -> UnsafeBufferPointer<Entry> {
    self.stopsAtResiduals = stopsAtResiduals
    defer { self.stopsAtResiduals = false }
    if NearbyDefinitions.mayCancel(sum, stopsAtResiduals: stopsAtResiduals, &model) {
      nearby.start(sum, stopsAtResiduals: stopsAtResiduals, &model)
      eliminate(unsafeUpstream(of: sum, &model), sum, &model)
      nearby.end()
      if isOverParameters(&model) { return form.unsafeContents }
    }
    eliminate(unsafeUpstream(of: sum, &model), sum, &model)
    return form.unsafeContents
  }

  private func isOverParameters(_ model: inout Model) -> Bool {
    for index in 0..<form.count where definition(of: form[index].index, &model) >= 0 { return false }
    return true
  }

  /// Writes a sum as a sum over the variables at which a walk upstream ended.
  private mutating func eliminate(
    _ order: UnsafeBufferPointer<Int32>, _ sum: UnsafeBufferPointer<Rate>, _ model: inout Model
  ) {
    form.removeAll()
    addToSums(sum, &model)
    for variable in order.reversed() { expandShare(of: variable, &model) }
  }

  /// Replaces a variable's share of the sum by what defines the variable, or enters it.
  @inline(__always)
  private mutating func expandShare(of variable: Int32, _ model: inout Model) {
    let share = takeSum(of: variable)
    if share.isZero { return }
    let definition = definition(of: variable, &model)
    if definition >= 0 {
      distribute(share.value, overInputsOf: definition, &model)
    } else {
      var entry = Entry(index: variable, coefficient: share.value)
      entry.scale = Float(share.scale)
      form.append(entry)
    }
  }

  /// Finds the definitions by which a sum over variables cancels. It does not if digits of a row are lost.
  mutating func unsafeCancellation(_ sum: UnsafeBufferPointer<Rate>, _ model: inout Model)
    -> UnsafeCancellation
  {
    var isCertain = true
    let order = unsafeUpstream(of: sum, &model)
    definitions.removeAll()
    shares.removeAll()
    addToSums(sum, &model)
    for variable in order.reversed() {
      let share = takeSum(of: variable)
      let definition = model.variables[variable].definition
      guard !share.isZero else { continue }
      guard definition >= 0 else {
        isCertain = false
        continue
      }
      if share.value.magnitude <= Tolerance.pivot * share.scale { isCertain = false }
      definitions.append(definition)
      shares.append(share.value)
      distribute(share.value, overInputsOf: definition, &model)
    }
    return UnsafeCancellation(
      definitions: definitions.unsafeContents, shares: shares.unsafeContents, isCertain: isCertain)
  }

  private mutating func addToSums(_ terms: UnsafeBufferPointer<Rate>, _ model: inout Model) {
    sums.extend(to: model.variables.count, with: Sum())
    for term in terms { sums[term.index].add(term.rate) }
  }

  /// A variable's share of the sum, which is not in the sum any more.
  @inline(__always)
  private mutating func takeSum(of variable: Int32) -> Sum {
    let sum = sums[variable]
    sums[variable] = Sum()
    return sum
  }

  /// Replaces `amount` units of a defined variable by what defines it.
  @inline(__always)
  private mutating func distribute(_ amount: Double, overInputsOf definition: Int32, _ model: inout Model) {
    let list = model.constraints[definition].terms
    let target = model.constraints[definition].target
    let factor = amount * model.constraints[definition].inverse
    for place in list.start..<list.end where model.terms[place].variable != target {
      sums[model.terms[place].variable].add(factor * model.terms[place].coefficient)
    }
  }
}
