@_spi(Layout) import OpenUIKitGraphics

/// The layout's part of a view or layout guide: its position in the tree, the constraints that refer to it,
/// and its state in the engine.
///
/// A node is a handle to a record. The item, its constraints and its anchors own the record together. None of
/// them keeps a view alive, and the record exists after the view's deallocation, which clears its reference.
/// Passing or dereferencing a handle counts no references, so a tree is traversed at the cost of its
/// pointers. Like the tree, a record belongs to one thread, but its last owner may release it on another.
@_spi(Layout) @frozen
public struct LayoutNode: Equatable, BitwiseCopyable, ViewTreeConfined, @unchecked Sendable {
  /// The address of the node's record, which begins with the state.
  @usableFromInline nonisolated(unsafe) let address: UnsafeMutablePointer<LayoutNodeState>

  /// The shared state of all handles of a node.
  struct Record {
    fileprivate var state: LayoutNodeState
    /// The object that contains the record.
    fileprivate var storage: Unmanaged<ManagedBuffer<Record, ItemGeometry>>?
    /// The owner of the node; nil after its deallocation.
    fileprivate(set) unowned(unsafe) var item: (any LayoutItem)?
    /// The state of the node in the engine that has registered it.
    var registration = Registration()
    /// The active constraints that mention this item.
    var mentions = MentionList()
    /// The constraints that the view holds.
    var heldConstraints = ConstraintList()
    /// The anchors of the item.
    var anchors = AnchorList()

    fileprivate init(geometryAddress: UnsafeMutablePointer<ItemGeometry>) {
      state = LayoutNodeState(geometryAddress: geometryAddress)
    }
  }

  /// Creates a node with one owner, the caller, which sets the node's item as soon as that exists.
  package nonisolated init() {
    let storage = Storage.create(minimumCapacity: 1) { storage in
      storage.withUnsafeMutablePointerToElements {
        $0.initialize(to: ItemGeometry())
        return Record(geometryAddress: $0)
      }
    }
    // The state is the first field of the record, so both have one address.
    address = storage.withUnsafeMutablePointerToHeader {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: LayoutNodeState.self)
    }
    record.storage = .passRetained(storage)
  }

  /// Creates the node with an address; nil for none.
  @inline(__always)
  nonisolated init?(bits: UInt) {
    guard let address = UnsafeMutablePointer<LayoutNodeState>(bitPattern: bits) else { return nil }
    self.address = address
  }

  /// The address of the node, whose three lowest bits are zero.
  nonisolated var bits: UInt { @inline(__always) get { UInt(bitPattern: address) } }

  /// The state of the node, in place. The node must have an owner.
  @inlinable
  public nonisolated var state: LayoutNodeState {
    @inline(__always) unsafeAddress {
      assert(address.pointee.isKept, "A layout node is used after its last owner released it")
      return UnsafePointer(address)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(address.pointee.isKept, "A layout node is used after its last owner released it")
      return address
    }
  }

  /// The node's record, in place. It must have an owner.
  @inline(__always)
  nonisolated var record: Record {
    unsafeAddress { UnsafePointer(recordAddress) }
    nonmutating unsafeMutableAddress { recordAddress }
  }

  private nonisolated var recordAddress: UnsafeMutablePointer<Record> {
    @inline(__always) get {
      assert(address.pointee.isKept, "A layout node is used after its last owner released it")
      return UnsafeMutableRawPointer(address).assumingMemoryBound(to: Record.self)
    }
  }

  /// The view or guide as an object, until its deallocation.
  @inlinable
  public nonisolated var object: AnyObject? {
    @inline(__always) get { state.object?.takeUnretainedValue() }
  }

  /// Keeps the record. Returns the node.
  @discardableResult
  package nonisolated func retain() -> LayoutNode {
    _ = record.storage?.retain()
    return self
  }

  /// Releases the record, which is deallocated with its last owner's release.
  package nonisolated func release() { record.storage?.release() }

  /// Where the geometry of the item is while no engine has registered it.
  nonisolated var ownGeometryAddress: UnsafeMutablePointer<ItemGeometry> {
    guard let storage = record.storage else { fatalError("A layout node has no storage") }
    return storage._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements { $0 } }
  }

  /// The object that contains a record. Its reference count is that of the record's owners, on any thread.
  private final class Storage: ManagedBuffer<Record, ItemGeometry> {
    deinit {
      withUnsafeMutablePointerToHeader { $0.pointee.state.isKept = false }
    }
  }
}

/// The checks that a pass makes for each view, compiled into other modules.
@_spi(Layout)
nonisolated extension LayoutNode {
  /// Whether the item is a view without callbacks, subviews, controller and rare properties.
  @inlinable
  public var isBareLeaf: Bool {
    !state.overrides.contains(.others) && !state.flags.contains(.hasMoreThanLayer)
  }

  /// Whether a layout of the view has nothing to place or to call.
  @inlinable
  public var hasNothingToLayOut: Bool { state.observers.isDisjoint(with: .layout) }

  /// Whether the class of the view, or its controller, takes part in its layout.
  @inlinable
  public var overridesLayout: Bool {
    state.overrides.contains(.layout) || !state.observers.isDisjoint(with: [.controller, .baselines])
  }

  /// Notes that the view has more than a layer: subviews, a controller or rare properties.
  @inlinable
  public func noteMoreThanLayer() { state.flags.insert(.hasMoreThanLayer) }
}

/// The item of a node.
nonisolated extension LayoutNode {
  /// Whether the view is one whose content has a size, as far as that shows without a call.
  var mayHaveContentRows: Bool {
    state.overrides.contains(.content) && state.observers.isDisjoint(with: .subviews)
  }

  /// Sets the view of the node.
  package func attach(toView view: any LayoutItem, overrides: ViewOverrides, hasMovableBounds: Bool) {
    record.item = view
    state.object = .passUnretained(view)
    state.isView = true
    state.overrides = overrides
    if !overrides.isDisjoint(with: [.layout, .others]) { state.observers = .overrides }
    state.hasMovableBounds = hasMovableBounds
  }

  /// Sets the guide of the node.
  package func attach(toGuide guide: any LayoutItem) {
    record.item = guide
    state.object = .passUnretained(guide)
  }

  /// Clears the references to an item that is being deallocated, and releases the anchors and constraints
  /// that only the node retains.
  package func itemWillDeallocate() {
    record.item = nil
    state.object = nil
    state.container = nil
    record.mentions = MentionList()
    record.anchors.releaseAll()
    record.heldConstraints.releaseAll()
    release()
  }

  /// Whether the view or guide lives.
  var hasItem: Bool { state.object != nil }

  /// Whether the item is a view that lives.
  var isLivingView: Bool { state.isView && hasItem }

  /// The view or guide, until its deallocation.
  var item: (any LayoutItem)? { record.item }

  /// The item of a view's node, until its deallocation; nil for a guide's node.
  var viewItem: (any LayoutItem)? { state.isView ? record.item : nil }
}
