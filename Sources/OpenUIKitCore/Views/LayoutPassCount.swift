/// The counts of a tree's current layout passes. Code that runs in a pass can request more work endlessly: by
/// flagging the view that is laid out, by adding views, or by starting a pass in the pass.
///
/// A pass that exceeds a limit ends at once. The next pass lays out what is still flagged.
struct LayoutPassCount {
  /// The maximum depth of nested passes. Each needs space on the stack.
  private static let maximumDepth = 48
  /// The maximum number of times that one pass repeats because laying out has flagged views again.
  private static let maximumRounds = 32
  /// The maximum number of rounds of all nested passes, beyond two each.
  private static let maximumFurtherRounds = 1000
  /// The maximum number of laid out views that are at least this many generations below one that existed
  /// before the pass.
  private static let maximumLateViews = 1000
  // A view that adds a subview in each layout, which does the same, would otherwise never end.
  private static let lateGeneration = 8

  private var depth = 0
  private var furtherRounds = 0
  private var lateViews = 0
  /// Whether a limit was exceeded: all passes end.
  private(set) var isExceeded = false
  /// Whether the endless layout was reported, and no pass has finished since.
  private(set) var wasReported = false
  /// The number of views that were laid out or had their constraints updated.
  private(set) var calls = 0

  /// Whether the current pass is not nested in another.
  var isOutermost: Bool { depth == 1 }

  /// Begins a pass. Returns false if it would be nested too deeply.
  mutating func begin() -> Bool {
    if depth == 0 { (furtherRounds, lateViews, isExceeded) = (0, 0, false) }
    if depth == Self.maximumDepth { isExceeded = true }
    guard !isExceeded else { return false }
    depth += 1
    return true
  }

  /// Ends a pass.
  mutating func end() { depth -= 1 }

  /// Counts a call of a view's layout or update of constraints.
  mutating func noteCall() { calls &+= 1 }

  /// Counts a view that is about to be laid out, `generation` generations below one that existed before.
  /// Returns whether it may be laid out.
  mutating func noteView(ofGeneration generation: Int) -> Bool {
    if generation >= Self.lateGeneration {
      lateViews += 1
      if lateViews > Self.maximumLateViews { isExceeded = true }
    }
    return !isExceeded
  }

  /// Returns whether a pass that has made `rounds` rounds may make another.
  mutating func mayGoOn(after rounds: Int) -> Bool {
    if rounds > 2 { furtherRounds += 1 }
    if rounds >= Self.maximumRounds || furtherRounds > Self.maximumFurtherRounds { isExceeded = true }
    return !isExceeded
  }

  /// Ends the outermost pass. `isSettled` is whether everything was laid out. Returns whether to report that
  /// it was not.
  mutating func shouldReport(isSettled: Bool) -> Bool {
    defer { wasReported = !isSettled }
    return !isSettled && !wasReported
  }
}
