@_spi(Layout) import OpenUIKitGraphics
import Testing

@testable @_spi(Layout) import OpenUIKitLayout

/// Trees of plain values, laid out by the engine alone. Expected frames are worked out by hand.
@MainActor
@Suite("Layout without views")
struct PlainTreeTests {
  private let root = Box("root", size: CGSize(width: 300, height: 200))

  private func box(_ name: String, in parent: Box? = nil, content: CGSize? = nil) -> Box {
    let box = Box(name, content: content)
    (parent ?? root).add(box)
    return box
  }

  @Test("Edges and sizes become frames in the container")
  func edges() {
    let outer = box("outer")
    outer.constrain(.left, to: root, plus: 20)
    outer.constrain(.right, to: root, plus: -20)
    outer.constrain(.top, to: root, plus: 10)
    outer.constrain(.height, to: root, times: 0.5)
    let inner = box("inner", in: outer)
    inner.constrain(.width, to: outer, times: 0.25)
    inner.constrain(.height, plus: 30)
    inner.constrain(.centerX, to: root)
    inner.constrain(.bottom, to: outer)
    root.layOut()
    #expect(outer.frame == CGRect(x: 20, y: 10, width: 260, height: 100))
    // Its centre is at 150 in the root, which is 130 in a container at 20.
    #expect(inner.frame == CGRect(x: 97.5, y: 70, width: 65, height: 30))
  }

  @Test("The content of a box is its size, up to its priorities")
  func content() {
    let (first, second) = (box("first", content: CGSize(width: 80, height: 20)), box("second"))
    first.constrain(.left, to: root)
    first.constrain(.top, to: root)
    second.constrain(.left, to: first, .right, plus: 8)
    second.constrain(.right, to: root)
    second.constrain(.top, to: root)
    second.constrain(.height, to: first)
    root.layOut()
    #expect(first.frame.size == CGSize(width: 80, height: 20))
    #expect(second.frame == CGRect(x: 88, y: 0, width: 212, height: 20))
    first.content = CGSize(width: 100, height: 40)
    root.layOut()
    #expect(first.frame.size == CGSize(width: 100, height: 40))
    #expect(second.frame == CGRect(x: 108, y: 0, width: 192, height: 40))
  }

  @Test("A conflict is a value that names the boxes, and the layout continues")
  func conflict() throws {
    let box = box("box")
    box.constrain(.left, to: root)
    let narrow = box.constrain(.width, plus: 50)
    let wide = box.constrain(.width, plus: 90)
    root.layOut()
    let conflict = try #require(root.conflicts.first)
    #expect(Set(conflict.constraints) == [narrow, wide])
    #expect(conflict.message.contains("box"))
    #expect(box.frame.width == 50 || box.frame.width == 90)
    wide.isActive = false
    root.layOut()
    #expect(box.frame.width == 50)
    #expect(root.conflicts.count == 1)
  }

  @Test("A number that is not finite is refused with an error, and the frame before it stays")
  func refusal() {
    let box = box("box")
    box.constrain(.left, to: root)
    let width = box.constrain(.width, plus: 50)
    root.layOut()
    width.constant = .nan
    root.layOut()
    #expect(root.errors.map(\.reason) == [.notFinite])
    #expect(box.frame.width == 50)
  }

  @Test(
    "Edges lie on the pixels of the root's scale", arguments: [(1.0, 33.0), (2.0, 33.5), (3.0, 100.0 / 3.0)])
  func pixels(scale: Double, width: Double) {
    root.layoutScale = scale
    let box = box("box")
    box.constrain(.left, to: root)
    box.constrain(.width, plus: 33.3)
    root.layOut()
    #expect(abs(Double(box.frame.width) - width) < 1e-12)
  }

  @Test("Only boxes that moved are placed")
  func moves() {
    let boxes = (0..<100).map { box("\($0)") }
    var widths: [NSLayoutConstraint] = []
    for box in boxes {
      box.constrain(.left, to: root)
      widths.append(box.constrain(.width, plus: 10))
    }
    root.layOut()
    widths[40].constant = 20
    root.layoutEngine?.solveIfNeeded()
    #expect(root.layoutEngine?.items.moves.entryCount == 1)
    root.layOut()
    #expect(boxes.map(\.frame.width) == (0..<100).map { $0 == 40 ? 20 : 10 })
  }

  @Test("A layout beyond its limits moves nothing, and is reported")
  func limits() {
    root.limitsOfTree = LayoutLimits(views: 2)
    let boxes = (0..<3).map { box("\($0)") }
    for box in boxes {
      box.constrain(.left, to: root)
      box.constrain(.width, plus: 10)
    }
    root.layOut()
    #expect(root.errors.map(\.reason) == [.limitExceeded])
    #expect(boxes.allSatisfy { $0.frame == .zero })
  }
}
