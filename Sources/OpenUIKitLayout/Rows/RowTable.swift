import ConstraintSolver

/// The owners of an engine's rows, by the indices of the rows.
struct RowTable: ViewTreeConfined {
  // Without isolation, because an engine that is being deallocated clears the constraints' references to it.
  nonisolated(unsafe) private let owners = FlatTable<RowOwner>()
  /// The nodes whose variables rows use instead of those of their constraints' items.
  private var baselineProviders: [Int: ConstraintRow.BaselineProviders] = [:]
  /// A variable that is zero; nil until a row needs it.
  var zeroVariable: ConstraintSolver.Variable?

  nonisolated init() {}

  nonisolated func deallocate() { owners.deallocate() }

  /// The number of rows, including those that were removed.
  nonisolated var count: Int { @inline(__always) get { owners.count } }

  nonisolated subscript(index: Int) -> RowOwner {
    @inline(__always) get { owners[index] }
  }

  nonisolated func reserveCapacity(_ needed: Int) { owners.reserveCapacity(needed) }

  // Mutating, so that it happens in place: a copy of the table would count references to its dictionary.

  /// Sets the owner of a row. The solver numbers constraints of its own in between, which have none.
  @inline(__always)
  nonisolated mutating func setOwner(_ owner: RowOwner, of row: Int) {
    guard row >= owners.count else { return owners[row] = owner }
    while owners.count < row { owners.append(.none) }
    owners.append(owner)
  }

  nonisolated mutating func removeOwner(of row: Int) { owners[row] = .none }

  /// Clears the references of all constraints to their rows, which are about to end.
  nonisolated func discardRows() {
    for row in 0..<count { owners[row].discardRow() }
  }

  /// The nodes whose variables a row uses instead of those of its constraint's items.
  func baselineProviders(of row: ConstraintRow) -> ConstraintRow.BaselineProviders {
    row.hasBaselineProviders ? baselineProviders[row.handle.index] ?? .init() : .init()
  }

  /// Stores or removes the nodes whose variables a row uses instead of those of its constraint's items.
  mutating func setBaselineProviders(_ providers: ConstraintRow.BaselineProviders?, of row: ConstraintRow) {
    baselineProviders[row.handle.index] = providers
  }
}
