/// A linear relation between attributes of two items: `first == second * multiplier + constant`, or an
/// inequality.
///
/// A constraint retains neither of its items. The view that holds an active constraint retains it. A
/// constraint takes effect in the next layout pass after its activation.
open class NSLayoutConstraint: NSObject, ViewTreeConfined {
  // Stored without isolation, because a holder that is being deallocated uses it. Accesses are not checked: each ends before other code
  // runs, and a constraint is accessed some forty times from its activation to its row.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var firstNode: LayoutNode?
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var secondNode: LayoutNode?
  /// The node of the view that holds the constraint; nil while it is inactive.
  @exclusivity(unchecked) nonisolated(unsafe) var holder: LayoutNode?
  /// The constraint's links in the lists of its holder and of its two nodes.
  @exclusivity(unchecked) nonisolated(unsafe) var neighbours = IntrusiveLinks<ConstraintList.Entry>()
  @exclusivity(unchecked) nonisolated(unsafe) var firstMention = IntrusiveLinks<Mention>()
  @exclusivity(unchecked) nonisolated(unsafe) var secondMention = IntrusiveLinks<Mention>()
  /// The engine's row for the constraint; nil before the next layout pass.
  @exclusivity(unchecked) nonisolated(unsafe) var row: ConstraintRow?

  // The properties are in the order that needs the least memory.
  @exclusivity(unchecked) private(set) var attributes = (
    first: Attribute.notAnAttribute, second: Attribute.notAnAttribute
  )
  @exclusivity(unchecked) private(set) var relationStorage = Relation.equal
  /// The name of a stack view's constraint, unless an app has set another one.
  @exclusivity(unchecked) package final var stackIdentifier: StackIdentifier?
  @exclusivity(unchecked) private var priorityStorage = UILayoutPriority.required
  @exclusivity(unchecked) private(set) var constantStorage: CGFloat = 0
  /// Properties that few constraints have.
  @exclusivity(unchecked) nonisolated(unsafe) private var extras: Extras?

  #if !hasFeature(Embedded)
    /// Called with each constraint that gets its items; nil by default. A test sets it once, before it makes views, and notes which code has made
    /// the constraint.
    @exclusivity(unchecked) package nonisolated(unsafe) static var creationHandler:
      ((NSLayoutConstraint) -> Void)?
  #endif

  /// Creates a constraint without items, for subclasses that set them later. It cannot be activated.
  public nonisolated override init() {
    super.init()
  }

  deinit {
    firstNode?.release()
    secondNode?.release()
  }

  /// The first item; nil after its deallocation. For a distance between two anchors it is the item where the
  /// distance ends.
  open var firstItem: AnyObject? { firstNode?.object }

  /// The second item; nil if there is none or after its deallocation. For a distance it is the item where the
  /// distance ends.
  open var secondItem: AnyObject? { secondNode?.object }

  /// The attribute of the first item. For a distance between two anchors it is that of the distance's end.
  open var firstAttribute: NSLayoutConstraint.Attribute { attributes.first }

  /// The attribute of the second item; `.notAnAttribute` if there is none. For a distance it is that of the
  /// distance's end.
  open var secondAttribute: NSLayoutConstraint.Attribute { attributes.second }

  /// The relation between the sides.
  open var relation: NSLayoutConstraint.Relation { relationStorage }

  /// The factor of the second attribute.
  open var multiplier: CGFloat { multiplierStorage }
  /// The factor of the second attribute, without a call of an override.
  final var multiplierStorage: CGFloat { extras?.multiplier ?? 1 }

