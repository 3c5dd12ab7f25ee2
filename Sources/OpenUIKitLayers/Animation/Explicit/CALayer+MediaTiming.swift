/// How the time of an object follows from that of the object around it: `(time - beginTime) * speed + timeOffset`, in seconds.
public protocol CAMediaTiming: AnyObject, ViewTreeConfined {
  /// The time of the object around it at which its own time begins.
  var beginTime: CFTimeInterval { get set }
  /// Its own time at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// How many of its own seconds a second around it has; 1 by default.
  var speed: Float { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

/// The time of a layer in that of its superlayer.
struct LayerTiming: Equatable {
  var begin: CFTimeInterval = 0
  var offset: CFTimeInterval = 0
  var speed: Float = 1

  /// The layer's time at a time of its superlayer.
  func inner(_ outer: CFTimeInterval) -> CFTimeInterval { (outer - begin) * CFTimeInterval(speed) + offset }

  /// The time of the superlayer at a time of the layer. A layer that stands still has one time at all of them, and the result is its
  /// beginning.
  func outer(_ inner: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? begin : (inner - offset) / CFTimeInterval(speed) + begin
  }
}

/// Pausing, slowing and shifting the animations of a layer and its sublayers.
extension CALayer {
  private var timing: LayerTiming {
    get { attributes?.timing ?? LayerTiming() }
    set {
      // A time that is not a number would never come.
      guard newValue != timing, newValue.begin.isFinite, newValue.offset.isFinite, newValue.speed.isFinite
      else {
        return
      }
      ownAttributes().timing = newValue == LayerTiming() ? nil : newValue
      clock?.timeDidChange(in: self)
    }
  }

  /// The time of the superlayer at which the layer's own time begins, in seconds; 0 by default. Values that are not finite are refused.
  public final var beginTime: CFTimeInterval {
    get { timing.begin }
    set { timing.begin = newValue }
  }

  /// The layer's own time at its beginning, in seconds; 0 by default. Values that are not finite are refused.
  public final var timeOffset: CFTimeInterval {
    get { timing.offset }
    set { timing.offset = newValue }
  }

  /// How fast the time of the layer and its sublayers passes, 1 by default. With 0 it stands still at `timeOffset`. The animations of
  /// property animators follow their animator alone. Values that are not finite are refused.
  public final var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Converts a time of another layer, or of the window's clock for nil, to a time of this layer, in seconds.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(at: layer?.clockTime(at: time) ?? time)
  }

  /// Converts a time of this layer to one of another layer, or of the window's clock for nil, in seconds.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let outer = clockTime(at: time)
    return layer?.ownTime(at: outer) ?? outer
  }

  /// The timings of the layer and the layers around it, the innermost first.
  private var timings: [LayerTiming] {
    var (timings, layer): ([LayerTiming], CALayer?) = ([], self)
    while let current = layer {
      if let timing = current.attributes?.timing { timings.append(timing) }
      layer = current.parent
    }
    return timings
  }

  /// The layer's time at a time of the clock. O(depth).
  final func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
    timings.reversed().reduce(time) { $1.inner($0) }
  }

  private func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    timings.reduce(time) { $1.outer($0) }
  }

  /// The seconds of the layer's time in a second of the clock.
  final var timeRate: Double { timings.reduce(1) { $0 * Double($1.speed) } }

  /// Whether the layer is another one or inside it.
  fileprivate func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.parent
    }
    return false
  }
}

extension AnimationClock {
  /// The time of a layer and its sublayers passes in another way from now on.
  fileprivate func timeDidChange(in layer: CALayer) {
    for group in groups where group.changes.contains(where: { $0.layer.isInside(layer) }) {
      for change in group.changes { change.layer.setNeedsRecording() }
      group.scheduleEnd()
    }
  }

  /// A group that stands still may run again: its layers may have come into another layer.
  func scheduleEndsOfPausedGroups() {
    for group in groups where group.standsStill { group.scheduleEnd() }
  }
}

extension LayerAnimation {
  /// The elapsed seconds of its layer's time; nil if its group has no clock.
  final var localElapsed: Double? {
    guard let group, let clock = group.clock else { return nil }
    return group.elapsed(of: self, at: clock.shownTime)
  }

  /// How far the change is; nil if its group has no clock.
  final var localProgress: Double? {
    guard let group, group.pace == nil, group.clock?.skipsMotion == false else { return group?.progress }
    return localElapsed.map { group.timing.progress(at: $0) }
  }

  /// Whether the change has not begun.
  final var isWaitingLocally: Bool {
    guard let group, group.pace == nil, let clock = group.clock else { return false }
    return group.timing.isWaiting(at: group.elapsed(of: self, at: clock.now))
  }
}

extension AnimationGroup {
  /// The elapsed seconds of a change, in the time of its layer.
  fileprivate func elapsed(of animation: LayerAnimation, at time: Double) -> Double {
    guard let layer = animation.layer else { return time - beginTime }
    return layer.ownTime(at: time) - (animation.beginTime ?? beginTime)
  }

  /// Stores the beginning of each change in the time of its layer.
  func noteLayerTimes() {
    guard let clock else { return }
    for change in changes where change.animation.beginTime == nil {
      let own = change.layer.ownTime(at: clock.now)
      if own != clock.now { change.animation.beginTime = own + timing.delay }
    }
  }

  /// The time of the clock at which the last change ends, if the speed of layers stays the same; infinite for one that stands still or repeats
  /// without an end.
  var endTime: Double {
    guard let clock, !changes.isEmpty else { return beginTime + timing.activeDuration }
    return changes.reduce(-.infinity) { latest, change in
      let rest = timing.activeDuration - elapsed(of: change.animation, at: clock.now)
      let rate = change.layer.timeRate
      // Without a time of layers the sum is exact.
      if rate == 1, change.animation.beginTime == nil, change.layer.ownTime(at: clock.now) == clock.now {
        return max(latest, beginTime + timing.activeDuration)
      }
      if rest <= 0 { return max(latest, clock.now) }
      return max(latest, rate > 0 ? clock.now + rest / rate : .infinity)
    }
  }
}
