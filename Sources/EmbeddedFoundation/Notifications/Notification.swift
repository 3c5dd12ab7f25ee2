/// The members of all objects.
public protocol NSObjectProtocol: AnyObject {}

/// A message that a notification centre sends to observers. It has no further values (`userInfo`).
public struct Notification {
  /// The name of a kind of notifications.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // By bytes: `==` of `String` would add Unicode's tables to the page.
    /// Whether both are the same name.
    public static func == (first: Name, second: Name) -> Bool {
      first.rawValue.utf8.elementsEqual(second.rawValue.utf8)
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// The name.
  public var name: Name
  /// The object that has sent it.
  public var object: AnyObject?

  /// Creates a notification.
  public init(name: Name, object: AnyObject? = nil) {
    self.name = name
    self.object = object
  }
}
