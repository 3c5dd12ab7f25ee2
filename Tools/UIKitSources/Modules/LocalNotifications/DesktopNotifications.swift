#if os(Linux)
  import Foundation

  /// Shows notifications on a Linux desktop, by its command `notify-send`. The desktop's settings decide whether the user sees them.
  ///
  /// A program sets it before the app starts: `UNUserNotificationCenter.current().host = DesktopNotifications()`. The command cannot
  /// remove what it has shown, report taps or show a number on an icon, so these requests have no effect.
  public final class DesktopNotifications: UNNotificationHost, @unchecked Sendable {
    private let command: URL
    private let lock = NSLock()
    private var isActive = true

    /// Creates a host; nil where there is no such command.
    public init?(command: URL = URL(fileURLWithPath: "/usr/bin/notify-send")) {
      guard FileManager.default.isExecutableFile(atPath: command.path) else { return nil }
      self.command = command
    }

    /// Whether the user looks at the app; true until the program changes it.
    public var isApplicationActive: Bool {
      get { lock.withLock { isActive } }
      set { lock.withLock { isActive = newValue } }
    }

    /// Grants the permission.
    public func requestAuthorization(
      _ options: UNAuthorizationOptions, answer: @escaping @Sendable (Bool) -> Void
    ) { answer(true) }

    /// Shows a notification if its banner or its place in a list is asked for.
    public func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) {
      guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
      let content = notification.request.content
      let title = content.title.isEmpty ? ProcessInfo.processInfo.processName : content.title
      let text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
      let process = Process()
      process.executableURL = command
      process.arguments = ["--app-name", ProcessInfo.processInfo.processName, "--", title, text]
      do { try process.run() } catch {
        FileHandle.standardError.write(Data("DesktopNotifications: \(command.path): \(error)\n".utf8))
      }
    }

    /// Has no effect.
    public func remove(_ identifiers: [String]) {}

    /// Has no effect.
    public func setBadge(_ count: Int) {}
  }
#endif
