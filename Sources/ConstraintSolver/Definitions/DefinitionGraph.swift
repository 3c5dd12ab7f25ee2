/// The definition graph: required equalities, each of which defines one variable by the others. It has no
/// cycles, so values follow by evaluation in topological order.
///
/// Constraints, variables and the chains of their terms belong to the model, which each call is passed. The graph
/// owns what it works with: the definitions that are still to be evaluated, and the storage of walks and of the
/// matching.
struct DefinitionGraph: ~Copyable {
  /// Required equalities that define a variable already, whose value waits for the update.
  var newDefinitions = Slab<Int32>()
  /// Variables that were in use when a definition was made that is still to be evaluated: dirty as soon as it is.
  var redefinedVariables = Slab<Int32>()
  private let scratchBox = HeapBox(WalkScratch())
  private let matchingBox = HeapBox(MatchingScratch())

  var scratch: WalkScratch {
    @inline(__always) unsafeAddress { UnsafePointer(scratchBox.address) }
    @inline(__always) unsafeMutableAddress { scratchBox.address }
  }

  var matching: MatchingScratch {
    @inline(__always) unsafeAddress { UnsafePointer(matchingBox.address) }
    @inline(__always) unsafeMutableAddress { matchingBox.address }
  }

  // Embedded Swift requires an explicit `deinit` of a noncopyable type that another module owns.
  deinit {}
}

/// The storage and the results of walks over the definition graph.
struct WalkScratch: ~Copyable {
  /// Stamps mark the variables that a walk has visited.
  var stamp: Int32 = 0
  var variableMarks = Slab<Int32>()
  var stack = Slab<WalkFrame>()
  var sources = Slab<Int32>()
  var followers = Slab<Int32>()
  var order = Slab<Int32>()
  var reachedResiduals = Slab<Int32>()
  var reachedDormants = Slab<Int32>()
  var sums = Slab<Sum>()
  var seeds = Slab<Rate>()
  var form = Slab<Entry>()
}

/// A step of a depth-first walk: a variable and the next term to follow from it.
struct WalkFrame: BitwiseCopyable {
  var variable: Int32
  var next: Int32
}

/// A sum with its largest summand, against which it counts as zero or not.
struct Sum: BitwiseCopyable {
  var value = 0.0
  var scale = 0.0

  @inline(__always)
  mutating func add(_ summand: Double) {
    value += summand
    scale = max(scale, summand.magnitude)
  }

  var isZero: Bool { @inline(__always) get { value.magnitude <= Tolerance.cancellation * scale } }
}

extension DefinitionGraph {
  /// A number that marks no variable yet.
  mutating func freshStamp(_ variableCount: Int) -> Int32 {
    scratch.variableMarks.extend(to: variableCount, with: 0)
    if scratch.stamp == Int32.max {
      for index in 0..<scratch.variableMarks.count { scratch.variableMarks[index] = 0 }
      scratch.stamp = 0
    }
    scratch.stamp += 1
    return scratch.stamp
  }
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

  /// Whether a variable would follow from itself if an equality defined it. Returns true after many steps, without a result.
  ///
  /// What the equality's other variables follow from, and what follows from the variable, are searched by turns: along a chain
  /// of definitions one of them is short, whichever end grows.
  @inline(__always)
  mutating func wouldCloseCycle(_ constraint: Int32, defining variable: Int32, _ model: inout Model) -> Bool {
    model.variables[variable].firstUse >= 0 && findsCycle(constraint, defining: variable, &model)
  }

  @inline(never)
  private mutating func findsCycle(_ constraint: Int32, defining variable: Int32, _ model: inout Model)
    -> Bool
  {
    let upstream = freshStamp(model.variables.count)
    let downstream = freshStamp(model.variables.count)
    scratch.sources.removeAll()
    scratch.followers.removeAll()
    scratch.variableMarks[variable] = downstream
    scratch.followers.append(variable)
    _ = queueSources(of: constraint, except: variable, upstream, downstream, &model)
    for _ in 0..<Self.mostStepsOfCycleSearch {
      guard let source = scratch.sources.popLast() else { return false }
      let definition = model.variables[source].definition
      if definition >= 0, queueSources(of: definition, except: source, upstream, downstream, &model) {
        return true
      }
      guard let follower = scratch.followers.popLast() else { return false }
      if queueFollowers(of: follower, upstream, downstream, &model) { return true }
    }
    return true
  }

  private static var mostStepsOfCycleSearch: Int { 4096 }

  /// Queues the variables of an equality that one of them follows from. True if one follows from what is to be defined.
  private mutating func queueSources(
    of constraint: Int32, except variable: Int32, _ upstream: Int32, _ downstream: Int32, _ model: inout Model
  ) -> Bool {
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end where model.terms[place].variable != variable {
      let source = model.terms[place].variable
      let mark = scratch.variableMarks[source]
      if mark == downstream { return true }
      guard mark != upstream else { continue }
      scratch.variableMarks[source] = upstream
      scratch.sources.append(source)
    }
    return false
  }

  /// Queues the variables that are defined by one. True if the equality's variables follow from one of them.
  private mutating func queueFollowers(
    of variable: Int32, _ upstream: Int32, _ downstream: Int32, _ model: inout Model
  ) -> Bool {
    var place = model.variables[variable].firstUse
    while place >= 0 {
      let user = model.terms[place].constraint
      place = model.terms[place].next
      guard model.constraints[user].role == .definition else { continue }
      let follower = model.constraints[user].target
      let mark = scratch.variableMarks[follower]
      if mark == upstream { return true }
      guard mark != downstream else { continue }
      scratch.variableMarks[follower] = downstream
      scratch.followers.append(follower)
    }
    return false
  }
}
