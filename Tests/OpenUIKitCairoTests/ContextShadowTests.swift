import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

/// Shadows, groups and stencils of contexts, by Apple's documentation of `CGContext`. Pixels are worked out by hand.
@Suite("Shadows and groups of contexts")
struct ContextShadowTests {
  init() { _ = PangoTextMeasurer() }

  private func draw(_ body: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    return try #require(renderer.image { body($0.cgContext) }.cgImage)
  }

  /// Components in hundredths, not multiplied by alpha.
  private func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * picture.width + x) * 4
    return picture.pixels[start..<start + 4].map { Int((Double($0) / 255 * 100).rounded()) }
  }

  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let box = CGRect(x: 2, y: 2, width: 6, height: 6)

  @Test("A shadow lies at its offset, behind what casts it", arguments: [1, 2] as [CGFloat])
  func offset(scale: CGFloat) throws {
    let picture = try draw { context in
      context.setFillColor(red)
      context.setShadow(offset: CGSize(width: 4, height: 3), blur: 0, color: blue)
      context.scaleBy(x: scale, y: scale)
      context.fill(CGRect(x: 2 / scale, y: 2 / scale, width: 6 / scale, height: 6 / scale))
    }
    #expect(pixel(picture, 7, 7) == [100, 0, 0, 100])
    // 8...12 by 5...11 are the shadow alone: no transform changes the offset.
    #expect(pixel(picture, 11, 10) == [0, 0, 100, 100])
    #expect(pixel(picture, 12, 10) == [0, 0, 0, 0])
    #expect(pixel(picture, 11, 11) == [0, 0, 0, 0])
    #expect(pixel(picture, 9, 4) == [0, 0, 0, 0])
  }

  @Test("Without a colour a shadow is black at a third of full opacity, and with nil there is none")
  func colors() throws {
    let usual = try draw { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
      context.fill(box)
    }
    #expect(pixel(usual, 14, 4) == [0, 0, 0, 33])
    let none = try draw { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(box)
    }
    #expect(pixel(none, 14, 4) == [0, 0, 0, 0])
  }

  @Test("A blur spreads by half of it, and a state that is restored has no shadow")
  func blur() throws {
    let picture = try draw { context in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 10, height: 5), blur: 4, color: blue)
      context.fill(box)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 16, width: 4, height: 4))
    }
    // At the edge of a blurred box half of it is left, times the other direction's share: 0.5 times 0.866.
    #expect((35...60).contains(pixel(picture, 12, 10)[3]))
    #expect(pixel(picture, 10, 18) == [0, 0, 0, 0])
  }

  @Test("Each of several fills has a shadow, and a group has one")
  func groups() throws {
    func boxes(_ context: CGContext) {
      context.setFillColor(red)
      context.fill(box)
      context.fill(CGRect(x: 8, y: 2, width: 6, height: 6))
    }
    let apart = try draw { context in
      context.setShadow(offset: CGSize(width: -4, height: 0), blur: 0, color: blue)
      boxes(context)
    }
    // The second box's shadow covers the first box.
    #expect(pixel(apart, 6, 4) == [0, 0, 100, 100])
    let together = try draw { context in
      context.setShadow(offset: CGSize(width: -4, height: 0), blur: 0, color: blue)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      boxes(context)
      context.endTransparencyLayer()
    }
    #expect(pixel(together, 6, 4) == [100, 0, 0, 100])
    #expect(pixel(together, 0, 4) == [0, 0, 100, 100])
  }

  @Test("A group is as opaque where its parts overlap as elsewhere")
  func opacity() throws {
    let picture = try draw { context in
      context.setAlpha(0.5)
      context.translateBy(x: 1, y: 0)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(box)
      context.fill(CGRect(x: 4, y: 2, width: 6, height: 6))
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(pixel(picture, 3, 4) == [100, 0, 0, 50])
    #expect(pixel(picture, 7, 4) == [100, 0, 0, 50])
    #expect(pixel(picture, 2, 4) == [0, 0, 0, 0])
  }

  @Test("A picture clips as a stencil, upright where the coordinates are turned as a picture needs")
  func stencil() throws {
    // The top half of the stencil is opaque.
    let mask = try draw { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let picture = try draw { context in
      context.saveGState()
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: CGRect(x: 4, y: 0, width: 10, height: 20), mask: mask)
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.setFillColor(red)
      context.fill(CGRect(x: 16, y: 16, width: 4, height: 4))
    }
    #expect(pixel(picture, 8, 5) == [0, 0, 100, 100])
    #expect(pixel(picture, 8, 15) == [0, 0, 0, 0])
    #expect(pixel(picture, 2, 5) == [0, 0, 0, 0])
    #expect(pixel(picture, 18, 18) == [100, 0, 0, 100])
  }

  @Test("A tile fills what clips, and the box of a clip is in the current coordinates")
  func tiles() throws {
    let tile = try draw { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    var box = CGRect.zero
    let picture = try draw { context in
      context.clip(to: CGRect(x: 3, y: 0, width: 12, height: 20))
      context.scaleBy(x: 2, y: 1)
      box = context.boundingBoxOfClipPath
      context.scaleBy(x: 0.5, y: 1)
      context.draw(tile, in: CGRect(x: 4, y: 0, width: 4, height: 4), byTiling: true)
    }
    #expect(box == CGRect(x: 1.5, y: 0, width: 6, height: 20))
    // Copies begin at 0, 4, 8 and 12; the left half of each is red.
    #expect(pixel(picture, 4, 9) == [100, 0, 0, 100])
    #expect(pixel(picture, 6, 9) == [0, 0, 0, 0])
    #expect(pixel(picture, 12, 19) == [100, 0, 0, 100])
    #expect(pixel(picture, 1, 9) == [0, 0, 0, 0])
    #expect(pixel(picture, 16, 9) == [0, 0, 0, 0])
  }

  @Test("Numbers that are not finite make no shadow")
  func refused() throws {
    let picture = try draw { context in
      context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1, color: blue)
      context.fill(box)
      context.setShadow(offset: .zero, blur: .infinity, color: blue)
      context.fill(box)
    }
    #expect(pixel(picture, 12, 12) == [0, 0, 0, 0])
    #expect(pixel(picture, 4, 4) == [0, 0, 0, 100])
  }

  @Test("A group that does not end keeps what was drawn before it, and is drawn itself")
  func unended() throws {
    let picture = try draw { context in
      context.setFillColor(red)
      context.fill(box)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(blue)
      context.fill(CGRect(x: 10, y: 10, width: 4, height: 4))
    }
    #expect(pixel(picture, 4, 4) == [100, 0, 0, 100])
    #expect(pixel(picture, 12, 12) == [0, 0, 100, 100])
    #expect(pixel(try draw { $0.fill(box) }, 12, 12) == [0, 0, 0, 0])
  }

  @Test("A group under a transform without an inverse draws a path that is older than the transform")
  func flat() throws {
    let picture = try draw { context in
      context.addRect(box)
      context.scaleBy(x: 0, y: 1)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fillPath()
      context.endTransparencyLayer()
    }
    #expect(pixel(picture, 4, 4) == [100, 0, 0, 100])
    #expect(pixel(picture, 12, 4) == [0, 0, 0, 0])
  }
}
