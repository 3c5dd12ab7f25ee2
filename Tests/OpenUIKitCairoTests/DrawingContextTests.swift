import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

/// By Apple's documentation of `CGContext`, and arithmetic on paper.
@Suite("Graphics contexts of Core Graphics")
struct DrawingContextTests {
  init() { _ = PangoTextMeasurer() }

  /// The pixels of a drawing of 10 × 10 points, one for each point.
  private func draw(_ body: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    return try #require(renderer.image { body($0.cgContext) }.cgImage)
  }

  private func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * picture.width + x) * 4
    return Array(picture.pixels[start..<start + 4])
  }

  /// A picture with a red row above a blue one.
  private func redAboveBlue() throws -> CGImage {
    try #require(CGImage(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))
  }

  private func bitmap(_ info: UInt32, data: UnsafeMutableRawPointer? = nil, grey: Bool = false) -> CGContext?
  {
    CGContext(
      data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
      space: grey ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  @Test("A picture is upside down where y grows downwards, and upright in a bitmap")
  func images() throws {
    let source = try redAboveBlue()
    let drawn = try draw { $0.draw(source, in: CGRect(x: 2, y: 2, width: 4, height: 6)) }
    #expect(pixel(drawn, 3, 2) == [0, 0, 255, 255] && pixel(drawn, 3, 7) == [255, 0, 0, 255])
    #expect(pixel(drawn, 3, 8)[3] == 0 && pixel(drawn, 1, 3)[3] == 0)
    let context = try #require(bitmap(CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let upright = try #require(context.makeImage())
    #expect(pixel(upright, 0, 0) == [255, 0, 0, 255] && pixel(upright, 0, 1) == [0, 0, 255, 255])
  }

  @Test("A bitmap's origin is its lower left corner, and its memory has the pixels in the order of its bytes")
  func memory() throws {
    let little = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    for (info, expected) in [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 0, 0, 128] as [UInt8]), (little, [0, 0, 128, 128]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 0, 0]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 0, 0, 255]),
    ] {
      let context = try #require(bitmap(info))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128 / 255)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let memory = try #require(context.data)
      let bytes = (0..<4).map { memory.load(fromByteOffset: context.bytesPerRow + $0, as: UInt8.self) }
      #expect(bytes == expected)
      #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 8)
    }
  }

  @Test("Memory of an app gets each drawing, on top of the pixels that it has")
  func ownMemory() throws {
    var bytes: [UInt8] = [10, 10, 10, 10]
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(bitmap(CGImageAlphaInfo.none.rawValue, data: memory.baseAddress, grey: true))
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(bytes == [10, 255, 10, 10])
  }

  @Test("Arrangements that are not supported have no context, and neither have sizes without pixels")
  func refused() {
    #expect(bitmap(CGImageAlphaInfo.none.rawValue) == nil)
    // No alpha information has the number 31.
    #expect(bitmap(31) == nil)
    for (width, height, bits, row) in [
      (0, 2, 8, 0), (2, -1, 8, 0), (2, 2, 16, 0), (2, 2, 8, 3), (Int.max, 2, 8, 0),
    ] {
      #expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
          == nil)
    }
  }

  @Test("The outline of a line covers what its stroke covers", arguments: [CGLineCap.butt, .square, .round])
  func outline(cap: CGLineCap) throws {
    func line(_ context: CGContext) {
      context.setLineWidth(2)
      context.setLineCap(cap)
      context.move(to: CGPoint(x: 2, y: 2))
      context.addLine(to: CGPoint(x: 8, y: 2))
      context.addLine(to: CGPoint(x: 8, y: 8))
      context.addQuadCurve(to: CGPoint(x: 2, y: 5), control: CGPoint(x: 2, y: 8))
    }
    let stroked = try draw {
      line($0)
      $0.strokePath()
    }
    let filled = try draw {
      line($0)
      $0.replacePathWithStrokedPath()
      $0.fillPath()
    }
    for index in stride(from: 3, to: stroked.pixels.count, by: 4) {
      #expect(abs(Int(stroked.pixels[index]) - Int(filled.pixels[index])) < 24, "pixel \(index / 4)")
    }
  }

  @Test("A mitre longer than its limit is cut off, and a line of no length has only a round end")
  func joins() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func outline(_ limit: CGFloat) -> CGPath {
      path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
    }
    // The corner of a right angle is √2 widths from one edge of the line to the other.
    let corner = CGPoint(x: 10.9, y: -0.9)
    #expect(outline(1.5).contains(corner) && !outline(1.4).contains(corner))
    let dot = CGMutablePath()
    dot.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    func end(_ cap: CGLineCap) -> Bool {
      dot.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .round, miterLimit: 10).contains(
        CGPoint(x: 5.5, y: 5))
    }
    #expect(end(.round) && !end(.butt))
  }

  @Test("A layer is drawn as often as needed, clipped to its size and stretched to a rectangle")
  func layers() throws {
    let drawn = try draw { context in
      let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
      layer?.context?.setFillColor(UIColor.red.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      if let layer {
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, in: CGRect(x: 4, y: 4, width: 4, height: 4))
      }
    }
    #expect(
      pixel(drawn, 1, 1) == [255, 0, 0, 255] && pixel(drawn, 1, 2)[3] == 0 && pixel(drawn, 3, 1)[3] == 0)
    #expect(
      pixel(drawn, 7, 5) == [255, 0, 0, 255] && pixel(drawn, 7, 6)[3] == 0 && pixel(drawn, 8, 5)[3] == 0)
  }

  @Test("Gradients and colours are made of components of their space")
  func components() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
        locations: [0, 1],
        count: 2))
    let drawn = try draw {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    }
    #expect(pixel(drawn, 0, 0)[0] > 230 && pixel(drawn, 9, 0)[2] > 230)
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
        == CGColor(gray: 0.5, alpha: 1))
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0, 1])
        == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb && CGColorSpace(name: "other") == nil)
  }

  @Test("A text with lines of a width ends with an ellipsis in the last line that fits")
  func texts() throws {
    let text = NSString(string: String(repeating: "word ", count: 30))
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      let measured = NSStringDrawingContext()
      _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image { _ in
        text.draw(
          with: CGRect(x: 0, y: 0, width: 100, height: 30), options: options, attributes: font,
          context: measured)
      }
      return measured.totalBounds.height
    }
    #expect(height([.usesLineFragmentOrigin]) > 60)
    let short = height([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(short > 15 && short <= 30)
    #expect(height([]) < 15)
  }
}
