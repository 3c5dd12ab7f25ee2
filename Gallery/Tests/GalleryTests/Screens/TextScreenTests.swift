import Foundation
import OpenUIKit
import Testing

@testable import gallery

/// The screens whose layout depends on text, measured by the built-in measurer.
@MainActor
@Suite("Screens of text")
struct TextScreenTests {
  @Test("Bacony Labels: the long text ends 10 points before the short one", arguments: Surroundings.all)
  func baconyLabels(in window: Surroundings) throws {
    let stage = try window.stage("bacony-labels")
    let short = try #require(stage.screen.subviews.first as? UILabel)
    let long = try #require(stage.screen.subviews[1] as? UILabel)

    #expect(abs(short.frame.maxX - (window.width - 10)) < 0.02)
    #expect(abs(long.frame.minX - 10) < 0.02)
    #expect(abs(long.frame.minY - 10) < 0.02)
    #expect(long.preferredMaxLayoutWidth == short.frame.minX - 20)
    #expect(long.frame.maxX <= short.frame.minX - 10 + 0.02)
  }

  @Test(
    "Bacony Labels: the short text hangs from the last baseline of the long one", arguments: Surroundings.all)
  func lastBaseline(in window: Surroundings) throws {
    let stage = try window.stage("bacony-labels")
    let short = try #require(stage.screen.subviews.first as? UILabel)
    let long = try #require(stage.screen.subviews[1] as? UILabel)
    let metrics = DeterministicTextMeasurer().lineMetrics(of: long.font)
    #expect(
      abs(short.frame.minY - (long.frame.maxY - metrics.descent)) < 0.52,
      "the descent is rounded up to pixels")
    #expect(long.frame.height > 1.5 * metrics.height, "the long text wraps")
  }
}
