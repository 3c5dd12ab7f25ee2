import Testing

@testable import OpenUIKitGraphics

@Suite("CATransform3D")
struct CATransform3DTests {
  /// The matrix's rows as plain arrays, for multiplication by the schoolbook rule.
  private func rows(_ t: CATransform3D) -> [[Double]] {
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
      [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
    ]
  }

  private func product(_ a: CATransform3D, _ b: CATransform3D) -> [[Double]] {
    let (a, b) = (rows(a), rows(b))
    return (0..<4).map { i in (0..<4).map { j in (0..<4).reduce(0) { $0 + a[i][$1] * b[$1][j] } } }
  }

  private func distance(_ a: [[Double]], _ b: [[Double]]) -> Double {
    zip(a.joined(), b.joined()).map { abs($0 - $1) }.max() ?? 0
  }

  private func isClose(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-12) -> Bool {
    distance(rows(a), rows(b)) <= tolerance
  }

  private let perspective: CATransform3D = {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    return t
  }()

  @Test("a translation stands in the bottom row, a scaling on the diagonal")
  func layoutOfEntries() {
    #expect(
      rows(CATransform3DMakeTranslation(5, 6, 7)) == [
        [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [5, 6, 7, 1],
      ])
    #expect(
      rows(CATransform3DMakeScale(2, 3, 4)) == [
        [2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1],
      ])
  }

  @Test("rotations about the axes have the sines where Core Animation puts them")
  func rotationsAboutAxes() {
    let (s, c) = (0.5, 3.0.squareRoot() / 2)
    let angle = Double.pi / 6
    let z = [[c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    let y = [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]]
    let x = [[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]]
    #expect(distance(rows(CATransform3DMakeRotation(angle, 0, 0, 1)), z) < 1e-15)
    #expect(distance(rows(CATransform3DMakeRotation(angle, 0, 2, 0)), y) < 1e-15)
    #expect(distance(rows(CATransform3DMakeRotation(angle, 3, 0, 0)), x) < 1e-15)
  }

  @Test("a third of a turn about the space diagonal permutes the axes")
  func rotationAboutDiagonal() {
    let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    let permutation = [[0.0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]]
    #expect(distance(rows(turn), permutation) < 1e-15)
  }

  @Test("a rotation about an axis of no length is the identity")
  func rotationAboutNothing() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("Concat is the matrix product, and Translate, Scale and Rotate multiply from the left")
  func combining() {
    let base = CATransform3DConcat(CATransform3DMakeRotation(0.7, 1, 2, 3), perspective)
    let move = CATransform3DMakeTranslation(5, -6, 7)
    let scale = CATransform3DMakeScale(2, 0.5, 3)
    let turn = CATransform3DMakeRotation(-1.1, 0.3, -1, 2)
    #expect(distance(rows(CATransform3DConcat(move, base)), product(move, base)) < 1e-14)
    #expect(distance(rows(CATransform3DTranslate(base, 5, -6, 7)), product(move, base)) < 1e-14)
    #expect(distance(rows(CATransform3DScale(base, 2, 0.5, 3)), product(scale, base)) < 1e-14)
    #expect(distance(rows(CATransform3DRotate(base, -1.1, 0.3, -1, 2)), product(turn, base)) < 1e-14)
  }

  @Test("Invert undoes random projective transforms", arguments: 1...50)
  func inverse(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53) * 4 - 2
    }
    var t = CATransform3DMakeRotation(random(), random(), random(), random() + 3)
    t = CATransform3DScale(t, random() + 3, random() + 3, random() + 3)
    t = CATransform3DTranslate(t, random(), random(), random())
    t.m34 = random() / 10
    t.m14 = random() / 10
    let identity = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(isClose(identity, CATransform3DIdentity, within: 1e-10), "seed \(seed)")
  }

  @Test("Invert returns a singular transform unchanged")
  func singular() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("an affine transform survives the way into space and back")
  func affineRoundTrip() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("a plane seen in perspective maps by the intercept theorem, and back")
  func projection() throws {
    // A point 250 points closer to an eye 500 points away appears twice as large.
    let closer = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 250), perspective)
    let projection = PlaneProjection(closer)
    #expect(projection.project(CGPoint(x: 30, y: -40)) == CGPoint(x: 60, y: -80))
    let back = try #require(projection.inverse).project(CGPoint(x: 60, y: -80))
    #expect(back == CGPoint(x: 30, y: -40))
    let behind = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 501), perspective)
    #expect(PlaneProjection(behind).project(.zero) == nil)
    #expect(PlaneProjection(CATransform3DMakeScale(1, 0, 1)).inverse == nil)
  }
}
