extension LayoutLimits {
  /// The system's monotonic clock; nil in Embedded Swift.
  public static var systemClock: (@Sendable () -> Double)? {
    { [start = ContinuousClock.now] in
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return Double(seconds) + Double(attoseconds) * 1e-18
    }
  }
}
