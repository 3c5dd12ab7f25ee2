/// How an associated object is held, with the Objective-C runtime's names.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: an object that has died is gone from its place, where Objective-C's would dangle. Values that are no
  /// objects are copied, and in Embedded Swift all are retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retained; values of Swift types are copies anyway.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Retained; values of Swift types are copies anyway.
  case OBJC_ASSOCIATION_COPY = 771
}

// Embedded Swift has no `Any`.
#if hasFeature(Embedded)
  /// What can be attached to an object.
  public typealias AssociatedValue = AnyObject
#else
  /// What can be attached to an object.
  public typealias AssociatedValue = Any
#endif

/// The values that other modules have attached to an object, by the addresses of their keys.
struct AssociatedObjects {
  private final class Entry {
    let key: UnsafeRawPointer
    private var stored: AssociatedValue
    var next: Entry?

    init(_ key: UnsafeRawPointer, _ value: consuming AssociatedValue, before next: Entry?) {
      self.key = key
      stored = value
      self.next = next
    }

    // Embedded Swift has no `weak`.
    #if hasFeature(Embedded)
      var value: AssociatedValue? {
        get { stored }
        set { if let newValue { stored = newValue } }
      }
    #else
      /// The value; nil for an object that was not to be kept alive and has died.
      var value: AssociatedValue? {
        get {
          // A cast would take much longer, for all values.
          guard type(of: stored) == WeakReference.self else { return stored }
          return (stored as? WeakReference)?.object
        }
        set { if let newValue { stored = newValue } }
      }
    #endif
  }

  private var first: Entry?

  /// The value of a key.
  func value(for key: UnsafeRawPointer) -> AssociatedValue? { entry(for: key)?.value }

  /// The values with one of them replaced, or taken away for nil.
  consuming func replacingValue(
    for key: UnsafeRawPointer, by value: consuming AssociatedValue?
  ) -> AssociatedObjects {
    guard let value = consume value else {
      remove(key)
      return self
    }
    if let entry = entry(for: key) {
      entry.value = value
    } else {
      first = Entry(key, value, before: first)
    }
    return self
  }

  private func entry(for key: UnsafeRawPointer) -> Entry? {
    var next = first
    while let entry = next, entry.key != key { next = entry.next }
    return next
  }

  private mutating func remove(_ key: UnsafeRawPointer) {
    if first?.key == key { return first = first?.next }
    var next = first
    while let entry = next {
      if entry.next?.key == key { return entry.next = entry.next?.next }
      next = entry.next
    }
  }
}

#if !hasFeature(Embedded)
  /// An object that an association does not keep alive.
  private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// What is stored for a value that is only assigned: for an object a reference that does not keep it alive.
  private func assigned(_ value: AssociatedValue?) -> AssociatedValue? {
    guard let value, type(of: value) is AnyClass else { return value }
    return WeakReference(value as AnyObject)
  }
#endif

/// The value attached to a responder, layout guide or constraint under `key`, or nil. Linear in the number of keys.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
  // Asked with `is`, since a cast counts references.
  if object is UIResponder {
    return unsafeDowncast(object, to: UIResponder.self).associatedObjects.value(for: key)
  }
  return valueOfNonResponder(object, key)
}

#if !ThreadConfined
  @MainActor
#endif
private func valueOfNonResponder(_ object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
  if let guide = object as? UILayoutGuide { return guide.associatedObjects.value(for: key) }
  if let constraint = object as? NSLayoutConstraint { return constraint.associatedObjects.value(for: key) }
  failOnOwner(object)
}

/// Attaches a value to a responder, layout guide or constraint under `key`; nil takes it away.
///
/// The value lives as long as the object, unless it is only assigned. Other objects stop the program.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: consuming AssociatedValue?,
  _ policy: objc_AssociationPolicy
) {
  #if !hasFeature(Embedded)
    if policy == .OBJC_ASSOCIATION_ASSIGN { return attach(assigned(value), to: object, key) }
  #endif
  attach(value, to: object, key)
}

#if !ThreadConfined
  @MainActor
#endif
private func attach(
  _ value: consuming AssociatedValue?, to object: AnyObject, _ key: UnsafeRawPointer
) {
  if object is UIResponder {
    let responder = unsafeDowncast(object, to: UIResponder.self)
    return responder.associatedObjects = responder.associatedObjects.replacingValue(for: key, by: value)
  }
  if let guide = object as? UILayoutGuide {
    return guide.associatedObjects = guide.associatedObjects.replacingValue(for: key, by: value)
  }
  if let constraint = object as? NSLayoutConstraint {
    return constraint.associatedObjects = constraint.associatedObjects.replacingValue(for: key, by: value)
  }
  failOnOwner(object)
}

#if !hasFeature(Embedded)
  /// The same for something of which the compiler does not know that it is an object, as the runtime declares it.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> AssociatedValue? {
    objc_getAssociatedObject(object as AnyObject, key)
  }

  /// The same for something of which the compiler does not know that it is an object, as the runtime declares it.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: AssociatedValue?, _ policy: objc_AssociationPolicy
  ) {
    objc_setAssociatedObject(object as AnyObject, key, value, policy)
  }
#endif

private func failOnOwner(_ object: AnyObject) -> Never {
  preconditionFailure(
    "Values can be attached to views, controllers, guides and constraints, not to \(typeName(of: object))")
}
