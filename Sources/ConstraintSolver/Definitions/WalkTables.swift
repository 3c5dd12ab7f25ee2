/// The tables that a walk downstream reads and marks. They do not move while it runs, so it does not look them up at each step.
struct WalkTables {
  /// The mark of this walk.
  let mark: Int32
  let marks: UnsafeMutablePointer<Int32>
  let variables: UnsafeMutablePointer<VariableRecord>
  let constraints: UnsafeMutablePointer<ConstraintRecord>
  let terms: UnsafeMutablePointer<Term>

  /// Whether nothing but its own definition mentions a variable in the definition graph.
  @inline(__always)
  func isLast(_ variable: Int32, definedBy constraint: Int32) -> Bool {
    let use = terms + Int(variables[Int(variable)].firstUse)
    return use.pointee.constraint == constraint && use.pointee.next < 0
  }
}
