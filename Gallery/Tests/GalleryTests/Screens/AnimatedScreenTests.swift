import Foundation
import Testing

@testable import gallery

/// The screen that breathes, at chosen times of the window's clock.
@MainActor
@Suite("Basic Animated")
struct AnimatedScreenTests {
  /// The three boxes with a space of `s` points round them.
  private func boxes(in window: Surroundings, space s: CGFloat) -> [CGRect] {
    let width = (window.width - 3 * s) / 2
    let height = (window.height - 3 * s) / 2
    return [
      frame(s, s, width, height),
      frame(2 * s + width, s, width, height),
      frame(s, 2 * s + height, window.width - 2 * s, height),
    ]
  }

  @Test(
    "it starts 10 points wide, is 100 wide after a second and 10 again after two", arguments: Surroundings.all
  )
  func ends(in window: Surroundings) throws {
    let stage = try window.stage("basic-animated")
    expect(stage.boxes.map(\.frameOnScreen), boxes(in: window, space: 10), within: 0.02)
    stage.advance(by: 1)
    expect(stage.boxes.map(\.frameOnScreen), boxes(in: window, space: 100), within: 0.02)
    stage.advance(by: 1)
    expect(stage.boxes.map(\.frameOnScreen), boxes(in: window, space: 10), within: 0.02)
  }

  @Test("in between it eases in and out", arguments: [0.25, 0.5, 0.75, 1.25, 1.5, 1.75])
  func between(time: TimeInterval) throws {
    let window = Surroundings(width: 390, height: 844, rightToLeft: false)
    let stage = try window.stage("basic-animated")
    stage.advance(by: time)
    let progress = easedInOut(time.truncatingRemainder(dividingBy: 1))
    let space = time < 1 ? 10 + 90 * progress : 100 - 90 * progress
    expect(stage.boxes.map(\.frameOnScreen), boxes(in: window, space: space), within: 0.02)
  }

  @Test("the frames of the views are those of the end from the start of an animation")
  func model() throws {
    let window = Surroundings(width: 390, height: 844, rightToLeft: false)
    let stage = try window.stage("basic-animated")
    stage.advance(by: 0.5)
    expect(stage.frames, boxes(in: window, space: 100))
  }

  @Test("it stops when it leaves its window")
  func stops() throws {
    let window = Surroundings(width: 390, height: 844, rightToLeft: false)
    let stage = try window.stage("basic-animated")
    stage.screen.removeFromSuperview()
    let before = stage.frames
    stage.advance(by: 3)
    #expect(stage.frames == before)
  }

  /// The curve that UIKit calls ease in, ease out: the cubic Bézier (0.42, 0), (0.58, 1), found by bisection.
  private func easedInOut(_ time: Double) -> CGFloat {
    func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < time { low = middle } else { high = middle }
    }
    return CGFloat(bezier(0, 1, low))
  }
}
