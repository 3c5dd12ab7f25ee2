/// A time zone: that of the browser, one that it has by name, or a constant distance from UTC.
public struct TimeZone: Hashable, Sendable {
  /// The name of a zone that the browser has. No text stands for the browser's own zone.
  private let name: String
  /// The constant seconds ahead of UTC; nil for a zone with a name.
  private let offset: Int?

  private init(name: String, offset: Int? = nil) { (self.name, self.offset) = (name, offset) }

  /// The browser's time zone.
  public static var current: TimeZone { TimeZone(name: "") }
  /// The browser's time zone, also after it has changed.
  public static var autoupdatingCurrent: TimeZone { current }
  /// Greenwich Mean Time, which is UTC.
  public static var gmt: TimeZone { TimeZone(name: "GMT", offset: 0) }

  /// Creates a zone by its name, such as "Europe/Oslo". Returns nil for another name.
  public init?(identifier: String) {
    guard !identifier.isEmpty, Browser.isTimeZone(identifier) else { return nil }
    self.init(name: identifier)
  }

  /// Creates a zone with a constant distance from UTC, in seconds. Returns nil beyond 18 hours.
  public init?(secondsFromGMT seconds: Int) {
    guard (-64_800...64_800).contains(seconds) else { return nil }
    self.init(name: seconds == 0 ? "GMT" : "GMT" + Self.clock(seconds, separator: ""), offset: seconds)
  }

  /// The name.
  public var identifier: String { name.isEmpty ? Browser.timeZoneIdentifier() : name }

  /// The seconds ahead of UTC at a date, now by default.
  public func secondsFromGMT(for date: Date = Date()) -> Int {
    offset ?? Browser.secondsFromGMT(in: name, at: date.timeIntervalSince1970)
  }

  /// Hours and minutes with a sign, such as +0530.
  static func clock(_ seconds: Int, separator: String) -> String {
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + (minutes / 60).digits(2) + separator + (minutes % 60).digits(2)
  }

  /// Whether both are the same zone.
  public static func == (first: TimeZone, second: TimeZone) -> Bool {
    first.offset == second.offset && first.name.utf8.elementsEqual(second.name.utf8)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}

extension Int {
  /// The number in at least `count` digits.
  func digits(_ count: Int) -> String {
    let text = "\(abs(self))"
    let zeros = String(repeating: "0", count: Swift.max(0, count - text.utf8.count))
    return (self < 0 ? "-" : "") + zeros + text
  }
}
