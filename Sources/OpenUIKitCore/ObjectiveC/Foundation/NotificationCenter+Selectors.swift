#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Sends `aSelector` to `observer` for each notification with a name, from an object; nil stands for every one. The method receives
    /// the notification if it has an argument, on the thread that posts it. The observer is not retained, and its deallocation ends this.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
      guard let receiver = Selector.object(observer) else { return }
      let observation = SelectorObservation(self, receiver, aName, anObject as AnyObject?)
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        observation.receive(notification, aSelector)
      }
      SelectorObservations.shared.add(observation)
    }

    /// Stops sending notifications to `observer`, be it an object with a selector or what `addObserver(forName:…)` has returned.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
      let mine = SelectorObservations.shared.remove { $0.isOf(self, observer) }
      guard mine.isEmpty else { return end(mine) }
      removeObserver(observer as Any)
    }

    /// Stops sending notifications with a name, from an object, to `observer`; nil stands for every one.
    public func removeObserver<Observer: AnyObject>(
      _ observer: Observer, name aName: Notification.Name?, object anObject: Any?
    ) {
      let mine = SelectorObservations.shared.remove {
        $0.isOf(self, observer) && $0.matches(aName, anObject as AnyObject?)
      }
      guard mine.isEmpty else { return end(mine) }
      removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func end(_ observations: [SelectorObservation]) {
      for observation in observations { observation.end() }
    }
  }

  /// A selector that a notification centre sends.
  private final class SelectorObservation: @unchecked Sendable {
    private weak var center: NotificationCenter?
    private weak var observer: AnyObject?
    private let name: Notification.Name?
    private let object: AnyObject?
    /// The token that ends the observation; set before any notification.
    var token: (any NSObjectProtocol)?

    init(
      _ center: NotificationCenter, _ observer: AnyObject, _ name: Notification.Name?, _ object: AnyObject?
    ) {
      self.center = center
      self.observer = observer
      self.name = name
      self.object = object
    }

    /// Whether the observer or the centre was deallocated.
    var isOver: Bool { observer == nil || center == nil }

    func isOf(_ center: NotificationCenter, _ observer: AnyObject) -> Bool {
      self.center === center && self.observer === observer
    }

    /// Whether a removal for a name and an object affects it; nil stands for every one.
    func matches(_ name: Notification.Name?, _ object: AnyObject?) -> Bool {
      (name == nil || name == self.name) && (object == nil || object === self.object)
    }

    func receive(_ notification: Notification, _ selector: Selector) {
      guard let observer else { return end() }
      selector(observer, [notification])
    }

    func end() {
      guard let token else { return }
      self.token = nil
      center?.removeObserver(token as Any)
    }
  }

  /// The observers with selectors of all notification centres. Centres belong to the process and are used on every thread, and so does and
  /// is this table.
  private final class SelectorObservations: @unchecked Sendable {
    static let shared = SelectorObservations()

    private let lock = NSLock()
    private var observations: [SelectorObservation] = []
    /// The number at which those that are over are removed, so that adding takes constant time on average.
    private var limit = 64

    func add(_ observation: SelectorObservation) {
      let over = lock.withLock {
        observations.append(observation)
        return observations.count > limit ? takeOver() : []
      }
      for observation in over { observation.end() }
    }

    /// Removes those that match, and returns them.
    func remove(where matches: (SelectorObservation) -> Bool) -> [SelectorObservation] {
      lock.withLock {
        let found = observations.filter(matches)
        if !found.isEmpty { observations.removeAll(where: matches) }
        return found
      }
    }

    private func takeOver() -> [SelectorObservation] {
      let over = observations.filter(\.isOver)
      observations.removeAll(where: \.isOver)
      limit = max(64, 2 * observations.count)
      return over
    }
  }
#endif
