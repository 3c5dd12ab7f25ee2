/// Finds all minimal contradictions among rows: sets that cannot hold, though each of their subsets can.
///
/// The search is Reiter's tree of hitting sets. Its root is a contradiction that the solver finds. Each branch leaves one of its rows
/// out and looks for a contradiction among the others, and so on. Every minimal contradiction is found that way, because a branch can
/// always leave out a row that the contradiction does not have. Rows without a common variable are searched apart.
struct ContradictionSearch {
  /// The number of contradictions and the work at which a search ends. Their sizes can be exponential otherwise.
  struct Limits {
    var contradictions = 24
    /// The rows that are added to or removed from the system. In a large system each step counts as more.
    var changes = 6_000
    /// The branches of the tree.
    var branches = 3_000
  }

  private(set) var found: [[Int]] = []
  /// Whether no limit ended the search.
  private(set) var isComplete = true
  private var work = 0
  private var branches = 0
  private let rows: [LinearRow]
  private let variableCount: Int
  private let limits: Limits

  init(_ rows: [LinearRow], variableCount: Int, limits: Limits = Limits()) {
    (self.rows, self.variableCount, self.limits) = (rows, variableCount, limits)
    for component in RowComponents.components(of: rows, variableCount) { search(component) }
    found.sort { $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1) }
  }

  private mutating func search(_ component: [Int]) {
    var solver = RowSolver(component.map { rows[$0] }, variableCount: variableCount)
    var queue: [[Int]] = [[]]
    var seen: Set<[Int]> = [[]]
    var head = 0
    var known: [[Int]] = []
    while head < queue.count {
      let left = queue[head]
      head += 1
      guard isWithinLimits(known.count) else {
        isComplete = false
        break
      }
      branches += 1
      for row in contradiction(leavingOut: Set(left), &solver, component.count, &known) {
        // The search never reaches nodes below so many branches.
        guard queue.count - head + branches < limits.branches else {
          isComplete = false
          break
        }
        let branch = (left + [row]).sorted()
        if seen.insert(branch).inserted { queue.append(branch) }
      }
    }
    found += known.map { $0.map { component[$0] } }
  }

  /// A known contradiction without the rows that are left out, or one that the solver finds; empty if there is none.
  private mutating func contradiction(
    leavingOut left: Set<Int>, _ solver: inout RowSolver, _ rowCount: Int, _ known: inout [[Int]]
  ) -> [Int] {
    if let reused = known.first(where: { $0.allSatisfy { !left.contains($0) } }) { return reused }
    work += solver.leaveOut(left) + rowCount / 50
    let new = solver.contradictions().map { $0.rows }
    for contradiction in new where !known.contains(contradiction) { known.append(contradiction) }
    return new.min { $0.count < $1.count } ?? []
  }

  private func isWithinLimits(_ count: Int) -> Bool {
    found.count + count < limits.contradictions && work < limits.changes && branches < limits.branches
  }
}

/// Rows that are connected by common variables.
enum RowComponents {
  static func components(of rows: [LinearRow], _ variableCount: Int) -> [[Int]] {
    var parent = Array(0..<variableCount)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parent[variable] != variable {
        parent[variable] = parent[parent[variable]]
        variable = parent[variable]
      }
      return variable
    }
    for row in rows {
      for term in row.terms.dropFirst() { parent[root(term.variable)] = root(row.terms[0].variable) }
    }
    var numbers: [Int: Int] = [:]
    var components: [[Int]] = []
    for (number, row) in rows.enumerated() {
      let root = root(row.terms[0].variable)
      let component = numbers[root] ?? components.count
      if component == components.count { components.append([]) }
      numbers[root] = component
      components[component].append(number)
    }
    return components
  }
}
