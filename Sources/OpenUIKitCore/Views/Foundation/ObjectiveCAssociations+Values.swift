/// Associates a value of any type with an object under `key`; nil removes it. The value lives as long as an associated object does.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: AssociatedValue?,
  _ policy: objc_AssociationPolicy
) {
  guard let value else { return ObjectiveCAssociations.attach(nil, to: object, key) }
  let isAssigned = policy == .OBJC_ASSOCIATION_ASSIGN
  ObjectiveCAssociations.attach(isAssigned ? StandIn.assigned(value) : ValueCopy(value), to: object, key)
}

/// Returns the value associated with an object under `key`; nil for none. The type of the object is not statically known to be a class, as
/// the runtime declares it.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> AssociatedValue? {
  objc_getAssociatedObject(object as AnyObject, key)
}

/// Associates a value of any type with an object under `key`; nil removes it. The type of the object is not statically known to be a class,
/// as the runtime declares it.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: AssociatedValue?, _ policy: objc_AssociationPolicy
) {
  objc_setAssociatedObject(object as AnyObject, key, value, policy)
}
