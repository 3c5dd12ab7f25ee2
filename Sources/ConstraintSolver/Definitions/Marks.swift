/// Marks of the variables that a walk has visited. Each walk marks with a number of its own, so none clears the marks of the
/// one before.
struct Marks: ~Copyable {
  private var marks = Slab<Int32>()
  private var last: Int32 = 0

  /// The mark of a variable.
  subscript(variable: Int32) -> Int32 {
    @inline(__always) get { marks[variable] }
    @inline(__always) set { marks[variable] = newValue }
  }

  /// The marks of all variables, for loops that have no time for index checks. Valid until the next walk.
  var unsafeBase: UnsafeMutablePointer<Int32> { @inline(__always) get { marks.unsafeBase } }

  /// A mark that no variable has, for a walk among so many variables.
  mutating func newMark(variableCount: Int) -> Int32 {
    marks.extend(to: variableCount, with: 0)
    if last == Int32.max {
      for index in 0..<marks.count { marks[index] = 0 }
      last = 0
    }
    last += 1
    return last
  }
}
