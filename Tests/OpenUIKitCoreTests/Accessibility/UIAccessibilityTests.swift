import Foundation
import OpenUIKit
import Testing

@Suite("Notifications and settings of assistive technology")
#if !ThreadConfined
  @MainActor
#endif
struct UIAccessibilityTests {
  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    return window
  }

  @Test("Posted notifications reach the handler of the key window")
  func posts() {
    let window = window()
    let view = UIView()
    var received: [String] = []
    window.accessibilityNotificationHandler = {
      switch $0 {
      case .layoutChanged(let element): received.append(element === view ? "layout of view" : "layout")
      case .screenChanged(let element): received.append(element === view ? "screen of view" : "screen")
      case .pageScrolled(let text): received.append("page \(text)")
      case .announcement(let text): received.append("announce \(text)")
      }
    }
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent"))
    UIAccessibility.post(notification: .pageScrolled, argument: "2 of 3")
    UIAccessibility.post(notification: .layoutChanged, argument: "New")
    UIAccessibility.post(notification: .announcement, argument: 5)
    #expect(
      received == [
        "layout of view", "screen", "announce Saved", "announce Sent", "page 2 of 3", "layout",
        "announce New",
      ])
  }

  @Test("Settings are those of the window, and each change is posted")
  func settings() {
    let window = window()
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    // Tests of other windows post too, so only the names that have been posted count.
    final class Posted: @unchecked Sendable {
      private let lock = NSLock()
      private var stored: Set<Notification.Name> = []
      var names: Set<Notification.Name> { lock.withLock { stored } }
      func insert(_ name: Notification.Name) { lock.withLock { _ = stored.insert(name) } }
    }
    let posted = Posted()
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        posted.insert($0.name)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    window.accessibilitySettings = [.voiceOver, .boldText]
    window.prefersReducedMotion = true
    window.hostTraits = UITraitCollection(accessibilityContrast: .high)
    #expect(posted.names == Set(names))
    #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isBoldTextEnabled)
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isSwitchControlRunning)
  }
}
