extension Selector {
  /// Creates a selector of a method without arguments.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.init(name) { (target: Target, _) in
      method(target)()
      return nil
    }
  }

  /// Creates a selector of a method with an argument.
  public init<Target: AnyObject, First: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Void
  ) {
    self.init(name) { (target: Target, arguments) in
      guard let first = arguments.first as? First else {
        fatalError("The argument of \(name) is of another type")
      }
      method(target)(first)
      return nil
    }
  }
}

extension Selector {
  /// The object that is a target; nil for a value that is not an object.
  ///
  /// In the closure of a stored property `self` is the method `NSObject.self`. An Objective-C runtime puts such a value into
  /// an object that nothing retains, so the weak reference to the target is nil.
  package static func object(_ target: Value?) -> AnyObject? { target }

  static func typeName(of object: AnyObject) -> String { "The target" }
}
