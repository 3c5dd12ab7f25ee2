import Foundation
import OpenUIKit
import OpenUIKitWeb
import Testing

/// The behaviour of a program with a page outside of browsers.
@MainActor
struct WebPageTests {
  @Test func aProgramThatMountsAViewPrintsInOneLineHowToBuildItsPage() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { @MainActor in
      WebPage.mount(UIView(), in: "app", sizing: .content).unmount()
    }
    let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
    let lines = text.split(separator: "\n").filter { $0.contains("web page") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\"app\"") == true)
    #expect(lines.first?.contains("scripts/make-page") == true)
  }

  @Test func requestsForPicturesAndFontsEndWithNothing() {
    var ends = 0
    UIImage.load(from: "a.png") { image in if image == nil { ends += 1 } }
    UIImage.decode([1, 2, 3]) { image in if image == nil { ends += 1 } }
    UIFont.load(from: "a.ttf") { names in if names.isEmpty { ends += 1 } }
    #expect(ends == 3)
  }
}
