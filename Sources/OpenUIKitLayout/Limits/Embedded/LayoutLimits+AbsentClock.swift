extension LayoutLimits {
  /// No clock: a page stops no layout for its time.
  public static var systemClock: (@Sendable () -> Double)? { nil }
}
