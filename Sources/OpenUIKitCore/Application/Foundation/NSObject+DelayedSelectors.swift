#if !canImport(ObjectiveC)
  #if !ThreadConfined
    @MainActor
  #endif
  extension NSObject {
    /// Calls a method with an argument after `delay` seconds of the clock of the receiver's window, or else of the key window. The
    /// receiver is retained until then. Without a window, it is called at once.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      let responder = self as? UIResponder
      guard let clock = (responder.flatMap { $0.ancestorWindow(of: $0) } ?? UIWindow.current)?.clock else {
        aSelector(self, [anArgument])
        return
      }
      DelayedSelectors.shared.add(
        DelayedSelector(aSelector, self), anArgument, at: clock.now + max(0, delay), of: clock)
    }

    /// Cancels all that was to be performed on `aTarget` after a delay.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedSelectors.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels what was to be performed on `aTarget` after a delay with a selector, with any argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      DelayedSelectors.shared.cancel { $0.target === aTarget as AnyObject && $0.selector == aSelector }
    }
  }

  /// A selector that is sent later.
  private final class DelayedSelector {
    let selector: Selector
    let target: NSObject
    var event: ScheduledEvent?

    init(_ selector: Selector, _ target: NSObject) {
      self.selector = selector
      self.target = target
    }
  }

  /// The selectors that wait for their time.
  private final class DelayedSelectors: ViewTreeConfined {
    static var shared: DelayedSelectors { sharedObject(DelayedSelectors()) }

    private var waiting: [DelayedSelector] = []

    nonisolated init() {}

    func add(_ request: DelayedSelector, _ argument: Any?, at time: TimeInterval, of clock: AnimationClock) {
      waiting.append(request)
      request.event = clock.schedule(at: time) { [self] in
        waiting.removeAll { $0 === request }
        request.selector(request.target, [argument])
      }
    }

    func cancel(where matches: (DelayedSelector) -> Bool) {
      for request in waiting where matches(request) { request.event?.cancel() }
      _ = waiting.extract(where: matches)
    }
  }
#endif
