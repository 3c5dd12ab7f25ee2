/// Notifications to assistive technology, and the settings of its user.
///
/// They belong to the window that was made key last on this thread, or else to the newest one, whose host receives the
/// notifications and sets the settings.
public enum UIAccessibility: ViewTreeConfined {
  /// The kind of a notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32

    /// Creates a kind by UIKit's number.
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen is visible. The argument is the element that gets the focus, a text to read out, or nil.
    public nonisolated static let screenChanged = Notification(rawValue: 1000)
    /// Elements have changed. The argument is the element that gets the focus, a text to read out, or nil.
    public nonisolated static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read out: a `String`, or an `NSAttributedString` without its attributes.
    public nonisolated static let announcement = Notification(rawValue: 1008)
    /// A scroll has ended. The argument is a text for the new position.
    public nonisolated static let pageScrolled = Notification(rawValue: 1009)
  }

  #if hasFeature(Embedded)  // Arguments cannot be `Any`.
    /// Sends a text to assistive technology. Does nothing if it is not running.
    public static func post(notification: Notification, argument: String) {
      guard let handler = UIWindow.current?.accessibilityNotificationHandler else { return }
      post(notification, element: nil, text: argument, to: handler)
    }

    /// Sends a notification to assistive technology. Does nothing if it is not running, or if the notification needs a text.
    public static func post(notification: Notification, argument: UIResponder?) {
      guard let handler = UIWindow.current?.accessibilityNotificationHandler else { return }
      post(notification, element: argument, text: nil, to: handler)
    }
  #else
    /// Sends a notification to assistive technology. Does nothing if it is not running, or if the argument is not of the
    /// kind that the notification needs.
    public static func post(notification: Notification, argument: Any?) {
      guard let handler = UIWindow.current?.accessibilityNotificationHandler else { return }
      let text = argument as? String ?? (argument as? NSAttributedString)?.string
      post(notification, element: argument as? UIResponder, text: text, to: handler)
    }
  #endif

  private static func post(
    _ notification: Notification, element: UIResponder?, text: String?,
    to handler: (AccessibilityNotification) -> Void
  ) {
    switch notification {
    case .announcement: if let text { handler(.announcement(text)) }
    case .pageScrolled: if let text { handler(.pageScrolled(text)) }
    case .screenChanged, .layoutChanged:
      handler(notification == .screenChanged ? .screenChanged(element) : .layoutChanged(element))
      if let text { handler(.announcement(text)) }
    default: break
    }
  }
}
