import ConstraintSolver

/// The engine's side of a view or layout guide.
///
/// Constraints and anchors hold on to the node and never to the item, so that neither keeps a view alive and both
/// survive its death: the item clears its reference when it goes.
#if !ThreadConfined
  @MainActor
#endif
final class LayoutNode {
  /// The four numbers that describe an item: its origin in its container's bounds, and its size.
  struct Variables {
    var x, y, width, height: ConstraintSolver.Variable

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
    /// Whether the item is a view of no subclass.
    var isPlain = false
    /// Whether the item's sizes have to be at least zero.
    var keepsSizeNonNegative = false
    /// Whether rows were built for a baseline of the item.
    var hasBaselineRows = false
    var variables: Variables?
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

  /// The view that the node stands for, until it dies; nil for a guide's.
  nonisolated(unsafe) unowned(unsafe) private(set) var ownView: UIView?
  /// The guide that the node stands for, until it dies; nil for a view's.
  nonisolated(unsafe) unowned(unsafe) private(set) var ownGuide: UILayoutGuide?

  /// What the node has in the engine that has taken it up.
  nonisolated(unsafe) var registration = Registration()

  /// The active constraints that mention this item.
  nonisolated(unsafe) var mentions = MentionList()

  /// The anchors that have been asked for, until the item dies.
  nonisolated(unsafe) var anchors = AnchorList()

  init(_ view: UIView) {
    ownView = view
  }

  init(_ guide: UILayoutGuide) {
    ownGuide = guide
  }

  /// Forgets an item that is being deallocated, and the anchors that only the node holds.
  nonisolated func itemWillDeallocate() {
    ownView = nil
    ownGuide = nil
    anchors.releaseAll()
  }

  /// The view or guide, until it dies.
  var item: (any LayoutItem)? {
    if let ownView { return ownView }
    return ownGuide
  }

  /// The view that the node's item is or belongs to.
  var view: UIView? { ownView ?? ownGuide?.owner }

  /// The view whose bounds the item's position is measured in.
  var container: UIView? {
    if let ownView { return ownView.superviewStorage }
    return ownGuide?.owner
  }
}

/// Shorthands for what the node has in its engine.
extension LayoutNode {
  /// The engine that has taken the node up.
  var engine: LayoutEngine? { registration.engine?.takeUnretainedValue() }

  /// Whether an engine has taken the node up.
  var isRegistered: Bool { registration.engine != nil }

  /// Whether `engine` has taken the node up.
  func isRegistered(with engine: LayoutEngine) -> Bool {
    registration.engine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// The node's variables. Stops the program unless an engine has taken it up.
  var variables: Variables { registration.variables! }

  /// The place of the node in the engine's table.
  var slot: Int { Int(registration.slot) }

  var systemRows: [ConstraintSolver.Constraint] {
    get { registration.own?.systemRows ?? [] }
    _modify { yield &ownRows.systemRows }
  }

  var contentSize: ContentSizeRows {
    get { registration.own?.contentSize ?? ContentSizeRows() }
    _modify { yield &ownRows.contentSize }
  }

  var baselines: Givens? {
    get { registration.own?.baselines }
    set { ownRows.baselines = newValue }
  }

  var contentOrigin: Givens? {
    get { registration.own?.contentOrigin }
    set { ownRows.contentOrigin = newValue }
  }

  var alignmentInsets: UIEdgeInsets { registration.own?.alignmentInsets ?? .zero }

  func setAlignmentInsets(_ insets: UIEdgeInsets) {
    if insets != alignmentInsets { ownRows.alignmentInsets = insets }
  }

  var borrowers: [Unmanaged<NSLayoutConstraint>] { registration.own?.borrowers ?? [] }

  /// The item's own rows, for adding to them.
  var ownRows: OwnRows {
    if let own = registration.own { return own }
    let made = OwnRows()
    registration.own = made
    return made
  }
}
