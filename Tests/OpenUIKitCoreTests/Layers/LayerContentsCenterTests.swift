import OpenUIKit
import Testing

/// Source: Apple's documentation of `CALayer.contentsCenter`.
@MainActor
@Suite("Contents whose middle is stretched")
struct LayerContentsCenterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layer = CALayer()

  init() {
    let pixels = (0..<16).flatMap { index -> [UInt8] in [UInt8(index * 10), 0, 0, 255] }
    layer.contents = CGImage(width: 4, height: 4, pixels: pixels)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    window.isHidden = false
    window.layer.addSublayer(layer)
  }

  @Test("The corners keep their size, and the rest is stretched")
  func parts() {
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(window.displayList().images.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let images = window.displayList().images
    let widths = images.map(\.source.width)
    #expect(images.count == 9 && widths == [1, 2, 1, 1, 2, 1, 1, 2, 1])
    // The second pixel of the second row is in the middle.
    #expect(images.count == 9 && images[4].source.pixels.first == 50)
  }

  @Test("Contents that are not resized have no middle, and numbers that are not finite are refused")
  func refused() {
    layer.contentsGravity = .center
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    #expect(window.displayList().images.count == 1)
    layer.contentsCenter = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
  }
}
