import Foundation

/// The notifications of the app, which its host shows while the program runs.
///
/// Without a host no permission is granted, and requests are refused. Requests wait in memory: those that are pending when the
/// program ends are lost. Handlers are called on the main thread.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    var status = UNAuthorizationStatus.notDetermined
    var options: UNAuthorizationOptions = []
    var pending: [(request: UNNotificationRequest, work: DispatchWorkItem)] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
  }

  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var state = State()

  /// The object that is notified of delivered notifications; not retained. Used on the main thread.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// The host that shows the notifications; nil, the default, for none. Set it before the app starts.
  public var host: (any UNNotificationHost)?
  /// Whether notifications can have screens of the app's own; always false.
  public var supportsContentExtensions: Bool { false }

  /// Creates notifications of their own, for tests. Apps use `current()`.
  public override init() { super.init() }

  /// The notifications of the app.
  public class func current() -> UNUserNotificationCenter { shared }

  private func changing<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  private func callBack(_ body: @escaping () -> Void) {
    let call = OnMain(body)
    DispatchQueue.main.async { call.value() }
  }

  // MARK: Permission

  /// Asks the user for the permission. The user is asked once.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let handler = OnMain(completionHandler)
    let status = changing {
      $0.options = options
      return $0.status
    }
    guard status == .notDetermined, let host else {
      return decide(status == .authorized, handler)
    }
    host.requestAuthorization(options) { [self] isGranted in decide(isGranted, handler) }
  }

  private func decide(_ isGranted: Bool, _ handler: OnMain<(Bool, (any Error)?) -> Void>) {
    changing { $0.status = isGranted ? .authorized : .denied }
    callBack { handler.value(isGranted, nil) }
  }

  /// Asks the user for the permission, and returns whether it is granted.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { done in
      requestAuthorization(options: options) { isGranted, _ in done.resume(returning: isGranted) }
    }
  }

  /// Calls a handler with what the user allows.
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    let settings = changing { UNNotificationSettings($0.status, $0.options) }
    callBack { completionHandler(settings) }
  }

  /// Returns the settings that the user allows.
  public func notificationSettings() async -> UNNotificationSettings {
    changing { UNNotificationSettings($0.status, $0.options) }
  }

  // MARK: Requests

  /// Schedules a notification, instead of a pending one with the same identifier.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    var failure: UNError?
    do throws(UNError) { try schedule(request, after: Date()) } catch { failure = error }
    if let completionHandler { callBack { completionHandler(failure) } }
  }

  /// Schedules a notification, instead of a pending one with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws { try schedule(request, after: Date()) }

  private func schedule(_ request: UNNotificationRequest, after date: Date) throws(UNError) {
    guard changing({ $0.status }) == .authorized else { throw UNError(.notificationsNotAllowed) }
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    guard let trigger = request.trigger else {
      return DispatchQueue.main.async { [self] in deliver(request) }
    }
    guard let time = trigger.date(after: date) else { throw UNError(.notificationInvalidNoDate) }
    let work = DispatchWorkItem { [self] in
      removePendingNotificationRequests(withIdentifiers: [request.identifier])
      deliver(request)
      if trigger.repeats { try? schedule(request, after: time) }
    }
    changing { $0.pending.append((request, work)) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time.timeIntervalSinceNow), execute: work)
  }

  /// Calls a handler with the requests that wait.
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = changing { $0.pending.map(\.request) }
    callBack { completionHandler(requests) }
  }

  /// The requests that wait.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    changing { $0.pending.map(\.request) }
  }

  /// Discards requests that wait.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    changing { state in
      state.pending.removeAll { entry in
        guard identifiers.contains(entry.request.identifier) else { return false }
        entry.work.cancel()
        return true
      }
    }
  }

  /// Discards all requests that wait.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: changing { $0.pending.map(\.request.identifier) })
  }

  // MARK: Delivery

  /// Delivers a notification, on the main thread.
  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request, date: Date())
    guard let host else { return }
    guard host.isApplicationActive else { return show(notification, [.banner, .list, .sound, .badge]) }
    delegate?.userNotificationCenter(self, willPresent: notification) { [self] in show(notification, $0) }
  }

  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    guard !options.isEmpty else { return }
    if !options.isDisjoint(with: [.alert, .banner, .list]) {
      changing { state in
        state.delivered.removeAll { $0.request.identifier == notification.request.identifier }
        state.delivered.append(notification)
      }
    }
    if options.contains(.badge), let badge = notification.request.content.badge {
      host?.setBadge(badge.intValue)
    }
    host?.show(notification, options: options)
  }

  /// Notifies the delegate of an action that the user has chosen. The host calls it on the main thread, with the text of an action
  /// that has one.
  public func receive(
    _ action: String = UNNotificationDefaultActionIdentifier, of notification: UNNotification,
    text: String? = nil
  ) {
    removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
    let response =
      text.map { UNTextInputNotificationResponse(notification, action: action, text: $0) }
      ?? UNNotificationResponse(notification, action: action)
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }

  /// Calls a handler with the notifications that are shown.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let delivered = changing { $0.delivered }
    callBack { completionHandler(delivered) }
  }

  /// The notifications that are shown.
  public func deliveredNotifications() async -> [UNNotification] { changing { $0.delivered } }

  /// Removes notifications that are shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    changing { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    host?.remove(identifiers)
  }

  /// Removes all notifications that are shown.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: changing { $0.delivered.map(\.request.identifier) })
  }

  /// Shows a number on the icon of the app; 0 for none.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    host?.setBadge(newBadgeCount)
    if let completionHandler { callBack { completionHandler(nil) } }
  }

  /// Shows a number on the icon of the app; 0 for none.
  public func setBadgeCount(_ newBadgeCount: Int) async throws { host?.setBadge(newBadgeCount) }

  // MARK: Categories

  /// Sets the kinds of notifications with actions. The host asks for them when it shows a notification.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    changing { $0.categories = categories }
  }

  /// Calls a handler with the kinds of notifications with actions.
  public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = changing { $0.categories }
    callBack { completionHandler(categories) }
  }

  /// The kinds of notifications with actions.
  public func notificationCategories() async -> Set<UNNotificationCategory> { changing { $0.categories } }
}
