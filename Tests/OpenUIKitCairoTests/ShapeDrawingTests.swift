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

  private nonisolated static let oddNumbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  @Test("Shapes with NaN or infinite numbers leave everything else as it is", arguments: oddNumbers)
  func leavesTheRest(number: CGFloat) throws {
    let point = CGPoint(x: number, y: 5)
    let line: [DisplayList.PathElement] = [.move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 10))]
    let strokes: [DisplayList.Stroke] = [
      .init(path: [.move(point), .line(.zero)], color: .red, width: 1),
      .init(path: line, color: .red, width: number),
      .init(path: line, color: .red, width: 1, miterLimit: number),
      .init(path: line, color: .red, width: 1, dashes: [number, 1]),
      .init(path: line, color: .red, width: 1, dashes: [1, 1], dashPhase: number),
    ]
    let black = DisplayList.Gradient.Stop(color: .black, location: 0)
    for index in 0..<10 {
      let picture = try draw(40, 40) {
        $0.append(.box(0, 0, 10, 10))
        switch index {
        case 0..<5: $0.setShape(.init(path: [], fill: .clear, stroke: strokes[index]))
        case 5:
          $0.setShape(.init(path: [.move(point), .line(.zero), .line(CGPoint(x: 9, y: 0))], fill: .red))
        case 6: $0.setGradient(.init(start: point, end: .zero, stops: [black]))
        case 7:
          let source = CGImage(width: 1, height: 1) { _, _ in .red }!
          $0.setImage(.init(source: source, frame: CGRect(x: 0, y: 0, width: number, height: 10)))
        case 8: $0.setShadow(.init(color: .black, offset: CGSize(width: number, height: 0), radius: 1))
        default: $0.setShadow(.init(color: .black, offset: .zero, radius: number))
        }
        $0.append(.box(20, 20, 10, 10, fill: .blue))
      }
      #expect(picture.pixel(x: 25, y: 25) == (0, 0, 255, 255), "case \(index)")
    }
  }
}
