@_spi(Layout) import OpenUIKitGraphics

/// The layout's part of a view or layout guide: its position in the tree, the constraints that refer to it,
/// and its state in the engine.
///
/// A node is a handle to a record. The item, its constraints and its anchors own the record together. None of
/// them keeps a view alive, and the record exists after the view's deallocation, which clears its reference.
/// Passing or dereferencing a handle counts no references, so a tree is traversed at the cost of its
/// pointers. Like the tree, a record belongs to one thread, but its last owner may release it on another.
struct LayoutNode: Equatable, BitwiseCopyable, ViewTreeConfined, @unchecked Sendable {
  private nonisolated(unsafe) let address: UnsafeMutablePointer<Record>

  /// The shared state of all handles of a node.
  struct Record {
    /// The object that contains the record.
    fileprivate var storage: Unmanaged<ManagedBuffer<Record, ItemGeometry>>?
    /// Whether the record has an owner, for checks.
    fileprivate var isKept = true
    /// The state of the view between passes.
    var flags: ViewFlags = [.needsLayout, .needsUpdateConstraints, .needsRegistration]
    /// The view of the node; nil for a guide's node, and after the view's deallocation.
    fileprivate(set) var view: Unmanaged<UIView>?
    /// The view's layer, which the view retains; nil for a guide, and after the view's deallocation.
    var layer: Unmanaged<CALayer>?
    /// Where the geometry of the item is stored: see `ItemGeometry`.
    var geometryAddress: UnsafeMutablePointer<ItemGeometry>
    /// What has to be notified of changes of the view's geometry.
    var observers: GeometryObservers = []
    /// What the view's class may override.
    fileprivate(set) var overrides = ViewOverrides()
    /// Whether the origin of the view's bounds moves, as that of a scroll view.
    fileprivate(set) var hasMovableBounds = false
    /// The guide of the node; nil for a view's node, and after the guide's deallocation.
    fileprivate(set) var guide: Unmanaged<UILayoutGuide>?
    /// The view to whose bounds the item's position is relative: the superview, or the owner of the guide.
    var container: LayoutNode?
    /// The index of the view among its superview's subviews when it was added. A search for it starts there.
    var siblingIndex: Int32 = 0
    /// The state of the node in the engine that has registered it.
    var registration = Registration()
    /// The active constraints that mention this item.
    var mentions = MentionList()
    /// The constraints that the view holds.
    var heldConstraints = ConstraintList()
    /// The anchors of the item.
    var anchors = AnchorList()

    fileprivate init(geometryAddress: UnsafeMutablePointer<ItemGeometry>) {
      self.geometryAddress = geometryAddress
    }
  }

  /// Creates a node with one owner, the caller, which sets the node's item as soon as that exists.
  nonisolated init() {
    let storage = Storage.create(minimumCapacity: 1) { storage in
      storage.withUnsafeMutablePointerToElements {
        $0.initialize(to: ItemGeometry())
        return Record(geometryAddress: $0)
      }
    }
    address = storage.withUnsafeMutablePointerToHeader { $0 }
    address.pointee.storage = .passRetained(storage)
  }

  /// Creates the node with an address; nil for none.
  @inline(__always)
  nonisolated init?(bits: UInt) {
    guard let address = UnsafeMutablePointer<Record>(bitPattern: bits) else { return nil }
    self.address = address
  }

  /// The address of the node, whose three lowest bits are zero.
  nonisolated var bits: UInt { @inline(__always) get { UInt(bitPattern: address) } }

  /// The node's record, in place. It must have an owner.
  @inline(__always)
  nonisolated var record: Record {
    unsafeAddress {
      assert(address.pointee.isKept, "A layout node is used after its last owner released it")
      return UnsafePointer(address)
    }
    nonmutating unsafeMutableAddress {
      assert(address.pointee.isKept, "A layout node is used after its last owner released it")
      return address
    }
  }

  /// Keeps the record. Returns the node.
  @inline(__always)
  @discardableResult
  nonisolated func retain() -> LayoutNode {
    _ = record.storage?.retain()
    return self
  }

  /// Releases the record, which is deallocated with its last owner's release.
  @inline(__always)
  nonisolated func release() { record.storage?.release() }

  /// Where the geometry of the item is while no engine has registered it.
  nonisolated var ownGeometryAddress: UnsafeMutablePointer<ItemGeometry> {
    guard let storage = record.storage else { fatalError("A layout node has no storage") }
    return storage._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements { $0 } }
  }

  /// The object that contains a record. Its reference count is that of the record's owners, on any thread.
  private final class Storage: ManagedBuffer<Record, ItemGeometry> {
    deinit {
      withUnsafeMutablePointerToHeader { $0.pointee.isKept = false }
    }
  }
}

/// The item of a node.
nonisolated extension LayoutNode {
  /// Whether the item is a view without callbacks, subviews, controller and rare properties.
  @inline(__always)
  var isBareLeaf: Bool {
    !record.overrides.contains(.others) && !record.flags.contains(.hasMoreThanLayer)
  }

  /// Whether a layout of the view has nothing to place or to call.
  @inline(__always)
  var hasNothingToLayOut: Bool { record.observers.isDisjoint(with: .layout) }

  /// Whether the class of the view, or its controller, takes part in its layout.
  var overridesLayout: Bool {
    record.overrides.contains(.layout) || !record.observers.isDisjoint(with: [.controller, .baselines])
  }

  /// Whether the view is one whose content has a size, as far as that shows without a call.
  var mayHaveContentRows: Bool {
    record.overrides.contains(.content) && record.observers.isDisjoint(with: .subviews)
  }

  /// Notes that the view has more than a layer: subviews, a controller or rare properties.
  func noteMoreThanLayer() { record.flags.insert(.hasMoreThanLayer) }

  /// Marks the display list entries of the view as out of date.
  func setNeedsRecording() {
    record.layer?._withUnsafeGuaranteedRef { $0.setNeedsRecording() }
  }

  /// Sets the view of the node.
  func attach(to view: UIView, overrides: ViewOverrides, hasMovableBounds: Bool) {
    record.view = .passUnretained(view)
    record.overrides = overrides
    if !overrides.isDisjoint(with: [.layout, .others]) { record.observers = .overrides }
    record.hasMovableBounds = hasMovableBounds
  }

  /// Sets the guide of the node.
  func attach(to guide: UILayoutGuide) { record.guide = .passUnretained(guide) }

  /// Clears the references to an item that is being deallocated, and releases the anchors and constraints
  /// that only the node retains.
  func itemWillDeallocate() {
    record.view = nil
    record.layer = nil
    record.guide = nil
    record.container = nil
    record.mentions = MentionList()
    record.anchors.releaseAll()
    record.heldConstraints.releaseAll()
    release()
  }

  /// The view of the node, until its deallocation; nil for a guide's node.
  var ownView: UIView? { record.view?.takeUnretainedValue() }

  /// Whether the view or guide lives.
  var hasItem: Bool { record.view != nil || record.guide != nil }

  /// The guide of the node, until its deallocation; nil for a view's node.
  var ownGuide: UILayoutGuide? { record.guide?.takeUnretainedValue() }

  /// The view or guide, until its deallocation.
  var item: (any LayoutItem)? {
    if let ownView { return ownView }
    return ownGuide
  }

  /// The view or guide as an object, until its deallocation.
  var object: AnyObject? {
    if let ownView { return ownView }
    return ownGuide
  }
}
