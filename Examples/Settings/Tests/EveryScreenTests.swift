import Foundation
import LayoutTesting
import OpenUIKit
import Testing

@testable import Settings

/// Every screen of the app that a crawl reaches. `scripts/count-problems` runs it in the whole matrix.
@MainActor
@Suite("Every screen of Settings", .ownScreen)
struct EveryScreenTests {
  @Test(
    "No screen has a problem in the whole matrix",
    .enabled(if: ProcessInfo.processInfo.environment["MASONRY_WHOLE_MATRIX"] != nil))
  func wholeMatrix() {
    let audit = ScreenLayout.crawl(in: .thorough) { root() }
    print("Settings: \(audit.screens.count) screens, \(audit.summary)")
    audit.expectNoProblems()
  }

  private func root() -> UIViewController {
    let preferences = Preferences()
    preferences.hasSeenIntroduction = true
    let settings = SettingsSplitViewController(preferences: preferences)
    settings.view.tintColor = preferences.accent.color
    return settings
  }
}
