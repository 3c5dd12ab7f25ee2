extension LayoutLimits {
  /// The system's monotonic clock; nil in Embedded Swift.
  public static var systemClock: (@Sendable () -> Double)? {
    // `ContinuousClock` would need iOS 16.
    { ProcessInfo.processInfo.systemUptime }
  }
}
