/// The search for a cycle that an equality would close by defining a variable.
struct CycleSearch: ~Copyable {
  private var marks = Marks()
  private var sources = Slab<Int32>()
  private var followers = Slab<Int32>()

  /// Whether a variable would follow from itself if an equality defined it. Returns true after many steps, without a result.
  ///
  /// What the equality's other variables follow from, and what follows from the variable, are searched by turns: along a chain
  /// of definitions one of them is short, whichever end grows.
  mutating func findsCycle(_ constraint: Int32, defining variable: Int32, _ model: inout Model) -> Bool {
    let upstream = marks.newMark(variableCount: model.variables.count)
    let downstream = marks.newMark(variableCount: model.variables.count)
    sources.removeAll()
    followers.removeAll()
    marks[variable] = downstream
    followers.append(variable)
    _ = queueSources(of: constraint, except: variable, upstream, downstream, &model)
    for _ in 0..<Self.mostSteps {
      guard let source = sources.popLast() else { return false }
      let definition = model.variables[source].definition
      if definition >= 0, queueSources(of: definition, except: source, upstream, downstream, &model) {
        return true
      }
      guard let follower = followers.popLast() else { return false }
      if queueFollowers(of: follower, upstream, downstream, &model) { return true }
    }
    return true
  }

  private static var mostSteps: Int { 4096 }

  /// Queues the variables of an equality that one of them follows from. True if one follows from what is to be defined.
  private mutating func queueSources(
    of constraint: Int32, except variable: Int32, _ upstream: Int32, _ downstream: Int32, _ model: inout Model
  ) -> Bool {
    let list = model.constraints[constraint].terms
    for place in list.start..<list.end where model.terms[place].variable != variable {
      let source = model.terms[place].variable
      let mark = marks[source]
      if mark == downstream { return true }
      guard mark != upstream else { continue }
      marks[source] = upstream
      sources.append(source)
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
      let mark = marks[follower]
      if mark == upstream { return true }
      guard mark != downstream else { continue }
      marks[follower] = downstream
      followers.append(follower)
    }
    return false
  }
}
