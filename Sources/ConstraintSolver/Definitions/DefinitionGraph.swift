/// The definition graph: required equalities, each of which defines one variable by the others. It has no
/// cycles, so values follow by evaluation in topological order.
///
/// Constraints, variables and the chains of their terms belong to the model, which each call is passed. The graph
/// owns what it works with: the definitions that are still to be evaluated, and the storage of walks, of the search for
/// cycles and of the matching.
struct DefinitionGraph: ~Copyable {
  /// Required equalities that define a variable already, whose value waits for the update.
  var newDefinitions = Slab<Int32>()
  /// Variables that were in use when a definition was made that is still to be evaluated: dirty as soon as it is.
  private var redefinedVariables = Slab<Int32>()
  private let walksBox = HeapBox(Walks())
  private let cyclesBox = HeapBox(CycleSearch())
  private let matchingBox = HeapBox(MatchingScratch())

  /// Walks over the graph.
  var walks: Walks {
    @inline(__always) unsafeAddress { UnsafePointer(walksBox.address) }
    @inline(__always) unsafeMutableAddress { walksBox.address }
  }

  private var cycles: CycleSearch {
    @inline(__always) unsafeAddress { UnsafePointer(cyclesBox.address) }
    @inline(__always) unsafeMutableAddress { cyclesBox.address }
  }

  var matching: MatchingScratch {
    @inline(__always) unsafeAddress { UnsafePointer(matchingBox.address) }
    @inline(__always) unsafeMutableAddress { matchingBox.address }
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}

extension DefinitionGraph {
  /// Makes a required equality the definition of the variable of one of its terms.
  @inline(__always)
  mutating func define(by constraint: Int32, at place: Int32, _ model: inout Model) {
    let variable = model.terms[place].variable
    let isUsed = model.variables[variable].firstUse >= 0
    model.constraints[constraint].becomeDefinition(of: variable, coefficient: model.terms[place].coefficient)
    model.variables[variable].definition = constraint
    model.linkTerms(of: constraint)
    newDefinitions.append(constraint)
    if isUsed { redefinedVariables.append(variable) }
  }

  /// Whether a variable would follow from itself if an equality defined it.
  @inline(__always)
  mutating func wouldCloseCycle(_ constraint: Int32, defining variable: Int32, _ model: inout Model) -> Bool {
    model.variables[variable].firstUse >= 0 && cycles.findsCycle(constraint, defining: variable, &model)
  }

  /// Gives the variables values that are defined since the last update. Returns those that were in use before: what depends on
  /// them has to be evaluated again. The list is valid until a definition is made.
  mutating func unsafeEvaluateNewDefinitions(_ model: inout Model) -> UnsafeBufferPointer<Int32> {
    let redefined = redefinedVariables.unsafeContents
    redefinedVariables.removeAll()
    if !newDefinitions.isEmpty { evaluate(&model) }
    return redefined
  }
}
