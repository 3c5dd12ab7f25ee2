import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Shapes and masks")
struct ShapeDrawingTests {
  let square: [DisplayList.PathElement] = [
    .move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 16, y: 4)), .line(CGPoint(x: 16, y: 16)),
    .line(CGPoint(x: 4, y: 16)), .close,
  ]

  @Test("A path is filled and then stroked, half of the line on each side")
  func fillAndStroke() throws {
    let picture = try draw(20, 20) {
      $0.append(.box(0, 0, 20, 20))
      $0.setShape(.init(path: square, fill: .red, stroke: .init(path: square, color: .blue, width: 4)))
    }
    #expect(color(picture, 10, 10) == red)
    #expect(color(picture, 3, 10) == blue && color(picture, 5, 10) == blue)
    #expect(color(picture, 1, 10) == white && color(picture, 7, 10) == red)
  }

  @Test("A shape reaches beyond its box, and not where the box clips")
  func beyondTheBox() throws {
    for clips in [false, true] {
      let picture = try draw(20, 20) {
        $0.append(.box(0, 0, 8, 8).with { $0.clips = clips })
        $0.setShape(.init(path: square, fill: .red))
      }
      #expect(color(picture, 6, 6) == red && color(picture, 12, 12) == (clips ? white : red))
    }
  }

  @Test("The even-odd rule leaves a hole")
  func hole() throws {
    let inner: [DisplayList.PathElement] = [
      .move(CGPoint(x: 8, y: 8)), .line(CGPoint(x: 12, y: 8)), .line(CGPoint(x: 12, y: 12)),
      .line(CGPoint(x: 8, y: 12)), .close,
    ]
    for (evenOdd, middle) in [(false, red), (true, white)] {
      let picture = try draw(20, 20) {
        $0.append(.box(0, 0, 20, 20))
        $0.setShape(.init(path: square + inner, fill: .red, usesEvenOddRule: evenOdd))
      }
      #expect(color(picture, 10, 10) == middle && color(picture, 6, 10) == red)
    }
  }

  @Test("A fill does not shine through a line that is half transparent as a whole")
  func opacity() throws {
    let picture = try draw(20, 20) {
      $0.append(.box(0, 0, 20, 20).with { $0.opacity = 0.5 })
      $0.setShape(.init(path: square, fill: .red, stroke: .init(path: square, color: .blue, width: 4)))
    }
    let pixel = picture.pixel(x: 5, y: 10)
    #expect(pixel.red == pixel.green && pixel.blue == 255)
  }

  @Test("A masked box shows as far as its mask is opaque, its children too", arguments: [false, true])
  func masked(isTurned: Bool) throws {
    let picture = try draw(20, 20) { list in
      var box = Entry.box(0, 0, 20, 20, fill: .red).with { $0.isMasked = true }
      if isTurned { box = box.transformed(turned(0.0001, distance: 1000)) }
      list.append(box) { list in
        list.append(.box(5, 5, 10, 10, fill: .black))
        list.append(.box(8, 0, 4, 20, fill: .blue))
      }
    }
    #expect(color(picture, 2, 10) == white && color(picture, 10, 2) == white)
    #expect(color(picture, 6, 10) == red && color(picture, 10, 10) == blue)
  }

  @Test("The opacity of a mask is that of what shows through it")
  func halfMask() throws {
    let picture = try draw(20, 20) { list in
      list.append(.box(0, 0, 20, 20, fill: .red).with { $0.isMasked = true }) { list in
        list.append(.box(0, 0, 20, 20, fill: .black).with { $0.opacity = 0.5 })
      }
    }
    #expect(abs(Int(picture.pixel(x: 10, y: 10).green) - 127) <= 1)
  }
}
