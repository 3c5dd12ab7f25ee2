#if canImport(AppKit) && !canImport(UIKit)
  /// The steps of a wheel without phases: one for a notch, and one for every 40 points of a wheel that counts points.
  struct WheelSteps {
    private static let pointsPerStep: CGFloat = 40
    /// The time after which a movement begins from the start, in seconds.
    private static let pause: TimeInterval = 0.5
    private var points: CGFloat = 0
    private var lastTime: TimeInterval = 0

    /// The number of steps for a movement along the row; positive for one towards earlier items.
    mutating func steps(for delta: CGFloat, isPrecise: Bool, at time: TimeInterval) -> Int {
      guard delta.isUsable else { return 0 }
      guard isPrecise else { return delta > 0 ? 1 : -1 }
      if time - lastTime > Self.pause || (points > 0) != (delta > 0) { points = 0 }
      lastTime = time
      points += delta
      let steps = (points / Self.pointsPerStep).rounded(.towardZero)
      points -= steps * Self.pointsPerStep
      return Int(steps)
    }
  }
#endif
