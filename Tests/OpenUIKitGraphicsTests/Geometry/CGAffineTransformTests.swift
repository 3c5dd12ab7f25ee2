import Testing

@testable import OpenUIKitGraphics

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test("concatenating multiplies row vectors' matrices: the receiver acts first")
  func concatenatingOrder() {
    let first = CGAffineTransform(translationX: 10, y: 0)
    let scaledAfter = first.concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaledAfter == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 0))
    let movedAfter = CGAffineTransform(scaleX: 2, y: 3).concatenating(first)
    #expect(movedAfter == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0))
  }

  @Test("translatedBy, scaledBy and rotated act before the receiver, as Core Graphics has it")
  func prefixOperations() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(scaled.translatedBy(x: 5, y: 7) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
    let moved = CGAffineTransform(translationX: 5, y: 7)
    #expect(moved.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    let turned = moved.rotated(by: .pi / 2)
    #expect(abs(turned.b - 1) < 1e-15 && abs(turned.c + 1) < 1e-15 && turned.tx == 5 && turned.ty == 7)
  }

  @Test("a rotation by a quarter turn takes the x axis to the y axis")
  func rotationDirection() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test("a size ignores the translation, a rectangle becomes its bounding box")
  func sizesAndRectangles() {
    let turnAndMove = quarterTurn.concatenating(CGAffineTransform(translationX: 100, y: 200))
    #expect(CGSize(width: 3, height: 4).applying(turnAndMove) == CGSize(width: -4, height: 3))
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(turnAndMove)
    #expect(box == CGRect(x: 94, y: 201, width: 4, height: 3))
  }

  @Test("inverted undoes a transform and returns a singular one unchanged")
  func inverse() {
    let t = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: -3, ty: 5)
    #expect(t.concatenating(t.inverted()) == .identity)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("only the identity counts as the identity")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }
}
