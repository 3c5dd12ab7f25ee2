/// How an associated object is referenced, with the Objective-C runtime's names.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained. A deallocated object reads as nil, where Objective-C's reference would dangle. Values of
  /// other types are copied. In Embedded Swift all objects are retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retained. Values of Swift types are copies.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Retained. Values of Swift types are copies.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value associated with an object under `key`; nil for none. Linear in the
/// number of keys.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
  // Asked with `is`, since a cast counts references.
  if object is UIResponder {
    return unsafeDowncast(object, to: UIResponder.self).associatedObjects.value(for: key)
  }
  return ObjectiveCAssociations.valueOfNonResponder(object, key)
}

/// Associates an object with another one under `key`; nil removes it.
///
/// The value lives as long as its owner, unless it is only assigned. Values of other objects, such as gesture recognisers, live until other
/// values are associated after the owner's end. In Embedded Swift other owners stop the program.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: consuming AnyObject?,
  _ policy: objc_AssociationPolicy
) {
  #if !hasFeature(Embedded)
    if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
      return ObjectiveCAssociations.attach(StandIn.assigned(value), to: object, key)
    }
  #endif
  ObjectiveCAssociations.attach(value, to: object, key)
}

/// The values that are associated with responders, guides and constraints.
enum ObjectiveCAssociations: ViewTreeConfined {
  fileprivate static func valueOfNonResponder(_ object: AnyObject, _ key: UnsafeRawPointer)
    -> AssociatedValue?
  {
    if let guide = object as? UILayoutGuide { return guide.associatedObjects.value(for: key) }
    if let constraint = object as? NSLayoutConstraint { return constraint.associatedObjects.value(for: key) }
    return valueOfOther(object, key)
  }

  static func attach(
    _ value: consuming AnyObject?, to object: AnyObject, _ key: UnsafeRawPointer
  ) {
    if object is UIResponder {
      let responder = unsafeDowncast(object, to: UIResponder.self)
      let former = responder.associatedObjects.object(for: key)
      responder.associatedObjects = responder.associatedObjects.replacing(key, by: value)
      return releaseAfterAssignment(former)
    }
    if let guide = object as? UILayoutGuide {
      let former = guide.associatedObjects.object(for: key)
      guide.associatedObjects = guide.associatedObjects.replacing(key, by: value)
      return releaseAfterAssignment(former)
    }
    if let constraint = object as? NSLayoutConstraint {
      let former = constraint.associatedObjects.object(for: key)
      constraint.associatedObjects = constraint.associatedObjects.replacing(key, by: value)
      return releaseAfterAssignment(former)
    }
    attachToOther(value, object, key)
  }
}
