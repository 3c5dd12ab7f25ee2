import Foundation
import Testing

/// The frames of the four distributions, by Masonry's formulas.
@MainActor
@Suite("Views Distribute")
struct DistributionScreenTests {
  @Test("a row with gaps of 20 shares the width", arguments: Surroundings.all)
  func horizontalSpacing(in window: Surroundings) throws {
    let stage = try window.stage("views-distribute")
    let width = (window.width - 5 - 5 - 3 * 20) / 4
    expect(
      stage.frames, (0..<4).map { frame(5 + CGFloat($0) * (width + 20), 60, width, window.height - 170) })
  }

  @Test("a column with gaps of 20 shares the height", arguments: Surroundings.all)
  func verticalSpacing(in window: Surroundings) throws {
    let stage = try window.stage("views-distribute", pose: "vertical-spacing")
    let height = (window.height - 5 - 5 - 3 * 20) / 4
    expect(
      stage.frames, (0..<4).map { frame(20, 5 + CGFloat($0) * (height + 20), window.width * 0.4, height) })
  }

  @Test("a row of widths of 30 shares the gaps, which may be negative", arguments: Surroundings.all)
  func horizontalLength(in window: Surroundings) throws {
    let stage = try window.stage("views-distribute", pose: "horizontal-length")
    let step = (window.width - 200 - 30 - 30) / 3
    expect(stage.frames, (0..<4).map { frame(200 + CGFloat($0) * step, 60, 30, window.height - 170) })
  }

  @Test("a column of heights of 30 shares the gaps", arguments: Surroundings.all)
  func verticalLength(in window: Surroundings) throws {
    let stage = try window.stage("views-distribute", pose: "vertical-length")
    let step = (window.height - 30 - 200 - 30) / 3
    expect(stage.frames, (0..<4).map { frame(20, 30 + CGFloat($0) * step, window.width * 0.4, 30) })
  }
}
