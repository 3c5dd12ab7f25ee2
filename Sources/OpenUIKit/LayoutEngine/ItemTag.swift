/// The properties of an item that a layout pass needs besides its numbers: the container whose layout moves
/// it, with three marks in the low bits of the address.
struct ItemTag: Equatable, BitwiseCopyable {
  /// The three parts as one number.
  private(set) var bits: UInt

  // In the lowest three bits, which are zero in the address of a node.
  private static let moved: UInt = 1
  private static let plain: UInt = 2
  private static let holding: UInt = 4
  private static let marks: UInt = 7

  private init(bits: UInt) { self.bits = bits }

  /// Creates the tag of an item that `container` moves: its superview, or the root itself; nil for none.
  init(container: LayoutNode? = nil, isPlain: Bool = false) {
    bits = (container?.bits ?? 0) | (isPlain ? Self.plain : 0)
    assert((container?.bits ?? 0) & Self.marks == 0, "A node lies at an odd address")
  }

  /// Creates the tag of a plain view in `container` whose frame is in the table and that has not moved.
  init(holdingFrameIn container: LayoutNode) { bits = container.bits | Self.plain | Self.holding }

  /// A tag that no item has.
  static let none = ItemTag(bits: moved)

  /// The view whose layout moves the item.
  var container: LayoutNode? { @inline(__always) get { LayoutNode(bits: bits & ~Self.marks) } }
  /// Whether the view is of no subclass.
  var isPlain: Bool { bits & Self.plain != 0 }
  /// Whether the item has moved since its container was laid out.
  var isMoved: Bool { @inline(__always) get { bits & Self.moved != 0 } }
  /// 1 for an item that has moved, 0 for others.
  var movedCount: Int { @inline(__always) get { Int(bits & Self.moved) } }

  /// Whether the frame of the item's view is in the table.
  var holdsFrame: Bool {
    get { bits & Self.holding != 0 }
    set { bits = newValue ? bits | Self.holding : bits & ~Self.holding }
  }

  /// The tag once the item has moved.
  var moved: ItemTag { @inline(__always) get { ItemTag(bits: bits | Self.moved) } }
  /// The tag once the item has been placed.
  var unmoved: ItemTag { @inline(__always) get { ItemTag(bits: bits & ~Self.moved) } }
}
