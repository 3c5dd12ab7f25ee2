import Foundation

/// The number of units in a time.
public typealias CMTimeValue = Int64
/// Units in a second.
public typealias CMTimeScale = Int32

/// A time as a number of units of a second: CoreMedia's on Apple's systems.
public struct CMTime: Sendable {
  /// The kind of a time.
  public struct Flags: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is a time.
    public static let valid = Flags(rawValue: 1 << 0)
    /// The units were rounded.
    public static let hasBeenRounded = Flags(rawValue: 1 << 1)
    /// It is later than any other.
    public static let positiveInfinity = Flags(rawValue: 1 << 2)
    /// It is earlier than any other.
    public static let negativeInfinity = Flags(rawValue: 1 << 3)
    /// It is not known.
    public static let indefinite = Flags(rawValue: 1 << 4)
  }

  /// The number of units.
  public var value: CMTimeValue
  /// Units in a second.
  public var timescale: CMTimeScale
  /// The kind of the time.
  public var flags: Flags
  /// The count of restarts from zero.
  public var epoch: Int64

  /// Creates a time of so many units.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time from its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: Flags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a time of seconds, rounded to units. Numbers of units beyond 64 bits become infinite times.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    let units = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: units) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0, flags: [], epoch: 0)
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than any other.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than any other.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is later than any other.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is earlier than any other.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is a number of units.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }

  /// The time in seconds; not a number where it is none.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }
}

extension CMTime: Comparable {
  /// Whether both are the same time, in whatever units.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumeric && right.isNumeric
      ? left.seconds == right.seconds : left.flags == right.flags && !left.isNumeric && !right.isNumeric
  }
  /// Whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

extension CMTime {
  /// The sum, in the finer units of both.
  public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, +) }
  /// The difference, in the finer units of both.
  public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, -) }

  private static func combine(
    _ left: CMTime, _ right: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    guard left.isValid, right.isValid, !left.isIndefinite, !right.isIndefinite else {
      return left.isValid && right.isValid ? .indefinite : .invalid
    }
    let scale = max(left.timescale, right.timescale, 1)
    return CMTime(seconds: operation(left.seconds, right.seconds), preferredTimescale: scale)
  }
}

/// A time from a number of units and the units in a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of seconds, rounded to units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Less than zero if the first time is earlier, and more if it is later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// A part of a time line.
public struct CMTimeRange: Equatable, Sendable {
  /// The start.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates a part by its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a part by its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The end.
  public var end: CMTime { start + duration }
  /// An empty part at the start.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}
