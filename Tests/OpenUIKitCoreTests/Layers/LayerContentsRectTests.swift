import OpenUIKit
import Testing

@MainActor
@Suite("Parts of contents, and patterns")
struct LayerContentsRectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Four pixels: red and green, and below them blue and white.
  private func picture() throws -> CGImage {
    try #require(
      CGImage(
        width: 2, height: 2,
        pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]))
  }

  @Test("A layer shows a part of its contents")
  func part() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = try picture()
    window.isHidden = false
    window.layer.addSublayer(layer)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let image = try #require(window.displayList().images.first)
    #expect(image.source.width == 1 && image.source.height == 2)
    #expect(image.source.pixels == [0, 255, 0, 255, 255, 255, 255, 255])
    #expect(image.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    // A part that stays is cut out once.
    window.layer.setNeedsDisplay()
    layer.cornerRadius = 1
    #expect(window.displayList().images.first?.source === image.source)
    layer.contentsRect = CGRect(x: 2, y: 2, width: 1, height: 1)
    #expect(window.displayList().images.isEmpty)
  }

  @Test("A pattern fills the background from the top left corner, and gives its mean colour to texts")
  func pattern() throws {
    let color = UIColor(patternImage: UIImage(cgImage: try picture()))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    view.backgroundColor = color
    window.isHidden = false
    window.addSubview(view)
    let list = window.displayList()
    let image = try #require(list.images.first)
    #expect(image.source.width == 3 && image.source.height == 1)
    #expect(image.source.pixels == [255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255])
    #expect(image.frame == CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(list.entries.last?.fill == DisplayList.Color.clear)
    #expect(abs(color.cgColor.red - 0.5) < 0.01 && color != UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)))
    view.frame.size.width = 2
    #expect(window.displayList().images.first?.source.width == 2)
    view.backgroundColor = .red
    #expect(window.displayList().images.isEmpty)
  }
}
