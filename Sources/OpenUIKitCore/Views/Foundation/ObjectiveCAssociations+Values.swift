/// The same for a value of any type.
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

/// The same for a value whose type is not statically known to be a class, as the runtime declares it.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> AssociatedValue? {
  objc_getAssociatedObject(object as AnyObject, key)
}

/// The same for a value whose type is not statically known to be a class, as the runtime declares it.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: AssociatedValue?, _ policy: objc_AssociationPolicy
) {
  objc_setAssociatedObject(object as AnyObject, key, value, policy)
}
