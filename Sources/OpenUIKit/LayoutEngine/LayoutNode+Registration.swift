import ConstraintSolver

/// What a node has in its engine.
extension LayoutNode {
  /// The four numbers that describe an item: its origin in its container's bounds, and its size.
  struct Variables {
    let block: ConstraintSolver.VariableBlock

    var x: ConstraintSolver.Variable { block[0] }
    var y: ConstraintSolver.Variable { block[1] }
    var width: ConstraintSolver.Variable { block[2] }
    var height: ConstraintSolver.Variable { block[3] }

    /// The variable of the left or top edge.
    @inline(__always)
    func origin(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable { axis == .horizontal ? x : y }

    /// The variable of the width or height.
    @inline(__always)
    func length(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable {
      axis == .horizontal ? width : height
    }

    /// The variable of a left or top edge, a width or a height.
    subscript(attribute: NSLayoutConstraint.Attribute) -> ConstraintSolver.Variable {
      switch attribute {
      case .left: x
      case .top: y
      case .width: width
      default: height
      }
    }
  }

  /// Two numbers of an item that are given to the layout: the offsets of its baselines, or its content origin.
  struct Givens {
    var first, second: ConstraintSolver.Variable
    var firstRow, secondRow: ConstraintSolver.Constraint
  }

  /// What a node has in its engine. It is looked at in place: one of its parts is read without a copy of the others.
  struct Registration {
    /// The engine that has taken the node up; nil before.
    var engine: Unmanaged<LayoutEngine>?
    /// The place of the node in the engine's table.
    var slot: Int32 = -1
    /// Whether the item's sizes have to be at least zero.
    var keepsSizeNonNegative = false
    /// Whether the item's metrics will be asked for again before the next solution.
    var hasStaleMetrics = false
    /// Whether rows were built without the origin of the view's content, which was zero then.
    var hasRowsFromZero = false
    /// Whether rows were built for a baseline of the item.
    var hasBaselineRows = false
    var variables: Variables?
    /// Which items moved that the view's layout places: in the lists of this engine, so that another one begins with none.
    var lastMoves = MovedItems.Head()
    /// What the item itself brought to the engine; nil for nothing.
    var own: OwnRows?
  }

  /// The rows that an item itself brings, and what goes with them.
  final class OwnRows {
    /// Rows of autoresizing, guide geometry and sizes of at least zero.
    var systemRows: [ConstraintSolver.Constraint] = []
    /// Rows that hold the view to its content size.
    var contentSize = ContentSizeRows()
    /// The distances of the first baseline from the top and of the last from the bottom.
    var baselines: Givens?
    /// Where the alignment rectangle begins in the view's bounds, for views where that is not zero or moves.
    var contentOrigin: Givens?
    /// How far the alignment rectangle lies inside the frame, as it was read last.
    var alignmentInsets = UIEdgeInsets.zero
    /// The constraints whose rows are measured on this node though they mention another view.
    var borrowers: [Unmanaged<NSLayoutConstraint>] = []

    nonisolated init() {}
  }
}

#if !ThreadConfined
  @MainActor
#endif
extension LayoutNode {
  /// The engine that has taken the node up, for a change that it has to know of. A fitting pass that has borrowed the node hands
  /// it back first.
  var engine: LayoutEngine? {
    if record.flags.contains(.isLent) { endFittingPasses() }
    return record.registration.engine?.takeUnretainedValue()
  }

  /// Has all fitting passes in the tree hand back what they have borrowed.
  @inline(never)
  func endFittingPasses() {
    nodeOfView?.ownView?.layoutRoot.layoutEngine?.endFittingPasses()
  }
}

/// Shorthands for what the node has in its engine.
extension LayoutNode {
  /// Whether an engine has taken the node up.
  var isRegistered: Bool { record.registration.engine != nil }

  /// Whether `engine` has taken the node up.
  func isRegistered(with engine: LayoutEngine) -> Bool {
    record.registration.engine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// The node's variables. Stops the program unless an engine has taken it up.
  var variables: Variables {
    guard let variables = record.registration.variables else {
      fatalError("Layout engine: a view or guide has left while its constraints were made")
    }
    return variables
  }

  /// The place of the node in the engine's table.
  var slot: Int { Int(record.registration.slot) }

  var systemRows: [ConstraintSolver.Constraint] {
    get { record.registration.own?.systemRows ?? [] }
    nonmutating _modify { yield &ownRows.systemRows }
  }

  var contentSize: ContentSizeRows {
    get { record.registration.own?.contentSize ?? ContentSizeRows() }
    nonmutating _modify { yield &ownRows.contentSize }
  }

  var baselines: Givens? {
    get { record.registration.own?.baselines }
    nonmutating set { ownRows.baselines = newValue }
  }

  var contentOrigin: Givens? {
    get { record.registration.own?.contentOrigin }
    nonmutating set { ownRows.contentOrigin = newValue }
  }

  var alignmentInsets: UIEdgeInsets { record.registration.own?.alignmentInsets ?? .zero }

  func setAlignmentInsets(_ insets: UIEdgeInsets) {
    if insets != alignmentInsets { ownRows.alignmentInsets = insets }
  }

  var borrowers: [Unmanaged<NSLayoutConstraint>] { record.registration.own?.borrowers ?? [] }

  /// The item's own rows, for adding to them.
  var ownRows: OwnRows {
    if let own = record.registration.own { return own }
    let made = OwnRows()
    record.registration.own = made
    return made
  }
}
