import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  fileprivate var values = Values()

  /// Creates an empty content.
  public override init() { super.init() }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The message.
  open var body: String { values.body }
  /// The number on the app's icon; nil for no change.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the category whose actions the notification has.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// Groups notifications.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Files that the notification shows.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How urgent it is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How important it is among others, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }

  /// An immutable content with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// A mutable content with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The content of a notification, as an app composes it. A request copies it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The message.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the app's icon; nil for no change.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Values of the app's own.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the category whose actions the notification has.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// Groups notifications.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Files that the notification shows.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How important it is among others, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits in the list.
  case passive = 0
  /// It is shown at once.
  case active = 1
  /// It is shown even in a focus.
  case timeSensitive = 2
  /// Its sound is played even on a muted device.
  case critical = 3
}

/// The sound of a notification. The host plays what it has.
public final class UNNotificationSound: NSObject, Sendable {
  /// The name of the sound's file; nil for the system's sound.
  public let name: UNNotificationSoundName?

  init(name: UNNotificationSoundName?) {
    self.name = name
    super.init()
  }

  /// Creates a sound from a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  /// The system's sound.
  public class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The system's sound for urgent notifications.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name within the notification.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Creates an attachment. Throws if there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    super.init()
  }
}
