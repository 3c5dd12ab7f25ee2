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

    /// Creates a selector whose method depends on the target: the closure returns the one of a target, or nil if it has none.
    package init(_ name: String, findingMethodBy find: @escaping (AnyObject) -> Selector?) {
      self.init(name, isMethod: { find($0)?.isMethod(of: $0) ?? false }) { target, arguments in
        find(target)?(target, arguments)
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
      method == nil
        ? "The selector \(name.text) was made of a name alone. Create it with a method: Selector(\"\(name.text)\", Type.method)"
        : "\(Self.typeName(of: target)) does not respond to the selector \(name.text)"
    }
  }

  extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name.
    public var description: String { name.text }

    /// Creates a selector without a method.
    public init(stringLiteral name: String) { self.init(name) }
  }
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
  /// Whether `target` is a value that is not an object. No registered target is equal to it.
  package static func isValue(_ target: Value?) -> Bool { target != nil && object(target) == nil }
}
