/// How an associated object is held, with the Objective-C runtime's names.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Retained like all others here, so that nothing dangles: break cycles yourself.
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
    var value: AssociatedValue
    var next: Entry?

    init(_ key: UnsafeRawPointer, _ value: consuming AssociatedValue, before next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
    }
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
/// The value lives as long as the object, and is always retained. Other objects stop the program.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: consuming AssociatedValue?,
  _ policy: objc_AssociationPolicy
) {
  if object is UIResponder {
    let responder = unsafeDowncast(object, to: UIResponder.self)
    return responder.associatedObjects = responder.associatedObjects.replacingValue(for: key, by: value)
  }
  setValueOfNonResponder(object, key, value)
}

#if !ThreadConfined
  @MainActor
#endif
private func setValueOfNonResponder(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: consuming AssociatedValue?
) {
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
