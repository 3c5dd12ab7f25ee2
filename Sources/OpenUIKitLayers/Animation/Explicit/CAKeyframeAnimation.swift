/// How the values between keyframes are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Changes evenly from one value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Without interpolation: each value is visible until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Points move at constant speed; key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// An animation through several values, or of a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the same kinds as for `CABasicAnimation`.
  open var values: [Any]? { didSet { releaseAfterAssignment(oldValue) } }
  /// The path of a property that is a point, instead of values.
  open var path: CGPath?
  /// The time of each value, as a fraction of the duration; nil for equal distances. In discrete mode there
  /// is one more, for the end of the last value.
  open var keyTimes: [NSNumber]?
  /// The timing between consecutive values, one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between keyframes are calculated.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the direction of `path`, beside the rotation that it has; nil, the default, for no turning. It needs the
  /// key path `position`.
  public final var rotationMode: CAAnimationRotationMode?

  override func values(of target: AnimationTarget) -> (TrackValues?, TimingCurve) {
    var frames = path.map { way(along: $0) } ?? (values ?? []).map(target.value)
    guard let first = frames.first else { return (nil, .linear) }
    if frames.count == 1 { frames.append(first) }
    let isDiscrete = calculationMode == .discrete
    let gaps = isDiscrete ? frames.count : frames.count - 1
    var places = (0..<frames.count).map { Double($0) / Double(gaps) }
    if calculationMode == .paced {
      places = Self.evenPlaces(of: frames) ?? places
    } else if let keyTimes, keyTimes.count >= frames.count, path == nil {
      places = keyTimes.map { $0.doubleValue }
    }
    let curves = (timingFunctions ?? []).map { TimingCurve.bezier($0.curve) }
    let given = frames.map { TrackValue.given($0) }
    return (TrackValues(values: given, places: places, curves: curves, isDiscrete: isDiscrete), .linear)
  }

  override func compile(_ tracks: inout [AnimationTrack], under times: [MediaTiming]) {
    super.compile(&tracks, under: times)
    guard let rotationMode, let path, keyPath == "position", let moved = tracks.last else { return }
    let angles = Self.angles(along: path, startingAt: rotationMode == .rotateAutoReverse ? .pi : 0)
    // With one point alone there is no direction.
    guard angles.count == moved.values.values.count else { return }
    let values = TrackValues(
      values: angles.map { .given(.number($0)) }, places: moved.values.places, curves: moved.values.curves,
      isDiscrete: moved.values.isDiscrete)
    for target in AnimationTarget.targets(of: "transform.rotation.z") {
      tracks.append(
        AnimationTrack(target: target, values: values, pace: moved.pace, times: times, isAdditive: true))
    }
  }

  /// The directions at the points of `way(along:)`, in radians, clockwise from the right. Between neighbours they differ by less than half a
  /// turn, so that the layer takes the shorter way at a corner.
  private static func angles(along path: CGPath, startingAt offset: Double) -> [Double] {
    var angles: [Double] = []
    for segment in PathSegments(path.elements).segments {
      for step in (angles.isEmpty ? 0 : 1)...steps {
        let place = CGFloat(step) / CGFloat(steps)
        let before = segment.point(max(0, place - reach))
        let after = segment.point(min(1, place + reach))
        let (dx, dy) = (Double(after.x - before.x), Double(after.y - before.y))
        let last = angles.last ?? offset
        // A segment without a length keeps the direction.
        guard dx != 0 || dy != 0 else {
          angles.append(last)
          continue
        }
        let angle = atan2(dy, dx) + offset
        angles.append(angle + 2 * .pi * ((last - angle) / (2 * .pi)).rounded())
      }
    }
    return angles
  }

  /// The distance of the points between which a direction is measured, as a fraction of a segment.
  private static let reach: CGFloat = 1.0 / 1024

  /// Points on a path, close enough for straight lines between them. Each element of the path takes the
  /// same time.
  private func way(along path: CGPath) -> [AnimatableValue] {
    let segments = PathSegments(path.elements).segments
    guard let first = segments.first else { return [] }
    var points = [first.start]
    for segment in segments {
      points += (1...Self.steps).map { segment.point(CGFloat($0) / CGFloat(Self.steps)) }
    }
    return points.map { .pair(Double($0.x), Double($0.y)) }
  }

  // For each curve. Between two points a curve then differs from a line by less than a thousandth of its
  // length.
  private static let steps = 32

  /// The times of values that change at constant speed; nil for values without a distance.
  private static func evenPlaces(of frames: [AnimatableValue]) -> [Double]? {
    var lengths = [0.0]
    for (start, end) in zip(frames, frames.dropFirst()) {
      guard let distance = start.distance(to: end) else { return nil }
      lengths.append(lengths[lengths.count - 1] + distance)
    }
    let total = lengths[lengths.count - 1]
    return total > 0 ? lengths.map { $0 / total } : nil
  }
}
