extension CADisplayLink {
  /// Creates a link that sends `sel` to `target` in every frame after it was added to a run loop. The link retains the target until it
  /// is invalidated. The method receives the link if it has an argument.
  public convenience init(target: Any, selector sel: Selector) {
    let target = Selector.object(target)
    self.init(handler: { link in if let target { sel(target, [link]) } })
  }

  /// Starts the link, on the clock of the key window or else of the newest one. Without a window it starts with the next. Frames do not
  /// depend on the run loop and its mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    WindowScope.start(self)
  }

  /// Stops the link permanently if it runs.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// The desired numbers of calls per second. The preferred one counts.
  public var preferredFrameRateRange: CAFrameRateRange {
    get {
      let rate = Float(preferredFramesPerSecond)
      return preferredFramesPerSecond > 0
        ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
    set { preferredFramesPerSecond = Int(clamping: Double((newValue.preferred ?? 0).rounded())) }
  }
}

/// A range of frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The preferred number; nil or 0 for none.
  public var preferred: Float?

  /// Creates a range. Its numbers are 0 or positive, and values outside of 0 to 1,000 are moved there.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = Self.inRange(minimum)
    self.maximum = Self.inRange(maximum)
    self.preferred = preferred.map(Self.inRange)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  private static func inRange(_ rate: Float) -> Float { rate.isNaN ? 0 : min(max(rate, 0), 1000) }
}
