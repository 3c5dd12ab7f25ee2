/// Sends notifications to their observers, in the order in which the observers were added.
public final class NotificationCenter: @unchecked Sendable {
  /// The centre that all of an app uses.
  public static let `default` = NotificationCenter()

  private var observations: [Observation] = []

  /// Creates a centre without observers.
  public init() {}

  /// Calls a closure for each notification with a name, from an object; nil stands for every one. The closure is called before `post`
  /// returns. Neither the object nor what is returned is retained. The closure is called until `removeObserver` gets what is returned.
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(observer: nil, name: name, object: object) {
      block($0)
      return true
    }
    observations.append(observation)
    return observation
  }

  /// Adds an observer. `receive` returns whether the observer still exists.
  package func add(
    _ observer: AnyObject, name: Notification.Name?, object: AnyObject?,
    receive: @escaping (Notification) -> Bool
  ) {
    observations.append(Observation(observer: observer, name: name, object: object, receive: receive))
  }

  /// Stops sending notifications to `observer`, be it an object with a selector or what `addObserver(forName:…)` has returned.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Stops sending notifications with a name, from an object, to `observer`; nil stands for every one.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
    remove {
      ($0 === observer || $0.observer == ObjectIdentifier(observer)) && (name == nil || $0.name == name)
        && (object == nil || $0.object == object.map { ObjectIdentifier($0) })
    }
  }

  private func remove(where matches: (Observation) -> Bool) {
    for each in observations where matches(each) { each.isOver = true }
    observations.removeAll { $0.isOver }
  }

  /// Sends a notification to its observers before this returns. Observers that are added meanwhile do not get it, and neither do those that
  /// are removed before their turn.
  public func post(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0) }
    for each in observations where !each.isOver && each.matches(notification.name, sender) {
      if !each.receive(notification) { each.isOver = true }
    }
    observations.removeAll { $0.isOver }
  }

  /// Sends a notification with a name from an object.
  public func post(name: Notification.Name, object: AnyObject?) {
    post(Notification(name: name, object: object))
  }
}

/// An observer of notifications.
private final class Observation: NSObjectProtocol {
  /// The object with a selector; nil for a closure.
  let observer: ObjectIdentifier?
  let name: Notification.Name?
  let object: ObjectIdentifier?
  let receive: (Notification) -> Bool
  /// Whether the observer was removed, or no longer exists.
  var isOver = false

  init(
    observer: AnyObject?, name: Notification.Name?, object: AnyObject?,
    receive: @escaping (Notification) -> Bool
  ) {
    self.observer = observer.map { ObjectIdentifier($0) }
    self.name = name
    self.object = object.map { ObjectIdentifier($0) }
    self.receive = receive
  }

  func matches(_ name: Notification.Name, _ sender: ObjectIdentifier?) -> Bool {
    (self.name == nil || self.name == name) && (object == nil || object == sender)
  }
}
