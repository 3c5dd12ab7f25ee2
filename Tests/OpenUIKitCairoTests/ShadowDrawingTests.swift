import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Drawing shadows")
struct ShadowDrawingTests {
  let soft = DisplayList.Shadow(color: .black, offset: .zero, radius: 4)

  @Test("A shadow fades out around its box and is symmetric", arguments: [1, 2] as [CGFloat])
  func fading(scale: CGFloat) throws {
    let picture = try draw(80, 80, scale: scale) {
      $0.append(.box(20, 20, 40, 40, fill: .white))
      $0.setShadow(soft)
    }
    let middle = Int(40 * scale)
    let levels = (0...Int(20 * scale) - 1).map { Int(picture.pixel(x: $0, y: middle).red) }
    #expect(levels == levels.sorted(by: >))
    #expect(levels[0] == 255)
    // At the edge half of the Gaussian is covered.
    #expect(abs(levels.last! - 128) < 25)
    for x in 0..<picture.width {
      #expect(abs(Int(picture.pixel(x: x, y: middle).red) - Int(picture.pixel(x: middle, y: x).red)) <= 2)
      let mirrored = Int(picture.pixel(x: picture.width - 1 - x, y: middle).red)
      #expect(abs(Int(picture.pixel(x: x, y: middle).red) - mirrored) <= 3)
    }
  }

  @Test("The blur is close to a Gaussian of the given deviation", arguments: [2, 4, 10] as [CGFloat])
  func gaussian(radius: CGFloat) throws {
    let picture = try draw(200, 200) {
      $0.append(.box(100, -100, 200, 400, fill: .white))
      $0.setShadow(.init(color: .black, offset: .zero, radius: radius))
    }
    for x in 60..<100 {
      let distance = (CGFloat(x) + 0.5 - 100) / radius
      let covered = 0.5 * erfc(-distance / 2.0.squareRoot())
      let level = 1 - CGFloat(picture.pixel(x: x, y: 100).red) / 255
      #expect(abs(level - covered) < 0.035, "at \(x): \(level), Gaussian \(covered)")
    }
  }

  @Test("A shadow is moved by its offset, behind its box")
  func offset() throws {
    let picture = try draw(60, 60) {
      $0.append(.box(10, 10, 20, 20, fill: .red))
      $0.setShadow(.init(color: .blue, offset: CGSize(width: 15, height: 10), radius: 0))
    }
    #expect(color(picture, 20, 20) == red && color(picture, 40, 35) == blue && color(picture, 8, 8) == white)
  }

  @Test("Without a fill the shadow has the shape of what is inside")
  func silhouette() throws {
    let picture = try draw(60, 60) {
      $0.append(.box(0, 0, 60, 60))
      $0.setShadow(.init(color: .blue, offset: CGSize(width: 0, height: 20), radius: 0))
    }
    #expect(color(picture, 30, 30) == white)
    var list = DisplayList(size: CGSize(width: 60, height: 60))
    let index = Entry.box(0, 0, 60, 60)
    list.append(index) {
      $0.setShadow(.init(color: .blue, offset: CGSize(width: 0, height: 20), radius: 0.5))
      $0.append(.box(10, 10, 10, 10, fill: .red))
    }
    let shaped = try CairoRenderer().draw(list, scale: 1)
    #expect(color(shaped, 15, 15) == red)
    #expect(shaped.pixel(x: 15, y: 35).blue == 255 && shaped.pixel(x: 15, y: 35).alpha > 240)
    #expect(color(shaped, 40, 35) == 0)
  }

  @Test(
    "The shadow of a path has its shape, wherever the box is and whatever it shows", arguments: [true, false])
  func path(isFilled: Bool) throws {
    let path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 20, height: 20), transform: nil).elements
    let picture = try draw(60, 60) {
      $0.append(.box(0, 0, 10, 10, fill: isFilled ? .red : .clear))
      $0.setShadow(.init(color: .blue, offset: CGSize(width: 10, height: 0), radius: 0, path: path))
    }
    #expect(color(picture, 5, 5) == (isFilled ? red : white))
    #expect(
      color(picture, 40, 30) == blue && color(picture, 31, 30) == blue && color(picture, 48, 30) == blue)
    // Outside of the circle, in the corner of its rectangle and where the path itself lies.
    #expect(color(picture, 31, 21) == white && color(picture, 25, 30) == white)
  }

  @Test("The shadow of a path is as strong as its colour, under the opacity of its entry")
  func pathOpacity() throws {
    let path = CGPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20), transform: nil).elements
    let picture = try draw(60, 60) {
      $0.append(Entry.box(0, 0, 10, 10, fill: .red).with { $0.opacity = 0.5 })
      $0.setShadow(.init(color: .black, offset: .zero, radius: 0, path: path))
    }
    #expect(abs(Int(picture.pixel(x: 30, y: 10).red) - 128) <= 1)
    #expect(abs(Int(picture.pixel(x: 5, y: 5).green) - 128) <= 1)
  }
}
