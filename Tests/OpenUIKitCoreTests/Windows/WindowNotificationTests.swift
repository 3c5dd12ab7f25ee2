import Foundation
import LayoutTesting
import OpenUIKit
import Testing

/// By Apple's documentation of the notifications.
@MainActor
@Suite("Notifications of a window's text size and status bar", .ownScreen)
struct WindowNotificationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.makeKeyAndVisible()
  }

  /// The values under a key of the notifications that a closure causes.
  private func values<Value>(_ name: Notification.Name, _ key: String, _ body: () -> Void) -> [Value?] {
    nonisolated(unsafe) var found: [Value?] = []
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      found.append($0.userInfo?[key] as? Value)
    }
    body()
    NotificationCenter.default.removeObserver(observer)
    return found
  }

  @Test("Another text size is posted once, when views have it; other traits are not")
  func textSize() {
    let label = UILabel()
    window.addSubview(label)
    let found: [UIContentSizeCategory?] = values(
      UIContentSizeCategory.didChangeNotification, UIContentSizeCategory.newValueUserInfoKey
    ) {
      window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
      window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    }
    #expect(found == [.extraLarge])
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
  }

  @Test("A window behind the key window posts nothing")
  func otherWindow() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKey()
    let found: [UIContentSizeCategory?] = values(
      UIContentSizeCategory.didChangeNotification, UIContentSizeCategory.newValueUserInfoKey
    ) { other.hostTraits = UITraitCollection(preferredContentSizeCategory: .small) }
    #expect(found.isEmpty)
  }

  @Test(
    "A changed frame of the status bar is posted in the next frame, the new one before and the old one after")
  func statusBarFrame() {
    window.deviceSafeAreaInsets.top = 47
    window.clock.advance(by: 0.1)
    func change() {
      window.deviceSafeAreaInsets.top = 20
      window.clock.advance(by: 0.1)
    }
    let key = UIApplication.statusBarFrameUserInfoKey
    let new: [NSValue?] = values(UIApplication.willChangeStatusBarFrameNotification, key, change)
    #expect(new.map { $0?.cgRectValue } == [CGRect(x: 0, y: 0, width: 390, height: 20)])
    window.deviceSafeAreaInsets.top = 47
    window.clock.advance(by: 0.1)
    let old: [NSValue?] = values(UIApplication.didChangeStatusBarFrameNotification, key, change)
    #expect(old.map { $0?.cgRectValue } == [CGRect(x: 0, y: 0, width: 390, height: 47)])
  }

  @Test("A window that turns posts the orientation of the status bar")
  func orientation() {
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 390, height: 844.5)
    let found: [Int?] = values(
      UIApplication.didChangeStatusBarOrientationNotification, UIApplication.statusBarOrientationUserInfoKey
    ) {
      window.frame.size = CGSize(width: 844, height: 390)
      window.clock.advance(by: 0.1)
    }
    #expect(found == [UIInterfaceOrientation.portrait.rawValue])
  }

  @Test("Settings of accessibility are posted when they change, and are read from the window")
  func settings() {
    #expect(!UIAccessibility.buttonShapesEnabled && UIAccessibility.isVideoAutoplayEnabled)
    nonisolated(unsafe) var count = 0
    let name = UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      count += 1
    }
    window.accessibilitySettings = [.buttonShapes, .noVideoAutoplay, .noShakeToUndo]
    window.accessibilitySettings.insert(.guidedAccess)
    NotificationCenter.default.removeObserver(observer)
    #expect(count == 1 && UIAccessibility.buttonShapesEnabled && !UIAccessibility.isVideoAutoplayEnabled)
    #expect(!UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isGuidedAccessEnabled)
  }
}
