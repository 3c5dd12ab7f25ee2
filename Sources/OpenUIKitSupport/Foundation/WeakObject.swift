/// A weak reference to an object.
@usableFromInline
struct WeakObject {
  @usableFromInline weak var object: AnyObject?

  init() {}

  init(_ object: AnyObject?) {
    self.object = object
  }

  /// The reference to the object; nil after its deallocation.
  @inlinable func read<Target>(_ bits: ReferenceBits<Target>) -> Target? {
    // The strong reference keeps the object alive while the bits are read.
    guard let object else { return nil }
    return withExtendedLifetime(object) { bits.reference }
  }
}
