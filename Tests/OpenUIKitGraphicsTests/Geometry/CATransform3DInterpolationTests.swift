import Testing

@testable import OpenUIKitGraphics

@Suite("Transforms between two others")
struct CATransform3DInterpolationTests {
  private func isClose(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-12) -> Bool {
    [(a.row1, b.row1), (a.row2, b.row2), (a.row3, b.row3), (a.row4, b.row4)].allSatisfy {
      let difference = $0 - $1
      return (difference * difference).sum().squareRoot() < tolerance
    }
  }

  private func turn(_ degrees: Double) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }

  @Test(
    "a rotation passes through the angles between, the shorter way round",
    arguments: [(0.0, 90.0, 45.0), (0, 180, 90), (170, -170, 180), (-30, 60, 15)])
  func planeRotation(from: Double, to: Double, middle: Double) {
    #expect(isClose(turn(from).interpolated(to: turn(to), 0.5), turn(middle)))
  }

  @Test("a rotation by minus half a turn goes the other way than one by plus half a turn")
  func halfTurns() {
    #expect(isClose(CATransform3DIdentity.interpolated(to: turn(180), 0.5), turn(90)))
    #expect(isClose(CATransform3DIdentity.interpolated(to: turn(-180), 0.5), turn(-90)))
  }

  @Test("translation, scale and rotation change independently")
  func planeParts() {
    let end = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(3, 5, 1), turn(60)), CATransform3DMakeTranslation(10, 20, 0))
    let middle = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), turn(30)), CATransform3DMakeTranslation(5, 10, 0))
    #expect(isClose(CATransform3DIdentity.interpolated(to: end, 0.5), middle))
  }

  @Test("a reflection squeezes through a line, a scale from nothing grows evenly")
  func degenerate() {
    let mirrored = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), 0.25)
    #expect(isClose(mirrored, CATransform3DMakeScale(0.5, 1, 1)))
    let grown = CATransform3DMakeScale(0, 0, 1).interpolated(to: CATransform3DIdentity, 0.25)
    #expect(isClose(grown, CATransform3DMakeScale(0.25, 0.25, 1)))
  }

  @Test("a rotation in space follows the great circle, also in perspective")
  func spaceRotation() {
    let start = CATransform3DMakeRotation(0.2, 0, 1, 0)
    let end = CATransform3DMakeRotation(1.8, 0, 1, 0)
    #expect(isClose(start.interpolated(to: end, 0.25), CATransform3DMakeRotation(0.6, 0, 1, 0)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    let seenStart = CATransform3DConcat(start, perspective)
    let seenEnd = CATransform3DConcat(end, perspective)
    let seenMiddle = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), perspective)
    #expect(isClose(seenStart.interpolated(to: seenEnd, 0.25), seenMiddle))
  }

  @Test("both ends are met, for random transforms of the plane and of space", arguments: 1...40)
  func ends(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53) * 4 - 2
    }
    func transform() -> CATransform3D {
      guard seed.isMultiple(of: 2) else {
        return CATransform3DMakeAffineTransform(
          CGAffineTransform(a: random(), b: random(), c: random(), d: random(), tx: random(), ty: random()))
      }
      let rows = (0..<3).map { _ in SIMD4(random(), random(), random(), random() / 10) }
      return CATransform3D(rows: rows[0], rows[1], rows[2], SIMD4(random(), random(), random(), 1))
    }
    let (a, b) = (transform(), transform())
    #expect(isClose(a.interpolated(to: b, 0), a, within: 1e-9), "seed \(seed)")
    #expect(isClose(a.interpolated(to: b, 1), b, within: 1e-9), "seed \(seed)")
  }
}
