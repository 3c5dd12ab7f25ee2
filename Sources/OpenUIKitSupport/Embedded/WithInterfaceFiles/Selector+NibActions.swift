extension Selector {
  /// Creates a selector of an action that files of Interface Builder name. The plugin for apps calls this.
  public init<Target: AnyObject>(
    nibAction name: String, _ call: @escaping (_ target: Target, _ arguments: [AnyObject?]) -> Void
  ) {
    self.init(name) { (target: Target, arguments) in
      call(target, arguments)
      return nil
    }
  }

  /// An argument of an action. Traps if it is missing or of another class.
  public static func argument<Argument: AnyObject>(_ values: [AnyObject?], _ index: Int) -> Argument {
    guard let found: Argument = argument(values, index) else {
      fatalError("The argument of an action is of another type")
    }
    return found
  }

  /// An argument of an action; nil if it is missing or of another class.
  public static func argument<Argument: AnyObject>(_ values: [AnyObject?], _ index: Int) -> Argument? {
    argument(values, index) as AnyObject? as? Argument
  }

  /// An argument of an action. Traps if it is missing.
  public static func argument(_ values: [AnyObject?], _ index: Int) -> AnyObject {
    guard let found: AnyObject = argument(values, index) else {
      fatalError("An argument of an action is missing")
    }
    return found
  }

  /// An argument of an action; nil if it is missing.
  public static func argument(_ values: [AnyObject?], _ index: Int) -> AnyObject? {
    values.indices.contains(index) ? values[index] : nil
  }
}
