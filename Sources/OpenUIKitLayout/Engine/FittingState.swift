/// The part of an engine in measuring: that of its own tree by other engines, or of another engine's tree.
struct FittingState: ViewTreeConfined {
  /// Whether the engine belongs to a fitting pass, measures alone and moves nothing.
  let isMeasuring: Bool
  /// The target size of an engine that only measures.
  var target: FittingTarget?
  /// The fitting passes that have borrowed nodes of the tree, the innermost last.
  private var passes: [FittingPass] = []

  init(isMeasuring: Bool) { self.isMeasuring = isMeasuring }

  /// Whether a pass has borrowed nodes.
  var hasPasses: Bool { !passes.isEmpty }

  /// The innermost pass.
  var innermost: FittingPass? { passes.last }

  mutating func begin(_ pass: FittingPass) { passes.append(pass) }

  /// Removes and returns the innermost pass.
  mutating func popInnermost() -> FittingPass? { passes.popLast() }
}
