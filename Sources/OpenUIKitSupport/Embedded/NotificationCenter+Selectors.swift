extension NotificationCenter {
  /// Sends `aSelector` to `observer` for each notification with a name, from an object; nil stands for every one. The method receives
  /// the notification if it has an argument. The observer derives from `NSObject` and is not retained; its deallocation ends this.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: AnyObject?
  ) {
    let reference = Weak<AnyObject>(wrappedValue: observer)
    add(observer, name: aName, object: anObject) { notification in
      guard let observer = reference.wrappedValue else { return false }
      aSelector(observer, [NotificationArgument(notification)])
      return true
    }
  }
}

/// A notification as an argument of a selector, which is an object in Embedded Swift.
final class NotificationArgument {
  let notification: Notification

  init(_ notification: Notification) { self.notification = notification }
}

extension Selector {
  /// Creates a selector of a method whose argument is a notification.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> (Notification) -> Void) {
    self.init(name) { (target: Target, arguments) in
      guard let argument = arguments.first as? NotificationArgument else {
        fatalError("The argument of \(name) is no notification")
      }
      method(target)(argument.notification)
      return nil
    }
  }
}
