// Pages have no table of associated values, which would need weak references to any object.
extension ObjectiveCAssociations {
  static func valueOfOther(_ object: AnyObject, _ key: UnsafeRawPointer) -> AssociatedValue? {
    failOnOwner(object)
  }

  static func attachToOther(_ value: consuming AnyObject?, _ object: AnyObject, _ key: UnsafeRawPointer) {
    failOnOwner(object)
  }

  private static func failOnOwner(_ object: AnyObject) -> Never {
    fatalError(
      "Values can be attached to views, controllers, guides and constraints, not to \(typeName(of: object))")
  }
}
