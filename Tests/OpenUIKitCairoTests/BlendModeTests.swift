import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

/// How drawing combines, by the formulas of PDF 32000-1, 11.3.5, and of Porter and Duff.
@Suite("Blend modes")
struct BlendModeTests {
  init() { _ = PangoTextMeasurer() }

  private func draw(_ body: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    return try #require(renderer.image { body($0.cgContext) }.cgImage)
  }

  /// Components in hundredths, not multiplied by alpha.
  private func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * picture.width + x) * 4
    return picture.pixels[start..<start + 4].map { Int((Double($0) / 255 * 100).rounded()) }
  }

  private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
  private static let backdrop = UIColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1)
  private static let source = UIColor(red: 0.4, green: 0.6, blue: 0.9, alpha: 1)

  // Of 0.8 and 0.4, 0.2 and 0.6, 0.4 and 0.9; for soft light the formula with d = √0.8 and so on.
  @Test(
    "Opaque colours blend by the formulas",
    arguments: [
      (.normal, [40, 60, 90]), (.multiply, [32, 12, 36]), (.screen, [88, 68, 94]), (.overlay, [76, 24, 72]),
      (.darken, [40, 20, 40]), (.lighten, [80, 60, 90]), (.colorDodge, [100, 50, 100]),
      (.colorBurn, [50, 0, 33]), (.hardLight, [64, 36, 88]), (.softLight, [77, 25, 59]),
      (.difference, [40, 40, 50]), (.exclusion, [56, 56, 58]), (.plusLighter, [100, 80, 100]),
    ] as [(CGBlendMode, [Int])])
  func opaque(mode: CGBlendMode, expected: [Int]) throws {
    let picture = try draw { context in
      context.setFillColor(Self.backdrop.cgColor)
      context.fill(whole)
      context.setBlendMode(mode)
      context.setFillColor(Self.source.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    for (found, wanted) in zip(pixel(picture, 2, 5), expected) {
      #expect(abs(found - wanted) <= 1, "\(mode)")
    }
    #expect(pixel(picture, 7, 5) == [80, 20, 40, 100])
  }

  @Test(
    "Hue, saturation, colour and luminosity keep the luminosity of one of both",
    arguments: [(.hue, false), (.saturation, false), (.color, false), (.luminosity, true)]
      as [(CGBlendMode, Bool)])
  func inseparable(mode: CGBlendMode, isOfSource: Bool) throws {
    let picture = try draw { context in
      context.setFillColor(Self.backdrop.cgColor)
      context.fill(whole)
      context.setBlendMode(mode)
      context.setFillColor(Self.source.cgColor)
      context.fill(whole)
    }
    func luminosity(_ color: [Int]) -> Double {
      0.3 * Double(color[0]) + 0.59 * Double(color[1]) + 0.11 * Double(color[2])
    }
    #expect(
      abs(luminosity(pixel(picture, 5, 5)) - luminosity(isOfSource ? [40, 60, 90] : [80, 20, 40])) <= 1)
    #expect(pixel(picture, 5, 5) != [80, 20, 40, 100] && pixel(picture, 5, 5) != [40, 60, 90, 100])
  }

  // Red at the left half is there, blue is drawn in the upper half: both, blue alone, red alone, nothing.
  @Test(
    "Porter and Duff's modes decide about each of both, within the shape alone",
    arguments: [
      (.normal, ["blue", "blue", "red", "none"]), (.clear, ["none", "none", "red", "none"]),
      (.copy, ["blue", "blue", "red", "none"]), (.sourceIn, ["blue", "none", "red", "none"]),
      (.sourceOut, ["none", "blue", "red", "none"]), (.sourceAtop, ["blue", "none", "red", "none"]),
      (.destinationOver, ["red", "blue", "red", "none"]), (.destinationIn, ["red", "none", "red", "none"]),
      (.destinationOut, ["none", "none", "red", "none"]), (.destinationAtop, ["red", "blue", "red", "none"]),
      (.xor, ["none", "blue", "red", "none"]),
    ] as [(CGBlendMode, [String])])
  func porterDuff(mode: CGBlendMode, expected: [String]) throws {
    let picture = try draw { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.setBlendMode(mode)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let names = [[100, 0, 0, 100]: "red", [0, 0, 100, 100]: "blue", [0, 0, 0, 0]: "none"]
    let places = [(2, 2), (7, 2), (2, 7), (7, 7)]
    #expect(places.map { names[pixel(picture, $0.0, $0.1)] ?? "other" } == expected)
  }

  @Test("A hole is round, and a mode ends with its state")
  func hole() throws {
    let picture = try draw { context in
      context.setFillColor(UIColor.black.cgColor)
      context.fill(whole)
      context.saveGState()
      context.setBlendMode(.clear)
      context.fillEllipse(in: whole)
      context.restoreGState()
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel(picture, 5, 5)[3] == 0 && pixel(picture, 9, 9)[3] == 100)
    #expect(pixel(picture, 0, 0) == [100, 0, 0, 100])
  }

  @Test("A rectangle is cleared within the clip, also by strokes and texts of the mode")
  func clearing() throws {
    let picture = try draw { context in
      context.setFillColor(UIColor.black.cgColor)
      context.fill(whole)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 4))
      context.setAlpha(0.5)
      context.clear(CGRect(x: 0, y: 0, width: 3, height: 10))
      context.restoreGState()
      context.setBlendMode(.clear)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 10)])
    }
    #expect(pixel(picture, 1, 2)[3] == 0 && pixel(picture, 1, 7)[3] == 100 && pixel(picture, 4, 2)[3] == 100)
    #expect(pixel(picture, 6, 7)[3] == 0 && pixel(picture, 8, 7)[3] == 100)
  }

  @Test("An image is tinted within itself, and what is behind it does not take part")
  func isolation() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      UIColor.red.setFill()
      UIRectFillUsingBlendMode(whole, .sourceIn)
    }
    let picture = try draw { context in
      UIColor.green.setFill()
      context.fill(whole)
      dot.draw(in: whole)
    }
    let plain = try draw { context in
      UIColor.green.setFill()
      context.fill(whole)
    }
    #expect(pixel(picture, 2, 5) == [100, 0, 0, 100] && pixel(picture, 7, 5) == pixel(plain, 7, 5))
  }

  @Test("Images, paths and clips combine as a whole, with their opacity")
  func parts() throws {
    let white = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.white.setFill()
      context.fill(whole)
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let picture = try draw { context in
      Self.backdrop.setFill()
      context.fill(whole)
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 10))
      white.draw(in: whole, blendMode: .multiply, alpha: 1)
      UIColor.white.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 5, width: 2, height: 5)).fill(with: .difference, alpha: 1)
      UIBezierPath(rect: CGRect(x: 2, y: 5, width: 2, height: 5)).fill(with: .destinationOut, alpha: 0.5)
    }
    #expect(pixel(picture, 5, 2) == [0, 0, 0, 100] && pixel(picture, 9, 2) == [80, 20, 40, 100])
    #expect(pixel(picture, 5, 7) == [80, 20, 40, 100] && pixel(picture, 1, 7) == [20, 80, 60, 100])
    #expect(abs(pixel(picture, 3, 7)[3] - 50) <= 1)
  }

  @Test("Raw values are Core Graphics's")
  func values() {
    #expect(CGBlendMode.luminosity.rawValue == 15 && CGBlendMode.clear.rawValue == 16)
    #expect(CGBlendMode.xor.rawValue == 25 && CGBlendMode.plusLighter.rawValue == 27)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A view blends within itself, on a window and in a vector file")
  func views() throws {
    final class Punched: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
        UIGraphicsGetCurrentContext()?.setBlendMode(.clear)
        UIGraphicsGetCurrentContext()?.fillEllipse(in: rect)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.isHidden = false
    window.backgroundColor = .blue
    let view = Punched(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .clear
    window.addSubview(view)
    let list = window.displayList()
    let picture = try CairoRenderer().draw(list, scale: 1)
    let (inside, corner) = (picture.pixel(x: 20, y: 20), picture.pixel(x: 11, y: 11))
    #expect(inside.blue > 200 && inside.red < 60 && corner.red > 200)
    #expect(try CairoRenderer().pdfBytes([list]).count > 100)
  }
}
