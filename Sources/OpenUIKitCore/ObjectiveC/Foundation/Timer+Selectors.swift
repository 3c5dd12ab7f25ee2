#if !canImport(ObjectiveC)
  extension Timer {
    /// Creates a timer of the run loop that sends `aSelector` to `aTarget`. The method receives the timer if it has an argument.
    ///
    /// The timer retains the target until its only call, or until a call that invalidates it. Foundation keeps no `userInfo` for such a
    /// timer and does not report another end: use `scheduledTimer` for both.
    ///
    /// - Parameter ti: The interval, in seconds.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
      self.init(timeInterval: ti, repeats: yesOrNo) { call($0) }
    }

    /// Creates a timer of the run loop that sends `aSelector` to `aTarget` at a date, and then in intervals. Like the initialiser with a time
    /// interval it keeps no `userInfo`.
    ///
    /// - Parameter ti: The interval, in seconds.
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
      repeats rep: Bool
    ) {
      let call = TimerCall(target: t as AnyObject, selector: s)
      self.init(fire: date, interval: ti, repeats: rep) { call($0) }
    }

    /// Creates a timer that sends `aSelector` to `aTarget`, and adds it to the current run loop. The timer retains the target until it is
    /// invalidated, or until its only call. The method receives the timer if it has an argument.
    ///
    /// - Parameter ti: The interval, in seconds.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
      let timer = TimerWithInfo(
        fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo
      ) { call($0) }
      timer.info = userInfo
      timer.call = call
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }

  /// A timer with what its creator passes to the target.
  private final class TimerWithInfo: Timer {
    nonisolated(unsafe) var info: Any? { didSet { releaseAfterAssignment(oldValue) } }
    nonisolated(unsafe) var call: TimerCall?

    override var userInfo: Any? { info }

    override func invalidate() {
      super.invalidate()
      call?.end()
    }
  }

  /// A selector and the object that it is sent to. A timer calls it on the thread of its run loop, which is that of the target.
  ///
  /// It releases the target at the end of the timer. Foundation never releases the timer with its closure.
  private final class TimerCall: @unchecked Sendable {
    private var target: AnyObject? { didSet { releaseAfterAssignment(oldValue) } }
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
      self.target = target
      self.selector = selector
    }

    func callAsFunction(_ timer: Timer) {
      guard let target else { return }
      selector(target, [timer])
      // Foundation has no interval for a timer that does not repeat.
      if timer.timeInterval == 0 || !timer.isValid { end() }
    }

    func end() { target = nil }
  }
#endif
