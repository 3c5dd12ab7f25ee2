/// Definitions that are about to be removed, and the pieces whose rows follow from them.
///
/// No row may depend on a definition that is removed, so these pieces are taken out before it.
struct RemovedDefinitions: ~Copyable {
  /// The variables that are defined.
  private var variables = Slab<Int32>()
  private var constraints = Slab<Int32>()

  /// Whether there are any.
  var hasDefinitions: Bool { !variables.isEmpty }

  /// Collects the definitions among constraints. Others are skipped.
  mutating func start(
    _ removals: UnsafeBufferPointer<Int32>, _ priorities: UnsafeBufferPointer<Int32>, _ model: inout Model
  ) {
    variables.removeAll()
    for constraint in removals { appendDefinition(constraint, &model) }
    for constraint in priorities { appendDefinition(constraint, &model) }
  }

  /// Starts with the definitions among constraints.
  mutating func start(_ constraints: UnsafeBufferPointer<Int32>, _ model: inout Model) {
    variables.removeAll()
    for constraint in constraints { appendDefinition(constraint, &model) }
  }

  private mutating func appendDefinition(_ constraint: Int32, _ model: inout Model) {
    let record = model.constraints[constraint]
    if record.role == .definition { variables.append(record.target) }
  }

  /// Finds the dormant constraints that follow from the definitions and are counted at a cost. The list is valid until the next
  /// call.
  mutating func unsafeDependentDormants(
    _ model: inout Model, _ graph: inout DefinitionGraph
  ) -> UnsafeBufferPointer<Int32> {
    constraints.removeAll()
    guard !variables.isEmpty else { return constraints.unsafeContents }
    for dormant in graph.walks.unsafeDownstream(of: variables.unsafeContents, &model).dormants
    where model.constraints[dormant].isCountedDormant {
      constraints.append(dormant)
    }
    return constraints.unsafeContents
  }

  /// Finds the pieces whose rows follow from the definitions. The list is valid until the next call.
  mutating func unsafeDependentPieces(
    _ model: inout Model, _ graph: inout DefinitionGraph, _ program: inout ResidualProgram
  ) -> UnsafeBufferPointer<Int32> {
    constraints.removeAll()
    guard !variables.isEmpty, program.pieceCount > 0 else { return constraints.unsafeContents }
    let reached = graph.walks.unsafeDownstream(of: variables.unsafeContents, &model)
    let stamp = program.nextStamp()
    for residual in reached.residuals {
      guard !program.residuals[residual].isParameter, program.mark(residual, with: stamp) else { continue }
      var piece = program.residuals[residual].firstPiece
      while piece >= 0 {
        constraints.append(piece)
        piece = program.pieces[piece].next
      }
    }
    return constraints.unsafeContents
  }
}
