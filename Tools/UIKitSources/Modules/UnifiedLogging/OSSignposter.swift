import Foundation

/// The identity of an interval among those of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identity from its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identity that no other call returns.
  public init(log: OSLog) { self = SignpostRecord.shared.newID() }
  /// The identity of an object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// The identity of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identity: such an interval is not measured.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No identity: such an interval is not measured.
  public static let null = OSSignpostID(0)

  /// Whether one was made before another.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

  var isMeasured: Bool { self != .invalid && self != .null }
}

/// The kind of moment that a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
  fileprivate let number: UInt8

  /// A moment.
  public static let event = OSSignpostType(number: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(number: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(number: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The identity.
  public let signpostID: OSSignpostID

  fileprivate init(_ id: OSSignpostID) { signpostID = id }

  /// The interval with an identity, which may have begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Measures intervals of a program. The end of each is a line with its time in milliseconds on the standard error, if the environment
/// has `OS_SIGNPOSTS`; as Apple's, signposts are free of output otherwise.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Measures nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a signposter for the default log.
  public init() { log = .default }
  /// Creates a signposter whose lines begin with both names.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter for the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// Whether lines are written.
  public var isEnabled: Bool { log !== OSLog.disabled && SignpostRecord.isEnabled }

  /// An identity that no other call returns.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The identity of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
    SignpostRecord.shared.mark(.event, name, id, log, message.text)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    SignpostRecord.shared.mark(.begin, name, id, log, message.text)
    return OSSignpostIntervalState(id)
  }

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {
    SignpostRecord.shared.mark(.end, name, state.signpostID, log, message.text)
  }

  /// Measures what a closure takes, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "",
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// Marks a moment, or the beginning or the end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  SignpostRecord.shared.mark(type, name, signpostID, log, "")
}

/// Marks a moment, or the beginning or the end of an interval, with a message in the formats of C.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  SignpostRecord.shared.mark(type, name, signpostID, log, formatted(format, arguments))
}

/// The intervals that have begun.
final class SignpostRecord: @unchecked Sendable {
  private struct Interval: Hashable {
    let name: String
    let id: OSSignpostID
    let log: ObjectIdentifier
  }

  static let shared = SignpostRecord()
  static let isEnabled = ProcessInfo.processInfo.environment["OS_SIGNPOSTS"] != nil

  private let lock = NSLock()
  private var lastID: UInt64 = 0
  private var beginnings: [Interval: Double] = [:]
  /// The seconds of a clock that never goes back.
  private let now: () -> Double
  private let write: @Sendable (OSLog, String) -> Void
  private let isEnabled: Bool

  init(
    isEnabled: Bool = SignpostRecord.isEnabled,
    now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @Sendable (OSLog, String) -> Void = { $0.write(.default, $1) }
  ) {
    (self.isEnabled, self.now, self.write) = (isEnabled, now, write)
  }

  func newID() -> OSSignpostID {
    lock.withLock {
      lastID += 1
      return OSSignpostID(lastID)
    }
  }

  /// Notes a signpost, and writes a line for a moment and for the end of an interval.
  func mark(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ log: OSLog, _ message: String)
  {
    guard isEnabled, log !== OSLog.disabled, id.isMeasured else { return }
    let interval = Interval(name: "\(name)", id: id, log: ObjectIdentifier(log))
    let time = now()
    let text = message.isEmpty ? "" : " \(message)"
    switch type {
    case .begin: lock.withLock { beginnings[interval] = time }
    case .end:
      guard let start = lock.withLock({ beginnings.removeValue(forKey: interval) }) else { return }
      write(log, "\(name): \(String(format: "%.3f", (time - start) * 1000)) ms\(text)")
    default: write(log, "\(name)\(text)")
    }
  }
}
