/// The order in which equalities get rows, one after the other: what a row makes of the others decides which comes next.
///
/// The strongest come first. Among those of one level, equalities with a single unknown come first: they let it follow from what
/// is known, and may leave others with a single one. The order in which they were added decides only where there is none.
struct EqualityOrder: ~Copyable {
  private var waiting = Heap<WaitingEquality>()
  /// The equalities of the current level, by what is unknown of them.
  private var level = UnknownCounts()
  /// Whether unknowns are counted: so few equalities come in any order.
  private var isCounted = false
  /// The index of the next equality among those that are ready, and among all.
  private var nextReady = 0
  private var nextInTurn = 0
  /// The equality that came last, by its number in the level, and how many unknowns it had; or -1.
  private var last: Int32 = -1
  private var unknownCountOfLast: Int32 = 0
  private var postponed = Slab<Int32>()
  private var nextPostponedIndex = 0

  /// The rows of so few equalities stay short in any order.
  private static var mostInAnyOrder: Int { 32 }

  /// Starts with the equalities among constraints.
  mutating func start(_ constraints: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    postponed.removeAll()
    nextPostponedIndex = 0
    for (number, constraint) in constraints.enumerated()
    where model.constraints[constraint].relation == .equal {
      let equality = WaitingEquality(
        constraint: constraint, level: model.constraints[constraint].level,
        number: Int32(truncatingIfNeeded: number))
      waiting.push(equality) { $0.comesBefore($1) }
    }
  }

  /// Takes the next equality. Nil if all have been taken. O(terms) for all together.
  mutating func next(_ model: inout Model, _ program: inout ResidualProgram) -> Int32? {
    eliminateUnknownsOfLast(&model, &program)
    while true {
      if let equality = nextOfLevel() { return level.equalities[equality] }
      guard startLevel(&model, &program) else { return nil }
    }
  }

  /// Puts an equality that was taken behind all others.
  mutating func postpone(_ equality: Int32) { postponed.append(equality) }

  /// Takes the next postponed equality, in the order in which they were postponed. Nil if all have been taken.
  mutating func nextPostponed() -> Int32? {
    guard nextPostponedIndex < postponed.count else { return nil }
    nextPostponedIndex += 1
    return postponed[nextPostponedIndex - 1]
  }

  // MARK: Levels

  /// Starts with the equalities that wait and are the strongest. False if none is left.
  private mutating func startLevel(_ model: inout Model, _ program: inout ResidualProgram) -> Bool {
    if isCounted { level.removeUnknowns() }
    level.equalities.removeAll()
    nextReady = 0
    nextInTurn = 0
    guard let strongest = waiting.first?.level else { return false }
    while let next = waiting.first, next.level == strongest {
      _ = waiting.pop { $0.comesBefore($1) }
      level.equalities.append(next.constraint)
    }
    isCounted = level.equalities.count > Self.mostInAnyOrder
    if isCounted { countUnknowns(&model, &program) }
    return true
  }

  private mutating func nextOfLevel() -> Int32? {
    while isCounted, nextReady < level.ready.count {
      let equality = level.ready[nextReady]
      nextReady += 1
      if take(equality) { return equality }
    }
    while nextInTurn < level.equalities.count {
      let equality = Int32(truncatingIfNeeded: nextInTurn)
      nextInTurn += 1
      if take(equality) { return equality }
    }
    return nil
  }

  /// False if the equality was taken before.
  private mutating func take(_ equality: Int32) -> Bool {
    guard isCounted else { return true }
    let unknownCount = level.counts[equality]
    guard unknownCount >= 0 else { return false }
    level.counts[equality] = -1
    last = equality
    unknownCountOfLast = unknownCount
    return true
  }

  /// Eliminates the unknowns that the equality that was taken last determines.
  private mutating func eliminateUnknownsOfLast(_ model: inout Model, _ program: inout ResidualProgram) {
    guard last >= 0 else { return }
    let list = model.constraints[level.equalities[last]].terms
    last = -1
    for place in list.start..<list.end {
      let variable = model.terms[place].variable
      if level.isUnknown[variable],
        unknownCountOfLast <= 1 || !isUnknown(variable, &model, &program)
      {
        level.eliminate(variable)
      }
    }
  }

  // MARK: Unknowns

  private mutating func countUnknowns(_ model: inout Model, _ program: inout ResidualProgram) {
    level.start(variableCount: model.variables.count)
    for index in 0..<level.equalities.count {
      let list = model.constraints[level.equalities[index]].terms
      var count: Int32 = 0
      for place in list.start..<list.end
      where noteIfUnknown(
        model.terms[place].variable, in: Int32(truncatingIfNeeded: index), &model, &program)
      {
        count += 1
      }
      level.append(count: count)
    }
  }

  @inline(__always)
  private mutating func noteIfUnknown(
    _ variable: Int32, in equality: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    if !level.isUnknown[variable] {
      guard isUnknown(variable, &model, &program) else { return false }
      level.add(variable)
    }
    level.note(variable, in: equality)
    return true
  }

  /// Whether nothing determines a variable yet: it has no definition, no equality of its own and no row.
  @inline(__always)
  private func isUnknown(
    _ variable: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    guard model.variables[variable].definition < 0 else { return false }
    let residual = model.variables[variable].residual
    guard residual >= 0 else { return true }
    if program.residuals[residual].isBasic { return false }
    var piece = program.residuals[residual].firstPiece
    while piece >= 0 {
      if program.pieces[piece].relation == .equal { return false }
      piece = program.pieces[piece].next
    }
    return true
  }
}
