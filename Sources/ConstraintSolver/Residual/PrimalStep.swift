/// A breakpoint that is met when a nonbasic variable moves: one of its own, or a basic variable's.
struct PrimalEvent: BitwiseCopyable {
  /// How far the nonbasic variable moves until then.
  var distance: Double
  /// How much the cost, per unit moved, grows at the breakpoint.
  var jump: Double
  /// The nonbasic variable's coefficient in `row`.
  var coefficient: Double
  /// The basic variable's row, or -1 for the moving variable's own breakpoint and for a dormant constraint.
  var row: Int32
  /// The piece, or the dormant constraint, and its level.
  var piece: Int32
  var level: Int32
  /// Decides between breakpoints met at once.
  var rank: UInt32
  var isDormant = false

  /// Whether rounding errors may be all there is to the coefficient.
  private var isSmall: Bool { row >= 0 && coefficient.magnitude < 1e-3 }

  func comesBefore(_ other: PrimalEvent) -> Bool {
    if distance != other.distance { return distance < other.distance }
    // Chance must not choose what may be left of a zero.
    if isSmall != other.isSmall { return other.isSmall }
    if rank != other.rank { return rank < other.rank }
    return coefficient.magnitude > other.coefficient.magnitude
  }
}

/// The result of the ratio test of a primal step: how far a nonbasic variable moves. Valid until the next step.
struct UnsafePrimalStep {
  /// The breakpoint at which the variable stops.
  var last: PrimalEvent
  /// The breakpoints that it passes on the way.
  let crossed: UnsafeBufferPointer<PrimalEvent>
}

extension ResidualProgram {
  /// The primal simplex step, for a nonbasic variable whose movement lowers the cost.
  ///
  /// 1. Find the breakpoints ahead: its own and, through its column, those of the basic variables. All basic
  ///   variables must be on the sides on which they are counted.
  /// 2. Pass them in order, each increasing the slope of the cost, until the cost no longer falls.
  /// 3. Basic variables whose breakpoints were passed change sides.
  /// 4. At its own breakpoint the variable stops; at a basic variable's the two are exchanged.
  ///
  /// With `isForced` the variable moves to the first breakpoint even without a gain. Returns false if there
  /// is no breakpoint, or no gain.
  @discardableResult
  mutating func primalStep(_ nonbasic: Int32, direction: Int, isForced: Bool = false) -> Bool {
    let none = UnsafeBufferPointer<PrimalEvent>(start: nil, count: 0)
    guard let step = unsafePrimalRatioTest(nonbasic, direction, among: none, isForced: isForced) else {
      return false
    }
    perform(step, nonbasic, direction)
    return true
  }

  /// The ratio test of the step: 1. and 2., also with the limits of dormant constraints among the breakpoints.
  mutating func unsafePrimalRatioTest(
    _ nonbasic: Int32, _ direction: Int, among dormants: UnsafeBufferPointer<PrimalEvent>,
    isForced: Bool = false
  ) -> UnsafePrimalStep? {
    var cost = scratch.primalCost
    defer { scratch.primalCost = cost }
    directionCost(of: nonbasic, direction: direction, into: &cost)
    if !isForced, levels.sign(of: cost) >= 0 { return nil }
    // 1.
    collectEvents(nonbasic, direction)
    for event in dormants { pushEvent(event) }
    // 2.
    return passUnsafeEvents(cost: &cost)
  }

  /// Carries out the step: 3. and 4. The last breakpoint is no dormant constraint's.
  mutating func perform(_ step: UnsafePrimalStep, _ nonbasic: Int32, _ direction: Int) {
    let last = step.last
    if last.row >= 0 { return exchange(nonbasic, direction, with: last, step.crossed) }
    shift(nonbasic, by: last.distance * Double(direction))
    residuals[nonbasic].value = pieces[last.piece].breakpoint
    crossSides(step.crossed, direction)
    queueCheck(nonbasic)
    notePossibleViolation(on: nonbasic)
  }

