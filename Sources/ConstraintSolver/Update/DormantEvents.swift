/// The limits of dormant constraints that a nonbasic variable meets when it moves.
struct DormantEvents: ~Copyable {
  private var marks = Marks()
  private var movers = Slab<Rate>()
  private var events = Slab<PrimalEvent>()

  /// Finds the limits ahead of a nonbasic variable. O(terms downstream). The list is valid until the next call.
  mutating func unsafeEventsAhead(
    of nonbasic: Int32, _ direction: Int, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<PrimalEvent> {
    program.collectParameters(movingWith: nonbasic, program.gatherUnsafeColumn(nonbasic), into: &movers)
    let reached = graph.walks.unsafeDownstream(of: movers.unsafeContents, &model)
    let mark = marks.newMark(variableCount: model.constraints.count)
    events.removeAll()
    for dormant in graph.walks.unsafeDerivatives(of: reached, by: movers.unsafeContents, &model).dormants
    where marks[dormant.index] != mark {
      marks[dormant.index] = mark
      append(dormant, direction, rank: program.ties.rank(isRandom: program.budget.mayCycle), &model)
    }
    return events.unsafeContents
  }

  private mutating func append(_ dormant: Rate, _ direction: Int, rank: UInt32, _ model: inout Model) {
    let record = model.constraints[dormant.index]
    var piece = Piece(weight: record.dormantWeight, residual: -1, relation: record.relation)
    piece.side = record.side
    let rate = dormant.rate * Double(direction)
    let way = -model.expressionValue(dormant.index)
    let tolerance = record.scale * Tolerance.around(record.constant / record.scale)
    let isBehind = rate > 0 ? way < -tolerance : way > tolerance
    let jump = piece.jump(rising: rate > 0)
    guard !isBehind, jump > 0 else { return }
    events.append(
      PrimalEvent(
        distance: max(0, way / rate), jump: jump * rate.magnitude, coefficient: dormant.rate, row: -1,
        piece: dormant.index, level: record.level, rank: rank, isDormant: true))
  }
}
