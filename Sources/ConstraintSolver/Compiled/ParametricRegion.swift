/// The compiled effects of moving a nonbasic variable. While the basis does not change, all values are affine
/// in it.
///
/// For resizing a window this means: a list of rates to replay, and a range in which it is valid.
struct ParametricRegion: BitwiseCopyable {
  /// Variables that change, each after those it follows from.
  var effects = List()
  /// Basic residual variables that change.
  var basics = List()
  /// Dormant constraints whose expressions change.
  var dormants = List()
  /// The versions that the region was compiled for, and that of the basis it was first asked for with.
  var structureVersion = 0
  var basisVersion = 0
  var seenBasisVersion = 0
  /// Where the variable may move with the basis staying optimal, valid for the version of the values.
  var lower = 0.0
  var upper = 0.0
  var valueVersion = 0
  var useCount = 0
  /// The structure for which there was no room for it.
  var tooLargeFor = 0

  /// How much room it takes, as plans count it.
  var size: Int { Int(effects.count) + Int(basics.count) }
}

/// An edit: a nonbasic residual variable on breakpoints that all move together. It is a preference
/// `variable == value` that holds and gets another value, or a view's hugging and compression resistance for
/// another content size.
struct EditMove: BitwiseCopyable {
  var residual: Int32
  var target: Double
  var distance: Double
}

extension CompiledEffects {
  private static var mostConstantsAtOnce: Int { 8 }

