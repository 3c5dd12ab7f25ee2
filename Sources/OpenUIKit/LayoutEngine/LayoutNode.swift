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

  /// What a node has in its engine. Plain numbers only, so that it can be looked at without a copy of anything counted.
  struct Registration {
    let engine: Unmanaged<LayoutEngine>
    /// The place of the node in the engine's table.
    let slot: Int
    let variables: Variables
    /// Rows that hold the view to its content size.
    var contentSize = ContentSizeRows()
    /// The distances of the first baseline from the top and of the last from the bottom.
    var baselines: Givens?
    /// Where the alignment rectangle begins in the view's bounds, for views where that is not zero or moves.
    var contentOrigin: Givens?
    /// How far the alignment rectangle lies inside the frame, as it was read last.
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether the item's sizes have to be at least zero.
    var keepsSizeNonNegative = false
    /// Whether rows were built for a baseline of the item.
    var hasBaselineRows = false
  }

  /// The view that the node stands for, until it dies; nil for a guide's.
  nonisolated(unsafe) unowned(unsafe) private(set) var ownView: UIView?
  /// The guide that the node stands for, until it dies; nil for a view's.
  nonisolated(unsafe) unowned(unsafe) private(set) var ownGuide: UILayoutGuide?

  /// What the node has in the engine that has taken it up; nil before.
  nonisolated(unsafe) var registration: Registration?

  /// Rows that the item itself brought to the engine: autoresizing, guide geometry, sizes of at least zero.
  nonisolated(unsafe) var systemRows: [ConstraintSolver.Constraint] = []

  /// The constraints whose rows are measured on this node though they mention another view.
  nonisolated(unsafe) var borrowers: [Unmanaged<NSLayoutConstraint>] = []

  /// Where the item lies in the window, exactly and on the pixel grid.
  var pixelPosition = PixelPosition()

  /// The active constraints that mention this item, in no order; each knows its place in here.
  nonisolated(unsafe) var mentions: [Unmanaged<NSLayoutConstraint>] = []

  /// The anchors that have been asked for, until the item dies.
  nonisolated(unsafe) var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

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
    anchors = []
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

/// Shorthands for a registered node; all but `engine` stop the program for any other.
extension LayoutNode {
  /// The engine that has taken the node up.
  var engine: LayoutEngine? { registration?.engine.takeUnretainedValue() }

  /// Whether `engine` has taken the node up.
  func isRegistered(with engine: LayoutEngine) -> Bool {
    registration?.engine.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  var variables: Variables { registration!.variables }

  var slot: Int { registration!.slot }

  var contentSize: ContentSizeRows {
    get { registration!.contentSize }
    set { registration!.contentSize = newValue }
  }

  var baselines: Givens? {
    get { registration!.baselines }
    set { registration!.baselines = newValue }
  }

  var contentOrigin: Givens? {
    get { registration!.contentOrigin }
    set { registration!.contentOrigin = newValue }
  }

  var alignmentInsets: UIEdgeInsets { registration!.alignmentInsets }

  var keepsSizeNonNegative: Bool { registration!.keepsSizeNonNegative }

  var hasBaselineRows: Bool {
    get { registration!.hasBaselineRows }
    set { registration!.hasBaselineRows = newValue }
  }
}