  /// The anchor of the first attribute. Stops the program after the first item's deallocation.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let firstNode else {
      fatalError("A constraint without items has no first anchor: \(self)")
    }
    return firstNode.erasedAnchor(for: firstAttribute, from: offsets?.first)
  }

  /// The anchor of the second attribute; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard secondAttribute != .notAnAttribute else { return nil }
    return secondNode?.erasedAnchor(for: secondAttribute, from: offsets?.second)
  }

  /// The constant that is added to the second side, in points. Changing it is cheap: nothing is rebuilt.
  ///
  /// The next layout pass refuses and reports a value that is not finite, and keeps the last value.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      constantDidChange()
    }
  }

  /// The priority of the constraint, greater than 0 and at most 1000. It can change at any time.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      priorityStorage = newValue
      priorityDidChange()
    }
  }

  /// A name for messages.
  open var identifier: String? {
    get { storedIdentifier }
    set {
      stackIdentifier = nil
      ownExtras.identifier = newValue
    }
  }

  /// The name, without a call of an override.
  final var storedIdentifier: String? { stackIdentifier?.text ?? extras?.identifier }

  #if !hasFeature(Embedded)
    /// Whether an archive of the view that holds the constraint contains it; false by default. A program that
    /// makes a constraint from its state makes it again from the state, so it is not archived.
    open var shouldBeArchived: Bool {
      get { extras?.isArchived ?? false }
      set { ownExtras.isArchived = newValue }
    }
  #endif

  /// The values that other modules have associated with the constraint.
  package final var associatedObjects: AssociatedObjects {
    get { extras?.associatedObjects ?? AssociatedObjects() }
    set { ownExtras.associatedObjects = newValue }
  }

  /// UIKit calls this after it has loaded the object from a nib. OpenUIKit has no nibs and never calls it.
  open func awakeFromNib() {}

  /// Whether the constraint takes part in layout.
  ///
  /// Setting true adds it to the closest common ancestor of its items, and setting false removes it from
  /// there. Setting the current value does nothing. Items without a common ancestor stop the program.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates every constraint of the list, in order. Linear in their number.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every constraint of the list, in order. Linear in their number.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in UIKit's format: class, address, identifier, relation, priority, whether it is active.
  /// On threads other than the main thread only class and address.
  open nonisolated override var description: String {
    onOwningThread {
      formattedDescription
    } elsewhere: {
      bareDescription(of: self)
    }
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  /// The starts of the sides that are distances between anchors; nil for most constraints.
  final nonisolated var offsets: ConstraintOffsets? {
    get { extras?.offsets }
    set { ownExtras.offsets = newValue }
  }

  /// Whether a side may be a distance between anchors. A fast check, false for most constraints.
  final nonisolated var mayHaveOffsets: Bool { extras != nil }

  /// A report's note on a constraint of the layout itself, besides its equation.
  struct SystemNote {
    var before = ""
    var after = ""
  }

  /// The note of a constraint that was created for a report and represents an active row of the layout
  /// itself.
  final var systemNote: SystemNote? {
    get { extras?.systemNote }
    set { ownExtras.systemNote = newValue }
  }

  /// Properties that few constraints have.
  private final class Extras {
    var multiplier: CGFloat = 1
    var identifier: String?
    var associatedObjects = AssociatedObjects()
    var offsets: ConstraintOffsets?
    var systemNote: SystemNote?
    #if !hasFeature(Embedded)
      var isArchived = false
    #endif

    nonisolated init() {}
  }

  private nonisolated var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}

extension NSLayoutConstraint {
  /// An inactive constraint of a stack view.
  package static func ofStack(
    _ identifier: StackIdentifier, _ first: StackItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: StackItem?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    priority: Float
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.configure(
      first: first.node, firstAttribute, relation, second: second?.node, secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.stackIdentifier = identifier
    constraint.priorityStorage = UILayoutPriority(priority)
    return constraint
  }

  /// The engine with the constraint's row, for a change of the layout. A fitting pass that has borrowed the
  /// constraint hands it back first.
  var engine: LayoutEngine? {
    if let holder, holder.state.flags.contains(.isLent) { holder.endFittingPasses() }
    return row?.engine.takeUnretainedValue()
  }

  /// Sets the properties that cannot change later.
  package func configure(
    first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation,
    second: LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    if second == nil || secondAttribute == .notAnAttribute || multiplier == 0, offsets?.first == nil {
      Self.checkLocation(first, firstAttribute)
    }
    if let second, offsets == nil { Self.checkPair(first, firstAttribute, second, secondAttribute) }
    store(
      first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    #if !hasFeature(Embedded)
      if let handler = Self.creationHandler { handler(self) }
    #endif
  }

  private func store(
    first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation,
    second: LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstNode = first.retain()
    secondNode = second?.retain()
    attributes = (firstAttribute, secondAttribute)
    relationStorage = relation
    if multiplier != 1 { ownExtras.multiplier = multiplier }
    constantStorage = constant
  }
}
