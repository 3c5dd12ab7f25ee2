import OpenUIKit
import OpenUIKitDesktop
import Testing

@Suite struct ScrollGlideTests {
  /// The sum of all movements until the glide rests, and the number of frames.
  private func total(_ glide: inout ScrollGlide) -> (CGVector, Int) {
    var (sum, frames) = (CGVector.zero, 0)
    while !glide.isAtRest, frames < 10_000 {
      let step = glide.advance(by: 1.0 / 60)
      sum = CGVector(dx: sum.dx + step.dx, dy: sum.dy + step.dy)
      frames += 1
    }
    return (sum, frames)
  }

  @Test func aStepOfAWheelMovesByItsDistanceInSeveralFrames() {
    var glide = ScrollGlide()
    glide.add(steps: CGVector(dx: 0, dy: 1))
    let (sum, frames) = total(&glide)
    #expect(abs(sum.dy - ScrollGlide.pointsPerStep) < 1e-9)
    #expect((4...20).contains(frames))
  }

  @Test func stepsAddUp() {
    var glide = ScrollGlide()
    for _ in 0..<5 { glide.add(steps: CGVector(dx: 0, dy: 1)) }
    #expect(abs(total(&glide).0.dy - 5 * ScrollGlide.pointsPerStep) < 1e-9)
  }

  @Test func aStepBackEndsTheMovement() {
    var glide = ScrollGlide()
    for _ in 0..<5 { glide.add(steps: CGVector(dx: 0, dy: 1)) }
    glide.add(steps: CGVector(dx: 0, dy: -1))
    #expect(abs(total(&glide).0.dy + ScrollGlide.pointsPerStep) < 1e-9)
  }

  /// A geometric series: UIKit's deceleration of 0.998 in each millisecond stops after v · 0.001 / -ln 0.998.
  @Test func aReleasedTouchpadStopsWhereUIKitsScrollViewsDo() {
    var glide = ScrollGlide()
    glide.release(with: CGVector(dx: 0, dy: 1000))
    #expect(abs(total(&glide).0.dy - 499.5) < 0.1)
  }

  @Test func numbersThatAreNotFiniteMoveNothing() {
    var glide = ScrollGlide()
    glide.add(steps: CGVector(dx: .nan, dy: 1))
    glide.release(with: CGVector(dx: .infinity, dy: 0))
    #expect(glide.isAtRest)
  }
}