  /// Carries out changes of constants by replaying compiled regions. Returns nil, with nothing changed, if they are not all edits
  /// of nonbasic variables or if the basis would not stay optimal.
  ///
  /// Returns residual variables whose values are to be computed from their equations, in a list that is valid until the next
  /// call.
  mutating func moveUnsafeEdits(
    _ constants: UnsafeBufferPointer<Int32>, _ model: inout Model, _ graph: inout DefinitionGraph,
    _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<Int32>? {
    guard constants.count <= Self.mostConstantsAtOnce,
      let edits = unsafeEdits(by: constants, &model, &program),
      prepareRegions(of: edits, &model, &graph, &program)
    else { return nil }
    guard
      edits.count == 1
        ? isWithinRange(edits[0], &model, &program) : moveBasicsWithinSides(edits, &program)
    else {
      return nil
    }
    for edit in edits { finish(edit, isOnly: edits.count == 1, &model, &program) }
    // Not before all edits are carried out: what is exact must not be moved again.
    lists.affectedResiduals.removeAll()
    for edit in edits { evaluateExactlyIfDue(edit, &model, &program) }
    return lists.affectedResiduals.unsafeContents
  }

  // MARK: Edits

  /// Maps changed constants to moves of nonbasic variables. Returns nil if a constant belongs to no breakpoint of one.
  private mutating func unsafeEdits(
    by constants: UnsafeBufferPointer<Int32>, _ model: inout Model, _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<EditMove>? {
    lists.edits.removeAll()
    for constraint in constants {
      guard model.constraints[constraint].role == .piece else { return nil }
      let residual = model.constraints[constraint].target
      let value = program.residuals[residual].value
      guard !program.residuals[residual].isBasic, value == program.pieces[constraint].breakpoint else {
        return nil
      }
      if moves(residual, lists.edits.unsafeContents) { continue }
      let target = model.breakpoint(of: constraint)
      let move = EditMove(residual: residual, target: target, distance: target - value)
      guard passesNoOtherBreakpoint(move, &model, &program),
        !ResidualProgram.isLargeMove(move.distance, to: move.target)
      else { return nil }
      lists.edits.append(move)
    }
    return lists.edits.unsafeContents
  }

  @inline(__always)
  private func moves(_ residual: Int32, _ edits: UnsafeBufferPointer<EditMove>) -> Bool {
    for edit in edits where edit.residual == residual { return true }
    return false
  }

  @inline(__always)
  private func passesNoOtherBreakpoint(
    _ move: EditMove, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    let start = program.residuals[move.residual].value
    let lower = min(start, move.target)
    let upper = max(start, move.target)
    var piece = program.residuals[move.residual].firstPiece
    while piece >= 0 {
      let breakpoint = program.pieces[piece].breakpoint
      let tolerance = Tolerance.around(breakpoint)
      let movesAlong =
        model.constraints[piece].isConstantQueued && breakpoint == start
        && model.breakpoint(of: piece) == move.target
      if !movesAlong, breakpoint >= lower - tolerance, breakpoint <= upper + tolerance { return false }
      piece = program.pieces[piece].next
    }
    return true
  }

  // MARK: Staying optimal

  private mutating func isWithinRange(
    _ move: EditMove, _ model: inout Model, _ program: inout ResidualProgram
  ) -> Bool {
    let region = regions.unsafeAddress(of: program.residuals[move.residual].region, count: 1)
    if region.pointee.valueVersion != program.valueVersion {
      computeRange(of: move.residual, &model, &program)
    }
    return move.target >= region.pointee.lower && move.target <= region.pointee.upper
  }

  private mutating func computeRange(
    of residual: Int32, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    let index = program.residuals[residual].region
    let region = regions[index]
    var range = (lower: -Double.infinity, upper: Double.infinity)
    for position in 0..<region.basics.count {
      let basic = rates[region.basics, position]
      guard program.residuals[basic.index].firstPiece >= 0 else { continue }
      let sides = program.region(of: basic.index)
      narrow(&range, from: program.residuals[basic.index].value, basic.rate, sides.lower, sides.upper)
    }
    for position in 0..<region.dormants.count {
      let dormant = rates[region.dormants, position]
      let bounds = model.boundsOfDormant(dormant.index)
      // An equality that holds without a row holds no more when its terms move.
      if bounds == (0, 0) { range = (0, 0) }
      narrow(
        &range, from: model.expressionValue(dormant.index), dormant.rate, bounds.lower, bounds.upper)
    }
    regions[index].lower = program.residuals[residual].value + range.lower
    regions[index].upper = program.residuals[residual].value + range.upper
    regions[index].valueVersion = program.valueVersion
  }

  /// Limits a move to what keeps `value + rate · move` between two bounds.
  @inline(__always)
  private func narrow(
    _ range: inout (lower: Double, upper: Double), from value: Double, _ rate: Double, _ lower: Double,
    _ upper: Double
  ) {
    let low = (lower - Tolerance.feasibility / 2 - value) / rate
    let high = (upper + Tolerance.feasibility / 2 - value) / rate
    range.lower = max(range.lower, min(low, high))
    range.upper = min(range.upper, max(low, high))
  }

  /// Moves the basic variables of all edits together. False, with nothing moved, if one leaves its side.
  private mutating func moveBasicsWithinSides(
    _ edits: UnsafeBufferPointer<EditMove>, _ program: inout ResidualProgram
  ) -> Bool {
    for edit in edits { moveBasics(of: edit, times: 1, &program) }
    for edit in edits where hasViolation(edit, &program) {
      for edit in edits { moveBasics(of: edit, times: -1, &program) }
      return false
    }
    program.valueVersion += 1
    return true
  }

  private mutating func moveBasics(of edit: EditMove, times factor: Double, _ program: inout ResidualProgram)
  {
    let list = regions.unsafeAddress(of: program.residuals[edit.residual].region, count: 1).pointee.basics
    for position in 0..<list.count {
      let basic = rates[list, position]
      program.residuals[basic.index].value += basic.rate * edit.distance * factor
    }
  }

  @inline(__always)
  private func hasViolation(_ edit: EditMove, _ program: inout ResidualProgram) -> Bool {
    let list = regions.unsafeAddress(of: program.residuals[edit.residual].region, count: 1).pointee.basics
    for position in 0..<list.count where program.violation(of: rates[list, position].index) != nil {
      return true
    }
    return false
  }

  private mutating func finish(
    _ edit: EditMove, isOnly: Bool, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    let region = regions.unsafeAddress(of: program.residuals[edit.residual].region, count: 1)
    region.pointee.useCount += 1
    moveBreakpoints(edit, &model, &program)
    program.residuals[edit.residual].value = edit.target
    replay(region.pointee.effects, amount: edit.distance, listsChanges: true, &model)
    if program.residuals[edit.residual].isParameter {
      model.values[program.residuals[edit.residual].variable] = edit.target
    }
    if isOnly {
      moveBasics(of: edit, times: 1, &program)
      program.valueVersion += 1
      region.pointee.valueVersion = program.valueVersion
    } else {
      for position in 0..<region.pointee.dormants.count {
        model.noteIfCrossed(rates[region.pointee.dormants, position].index)
      }
    }
  }

  private mutating func evaluateExactlyIfDue(
    _ edit: EditMove, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    let region = regions.unsafeAddress(of: program.residuals[edit.residual].region, count: 1)
    if region.pointee.useCount % Self.replaysBeforeExactEvaluation == 0 {
      evaluateExactly(region.pointee, &model)
    }
  }

  private mutating func moveBreakpoints(
    _ edit: EditMove, _ model: inout Model, _ program: inout ResidualProgram
  ) {
    var piece = program.residuals[edit.residual].firstPiece
    while piece >= 0 {
      if model.constraints[piece].isConstantQueued {
        model.constraints[piece].isConstantQueued = false
        model.constraints[piece].appliedConstant = model.constraints[piece].constant
        program.pieces[piece].breakpoint = edit.target
      }
      piece = program.pieces[piece].next
    }
  }

  private mutating func evaluateExactly(_ region: ParametricRegion, _ model: inout Model) {
    evaluateExactly(region.effects, &model)
    for position in 0..<region.basics.count {
      lists.affectedResiduals.append(rates[region.basics, position].index)
    }
  }
}
