/// A weak reference to an object of class `Target`, or of a class-bound protocol. It reads nil after the
/// object's deallocation.
///
/// Embedded Swift has no `weak`. There the object must derive from `NSObject`; other objects stop the
/// program. Inside the object's own `deinit` the reference still returns the object there, and nil in full
/// Swift.
///
/// Declare a stored property `@Weak var delegate: (any Delegate)?`.
@propertyWrapper
public struct Weak<Target> {
  @usableFromInline var object = WeakObject()
  @usableFromInline var bits = ReferenceBits<Target>()

  /// Creates a reference to `wrappedValue`.
  public init(wrappedValue: Target?) {
    self.wrappedValue = wrappedValue
  }

  /// The object; nil after its deallocation. Takes constant time.
  public var wrappedValue: Target? {
    // Other modules read references in every frame. Without the type, the reading of the bits looks up metadata.
    @inlinable get { object.read(bits) }
    set {
      bits = ReferenceBits(newValue)
      object = WeakObject(bits.object)
    }
  }
}

// Only code that may read the property reaches the object.
extension Weak: @unchecked Sendable where Target: Sendable {}

/// The words of a reference to a class or to a class-bound protocol, without ownership: the address of the
/// object and, for a protocol, of its witness table.
@usableFromInline
struct ReferenceBits<Target> {
  @usableFromInline var words: (UInt, UInt) = (0, 0)

  init() {}

  init(_ reference: Target?) {
    let size = MemoryLayout<Target?>.size
    require(
      size == MemoryLayout<UInt>.size || size == 2 * MemoryLayout<UInt>.size,
      "A weak reference needs a class or a class-bound protocol")
    guard reference != nil else { return }
    withUnsafeBytes(of: reference) { source in
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: source) }
    }
  }

  /// The reference; the object must still live.
  @inlinable var reference: Target? {
    withUnsafeBytes(of: words) { $0.load(as: Target?.self) }
  }

  /// The object. It must not have been deallocated.
  var object: AnyObject? {
    UnsafeRawPointer(bitPattern: words.0).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
