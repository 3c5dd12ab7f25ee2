import Foundation
import LocalNotifications
import Testing

private final class Host: UNNotificationHost, @unchecked Sendable {
  var isApplicationActive = true
  var isGranted = true
  var log: [String] = []

  func requestAuthorization(_ options: UNAuthorizationOptions, answer: @escaping @Sendable (Bool) -> Void) {
    log.append("asked")
    answer(isGranted)
  }
  func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) {
    log.append("\(notification.request.content.title) \(options.rawValue)")
  }
  func remove(_ identifiers: [String]) { log.append("removed \(identifiers.joined(separator: " "))") }
  func setBadge(_ count: Int) { log.append("badge \(count)") }
}

private final class Listener: UNUserNotificationCenterDelegate {
  var answer: String?

  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
    async
    -> UNNotificationPresentationOptions
  { [.banner, .badge] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    answer = (response as? UNTextInputNotificationResponse)?.userText ?? response.actionIdentifier
    completionHandler()
  }
}

/// One after the other: there is one centre.
@MainActor
@Suite(.serialized)
struct LocalNotificationsTests {
  private func request(_ identifier: String, _ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(identifier)"
    content.badge = 3
    defer { content.title = "changed later" }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  /// Waits until something is true, as often as the main queue has work.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { try? await Task.sleep(nanoseconds: 2_000_000) }
  }

  @Test func withoutAHostNothingIsGrantedAndRequestsAreRefused() async throws {
    let center = UNUserNotificationCenter()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError.self) { try await center.add(request("a")) }
  }

  @Test func theDelegateDecidesWhatAnActiveAppShows() async throws {
    let center = UNUserNotificationCenter()
    let host = Host()
    let listener = Listener()
    center.host = host
    center.delegate = listener
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    let settings = await center.notificationSettings()
    #expect(settings.alertSetting == .enabled && settings.soundSetting == .notSupported)
    try await center.add(request("a"))
    await wait { host.log.count == 3 }
    #expect(host.log == ["asked", "badge 3", "Title of a 17"])
    let delivered = await center.deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == ["a"])
    let notification = try #require(delivered.first)
    center.receive("reply", of: notification, text: "Yes")
    let answer = listener.answer
    #expect(answer == "Yes")
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func requestsWaitForTheirTimeAndCanBeWithdrawn() async throws {
    let (center, host) = (UNUserNotificationCenter(), Host())
    host.isApplicationActive = false
    center.host = host
    _ = try await center.requestAuthorization()
    try await center.add(
      request("soon", UNTimeIntervalNotificationTrigger(timeInterval: 0.02, repeats: false)))
    for _ in 0..<2 {
      try await center.add(
        request("later", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["soon", "later"])
    await wait { host.log.contains("Title of soon 27") }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func aTimeOfTheCalendarHasToBeInTheFuture() async throws {
    let (center, host) = (UNUserNotificationCenter(), Host())
    center.host = host
    _ = try await center.requestAuthorization()
    let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001), repeats: false)
    #expect(past.nextTriggerDate() == nil)
    await #expect(throws: UNError.self) { try await center.add(request("past", past)) }
    let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
    let next = try #require(daily.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: next) == 8 && next > Date())
  }

  #if os(Linux)
    @Test func theDesktopsCommandShowsWhatTheDelegateAllows() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (command, log) = (folder.appendingPathComponent("notify"), folder.appendingPathComponent("log"))
      try "#!/bin/sh\nshift 3\nprintf '%s|' \"$@\" >> '\(log.path)'\n".write(
        to: command, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path)
      let (center, listener) = (UNUserNotificationCenter(), Listener())
      center.host = try #require(DesktopNotifications(command: command))
      center.delegate = listener
      #expect(try await center.requestAuthorization(options: [.alert]))
      try await center.add(
        request("a", UNTimeIntervalNotificationTrigger(timeInterval: 0.05, repeats: false)))
      #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
      func shown() -> String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
      await wait { shown().contains("||") }
      #expect(shown() == "Title of a||")
      #expect(DesktopNotifications(command: folder.appendingPathComponent("none")) == nil)
    }
  #endif
}
