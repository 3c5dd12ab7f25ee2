/// What the layout passes of a tree that are under way have done: code that runs in a pass can ask for more without an
/// end, by flagging the view that is laid out, by adding views, or by beginning a pass in the pass.
///
/// A pass that exceeds a limit ends at once. What is still flagged is laid out by the next pass.
struct LayoutPassCount {
  /// How deep passes may lie in each other: each takes room on the stack.
  private static let maximumDepth = 48
  /// How often one pass may find that laying out has flagged views again.
  private static let maximumRounds = 32
  /// How many rounds all passes that lie in one may take, beyond two each.
  private static let maximumFurtherRounds = 1000
  /// How many views may be laid out that lie at least so many generations below one that was there before the pass.
  private static let maximumLateViews = 1000
  private static let lateGeneration = 8

  private var depth = 0
  private var furtherRounds = 0
  private var lateViews = 0
  /// Whether a limit was exceeded: all passes end.
  private(set) var isExceeded = false
  /// Whether that has been reported, and no pass has come to its end since.
  private(set) var wasReported = false
  /// How many views were laid out or had their constraints updated.
  private(set) var calls = 0

  /// Whether no pass lies around the present one.
  var isOutermost: Bool { depth == 1 }

  /// Begins a pass. Returns false if it would lie too deep in others.
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

  /// Counts a view that is about to be laid out, so many generations below one that was there before. Returns whether it may
  /// be.
  mutating func noteView(ofGeneration generation: Int) -> Bool {
    if generation >= Self.lateGeneration {
      lateViews += 1
      if lateViews > Self.maximumLateViews { isExceeded = true }
    }
    return !isExceeded
  }

  /// Whether a pass that has taken so many rounds may take another one.
  mutating func mayGoOn(after rounds: Int) -> Bool {
    if rounds > 2 { furtherRounds += 1 }
    if rounds >= Self.maximumRounds || furtherRounds > Self.maximumFurtherRounds { isExceeded = true }
    return !isExceeded
  }

  /// Notes that the outermost pass has come to an end, and whether everything was laid out. Returns whether to report that it
  /// was not.
  mutating func shouldReport(isSettled: Bool) -> Bool {
    defer { wasReported = !isSettled }
    return !isSettled && !wasReported
  }
}
