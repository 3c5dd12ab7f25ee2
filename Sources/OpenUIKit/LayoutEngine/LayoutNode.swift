/// The layout's side of a view or layout guide: where it hangs in the tree, what mentions it and what the engine has of it.
///
/// A node is a handle to a record that its item, its constraints and its anchors keep together: none of them keeps a view
/// alive, and all survive its death, when the item clears its reference. A handle that is passed on or looked through
/// counts nothing, so that a tree is walked at the cost of its pointers. Like the tree itself, what a record says belongs
/// to one thread; its last keeper may die on another.
struct LayoutNode: Equatable, BitwiseCopyable, @unchecked Sendable {
  private let address: UnsafeMutablePointer<Record>

  /// What all handles of a node share.
  struct Record {
    /// The object that the record lies in.
    fileprivate var storage: Unmanaged<ManagedBuffer<Record, UInt8>>?
    /// Whether anyone keeps the record, for checks.
    fileprivate var isKept = true
    /// What the view remembers between passes.
    var flags: ViewFlags = [.needsLayout, .needsUpdateConstraints, .needsRegistration]
    /// The view that the node stands for, until it dies; nil for a guide's.
    fileprivate(set) var view: Unmanaged<UIView>?
    /// The view's layer, which it keeps; nil before something has asked for that of a plain view.
    var layer: Unmanaged<CALayer>?
    /// Where the view stands while it has no layer.
    var standing = ViewStanding.at(ViewPlace())
    /// Whether the view is of no subclass.
    fileprivate(set) var isPlain = false
    /// Whether the origin of the view's bounds moves, as a scroll view's does.
    fileprivate(set) var hasMovableBounds = false
    /// Whether the view is of no class that may override what asks for a layout, carries it out and takes constraints.
    fileprivate(set) var overridesNoLayout = false
    /// The guide that the node stands for, until it dies; nil for a view's.
    fileprivate(set) var guide: Unmanaged<UILayoutGuide>?
    /// The view whose bounds the item's position is measured in: the superview, or the owner of the guide.
    var container: LayoutNode?
    /// Where the view was among its superview's subviews when it came, and where it is looked for first.
    var siblingIndex: Int32 = 0
    /// What the node has in the engine that has taken it up.
    var registration = Registration()
    /// The active constraints that mention this item.
    var mentions = MentionList()
    /// The constraints that the view holds.
    var heldConstraints = ConstraintList()
    /// The anchors that have been asked for, until the item dies.
    var anchors = AnchorList()
    /// The items in this one that were asked for anchors last.
    var anchorUsers = AnchorUsers()
  }

  /// A node that nothing but its maker keeps, which says what it stands for as soon as that exists.
  init() {
    let storage = Storage.create(minimumCapacity: 0) { _ in Record() }
    address = storage.withUnsafeMutablePointerToHeader { $0 }
    address.pointee.storage = .passRetained(storage)
  }

  /// The node at an address; nil for none.
  @inline(__always)
  init?(bits: UInt) {
    guard let address = UnsafeMutablePointer<Record>(bitPattern: bits) else { return nil }
    self.address = address
  }

  /// The address of the node, whose three lowest bits are free.
  var bits: UInt { @inline(__always) get { UInt(bitPattern: address) } }

  /// The node's record, in place. There must be one who keeps it.
  @inline(__always)
  var record: Record {
    unsafeAddress {
      assert(address.pointee.isKept, "A layout node is looked at that nothing keeps")
      return UnsafePointer(address)
    }
    nonmutating unsafeMutableAddress {
      assert(address.pointee.isKept, "A layout node is looked at that nothing keeps")
      return address
    }
  }

  /// Keeps the record. Returns the node.
  @inline(__always)
  @discardableResult
  func retain() -> LayoutNode {
    _ = record.storage?.retain()
    return self
  }

  /// Stops keeping the record, which goes with the last one who did.
  @inline(__always)
  func release() { record.storage?.release() }

  /// The object that holds a record: its references are counted for all who keep the record, on any thread.
  private final class Storage: ManagedBuffer<Record, UInt8> {
    deinit {
      withUnsafeMutablePointerToHeader { $0.pointee.isKept = false }
    }
  }
}

/// The item that a node stands for.
extension LayoutNode {
  /// Whether the item is a view without a subclass that has nothing in or about it: no pass finds anything to do in it, and
  /// nobody to tell.
  @inline(__always)
  var isPlainLeaf: Bool { record.isPlain && !record.flags.contains(.hasMoreThanLayer) }

  /// Says which view the node stands for.
  func stand(for view: UIView, hasMovableBounds: Bool) {
    record.view = .passUnretained(view)
    // Embedded Swift compares types only by their identifiers.
    let type = ObjectIdentifier(type(of: view))
    record.isPlain = type == ObjectIdentifier(UIView.self)
    record.overridesNoLayout = record.isPlain || type == ObjectIdentifier(UIWindow.self)
    record.hasMovableBounds = hasMovableBounds
  }

  /// Says which guide the node stands for.
  func stand(for guide: UILayoutGuide) { record.guide = .passUnretained(guide) }

  /// Forgets an item that is being deallocated, and the anchors and constraints that only the node holds.
  func itemWillDeallocate() {
    record.view = nil
    record.layer = nil
    record.guide = nil
    leaveContainer()
    record.anchorUsers = AnchorUsers()
    record.mentions = MentionList()
    record.anchors.releaseAll()
    record.heldConstraints.releaseAll()
    release()
  }

  /// The view that the node stands for, until it dies; nil for a guide's.
  var ownView: UIView? { record.view?.takeUnretainedValue() }

  /// Whether the view or guide lives.
  var hasItem: Bool { record.view != nil || record.guide != nil }

  /// The guide that the node stands for, until it dies; nil for a view's.
  var ownGuide: UILayoutGuide? { record.guide?.takeUnretainedValue() }

  /// The view or guide, until it dies.
  var item: (any LayoutItem)? {
    if let ownView { return ownView }
    return ownGuide
  }

  /// The view or guide as an object, until it dies.
  var object: AnyObject? {
    if let ownView { return ownView }
    return ownGuide
  }
}
