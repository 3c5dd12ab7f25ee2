import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Drawing boxes")
struct BoxDrawingTests {
  @Test(
    "A picture has size times scale pixels, clear where nothing is drawn",
    arguments: [1, 1.5, 2, 3] as [CGFloat])
  func size(scale: CGFloat) throws {
    let picture = try CairoRenderer().draw(DisplayList(size: CGSize(width: 10, height: 4)), scale: scale)
    #expect(picture.width == Int(10 * scale) && picture.height == Int(4 * scale))
    #expect(color(picture, 0, 0) == 0)
  }

  @Test("A box fills exactly its pixels", arguments: [1, 2, 3])
  func crispFill(scale: Int) throws {
    let picture = try draw(10, 10, scale: CGFloat(scale)) { $0.append(.box(2, 3, 4, 5, fill: .red)) }
    for y in 0..<10 * scale {
      for x in 0..<10 * scale {
        let isInside = x >= 2 * scale && x < 6 * scale && y >= 3 * scale && y < 8 * scale
        #expect(color(picture, x, y) == (isInside ? red : white), "(\(x), \(y))")
      }
    }
  }

  @Test("A border lies inside the box, with hard edges")
  func border() throws {
    let picture = try draw(10, 10) {
      $0.append(
        Entry.box(1, 1, 8, 8, fill: .green).with {
          $0.borderWidth = 2
          $0.borderColor = .blue
        })
    }
    let row = (0..<10).map { color(picture, $0, 5) }
    #expect(row == [white, blue, blue, green, green, green, green, blue, blue, white])
    #expect((0..<10).map { color(picture, 5, $0) } == row)
  }

  @Test("A border that is wider than the box fills it")
  func wideBorder() throws {
    let picture = try draw(4, 4) {
      $0.append(
        Entry.box(1, 1, 2, 2).with {
          $0.borderWidth = 5
          $0.borderColor = .blue
        })
    }
    #expect(color(picture, 1, 1) == blue && color(picture, 2, 2) == blue && color(picture, 0, 0) == white)
  }

  @Test("The border is above what is inside the box")
  func borderOnTop() throws {
    let picture = try draw(10, 10) {
      $0.append(
        Entry.box(0, 0, 10, 10).with {
          $0.borderWidth = 2
          $0.borderColor = .blue
        }
      ) { $0.append(.box(0, 0, 10, 10, fill: .red)) }
    }
    #expect(color(picture, 1, 5) == blue && color(picture, 5, 5) == red)
  }

  @Test("Rounded corners leave out the corners that they round and no others")
  func corners() throws {
    let picture = try draw(20, 20) {
      $0.append(
        Entry.box(0, 0, 20, 20, fill: .red).with {
          $0.cornerRadius = 10
          $0.roundedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        })
    }
    #expect(color(picture, 0, 0) == white && color(picture, 19, 19) == white)
    #expect(color(picture, 19, 0) == red && color(picture, 0, 19) == red)
    #expect(color(picture, 10, 10) == red && color(picture, 0, 10) == red)
  }

  @Test("A round box covers the area of a circle")
  func circleArea() throws {
    let picture = try draw(100, 100) {
      $0.append(Entry.box(10, 10, 80, 80, fill: .black).with { $0.cornerRadius = 40 })
    }
    var area = 0.0
    for y in 0..<100 { for x in 0..<100 { area += 1 - Double(picture.pixel(x: x, y: y).red) / 255 } }
    #expect(abs(area - .pi * 1600) < 5)
  }

  @Test("Under an opaque rounded border no fill shines through at the edge")
  func noFringe() throws {
    let picture = try draw(40, 40, background: .black) {
      $0.append(
        Entry.box(0, 0, 40, 40, fill: .red).with {
          $0.cornerRadius = 20
          $0.borderWidth = 4
          $0.borderColor = .black
        })
    }
    for index in 0..<6 { #expect(color(picture, index, index) == black) }
    #expect(color(picture, 20, 20) == red)
  }

  @Test("What is inside a box shows beyond it unless the box clips")
  func clipping() throws {
    for clips in [false, true] {
      let picture = try draw(20, 20) {
        $0.append(Entry.box(5, 5, 5, 5).with { $0.clips = clips }) {
          $0.append(.box(2, 2, 10, 10, fill: .red))
        }
      }
      #expect(color(picture, 8, 8) == red)
      #expect(color(picture, 12, 12) == (clips ? white : red))
    }
  }

  @Test("Nested clips meet")
  func nestedClips() throws {
    let picture = try draw(20, 20) {
      $0.append(Entry.box(0, 0, 10, 20).with { $0.clips = true }) {
        $0.append(Entry.box(0, 0, 20, 10).with { $0.clips = true }) {
          $0.append(.box(0, 0, 20, 20, fill: .red))
        }
        $0.append(.box(0, 15, 20, 2, fill: .blue))
      }
      $0.append(.box(15, 15, 2, 2, fill: .green))
    }
    #expect(color(picture, 5, 5) == red && color(picture, 15, 5) == white && color(picture, 5, 12) == white)
    #expect(
      color(picture, 5, 15) == blue && color(picture, 12, 15) == white && color(picture, 15, 15) == green)
  }

