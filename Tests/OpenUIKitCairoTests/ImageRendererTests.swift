import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Images that are drawn")
struct ImageRendererTests {
  init() { _ = PangoTextMeasurer() }

  /// The colour of a pixel, as red, green, blue and alpha.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let picture = try #require(image?.cgImage)
    let start = (y * picture.width + x) * 4
    return Array(picture.pixels[start..<start + 4])
  }

  @Test("A renderer's image has its size, its scale and what was drawn, clipped to its bounds")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 8, height: 4), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.format === format)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 14, height: 100))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 8, height: 4) && image.scale == 2)
    #expect(image.cgImage?.width == 16 && image.cgImage?.height == 8)
    #expect(try pixel(image, 7, 7) == [255, 0, 0, 255] && pixel(image, 8, 0)[3] == 0)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }.scale == 3)
    format.opaque = true
    #expect(
      try pixel(
        UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { _ in }, 0, 0) == [
          0, 0, 0, 255,
        ])
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A drawn image in a view stays a drawing, and content outside of its bounds is clipped there too")
  func views() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.blue.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.isHidden = false
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    window.addSubview(view)
    let list = window.displayList()
    #expect(list.images.isEmpty && list.shapes.count == 2)
    let picture = try CairoRenderer().draw(list, scale: 1)
    #expect(picture.pixel(x: 29, y: 29).blue == 255 && picture.pixel(x: 31, y: 31).alpha == 0)
    #expect(picture.pixel(x: 15, y: 15).alpha == 0)
  }

  @Test("Older contexts nest, and their image is that of the drawing up to now")
  func olderContexts() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(try pixel(UIGraphicsGetImageFromCurrentImageContext(), 0, 0)[3] == 0)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 4) && image?.scale == 1)
    #expect(try pixel(image, 0, 1) == [0, 255, 0, 255] && pixel(image, 0, 2)[3] == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A view is drawn with its subviews into a rectangle, and its layer at its own size")
  func hierarchies() throws {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    let large = renderer.image { context in
      #expect(view.drawHierarchy(in: context.format.bounds, afterScreenUpdates: true))
    }
    #expect(try pixel(large, 9, 19) == [255, 0, 0, 255] && pixel(large, 10, 19) == [0, 0, 255, 255])
    let small = renderer.image { view.layer.render(in: $0.cgContext) }
    #expect(try pixel(small, 4, 4) == [255, 0, 0, 255] && pixel(small, 9, 9) == [0, 0, 255, 255])
    #expect(try pixel(small, 10, 10)[3] == 0)
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test("Gradients reach across the clip where their options continue them")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor],
        locations: [0, 1]))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func drawn(_ options: CGGradientDrawingOptions) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10), format: format).image {
        $0.cgContext.translateBy(x: 10, y: 0)
        $0.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: options)
      }
    }
    let (limited, continued) = (drawn([]), drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation]))
    #expect(
      try pixel(limited, 5, 5)[3] == 0 && pixel(limited, 25, 5)[3] == 0 && pixel(limited, 15, 5)[3] == 255)
    #expect(try pixel(continued, 5, 5) == [255, 0, 0, 255] && pixel(continued, 25, 5) == [0, 0, 255, 255])
    let middle = try pixel(limited, 15, 5)
    #expect(middle[0] > 100 && middle[0] < 140 && middle[2] > 115 && middle[2] < 155)
  }

  @Test("Files and thumbnails are made of the drawing")
  func files() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 12, height: 12) && image.cgImage?.pixels[3] == 255)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 3, height: 3)))
    #expect(thumbnail.cgImage?.width == 3 && thumbnail.size == CGSize(width: 3, height: 3))
  }
}
