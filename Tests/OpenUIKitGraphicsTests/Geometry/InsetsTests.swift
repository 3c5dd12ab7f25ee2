import Testing

@testable import OpenUIKitGraphics

@Suite("Insets, vectors and their descriptions")
struct InsetsTests {
  @Test("inset(by:) moves each edge by its own distance, also outwards and past the other edge")
  func insetRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    let outwards = UIEdgeInsets(top: -5, left: 0, bottom: -5, right: 0)
    #expect(rect.inset(by: outwards) == CGRect(x: 10, y: 15, width: 100, height: 60))
    let past = rect.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0))
    #expect(past.size.height == -30)
  }

  @Test("zero insets, offsets and vectors are zero in every part")
  func zeros() {
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(
      NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }

  @Test("geometry prints its numbers in parentheses, as Apple's overlay prints it")
  func debugDescriptions() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect(CGVector(dx: 5, dy: 6).debugDescription == "(5.0, 6.0)")
  }
}
