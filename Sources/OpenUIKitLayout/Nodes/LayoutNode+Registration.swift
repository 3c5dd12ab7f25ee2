import ConstraintSolver

/// The state of a node in its engine.
nonisolated extension LayoutNode {
  /// The four variables of an item: its origin in its container's bounds, and its size.
  package struct Variables {
    let block: ConstraintSolver.VariableBlock

    package var x: ConstraintSolver.Variable { block[0] }
    package var y: ConstraintSolver.Variable { block[1] }
    package var width: ConstraintSolver.Variable { block[2] }
    package var height: ConstraintSolver.Variable { block[3] }

    /// The variable of the left or top edge.
    @inline(__always)
    func origin(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable { axis == .horizontal ? x : y }

    /// The variable of the width or height.
    @inline(__always)
    package func length(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable {
      axis == .horizontal ? width : height
    }

    /// The variable of a left or top edge, a width or a height.
    package subscript(attribute: NSLayoutConstraint.Attribute) -> ConstraintSolver.Variable {
      switch attribute {
      case .left: x
      case .top: y
      case .width: width
      default: height
      }
    }
  }

  /// Two variables of an item with fixed values: the offsets of its baselines, or its content origin.
  package struct FixedVariables {
    package var first, second: ConstraintSolver.Variable
    var firstRow, secondRow: ConstraintSolver.Constraint
  }

  /// The state of a node in its engine. It is accessed in place: reading one part does not copy the others.
  struct Registration {
    /// The engine that has registered the node; nil for none.
    var engine: Unmanaged<LayoutEngine>?
    /// The item's variables while it has an engine. The number of the block is the index of the node in the engine's tables.
    var block = ConstraintSolver.VariableBlock.none
    /// The moved items that the view's layout places, in the lists of this engine. A part of the
    /// registration, so that another engine starts without any.
    var lastMoves = MovedItems.Head()
    /// The rows that the item brings by itself; nil for none.
    var own: OwnRows?
    /// Whether the item's sizes must be at least zero.
    var keepsSizeNonNegative = false
    /// Whether the item's metrics will be read again before the next solution.
    var hasStaleMetrics = false
    /// Whether rows were built without the origin of the view's content, which was zero then.
    var hasRowsFromZero = false
    /// Whether rows were built for a baseline of the item.
    var hasBaselineRows = false

    /// The item's variables; nil without an engine.
    var variables: Variables? { @inline(__always) get { engine == nil ? nil : Variables(block: block) } }
  }

  /// The rows that an item brings by itself, and related values.
  ///
  /// No access to them calls code that could begin another, so they are not checked for exclusive access.
  final class OwnRows {
    /// Rows of autoresizing, guide geometry and nonnegative sizes.
    @exclusivity(unchecked) var systemRows: [ConstraintSolver.Constraint] = []
    /// Rows of the view's content size.
    @exclusivity(unchecked) var contentSize = ContentSizeRows()
    /// The distances of the first baseline from the top and of the last from the bottom.
    @exclusivity(unchecked) var baselines: FixedVariables?
    /// Whether these distances are measured from the vertical centre.
    @exclusivity(unchecked) var baselinesAreFromCenter = false
    /// The origin of the alignment rectangle in the view's bounds, for views where it is not zero or moves.
    @exclusivity(unchecked) var contentOrigin: FixedVariables?
    /// The insets of the alignment rectangle in the frame, as last read.
    @exclusivity(unchecked) var alignmentInsets = UIEdgeInsets.zero
    /// The constraints whose rows use this node's variables although they refer to another view.
    @exclusivity(unchecked) var dependentConstraints: [Unmanaged<NSLayoutConstraint>] = []

    nonisolated init() {}
  }
}

extension LayoutNode {
  /// The engine that has registered the node, for a change of the layout. A fitting pass that has borrowed
  /// the node hands it back first.
  package var engine: LayoutEngine? {
    if state.flags.contains(.isLent) { endFittingPasses() }
    return record.registration.engine?.takeUnretainedValue()
  }

  /// Makes all fitting passes in the tree hand back what they have borrowed.
  @inline(never)
  func endFittingPasses() {
    nodeOfView?.root.item?.layoutEngine?.endFittingPasses()
  }
}

/// Shorthands for the state of the node in its engine.
nonisolated extension LayoutNode {
  /// Whether an engine has taken the node up.
  package var isRegistered: Bool { record.registration.engine != nil }

  /// Whether `engine` has taken the node up.
  package func isRegistered(with engine: LayoutEngine) -> Bool {
    record.registration.engine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// The node's variables. Stops the program unless an engine has registered it.
  package var variables: Variables {
    guard let variables = record.registration.variables else {
      fatalError("Layout engine: a view or guide has left while its constraints were made")
    }
    return variables
  }

  /// The index of the node in the engine's tables.
  var slot: Int { record.registration.block.number }

  package var systemRows: [ConstraintSolver.Constraint] {
    get { record.registration.own?.systemRows ?? [] }
    nonmutating _modify { yield &ownRows.systemRows }
  }

  var contentSize: ContentSizeRows {
    get { record.registration.own?.contentSize ?? ContentSizeRows() }
    nonmutating _modify { yield &ownRows.contentSize }
  }

  package var baselines: FixedVariables? {
    get { record.registration.own?.baselines }
    nonmutating set {
      ownRows.baselines = newValue
      if newValue != nil { insertObserver(.baselines) }
    }
  }

  package var contentOrigin: FixedVariables? {
    get { record.registration.own?.contentOrigin }
    nonmutating set { ownRows.contentOrigin = newValue }
  }

  package var alignmentInsets: UIEdgeInsets { record.registration.own?.alignmentInsets ?? .zero }

  func setAlignmentInsets(_ insets: UIEdgeInsets) {
    guard insets != alignmentInsets else { return }
    ownRows.alignmentInsets = insets
    insertObserver(.alignment)
  }

  var dependentConstraints: [Unmanaged<NSLayoutConstraint>] {
    record.registration.own?.dependentConstraints ?? []
  }

  /// The item's own rows, for adding to them.
  var ownRows: OwnRows {
    if let own = record.registration.own { return own }
    let made = OwnRows()
    record.registration.own = made
    return made
  }
}
