/// For equalities and their unknowns, which equalities have a single unknown left.
struct UnknownCounts: ~Copyable {
  var equalities = Slab<Int32>()
  /// For each equality, how many of its unknowns are left.
  var counts = Slab<Int32>()
  /// Equalities with a single unknown, in the order in which they came to it.
  var ready = Slab<Int32>()
  var unknowns = Slab<Int32>()
  /// For each variable, whether it is among the unknowns, and its chain of equalities.
  var isUnknown = Slab<Bool>()
  private var firstIncidence = Slab<Int32>()
  private var incidences = Slab<Incidence>()

  /// Starts to count again, for the same equalities.
  mutating func start(variableCount: Int) {
    isUnknown.extend(to: variableCount, with: false)
    firstIncidence.extend(to: variableCount, with: -1)
    incidences.removeAll()
    unknowns.removeAll()
    counts.removeAll()
    ready.removeAll()
  }

  /// Makes a variable an unknown, which no equality mentions yet.
  @inline(__always)
  mutating func add(_ variable: Int32) {
    isUnknown[variable] = true
    firstIncidence[variable] = -1
    unknowns.append(variable)
  }

  /// Notes that an equality mentions an unknown.
  @inline(__always)
  mutating func note(_ variable: Int32, in equality: Int32) {
    let link = Incidence(equality: equality, next: firstIncidence[variable])
    firstIncidence[variable] = incidences.nextIndex
    incidences.append(link)
  }

  /// Sets how many unknowns the next equality has.
  @inline(__always)
  mutating func append(count: Int32) {
    if count == 1 { ready.append(counts.nextIndex) }
    counts.append(count)
  }

  /// Where the chain of a variable's equalities starts; -1 for none.
  func firstEquality(of variable: Int32) -> Int32 { firstIncidence[variable] }

  /// The equality at a link of a chain, and the next link; nil at the end.
  @inline(__always)
  func equality(at link: Int32) -> (equality: Int32, next: Int32)? {
    link < 0 ? nil : (incidences[link].equality, incidences[link].next)
  }

  /// Removes the unknowns.
  mutating func removeUnknowns() {
    for index in 0..<unknowns.count { isUnknown[unknowns[index]] = false }
    unknowns.removeAll()
  }

  /// Notes that a variable is known. Equalities with one unknown left become ready.
  mutating func eliminate(_ variable: Int32) {
    isUnknown[variable] = false
    var link = firstIncidence[variable]
    while link >= 0 {
      let incidence = incidences[link]
      counts[incidence.equality] -= 1
      if counts[incidence.equality] == 1 { ready.append(incidence.equality) }
      link = incidence.next
    }
  }
}

/// A link in a variable's chain of equalities.
struct Incidence: BitwiseCopyable {
  var equality: Int32
  var next: Int32
}
