#if !canImport(ObjectiveC)
  extension Selector {
    /// Creates a selector of a method without arguments.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
      self.init(name) { (target: Target, _) in Self.value(method(target)()) }
    }

    /// Creates a selector of a method with an argument.
    public init<Target: AnyObject, First, Result>(
      _ name: String, _ method: @escaping (Target) -> (First) -> Result
    ) {
      self.init(name) { (target: Target, arguments) in
        Self.value(method(target)(Self.argument(0, of: arguments, for: name)))
      }
    }

    /// Creates a selector of a method with two arguments.
    public init<Target: AnyObject, First, Second, Result>(
      _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
      self.init(name) { (target: Target, arguments) in
        Self.value(
          method(target)(
            Self.argument(0, of: arguments, for: name), Self.argument(1, of: arguments, for: name)))
      }
    }

    /// Creates a selector of a method with three arguments.
    public init<Target: AnyObject, First, Second, Third, Result>(
      _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
      self.init(name) { (target: Target, arguments) in
        Self.value(
          method(target)(
            Self.argument(0, of: arguments, for: name), Self.argument(1, of: arguments, for: name),
            Self.argument(2, of: arguments, for: name)))
      }
    }

    private static func value<Result>(_ result: Result) -> Value? { result is Void ? nil : result }

    /// The argument at `index`, which is nil if there are fewer.
    private static func argument<Argument>(_ index: Int, of arguments: [Value?], for name: String)
      -> Argument
    {
      let value = index < arguments.count ? arguments[index] : nil
      // In Objective-C the sender of an action is true where a method takes a truth value, as `UIView.endEditing(_:)` does.
      let isTruth = Argument.self == Bool.self && !(value is Bool)
      guard let argument = (isTruth ? value != nil : value) as? Argument else {
        fatalError(
          "Argument \(index + 1) of \(name) is \(value.map { "a \(type(of: $0))" } ?? "nil"), not a \(Argument.self)"
        )
      }
      return argument
    }
  }

  extension Selector {
    static func typeName(of object: AnyObject) -> String { "\(type(of: object))" }
  }

  #if !ThreadConfined
    // Methods of the main actor. What calls a selector does not state an isolation, as on Apple's systems, where a method that is called
    // elsewhere than on the main thread checks that itself.
    extension Selector {
      /// Creates a selector of a method without arguments.
      public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
      ) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
      }

      /// Creates a selector of a method with an argument.
      public init<Target: AnyObject, First, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
      ) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> (First) -> Result).self))
      }

      /// Creates a selector of a method with two arguments.
      public init<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
      ) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
      }

      /// Creates a selector of a method with three arguments.
      public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
      ) {
        self.init(name, unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self))
      }
    }
  #endif
#endif

extension Selector {
  /// The object that is a target; nil for a value that is not an object.
  ///
  /// In the closure of a stored property `self` is the method `NSObject.self`. An Objective-C runtime puts such a value into
  /// an object that nothing retains, so the weak reference to the target is nil.
  package static func object(_ target: Value?) -> AnyObject? {
    target.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
  }
}
