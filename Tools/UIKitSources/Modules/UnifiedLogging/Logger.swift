import Foundation

/// What a message is for. `Logger` and `os_log` print all messages but those for debugging to the standard error.
public struct OSLogType: Hashable, Sendable {
  let name: String

  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// The part of an app that writes messages.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Drops what it is given.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

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
  private let log: OSLog

  public init() { log = .default }
  public init(_ log: OSLog) { self.log = log }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(level: OSLogType = .default, _ message: OSLogMessage) { log.write(level, message.text) }
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// Whether a log shows a value. Messages here are for the developer, and show all.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message of a log, a string that may contain values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
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

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  var format = ""
  var rest = Substring("\(message)")
  while let start = rest.firstRange(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
    format += rest[..<start.lowerBound] + "%"
    rest = rest[rest.index(after: end)...]
  }
  return String(format: format + rest, arguments: arguments)
}
