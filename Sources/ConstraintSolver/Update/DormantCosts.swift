/// The costs of dormant constraints that do not hold.
///
/// A dormant constraint has no row. While its expression stays on one side of the limit, its cost is linear: each parameter upstream
/// has a share of the slope. One walk upstream finds the shares of all constraints together, where their rows would have as many
/// entries as there are pairs of a constraint and a parameter upstream of it.
struct DormantCosts: ~Copyable {
  /// How many dormant constraints are counted on a side on which they cost something.
  private(set) var count = 0
  /// How many of them are required.
  private(set) var requiredCount = 0
  /// Changes of slopes that are not among the reduced costs yet.
  private var changes = Slab<SlopeChange>()
  private var terms = Slab<Rate>()
  /// Optional constraints whose priority the present update has raised.
  private var raised = Slab<Int32>()

  /// Counts a dormant constraint on a side. The reduced costs follow with ``priceOut(_:_:_:_:)``.
  mutating func move(_ constraint: Int32, to side: Side, _ model: inout Model) {
    let old = model.constraints[constraint].side
    guard side != old else { return }
    let change = (side == .satisfied ? 0 : 1) - (old == .satisfied ? 0 : 1)
    count += change
    if model.constraints[constraint].isRequired { requiredCount += change }
    model.constraints[constraint].side = side
    changes.append(
      SlopeChange(
        constraint: constraint, level: model.constraints[constraint].level,
        amount: Double(side.rawValue - old.rawValue) * model.constraints[constraint].dormantWeight))
  }

  /// Starts an update, which has raised no priority yet.
  mutating func startUpdate() { raised.removeAll() }

  /// Notes that the priority of a dormant constraint is raised. All but the first `most` are skipped.
  mutating func noteRaised(_ constraint: Int32, most: Int) {
    if raised.count < most { raised.append(constraint) }
  }

  /// Whether the priority of a constraint is among those that were raised.
  func isRaised(_ constraint: Int32) -> Bool { raised.contains(constraint) }

  /// Counts a constraint that has become dormant on the side on which its piece was counted. Its slope is among the reduced costs
  /// already.
  mutating func addCounted(_ constraint: Int32, on side: Side, _ model: inout Model) {
    model.constraints[constraint].side = side
    if side != .satisfied { count += 1 }
  }

  /// Prices changed slopes out: adds them to the reduced costs. O(terms upstream) for each level.
  mutating func priceOut(
    _ model: inout Model, _ graph: inout DefinitionGraph, _ equations: inout ResidualEquations,
    _ program: inout ResidualProgram
  ) {
    while let (level, slopes) = takeUnsafeLevel(&model) {
      program.addLinearCost(
        equations.unsafeExpansion(slopes, stopsAtResiduals: true, &model, &graph, &program), at: level)
    }
    program.queueRepriced()
  }

  /// Takes the changed slopes of the strongest level, as a sum over variables that is valid until the next call. Nil if none is left.
  mutating func takeUnsafeLevel(_ model: inout Model) -> (level: Int32, slopes: UnsafeBufferPointer<Rate>)? {
    guard !changes.isEmpty else { return nil }
    // Costs grow at their ends where the strongest come first.
    var level = changes[0].level
    for index in 1..<max(1, changes.count) { level = max(level, changes[index].level) }
    terms.removeAll()
    var kept = 0
    for index in 0..<changes.count {
      let change = changes[index]
      guard change.level == level else {
        changes[kept] = change
        kept += 1
        continue
      }
      let list = model.constraints[change.constraint].terms
      for place in list.start..<list.end {
        terms.append(
          Rate(index: model.terms[place].variable, rate: model.terms[place].coefficient * change.amount))
      }
    }
    changes.truncate(to: kept)
    return (level, terms.unsafeContents)
  }

  /// Adds the slopes of all dormant constraints to the changes, for reduced costs that have none of them.
  mutating func addAllSlopes(_ model: inout Model) {
    guard count > 0 else { return }
    for index in 0..<model.constraints.count where model.constraints[index].isCountedDormant {
      let record = model.constraints[index]
      changes.append(
        SlopeChange(
          constraint: Int32(index), level: record.level,
          amount: Double(record.side.rawValue) * record.dormantWeight))
    }
  }

  /// Counts all dormant constraints as satisfied, and lists them as crossed, after the reduced costs were discarded.
  mutating func reset(_ model: inout Model) {
    guard count > 0 else { return }
    for index in 0..<model.constraints.count where model.constraints[index].isCountedDormant {
      model.constraints[index].side = .satisfied
      model.changes.crossedDormants.append(Int32(index))
    }
    count = 0
    requiredCount = 0
  }
}

/// How much the slope of a dormant constraint's cost changes, by the value of its expression.
struct SlopeChange: BitwiseCopyable {
  var constraint: Int32
  var level: Int32
  var amount: Double
}

extension ConstraintRecord {
  /// The cost of a dormant constraint for each unit of its expression.
  var dormantWeight: Double { @inline(__always) get { naturalWeight / scale } }

  /// Whether it is dormant, and counted on a side on which it costs something.
  var isCountedDormant: Bool { @inline(__always) get { role == .dormant && side != .satisfied } }
}

extension ConstraintSolver {
  /// Whether constraints that do not hold are counted without rows, as in chains of many preferences.
  public var hasCostsWithoutRows: Bool { dormantCosts.count > 0 }

  /// Counts the dormant ones among constraints as satisfied. If it `listsThem`, the next optimisation looks where they lie.
  mutating func countAsSatisfied(_ constraints: UnsafeBufferPointer<Int32>, listsThem: Bool) {
    guard dormantCosts.count > 0 else { return }
    for constraint in constraints where model.constraints[constraint].isCountedDormant {
      dormantCosts.move(constraint, to: .satisfied, &model)
      if listsThem { model.changes.crossedDormants.append(constraint) }
    }
    dormantCosts.priceOut(&model, &graph, &equations, &program)
  }

  /// Counts a dormant constraint as satisfied.
  mutating func countAsSatisfied(_ constraint: Int32) {
    dormantCosts.move(constraint, to: .satisfied, &model)
    dormantCosts.priceOut(&model, &graph, &equations, &program)
  }

  /// Counts dormant constraints where they lie that cost something where they were counted last. Others stay listed.
  mutating func updateSides(ofCounted crossed: UnsafeBufferPointer<Int32>) {
    for constraint in crossed {
      if model.constraints[constraint].isCountedDormant {
        setSideByValue(ofDormant: constraint)
      } else {
        model.changes.crossedDormants.append(constraint)
      }
    }
    dormantCosts.priceOut(&model, &graph, &equations, &program)
  }

  /// Whether a constraint gets a long row because its priority is raised. One whose variables could not make it hold alone does: a dual
  /// step of its row moves many of them to their limits.
  mutating func shouldActivateRaised(_ constraint: Int32) -> Bool {
    guard dormantCosts.isRaised(constraint) else { return false }
    let distance = -model.expressionValue(constraint)
    let near = equations.unsafeExpansionNear(constraint, within: rowLimits.stepsUpstream, &model)
    for parameter in near.parameters {
      let residual = model.variables[parameter.index].residual
      if residual < 0 || !program.meetsRequiredLimit(residual, movingBy: distance / parameter.rate) {
        return false
      }
    }
    return true
  }

  /// Counts a dormant constraint on the side on which it lies.
  mutating func setSideByValue(ofDormant constraint: Int32) {
    guard !model.isOnItsSide(constraint) else { return }
    dormantCosts.move(constraint, to: model.side(of: constraint), &model)
  }
}
