/// A linear relation between attributes of two items: `first == second * multiplier + constant`, or an inequality.
///
/// A constraint holds on to neither of its items; the view that holds the constraint is the only owner in the
/// chain. It takes effect at the next layout pass after it has been activated.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  // Stored without isolation where a holder that is being deallocated must reach it.
  nonisolated(unsafe) private(set) var firstNode: LayoutNode?
  nonisolated(unsafe) private(set) var secondNode: LayoutNode?
  /// The node of the view that holds the constraint while it is active.
  nonisolated(unsafe) var holder: LayoutNode?
  /// The constraint's neighbours among those of its holder, and among those that mention its two nodes.
  nonisolated(unsafe) var neighbours = ConstraintList.Links()
  nonisolated(unsafe) var firstMention = MentionList.Links()
  nonisolated(unsafe) var secondMention = MentionList.Links()
  /// The engine's row for the constraint, once a layout pass has taken it up.
  nonisolated(unsafe) var row: ConstraintRow?

  // In the order in which they need the least room.
  private(set) var attributes = (first: Attribute.notAnAttribute, second: Attribute.notAnAttribute)
  private(set) var relationStorage = Relation.equal
  private var priorityStorage = UILayoutPriority.required
  private(set) var multiplierStorage: CGFloat = 1
  private(set) var constantStorage: CGFloat = 0
  /// What few constraints have.
  nonisolated(unsafe) private var extras: Extras?

  /// A constraint without items, for subclasses that are filled in later; it cannot be activated.
  public nonisolated override init() {
    super.init()
  }

  /// A constraint `view1.attr1 relation view2.attr2 * multiplier + c`, not yet active.
  ///
  /// Items are views or layout guides, which are not retained. Without a second item the second attribute reads
  /// back as `.notAnAttribute`. Anything that is not an item stops the program, as does a location without a
  /// second item.
  public convenience init(
    item view1: borrowing AnyObject, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: borrowing AnyObject?, attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.node(of: view1)
    let second = Self.nodeIfAny(of: view2)
    if second == nil || attr2 == .notAnAttribute || multiplier == 0 { Self.checkLocation(first, attr1) }
    if let second { Self.checkPair(first, attr1, second, attr2) }
    self.init()
    store(
      first: first, attr1, relation, second: second, second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
  }

  #if !hasFeature(Embedded)
    /// The same for items of which the compiler does not know that they are objects, as UIKit declares it.
    public convenience init(
      item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
      relatedBy relation: NSLayoutConstraint.Relation,
      toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
      multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init(
        item: Self.object(view1), attribute: attr1, relatedBy: relation, toItem: view2.map(Self.object),
        attribute: attr2, multiplier: multiplier, constant: c)
    }

    private static func object(_ item: Any) -> AnyObject {
      guard type(of: item) is AnyClass else { failOnItem(typeName(of: item)) }
      return item as AnyObject
    }
  #endif

  deinit {
    firstNode?.release()
    secondNode?.release()
  }

  /// The first item, or nil once it has died. Of a distance between two anchors it is the item that it leads to.
  open var firstItem: AnyObject? { firstNode?.object }

  /// The second item, or nil if there is none or it has died. Of a distance it is the item that it leads to.
  open var secondItem: AnyObject? { secondNode?.object }

  /// The attribute of the first item. Of a distance between two anchors it is where it ends.
  open var firstAttribute: NSLayoutConstraint.Attribute { attributes.first }

  /// The attribute of the second item; `.notAnAttribute` if there is none. Of a distance it is where it ends.
  open var secondAttribute: NSLayoutConstraint.Attribute { attributes.second }

  /// The relation between both sides.
  open var relation: NSLayoutConstraint.Relation { relationStorage }

  /// What the second attribute is multiplied with.
  open var multiplier: CGFloat { multiplierStorage }

  /// The anchor of the first attribute. Stops the program once the first item has died.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let firstNode else {
      fatalError("A constraint without items has no first anchor: \(self)")
    }
    return firstNode.erasedAnchor(for: firstAttribute, from: offsets?.first)
  }

  /// The anchor of the second attribute, or nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard secondAttribute != .notAnAttribute else { return nil }
    return secondNode?.erasedAnchor(for: secondAttribute, from: offsets?.second)
  }

  /// The distance in points that is added to the second side. Changing it is cheap: nothing is rebuilt.
  ///
  /// A value that is not finite is refused at the next layout pass, which reports it and keeps the last value.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      constantDidChange()
    }
  }

  /// How strongly the constraint asks to be satisfied, in (0, 1000]. It may change at any time.
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
    get { extras?.identifier }
    set { ownExtras.identifier = newValue }
  }

  #if !hasFeature(Embedded)
    /// Whether an archive of the view that holds the constraint has it too; false unless set. A constraint that a program
    /// makes from its state is made again from the state, and not archived.
    open var shouldBeArchived: Bool {
      get { extras?.isArchived ?? false }
      set { ownExtras.isArchived = newValue }
    }
  #endif

  /// The values that other modules have attached.
  final var associatedObjects: AssociatedObjects {
    get { extras?.associatedObjects ?? AssociatedObjects() }
    set { ownExtras.associatedObjects = newValue }
  }

  /// UIKit calls this after it has made the object from a nib. There are no nibs here, so nobody does.
  open func awakeFromNib() {}

  /// Whether the constraint takes part in layout.
  ///
  /// Setting true adds it to the closest common ancestor of its items, false removes it from there; setting the
  /// value it already has does nothing. Items without a common ancestor stop the program.
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

  /// The constraint as UIKit prints it: class, address, identifier, relation, priority, whether it is active. On other threads
  /// than the main one class and address alone.
  open nonisolated override var description: String {
    onOwningThread {
      formattedDescription
    } elsewhere: {
      bareDescription(of: self)
    }
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  /// The beginnings of the sides that are distances between anchors; nil for most constraints.
  final nonisolated var offsets: ConstraintOffsets? {
    get { extras?.offsets }
    set { ownExtras.offsets = newValue }
  }

  /// Whether a side may be a distance between anchors: a quick no for most constraints.
  final nonisolated var mayHaveOffsets: Bool { extras != nil }

  /// What a report says of a constraint that the layout itself brings, beside its equation.
  struct SystemNote {
    var before = ""
    var after = ""
  }

  /// Set for a constraint that was made for a report and stands for what the layout itself brings, which is in force.
  final var systemNote: SystemNote? {
    get { extras?.systemNote }
    set { ownExtras.systemNote = newValue }
  }

  /// Properties that few constraints have.
  private final class Extras {
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
  /// The engine that has taken the constraint up, for a change that it has to know of. A fitting pass that has borrowed the
  /// constraint hands it back first.
  var engine: LayoutEngine? {
    if let holder, holder.record.flags.contains(.isLent) { holder.endFittingPasses() }
    return row?.engine.takeUnretainedValue()
  }

  /// Sets everything that cannot change later.
  func configure(
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
  }

  private func store(
    first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation,
    second: LayoutNode?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstNode = first.retain()
    secondNode = second?.retain()
    attributes = (firstAttribute, secondAttribute)
    relationStorage = relation
    multiplierStorage = multiplier
    constantStorage = constant
  }

  /// The node behind a view or guide whose type is not known.
  private static func node(of item: AnyObject) -> LayoutNode {
    nodeOfView(item) ?? nodeOfGuide(item)
  }

  // Unwrapped by a pattern, the item would be counted.
  private static func nodeIfAny(of item: AnyObject?) -> LayoutNode? {
    item == nil ? nil : node(of: item.unsafelyUnwrapped)
  }

  // Asked with `is`, in a function of its own: a cast would count references.
  @inline(never)
  private static func nodeOfView(_ item: AnyObject) -> LayoutNode? {
    guard item is UIView else { return nil }
    unowned(unsafe) let view = unsafeDowncast(item, to: UIView.self)
    return view.layoutNode
  }

  private static func nodeOfGuide(_ item: AnyObject) -> LayoutNode {
    guard item is UILayoutGuide else { failOnItem(typeName(of: item)) }
    return unsafeDowncast(item, to: UILayoutGuide.self).layoutNode
  }

  private static func failOnItem(_ name: String) -> Never {
    fatalError(
      "NSLayoutConstraint: Constraint must contain a first layout item. "
        + "\(name) is neither a view nor a layout guide.")
  }

  /// Attributes have to be of one kind and axis, and both or neither follow the direction of the layout if they are edges.
  @inline(__always)
  private static func checkPair(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ second: LayoutNode, _ secondAttribute: Attribute
  ) {
    if firstAttribute == secondAttribute || firstAttribute.isComparable(with: secondAttribute) { return }
    failOnPair(first, firstAttribute, second, secondAttribute)
  }

  @inline(never)
  private static func failOnPair(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ second: LayoutNode, _ secondAttribute: Attribute
  ) -> Never {
    let reason =
      firstAttribute.fixesSide == secondAttribute.fixesSide || firstAttribute.fixesSide == nil
        || secondAttribute.fixesSide == nil
      ? "Invalid pairing of layout attributes."
      : "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    fatalError(
      "NSLayoutConstraint for \(first.item?.layoutDescription ?? "(null)").\(firstAttribute.name) and "
        + "\(second.item?.layoutDescription ?? "(null)").\(secondAttribute.name): \(reason)")
  }

  /// A location cannot be equal to a constant: without a second item only sizes make sense.
  private static func checkLocation(_ node: LayoutNode, _ attribute: Attribute) {
    if attribute.isSize { return }
    fatalError(
      "NSLayoutConstraint for \(node.item?.layoutDescription ?? "(null)").\(attribute.name): "
        + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    )
  }
}
