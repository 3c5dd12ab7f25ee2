/// How an engine's last solution stands to its rows.
struct SolutionState: ViewTreeConfined {
  /// Whether rows changed since the last solution.
  var isOutdated = false
  /// Whether the next solution needs the omitted rows of nonnegative sizes.
  var boundsAllSizes = false
  /// Whether the solver found a solution. If not, every view stays in place, as with a layout that exceeds a
  /// limit.
  var isFound = true
  /// Whether a limit ended the last update of the solver. Nothing more is solved in this pass then.
  var wasStopped = false

  /// Begins a pass, which may find a solution again.
  mutating func beginPass() { (isFound, wasStopped) = (true, false) }
}
