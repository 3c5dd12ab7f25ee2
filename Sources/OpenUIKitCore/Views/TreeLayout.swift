@_spi(Layout) import OpenUIKitLayout

/// The layout of one tree of views: its engine, and what a pass through the tree keeps. The root owns it.
final class TreeLayout: ViewTreeConfined {
  let engine: LayoutEngine
  /// The counts of the current passes, which end endless loops: see `LayoutPassCount`.
  @exclusivity(unchecked) var passCount = LayoutPassCount()
  /// The memory of a traversal that has ended, for the next one.
  @exclusivity(unchecked) private var stack: [(view: UIView, generation: Int)] = []
  #if !hasFeature(Embedded)
    /// The views that are notified of changed constraints. No access lasts while one is notified.
    @exclusivity(unchecked) var constraintObservers = ConstraintObservers()
  #endif

  init(root: UIView) { engine = LayoutEngine(root: root) }

  /// Returns an empty stack for a traversal of the tree. Nested traversals get one without memory.
  func takeStack() -> [(view: UIView, generation: Int)] {
    let taken = stack
    stack = []
    return taken
  }

  /// Empties the stack of a traversal and keeps its memory, so that layouts do not allocate in steady state.
  func keepStack(_ taken: inout [(view: UIView, generation: Int)]) {
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &stack)
  }
}