  private mutating func exchange(
    _ nonbasic: Int32, _ direction: Int, with event: PrimalEvent,
    _ crossed: UnsafeBufferPointer<PrimalEvent>
  ) {
    if isDoubtful(event.coefficient) { return }
    let distance = event.distance * Double(direction)
    let leaving = rows[event.row].basic
    chooseSides(of: nonbasic, movedBy: distance, direction)
    shift(nonbasic, by: distance)
    crossSides(crossed, direction)
    residuals[leaving].value = pieces[event.piece].breakpoint
    pivot(event.row, nonbasic, event.coefficient)
    queueChecks(ofRow: event.row)
    notePossibleViolation(on: leaving)
  }

  /// Puts the pieces of basic variables whose breakpoints were crossed on their other sides.
  private mutating func crossSides(_ crossed: UnsafeBufferPointer<PrimalEvent>, _ direction: Int) {
    for event in crossed where event.row >= 0 && rows[event.row].basic >= 0 {
      let record = pieces[event.piece]
      let rises = event.coefficient * Double(direction) > 0
      queueChecks(ofRow: event.row)
      if rises {
        setSide(of: event.piece, to: record.costsAbove ? .above : .satisfied)
      } else {
        setSide(of: event.piece, to: record.costsBelow ? .below : .satisfied)
      }
    }
  }

  // MARK: Events

  private mutating func collectEvents(_ nonbasic: Int32, _ direction: Int) {
    collectOwnEvents(nonbasic, direction)
    let tolerance = pivotTolerance
    for entry in gatherUnsafeColumn(nonbasic) {
      guard entry.isPivot(tolerance: tolerance) else {
        mayBeInexact = true
        continue
      }
      collectEvents(of: entry, direction)
    }
  }

  /// Queues a nonbasic variable's own breakpoints ahead, and no other events.
  mutating func collectOwnEvents(_ nonbasic: Int32, _ direction: Int) {
    scratch.events.removeAll()
    var piece = residuals[nonbasic].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let distance = (record.breakpoint - residuals[nonbasic].value) * Double(direction)
      if distance > Tolerance.around(record.breakpoint) {
        pushEvent(
          PrimalEvent(
            distance: distance, jump: record.kink, coefficient: 0, row: -1, piece: piece,
            level: record.level, rank: 0))
      }
      piece = record.next
    }
  }

  private mutating func collectEvents(of entry: Entry, _ direction: Int) {
    let basic = rows[entry.index].basic
    let rate = entry.coefficient * Double(direction)
    var piece = residuals[basic].firstPiece
    while piece >= 0 {
      let record = pieces[piece]
      let way = record.breakpoint - residuals[basic].value
      let isBehind =
        rate > 0 ? way < -Tolerance.around(record.breakpoint) : way > Tolerance.around(record.breakpoint)
      let jump = record.jump(rising: rate > 0)
      if !isBehind, jump > 0 {
        pushEvent(
          PrimalEvent(
            distance: max(0, way / rate), jump: jump * rate.magnitude, coefficient: entry.coefficient,
            row: entry.index, piece: piece, level: record.level, rank: ties.rank(isRandom: budget.mayCycle)))
      }
      piece = record.next
    }
  }

  /// Takes events in order until `cost` is no longer negative. Returns the last one and those before it, in a list that is valid
  /// until the next step.
  private mutating func passUnsafeEvents(cost: inout List) -> UnsafePrimalStep? {
    scratch.crossed.removeAll()
    while let event = popEvent() {
      levels.add(event.jump, at: event.level, to: &cost)
      if scratch.events.isEmpty || levels.sign(of: cost) >= 0 {
        return UnsafePrimalStep(last: event, crossed: scratch.crossed.unsafeContents)
      }
      scratch.crossed.append(event)
    }
    return nil
  }

  private mutating func pushEvent(_ event: PrimalEvent) {
    scratch.events.push(event) { $0.comesBefore($1) }
  }

  mutating func popEvent() -> PrimalEvent? {
    scratch.events.pop { $0.comesBefore($1) }
  }
}
