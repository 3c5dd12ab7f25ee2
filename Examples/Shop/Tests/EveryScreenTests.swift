import Foundation
import LayoutTesting
import OpenUIKit
import Testing

@testable import Shop

/// Every screen of the app that a crawl reaches. `scripts/count-problems` runs it in the whole matrix.
@MainActor
@Suite("Every screen of Shop", .ownScreen)
struct EveryScreenTests {
  @Test(
    "No screen has a problem in the whole matrix",
    .enabled(if: ProcessInfo.processInfo.environment["MASONRY_WHOLE_MATRIX"] != nil))
  func wholeMatrix() {
    let audit = ScreenLayout.crawl(in: .thorough) { root() }
    print("Shop: \(audit.screens.count) screens, \(audit.summary)")
    audit.expectNoProblems()
  }

  private func root() -> UIViewController {
    let tabs = ShopTabBarController(store: Store())
    tabs.view.tintColor = .accent
    return tabs
  }
}
