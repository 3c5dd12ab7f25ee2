/// How an associated object is held, with the Objective-C runtime's names.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: the value must outlive the association.
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

/// The values that other modules have attached to an object, by the addresses of their keys. One value, which is what most
/// objects have at most, needs no room of its own.
struct AssociatedObjects {
  private typealias Entry = (key: UnsafeRawPointer, value: AssociatedValue)

  private var first: Entry?
  private var others: [Entry] = []

  subscript(key: UnsafeRawPointer) -> AssociatedValue? {
    get {
      if let first, first.key == key { return first.value }
      return others.first { $0.key == key }?.value
    }
    set {
      if first?.key == key { first = others.popLast() } else { others.removeAll { $0.key == key } }
      guard let newValue else { return }
      if first == nil { first = (key, newValue) } else { others.append((key, newValue)) }
    }
  }
}

/// An object that other modules can attach values to: a responder, a layout guide or a constraint.
#if !ThreadConfined
  @MainActor
#endif
protocol AssociatedObjectOwner: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}

extension UIResponder: AssociatedObjectOwner {}
extension UILayoutGuide: AssociatedObjectOwner {}
extension NSLayoutConstraint: AssociatedObjectOwner {}

/// The value attached to a responder, layout guide or constraint under `key`, or nil. Linear in the number of keys.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
  owner(object).associatedObjects?[key]
}

/// Attaches a value to a responder, layout guide or constraint under `key`; nil takes it away.
///
/// The value lives as long as the object, and is always retained. Other objects stop the program.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: AssociatedValue?,
  _ policy: objc_AssociationPolicy
) {
  let owner = owner(object)
  var objects = owner.associatedObjects ?? AssociatedObjects()
  objects[key] = value
  owner.associatedObjects = objects
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

#if !ThreadConfined
  @MainActor
#endif
private func owner(_ object: AnyObject) -> any AssociatedObjectOwner {
  if let responder = object as? UIResponder { return responder }
  if let guide = object as? UILayoutGuide { return guide }
  if let constraint = object as? NSLayoutConstraint { return constraint }
  preconditionFailure(
    "Values can be attached to views, controllers, guides and constraints, not to \(typeName(of: object))")
}
