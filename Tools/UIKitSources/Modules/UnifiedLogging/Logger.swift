import Foundation

/// The purpose of a message. `Logger` and `os_log` print all messages but those for debugging to the standard error.
public struct OSLogType: Hashable, Sendable {
  let name: String

  /// A message that is worth storing.
  public static let `default` = OSLogType(name: "default")
  /// A message that helps to understand an error.
  public static let info = OSLogType(name: "info")
  /// A message for development alone. It is not printed.
  public static let debug = OSLogType(name: "debug")
  /// An error.
  public static let error = OSLogType(name: "error")
  /// A fault in the program.
  public static let fault = OSLogType(name: "fault")
}

/// The part of an app that writes messages.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Drops what it is given.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

  /// Creates a log whose messages begin with both names.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  func write(_ type: OSLogType, _ message: String) {
    guard self !== OSLog.disabled, type != .debug else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = "\(place.isEmpty ? "" : "[\(place)] ")\(type.name): \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// Writes messages of one part of an app to the standard error.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for the default log.
  public init() { log = .default }
  /// Creates a logger for a log.
  public init(_ log: OSLog) { self.log = log }
  /// Creates a logger whose messages begin with both names.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Prints a message, unless it is for debugging.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) { log.write(level, message.text) }
  /// Prints a message.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Prints a message of this kind.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  /// Prints a message of this kind.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  /// Drops a message that is for debugging.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Drops a message that is for debugging.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  /// Prints a message of this kind.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Prints a message of this kind.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  /// Prints a message of this kind.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  /// Prints a message of this kind.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// Whether a log shows a value. Messages here are for the developer, and show all.
public struct OSLogPrivacy: Sendable {
  /// What Apple's log shows instead of a hidden value.
  public enum Mask: Sendable { case none, hash }
  /// For a value that Apple's log shows.
  public static let `public` = OSLogPrivacy()
  /// For a value that Apple's log hides.
  public static let `private` = OSLogPrivacy()
  /// For a value that Apple's log hides always.
  public static let sensitive = OSLogPrivacy()
  /// For a value that Apple's log shows if it is a number.
  public static let auto = OSLogPrivacy()
  /// For a value that Apple's log hides behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// For a value that Apple's log may hide behind a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message of a log, a string that may contain values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from its parts.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }
}

/// Writes a message with the formats of C, and `%{public}@` and `%{private}@`.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type, formatted(message, arguments))
}

/// Writes a message with the formats of C, and `%{public}@` and `%{private}@`.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(type, formatted(message, arguments))
}

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var format = ""
  var rest = Substring("\(message)")
  while let start = rest.firstRange(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
    format += rest[..<start.lowerBound] + "%"
    rest = rest[rest.index(after: end)...]
  }
  return String(format: format + rest, arguments: arguments)
}
