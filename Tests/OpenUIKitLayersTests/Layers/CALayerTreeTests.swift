import Testing

@testable import OpenUIKitLayers

@MainActor @Suite("CALayer tree")
struct CALayerTreeTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  private func expectOrder(_ layers: [CALayer], at location: SourceLocation = #_sourceLocation) {
    #expect((root.sublayers ?? []) == layers, sourceLocation: location)
    #expect(layers.allSatisfy { $0.superlayer === root }, sourceLocation: location)
  }

  @Test("layers stand where they were inserted")
  func insertion() {
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, at: 99)
    expectOrder([b, a, c])
    root.insertSublayer(c, below: a)
    expectOrder([b, c, a])
    root.insertSublayer(b, above: a)
    expectOrder([c, a, b])
    root.addSublayer(c)
    expectOrder([a, b, c])
  }

  @Test("a layer has one superlayer: adding it elsewhere takes it out of the old one")
  func reparenting() {
    let other = CALayer()
    root.addSublayer(a)
    other.addSublayer(a)
    #expect(root.sublayers == nil && a.superlayer === other)
    a.removeFromSuperlayer()
    #expect(other.sublayers == nil && a.superlayer == nil)
    a.removeFromSuperlayer()
  }

  @Test("replacing keeps the place, even when the new layer is a sibling")
  func replacement() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    expectOrder([c, b])
    #expect(a.superlayer == nil)
    root.replaceSublayer(c, with: b)
    expectOrder([b])
  }

  @Test("setting sublayers lets the old ones go")
  func assignment() {
    root.sublayers = [a, b]
    root.sublayers = [c, a]
    expectOrder([c, a])
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test("sublayers are drawn by zPosition, equals in the order of the tree")
  func drawingOrder() {
    root.sublayers = [a, b, c]
    #expect(root.sublayersInDrawingOrder == [a, b, c])
    a.zPosition = 1
    c.zPosition = -1
    #expect(root.sublayersInDrawingOrder == [c, b, a])
    b.zPosition = -1
    #expect(root.sublayersInDrawingOrder == [b, c, a])
  }

  @Test("a sublayer that outlives its superlayer has none")
  func parentDies() {
    var parent: CALayer? = CALayer()
    weak let watched = parent
    parent?.addSublayer(a)
    parent = nil
    #expect(watched == nil && a.superlayer == nil)
  }

  @Test("a chain of 200,000 layers is deallocated without a call per level")
  func deepTeardown() {
    var outer = CALayer()
    weak let innermost = outer
    for _ in 0..<200_000 {
      let wrapper = CALayer()
      wrapper.addSublayer(outer)
      outer = wrapper
    }
    #expect(innermost != nil)
    outer = CALayer()
    #expect(innermost == nil)
  }

  @Test("a layer put into itself stops the program")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
  }

  @Test("a sibling that is not a sublayer stops the program")
  func strangerAsSibling() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().insertSublayer(CALayer(), above: CALayer()) }
    }
  }
}
