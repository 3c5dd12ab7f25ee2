/// A weak reference to an object that derives from `NSObject`.
@usableFromInline
struct WeakObject {
  @usableFromInline var cell: WeakCell?

  init() {}

  init(_ object: AnyObject?) {
    cell = object.map(WeakCell.of)
  }

  /// The reference to the object; nil after its deallocation.
  @inlinable func read<Target>(_ bits: ReferenceBits<Target>) -> Target? {
    guard let cell, cell.object != nil else { return nil }
    return bits.reference
  }
}
