#if !canImport(ObjectiveC)
  /// The Objective-C name of a method, with a way to call the method.
  ///
  /// On Apple's systems `#selector(Editor.save(_:))` is a name, and the target finds its method by that name. Swift has no such lookup
  /// elsewhere, so a selector carries the method: `Selector("save:", Editor.save(_:))`. The method is called as the target's class
  /// overrides it.
  ///
  /// Two selectors are equal if their names are. A selector made of a name alone has no method: no object responds to it.
  public struct Selector: Hashable, @unchecked Sendable {
    /// The type of targets and arguments.
    public typealias Value = AnyValue

    /// Calls the method of an object with arguments. Missing arguments are nil.
    private typealias Method = (_ target: AnyObject, _ arguments: [Value?]) -> Value?

    private let name: ExactString
    private let isMethod: (AnyObject) -> Bool
    private let method: Method?

    /// Creates a selector without a method, which is equal to every selector of that name.
    public init(_ name: String) {
      self.init(name, isMethod: { _ in false }, method: nil)
    }

    private init(_ name: String, isMethod: @escaping (AnyObject) -> Bool, method: Method?) {
      self.name = ExactString(name)
      self.isMethod = isMethod
      self.method = method
    }

    init<Target: AnyObject>(
      _ name: String, calling call: @escaping (Target, [Value?]) -> Value?
    ) {
      self.init(name, isMethod: { $0 is Target }) { target, arguments in
        // Checked by `isMethod` before.
        (target as? Target).flatMap { call($0, arguments) }
      }
    }

    /// Whether both have the same name.
    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Whether `target` has the method: whether it is of the class that the method belongs to, or of a subclass.
    package func isMethod(of target: AnyObject) -> Bool { isMethod(target) }

    /// Calls the method on `target`. Returns what the method returns, and nil for one without a result. Traps if `target` does not have
    /// the method, or if an argument is not of the method's type.
    @discardableResult
    package func callAsFunction(_ target: AnyObject, _ arguments: [Value?]) -> Value? {
      guard let method, isMethod(target) else { fatalError(refusal(of: target)) }
      return method(target, arguments)
    }

    private func refusal(of target: AnyObject) -> String {
      #if hasFeature(Embedded)
        "The target does not respond to the selector \(name.text)"
      #else
        method == nil
          ? "The selector \(name.text) was made of a name alone. Create it with a method: Selector(\"\(name.text)\", Type.method)"
          : "\(type(of: target)) does not respond to the selector \(name.text)"
      #endif
    }
  }

  extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name.
    public var description: String { name.text }

    /// Creates a selector without a method.
    public init(stringLiteral name: String) { self.init(name) }
  }

  // MARK: Methods

  #if hasFeature(Embedded)
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
  #else
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
  #endif

  #if !ThreadConfined && !hasFeature(Embedded)
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
#else
  extension Selector {
    /// The type of targets and arguments.
    public typealias Value = Any

    /// Whether `target` has a method of this name.
    package func isMethod(of target: AnyObject) -> Bool { (target as? NSObject)?.responds(to: self) == true }

    /// Calls the method on `target` with up to two arguments.
    @discardableResult
    package func callAsFunction(_ target: AnyObject, _ arguments: [Value?]) -> Value? {
      let object = target as? NSObject
      return object?.perform(self, with: arguments.first ?? nil, with: arguments.dropFirst().first ?? nil)?
        .takeUnretainedValue()
    }
  }
#endif

extension Selector {
  /// The object that is a target; nil for a value that is not an object.
  ///
  /// In the closure of a stored property `self` is the method `NSObject.self`. An Objective-C runtime puts such a value into
  /// an object that nothing retains, so the weak reference to the target is nil.
  package static func object(_ target: Value?) -> AnyObject? {
    #if hasFeature(Embedded)
      target
    #else
      target.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    #endif
  }

  /// Whether `target` is a value that is not an object. No registered target is equal to it.
  package static func isValue(_ target: Value?) -> Bool { target != nil && object(target) == nil }
}
