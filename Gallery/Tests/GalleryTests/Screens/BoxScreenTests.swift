import Foundation
import Testing

/// The frames of the screens that lay out boxes, by arithmetic on their constraints.
@MainActor
@Suite("Screens of boxes")
struct BoxScreenTests {
  @Test("Basic: three boxes of one height, 10 points apart", arguments: Surroundings.all)
  func basic(in window: Surroundings) throws {
    let stage = try window.stage("basic")
    let width = (window.width - 30) / 2
    let height = (window.height - 30) / 2
    expect(
      stage.frames,
      [
        frame(10, 10, width, height),
        frame(20 + width, 10, width, height),
        frame(10, 20 + height, window.width - 20, height),
      ])
  }

  @Test(
    "Using Constants: numbers from the superview's edges, a point from its centre",
    arguments: Surroundings.all)
  func usingConstants(in window: Surroundings) throws {
    let stage = try window.stage("using-constants")
    expect(
      stage.frames,
      [
        frame(20, 20, window.width - 40, window.height - 40),
        frame(window.width / 2 - 100, window.height / 2, 200, 100),
      ])
  }

  @Test("Composite Edges: the insets add up from frame to frame", arguments: Surroundings.all)
  func compositeEdges(in window: Surroundings) throws {
    let stage = try window.stage("composite-edges")
    let expected = (1...10).map { number in
      let k = CGFloat(number)
      return frame(10 * k, 5 * k, window.width - 30 * k, window.height - 20 * k)
    }
    expect(stage.frames, expected)
  }

  @Test("Aspect Fit: the shape holds, and one side touches", arguments: Surroundings.all)
  func aspectFit(in window: Surroundings) throws {
    let stage = try window.stage("aspect-fit")
    let half = window.height / 2
    expect(stage.frames, [frame(0, 0, window.width, half), frame(0, half, window.width, half)])

    let wide = min(window.width, half * 3)
    let tall = min(half, window.width * 3)
    expect(
      stage.boxes.map { $0.subviews.last?.frame ?? .null },
      [
        frame((window.width - wide) / 2, (half - wide / 3) / 2, wide, wide / 3),
        frame((window.width - tall / 3) / 2, (half - tall) / 2, tall / 3, tall),
      ])
  }

  @Test("Attribute Chaining: insets take their sign from the attribute", arguments: Surroundings.all)
  func attributeChaining(in window: Surroundings) throws {
    let stage = try window.stage("attribute-chaining")
    let width = (window.width - 30) / 2
    let height = (window.height - 45) / 2
    expect(
      stage.frames,
      [
        frame(10, 15, width, height),
        frame(20 + width, 15, width, height),
        frame(10, 30 + height, window.width - 20, height),
      ])
  }

  @Test("Margins: each frame is inside the margins of the one before", arguments: Surroundings.all)
  func margins(in window: Surroundings) throws {
    let stage = try window.stage("margins")
    let expected = (0..<10).map { number in
      let k = CGFloat(number)
      return frame(8 + 10 * k, 8 + 5 * k, window.width - 16 - 30 * k, window.height - 16 - 20 * k)
    }
    expect(stage.frames, expected)
  }
}
