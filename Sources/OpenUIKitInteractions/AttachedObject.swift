import OpenUIKitCore

extension UIResponder {
  /// The object of a class that this module keeps for the responder; nil if there is none.
  final func attached<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objc_getAssociatedObject(self, Self.key(of: type)) as? Object
  }

  /// Keeps an object for the responder, instead of one of the same class; nil removes it.
  final func attach<Object: AnyObject>(_ object: Object?) {
    objc_setAssociatedObject(
      self, Self.key(of: Object.self), object as AnyObject?, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// A class has one address, which no other key can have.
  private static func key(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self)
  }
}
