import CImages
import Foundation
import OpenUIKit
import OpenUIKitCairo
import OpenUIKitImages
import Testing

@Suite("Picture files")
struct ImageFileTests {
  init() { _ = PangoTextMeasurer() }

  private func picture(_ width: Int = 16, _ height: Int = 8, alpha: CGFloat = 1) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height) { x, y in
        UIColor(red: x < width / 2 ? 1 : 0, green: y < height / 2 ? 1 : 0, blue: 0, alpha: alpha)
      })
  }

  @Test("A PNG file has every pixel of the image, with its opacity")
  func png() throws {
    let source = try picture(alpha: 0.5)
    let data = try #require(UIImage(cgImage: source).pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(
      image.cgImage?.pixels == source.pixels && image.size == CGSize(width: 8, height: 4) && image.scale == 2)
  }

  @Test("A JPEG file has the colours of the image on white, smaller with less quality")
  func jpeg() throws {
    let source = try picture(64, 64)
    let files = try [0, 0.5, 1].map {
      try #require(UIImage(cgImage: source).jpegData(compressionQuality: $0))
    }
    #expect(files[0].count < files[1].count && files[1].count < files[2].count)
    let decoded = try #require(UIImage(data: files[2])?.cgImage)
    #expect(zip(decoded.pixels, source.pixels).allSatisfy { abs(Int($0) - Int($1)) < 12 })
    let clear = try #require(CGImage(width: 8, height: 8) { _, _ in .clear })
    let white = try #require(
      UIImage(cgImage: clear).jpegData(compressionQuality: 1).flatMap { UIImage(data: $0)?.cgImage })
    #expect(white.pixels.allSatisfy { $0 > 250 })
  }

  @Test("The orientation that a camera has written turns the picture")
  func orientation() throws {
    var data = try #require(UIImage(cgImage: try picture()).jpegData(compressionQuality: 1))
    let block: [UInt8] =
      Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block, at: 2)
    let image = try #require(UIImage(data: data))
    #expect(image.imageOrientation == .right && image.size == CGSize(width: 8, height: 16))
    // Upright, what was at the bottom left comes to the top left: red without green.
    let upright = try #require(image.pngData().flatMap { UIImage(data: $0)?.cgImage })
    #expect(upright.width == 8 && upright.height == 16)
    #expect(upright.pixels[0] > 230 && upright.pixels[1] < 25)
  }

  @Test("WebP and GIF files are decoded, of an animation the first frame")
  func webpAndGIF() throws {
    let source = try picture()
    var memory: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessRGBA(source.pixels, 16, 8, 64, &memory)
    defer { WebPFree(memory) }
    let webp = Data(bytes: try #require(memory), count: count)
    #expect(UIImage(data: webp)?.cgImage?.pixels == source.pixels)
    // Two pixels, red and clear.
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x21, 0xF9, 4, 1, 0, 0, 1, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0] + [0x3B]
    let image = try #require(UIImage(data: Data(gif))?.cgImage)
    #expect(image.width == 2 && image.pixels[0..<4] == [255, 0, 0, 255] && image.pixels[7] == 0)
  }

  @Test("Damaged files and other bytes give nil")
  func damaged() throws {
    let png = try #require(UIImage(cgImage: try picture()).pngData())
    let jpeg = try #require(UIImage(cgImage: try picture()).jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(data: png.prefix(40)) == nil && UIImage(data: jpeg.prefix(20)) == nil)
    for file in [png, jpeg] {
      for place in stride(from: 0, to: file.count, by: 3) {
        var bytes = file
        bytes[place] ^= 0xFF
        _ = UIImage(data: bytes)
      }
    }
    #expect(UIImage(contentsOfFile: "/no/such/file") == nil)
  }

  @Test("A picture with more pixels than are allowed is not decoded, in every format")
  func tooManyPixels() throws {
    let source = try picture()
    var memory: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessRGBA(source.pixels, 16, 8, 64, &memory)
    defer { WebPFree(memory) }
    let webp = Array(UnsafeBufferPointer(start: memory, count: count))
    let image = UIImage(cgImage: source)
    let files = [
      [UInt8](try #require(image.pngData())), [UInt8](try #require(image.jpegData(compressionQuality: 1))),
      webp,
    ]
    for file in files {
      #expect(PictureFile.decode(file, mostPixels: 16 * 8)?.picture.width == 16)
      #expect(PictureFile.decode(file, mostPixels: 16 * 8 - 1) == nil)
      #expect(PictureFile.decode(file, mostPixels: -1) == nil)
    }
    let gif = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    #expect(PictureFile.decode(gif) == nil)
  }

  @Test("Frames of a GIF after the first are not read: a small file may have very large ones")
  func firstFrameAlone() throws {
    let first: [UInt8] =
      Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
    // A second frame of 65,535 by 65,535 pixels, without its data.
    let second: [UInt8] = [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 0]
    let image = try #require(PictureFile.decode(first + second)?.picture)
    #expect(image.pixels == [255, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test("The rows of an interlaced GIF are put in order")
  func interlacedGIF() throws {
    // One column of eight rows; the file has rows 0, 4, 2, 6, 1, 3, 5, 7. Codes of three bits: clear, then four of each colour.
    let codes = [4, 1, 1, 4, 1, 1, 4, 0, 0, 4, 0, 0, 5]
    var (bits, data) = (0, [UInt8](repeating: 0, count: 5))
    for code in codes {
      for bit in 0..<3 where code >> bit & 1 == 1 { data[(bits + bit) / 8] |= 1 << ((bits + bit) % 8) }
      bits += 3
    }
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 8, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x2C, 0, 0, 0, 0, 1, 0, 8, 0, 0x40, 2, 5] + data + [0, 0x3B]
    let image = try #require(PictureFile.decode(gif)?.picture)
    let blues = (0..<8).map { image.pixels[$0 * 4 + 2] }
    #expect(blues == [255, 0, 255, 0, 255, 0, 255, 0])
  }

  @Test("The name of a file sets its scale")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(UIImage(cgImage: try picture()).pngData()).write(
      to: folder.appendingPathComponent("sky@2x.png"))
    #expect(UIImage(contentsOfFile: folder.path + "/sky@2x.png")?.size == CGSize(width: 8, height: 4))
    #expect(UIImage(contentsOfFile: folder.path + "/sky@2x")?.scale == 2)
    let catalog = AssetCatalog(folder: folder.path)
    #expect(catalog.image(named: "sky")?.scale == 2 && catalog.image(named: "sea") == nil)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A catalogue has pictures for scales and appearances, and colours")
  func catalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ place: String) throws {
      let file = folder.appendingPathComponent("App.xcassets/" + place)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write(
      """
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"filename": "b.png", "idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"},
      {"filename": "c.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
      "properties": {"template-rendering-intent": "template"}}
      """, "Photo.imageset/Contents.json")
    for (name, width) in [("a", 4), ("b", 8), ("c", 10)] {
      let file = folder.appendingPathComponent("App.xcassets/Photo.imageset/\(name).png")
      try #require(UIImage(cgImage: try picture(width, 4)).pngData()).write(to: file)
    }
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0", "green": "255", "blue": "0", "alpha": "1.000"}}}]}
      """, "Accent.colorset/Contents.json")
    let catalog = AssetCatalog(folder: folder.path, scale: 2)
    #expect(catalog.imageNames == ["Photo"] && catalog.colorNames == ["Accent"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.imageSource = catalog.image(named:)
    window.colorSource = catalog.color(named:)
    window.makeKeyAndVisible()
    let photo = try #require(UIImage(named: "Photo", in: nil, compatibleWith: nil))
    #expect(photo.size == CGSize(width: 4, height: 2) && photo.renderingMode == .alwaysTemplate)
    window.addSubview(UIImageView(image: photo))
    #expect(window.displayList().images.map(\.source.width) == [8])
    window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(window.displayList().images.map(\.source.width) == [10])
    let color = try #require(UIColor(named: "Accent"))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(UIColor(named: "No such colour") == nil)
  }
}
