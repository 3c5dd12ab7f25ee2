import OpenUIKit
import Testing

@Suite("Images")
struct ImageTests {
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height) { x, y in
        UIColor(red: CGFloat(x) / 16, green: CGFloat(y) / 16, blue: 0, alpha: 1)
      })
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private func images(of image: UIImage, in size: CGSize, _ change: (UIImageView) -> Void = { _ in })
    -> [DisplayList.Image]
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.image = image
    change(view)
    window.addSubview(view)
    return window.displayList().images
  }

  @Test("Turned pictures change their sides")
  func orientations() throws {
    let source = try picture(4, 2)
    let turned: [UIImage.Orientation] = [.left, .right, .leftMirrored, .rightMirrored]
    for orientation in turned + [.up, .down, .upMirrored, .downMirrored] {
      let image = UIImage(cgImage: source, scale: 2, orientation: orientation)
      #expect(
        image.size
          == (turned.contains(orientation) ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
      #expect(image.imageOrientation == orientation && image.cgImage === source)
    }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("The corners of a resizable picture keep their size, and its middle is repeated or stretched")
  func resizing() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let source = UIImage(cgImage: try picture(7, 4))
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let image = source.resizableImage(withCapInsets: insets, resizingMode: mode)
      #expect(image.size == source.size && image.capInsets == insets && image.resizingMode == mode)
      let parts = images(of: image, in: CGSize(width: 20, height: 10))
      #expect(
        parts.map(\.frame) == [
          CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 2, y: 0, width: 16, height: 1),
          CGRect(x: 18, y: 0, width: 2, height: 1),
          CGRect(x: 0, y: 1, width: 2, height: 8), CGRect(x: 2, y: 1, width: 16, height: 8),
          CGRect(x: 18, y: 1, width: 2, height: 8),
          CGRect(x: 0, y: 9, width: 2, height: 1), CGRect(x: 2, y: 9, width: 16, height: 1),
          CGRect(x: 18, y: 9, width: 2, height: 1),
        ])
      #expect(
        parts[1].source.width == (mode == .tile ? 16 : 3) && parts[4].source.height == (mode == .tile ? 8 : 2)
      )
    }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A tint colour replaces the picture's colours, and a template has the view's")
  func tints() throws {
    let source = UIImage(cgImage: try picture(4, 4))
    let size = CGSize(width: 4, height: 4)
    #expect(images(of: source, in: size).map(\.tint) == [.clear])
    #expect(
      images(of: source.withTintColor(.red), in: size).map(\.tint) == [DisplayList.Color(UIColor.red.cgColor)]
    )
    let template = source.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(
      images(of: template, in: size) { $0.tintColor = .green }.map(\.tint) == [
        DisplayList.Color(UIColor.green.cgColor)
      ])
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("An animated image shows its images in turn, and the view's own images as often as stated")
  func animation() throws {
    let (first, second) = (UIImage(cgImage: try picture(2, 2)), UIImage(cgImage: try picture(2, 2)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.isHidden = false
    let view = UIImageView(image: UIImage.animatedImage(with: [first, second], duration: 2))
    window.addSubview(view)
    func shown() -> CGImage? { window.displayList().images.first?.source }
    #expect(shown() === first.cgImage)
    window.clock.advance(by: 1.1)
    #expect(shown() === second.cgImage)
    window.clock.advance(by: 1)
    #expect(shown() === first.cgImage)
    view.image = second
    #expect(shown() === second.cgImage)
    (view.animationImages, view.animationDuration, view.animationRepeatCount) = ([first, second], 1, 1)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating && shown() === first.cgImage)
    window.clock.advance(by: 1.2)
    #expect(!view.isAnimating && shown() === second.cgImage)
  }

  @Test("A part of a picture has its pixels")
  func cropping() throws {
    let source = try picture(8, 8)
    let part = try #require(source.cropping(to: CGRect(x: 2, y: 3, width: 4, height: 2)))
    #expect(part.width == 4 && part.height == 2)
    #expect(Array(part.pixels[0..<4]) == Array(source.pixels[(3 * 8 + 2) * 4..<(3 * 8 + 3) * 4]))
    #expect(source.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
  }
}
