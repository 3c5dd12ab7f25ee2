import OpenUIKit
import Testing

/// Source: Apple's documentation of `CATiledLayer`.
@MainActor
@Suite("Layers that are drawn in tiles")
struct CATiledLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private final class TiledView: UIView {
    var rects: [CGRect] = []
    var clips: [CGRect] = []

    override class var layerClass: AnyClass { CATiledLayer.self }

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      clips.append(UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath ?? .null)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private final class OwnLayer: CATiledLayer {
    var clips: [CGRect] = []
    override func draw(in ctx: CGContext) { clips.append(ctx.boundingBoxOfClipPath) }
  }

  @Test("A view draws each tile, clipped to it, of the size in pixels")
  func view() throws {
    let view = TiledView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    let layer = try #require(view.layer as? CATiledLayer)
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    layer.tileSize = CGSize(width: 200, height: 100)
    layer.tileSize = .zero
    #expect(layer.tileSize == CGSize(width: 200, height: 100))
    let scale = layer.contentsScale
    window.isHidden = false
    window.addSubview(view)
    _ = window.displayList()
    let (width, height) = (200 / scale, 100 / scale)
    let expected = [
      CGRect(x: 0, y: 0, width: width, height: height),
      CGRect(x: width, y: 0, width: min(width, 300 - width), height: height),
    ]
    #expect(Array(view.rects.prefix(2)) == expected && view.clips == view.rects)
    #expect(view.rects.count == Int((300 / width).rounded(.up)) * Int((150 / height).rounded(.up)))
    let covered = view.rects.reduce(CGRect.null) { $0.union($1) }
    #expect(covered == view.bounds)
  }

  @Test("So does a layer without a view")
  func layer() {
    let layer = OwnLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    layer.tileSize = CGSize(width: 20, height: 20)
    window.isHidden = false
    window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    _ = window.displayList()
    #expect(
      layer.clips == [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
    // Too many tiles are one.
    layer.clips = []
    layer.tileSize = CGSize(width: 0.01, height: 0.01)
    _ = window.displayList()
    #expect(layer.clips.count == 1)
  }
}
