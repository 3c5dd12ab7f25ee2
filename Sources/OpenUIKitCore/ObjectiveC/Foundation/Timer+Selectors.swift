#if !canImport(ObjectiveC)
  extension Timer {
    /// Creates a timer of the run loop that sends `aSelector` to `aTarget`. The timer retains the target until it is invalidated. The
    /// method receives the timer if it has an argument. Foundation keeps no `userInfo` for such a timer: use `scheduledTimer` for that.
    ///
    /// - Parameter ti: The interval, in seconds.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
      self.init(timeInterval: ti, repeats: yesOrNo) { call($0) }
    }

    /// Creates a timer that sends `aSelector` to `aTarget`, and adds it to the current run loop. The timer retains the target until it is
    /// invalidated. The method receives the timer if it has an argument.
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
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }

  /// A timer with what its creator passes to the target.
  private final class TimerWithInfo: Timer {
    nonisolated(unsafe) var info: Any? { didSet { releaseAfterAssignment(oldValue) } }

    override var userInfo: Any? { info }
  }

  /// A selector and the object that it is sent to. A timer calls it on the thread of its run loop, which is that of the target.
  private struct TimerCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func callAsFunction(_ timer: Timer) { selector(target, [timer]) }
  }
#endif