  @Test("A rounded box that clips rounds what is inside")
  func roundedClip() throws {
    let picture = try draw(20, 20) {
      $0.append(
        Entry.box(0, 0, 20, 20).with {
          $0.clips = true
          $0.cornerRadius = 10
        }
      ) { $0.append(.box(0, 0, 20, 20, fill: .red)) }
    }
    #expect(color(picture, 0, 0) == white && color(picture, 10, 10) == red)
  }

  @Test("Opacity is that of the whole group: overlaps inside do not show")
  func groupOpacity() throws {
    let picture = try draw(20, 20) {
      $0.append(Entry.box(0, 0, 20, 20).with { $0.opacity = 0.5 }) {
        $0.append(.box(0, 0, 12, 20, fill: .red))
        $0.append(.box(8, 0, 12, 20, fill: .black))
      }
    }
    #expect(color(picture, 4, 10) == 0xFF80_80FF || color(picture, 4, 10) == 0xFF7F_7FFF)
    #expect(color(picture, 10, 10) == color(picture, 18, 10))
    #expect(abs(Int(picture.pixel(x: 10, y: 10).red) - 128) <= 1)
  }

  @Test("Opacity of a single box needs no group and looks the same")
  func leafOpacity() throws {
    let picture = try draw(4, 4) { $0.append(Entry.box(0, 0, 4, 4, fill: .black).with { $0.opacity = 0.25 }) }
    #expect(abs(Int(picture.pixel(x: 1, y: 1).red) - 191) <= 1)
  }

  @Test("Transforms nest: a child turns with its parent")
  func affine() throws {
    let picture = try draw(20, 20) {
      let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      $0.append(Entry.box(5, 5, 10, 10, fill: .green).transformed(quarter)) {
        $0.append(.box(0, 0, 5, 5, fill: .red))
      }
    }
    // The left top quarter has gone to the right top.
    #expect(color(picture, 12, 7) == red && color(picture, 7, 7) == green)
  }

  @Test("A gradient runs from its first to its last colour and continues beyond the ends")
  func gradient() throws {
    let picture = try draw(30, 1) {
      $0.append(.box(0, 0, 30, 1))
      $0.setGradient(
        .init(
          start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0),
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]))
    }
    let levels = (0..<30).map { Int(picture.pixel(x: $0, y: 0).red) }
    #expect(levels[0] == 0 && levels[9] <= 2 && levels[29] == 255)
    #expect(abs(levels[15] - 140) < 4)
    #expect(levels == levels.sorted())
  }

  @Test("What is outside the window is passed over")
  func culling() throws {
    let picture = try draw(10, 10) {
      $0.append(.box(50, 50, 5, 5, fill: .red)) { $0.append(.box(-50, -50, 3, 3, fill: .blue)) }
      $0.append(.box(50, 50, 5, 5, fill: .red)) { $0.append(.box(10, 10, 3, 3, fill: .blue)) }
    }
    #expect(color(picture, 1, 1) == blue && color(picture, 5, 5) == white)
  }

  @Test("A box that a transform makes vanish is passed over, with what is inside")
  func vanishing() throws {
    let picture = try draw(10, 10) {
      $0.append(Entry.box(0, 0, 10, 10, fill: .red).transformed(CATransform3DMakeScale(0, 1, 1))) {
        $0.append(.box(0, 0, 10, 10, fill: .red))
      }
      $0.append(.box(0, 0, 2, 2, fill: .blue))
    }
    #expect(color(picture, 5, 5) == white && color(picture, 1, 1) == blue)
  }
}
