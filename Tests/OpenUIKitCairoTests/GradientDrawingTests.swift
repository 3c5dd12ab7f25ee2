import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

/// Pixels of gradients around a point, by the rules of `DisplayList.Gradient.Kind`.
@Suite("Drawing gradients around a point")
struct GradientDrawingTests {
  private func picture(
    _ kind: DisplayList.Gradient.Kind, to end: CGPoint, size: CGSize = CGSize(width: 40, height: 40),
    scale: CGFloat = 1, opacity: CGFloat = 1, _ stops: [(CGFloat, Color)]
  ) throws -> PixelBuffer {
    try draw(size.width, size.height, scale: scale) {
      $0.append(Entry.box(0, 0, size.width, size.height).with { $0.opacity = opacity })
      $0.setGradient(
        .init(
          kind: kind, start: CGPoint(x: size.width / 2, y: size.height / 2), end: end,
          stops: stops.map { .init(color: $0.1, location: $0.0) }))
    }
  }

  @Test("An ellipse has the last colour at the sides of its rectangle, and beyond")
  func radial() throws {
    let picture = try picture(.radial, to: CGPoint(x: 40, y: 30), [(0, .black), (1, .white)])
    func level(_ x: Int, _ y: Int) -> Int { Int(picture.pixel(x: x, y: y).red) }
    #expect(level(20, 20) < 20 && level(39, 20) > 245 && level(20, 31) == 255 && level(0, 0) == 255)
    // Half of the way is half of the colour, along both axes.
    #expect(abs(level(30, 20) - 134) < 8 && abs(level(20, 25) - 140) < 8)
    #expect((20..<40).map { level($0, 20) } == (20..<40).map { level($0, 20) }.sorted())
    #expect(abs(level(10, 20) - level(29, 20)) <= 2)
  }

  @Test("An ellipse without an area is all of the last colour")
  func flat() throws {
    let picture = try picture(.radial, to: CGPoint(x: 20, y: 30), [(0, .black), (1, .red)])
    #expect(color(picture, 20, 20) == red && color(picture, 3, 3) == red)
  }

  @Test("A turn begins in the direction of its end point and goes clockwise", arguments: [1, 2] as [CGFloat])
  func conic(scale: CGFloat) throws {
    let quarters: [(CGFloat, Color)] = [
      (0, .red), (0.25, .red), (0.25, .green), (0.5, .green), (0.5, .blue), (0.75, .blue), (0.75, .black),
      (1, .black),
    ]
    let fromTop = try picture(.conic, to: CGPoint(x: 20, y: 0), scale: scale, quarters)
    let fromRight = try picture(.conic, to: CGPoint(x: 40, y: 20), scale: scale, quarters)
    func corners(_ picture: PixelBuffer) -> [UInt32] {
      let (low, high) = (Int(5 * scale), Int(35 * scale))
      return [(high, low), (high, high), (low, high), (low, low)].map { color(picture, $0.0, $0.1) }
    }
    #expect(corners(fromTop) == [red, green, blue, black])
    #expect(corners(fromRight) == [black, red, green, blue])
  }

  @Test("Colours change evenly around a turn, and a step between them has a soft edge")
  func sweep() throws {
    let picture = try picture(.conic, to: CGPoint(x: 40, y: 20), [(0, .black), (1, .white)])
    func level(_ x: Int, _ y: Int) -> Int { Int(picture.pixel(x: x, y: y).red) }
    // A quarter, a half and three quarters of the turn; the pixel lies half a pixel beside the axis.
    #expect(abs(level(19, 39) - 66) <= 3 && abs(level(0, 19) - 130) <= 3 && abs(level(19, 0) - 189) <= 3)
    #expect(abs(level(20, 20) - 32) < 60 && level(39, 20) < 8 && level(39, 19) > 247)
    let slanted = try self.picture(.conic, to: CGPoint(x: 40, y: 30), [(0, .black), (1, .white)])
    let column = (21..<35).map { Int(slanted.pixel(x: 38, y: $0).red) }
    #expect(column.contains { $0 > 30 && $0 < 225 }, "a step of whole pixels: \(column)")
  }

  @Test("Opacity and round corners hold for a turn too")
  func opacityAndCorners() throws {
    let plain = try picture(.conic, to: CGPoint(x: 40, y: 20), opacity: 0.5, [(0, .black), (1, .black)])
    #expect(abs(Int(plain.pixel(x: 10, y: 10).red) - 128) <= 1)
    let round = try draw(40, 40) {
      $0.append(Entry.box(0, 0, 40, 40).with { $0.cornerRadius = 20 })
      $0.setGradient(
        .init(
          kind: .conic, start: CGPoint(x: 20, y: 20), end: .zero, stops: [.init(color: .red, location: 0)]))
    }
    #expect(color(round, 1, 1) == white && color(round, 20, 20) == red)
  }

  @Test("A turn around no place shows nothing", arguments: [CGFloat.nan, .infinity])
  func nowhere(_ number: CGFloat) throws {
    let picture = try picture(.conic, to: CGPoint(x: number, y: 0), [(0, .black), (1, .red)])
    #expect(color(picture, 10, 10) == white)
  }

  @Test("A PDF has all kinds of gradients", arguments: [DisplayList.Gradient.Kind.radial, .conic])
  func pdf(kind: DisplayList.Gradient.Kind) throws {
    func document(_ colors: [Color]) throws -> [UInt8] {
      var list = DisplayList(size: CGSize(width: 40, height: 40))
      list.append(.box(0, 0, 40, 40)) {
        $0.setGradient(
          .init(
            kind: kind, start: CGPoint(x: 20, y: 20), end: CGPoint(x: 40, y: 40),
            stops: colors.enumerated().map { .init(color: $1, location: CGFloat($0)) }))
      }
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      defer { try? FileManager.default.removeItem(atPath: path) }
      try CairoRenderer().writePDF([list], to: path)
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let (shaded, empty) = (try document([.red, .blue]), try document([]))
    #expect(shaded.starts(with: Array("%PDF".utf8)) && shaded.count > empty.count + 100)
  }
}
