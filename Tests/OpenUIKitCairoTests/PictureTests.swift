import Foundation
import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Pictures and files")
struct PictureTests {
  let checks = CGImage(width: 2, height: 2) { x, y in x == y ? .red : .blue.withAlphaComponent(0.5) }!

  func temporaryPath(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)").path
  }

  @Test("A picture is drawn pixel for pixel where its frame has its size")
  func pixelForPixel() throws {
    let picture = try draw(4, 4) {
      $0.append(.box(1, 1, 2, 2))
      $0.setImage(.init(source: checks, frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    }
    #expect(color(picture, 1, 1) == red && color(picture, 2, 2) == red)
    #expect(abs(Int(picture.pixel(x: 2, y: 1).red) - 127) <= 1 && picture.pixel(x: 2, y: 1).blue == 255)
    #expect(color(picture, 0, 0) == white && color(picture, 3, 3) == white)
  }

  @Test("An enlarged picture fills its frame to the edge, and no more")
  func enlarged() throws {
    let solid = CGImage(width: 2, height: 2) { _, _ in .red }!
    let picture = try draw(20, 20) {
      $0.append(.box(0, 0, 20, 20))
      $0.setImage(.init(source: solid, frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    }
    #expect(color(picture, 5, 5) == red && color(picture, 14, 14) == red)
    #expect(color(picture, 4, 5) == white && color(picture, 15, 14) == white)
  }

  @Test("A tint makes the picture a stencil")
  func tinted() throws {
    let picture = try draw(2, 2) {
      $0.append(.box(0, 0, 2, 2))
      $0.setImage(.init(source: checks, frame: CGRect(x: 0, y: 0, width: 2, height: 2), tint: .green))
    }
    #expect(color(picture, 0, 0) == green)
    #expect(abs(Int(picture.pixel(x: 1, y: 0).red) - 127) <= 1 && picture.pixel(x: 1, y: 0).green == 255)
  }

  @Test("A picture survives the way through a PNG file and PNG bytes")
  func roundTrip() throws {
    let picture = try draw(7, 5, background: Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)) {
      $0.append(.box(1, 1, 3, 3, fill: .red))
    }
    let path = temporaryPath("round.png")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try picture.writePNG(to: path)
    #expect(try PixelBuffer(pngFile: path).image.pixels == picture.image.pixels)
    let copy = try PixelBuffer(png: picture.pngBytes())
    #expect(copy.width == 7 && copy.height == 5)
    #expect(copy.image.pixels == picture.image.pixels)
  }

  @Test("A PNG that is compressed fast has the same pixels, opaque or not", arguments: [1, 0.5] as [Float])
  func fastPNG(alpha: Float) throws {
    let picture = try draw(70, 50, background: Color(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha)) {
      $0.append(.box(10, 10, 30, 30, fill: .red))
      $0.append(.box(45.5, 10, 10, 30, fill: .green).with { $0.cornerRadius = 5 })
    }
    let bytes = picture.pngBytes(.fast)
    #expect(try PixelBuffer(png: bytes).image.pixels == picture.image.pixels)
    // The kind of the pixels: colours with alpha or without.
    #expect(bytes[25] == (alpha == 1 ? 2 : 6) && bytes != picture.pngBytes())
  }

  @Test("Sizes and scales that make no picture are refused")
  func refusedSizes() throws {
    let list = DisplayList(size: CGSize(width: 10, height: 10))
    for scale in [0, -1, CGFloat.nan] {
      #expect(throws: CairoError.self) { _ = try CairoRenderer().draw(list, scale: scale) }
    }
    #expect(throws: CairoError.emptySize(width: 0, height: 10, scale: 2)) {
      _ = try CairoRenderer().draw(DisplayList(size: CGSize(width: 0, height: 10)), scale: 2)
    }
    #expect(throws: CairoError.tooLarge(width: 10, height: 10, scale: 5000)) {
      _ = try CairoRenderer().draw(list, scale: 5000)
    }
    #expect(throws: CairoError.self) { _ = try CairoRenderer().draw(list, scale: .infinity) }
    #expect(throws: CairoError.emptySize(width: 0, height: 0, scale: 1)) {
      try CairoRenderer().writePDF([], to: temporaryPath("none.pdf"))
    }
  }

  @Test("A file that cannot be written or read is an error that names it")
  func refusedFiles() throws {
    let list = DisplayList(size: CGSize(width: 10, height: 10))
    #expect {
      try CairoRenderer().writePNG(list, scale: 1, to: "/no/such/folder/a.png")
    } throws: { error in
      guard case CairoError.cannotWrite("/no/such/folder/a.png", _) = error else { return false }
      return true
    }
    #expect {
      try CairoRenderer().writePDF([list], to: "/no/such/folder/a.pdf")
    } throws: { error in
      guard case CairoError.cannotWrite("/no/such/folder/a.pdf", _) = error else { return false }
      return true
    }
    #expect(throws: CairoError.self) { _ = try PixelBuffer(pngFile: "/no/such/file.png") }
    #expect(throws: CairoError.self) { _ = try PixelBuffer(png: [1, 2, 3]) }
  }

  @Test("A PDF has a page for each list")
  func pdf() throws {
    var list = DisplayList(size: CGSize(width: 100, height: 50))
    list.append(.box(0, 0, 100, 50, fill: .red))
    let path = temporaryPath("pages.pdf")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try CairoRenderer().writePDF([list, list], to: path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: Array("%PDF".utf8)))
    #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("/Count 2"))
  }

  @Test("A PDF may be bytes without a file")
  func pdfBytes() throws {
    var list = DisplayList(size: CGSize(width: 100, height: 50))
    list.append(.box(0, 0, 100, 50, fill: .red))
    let bytes = try CairoRenderer().pdfBytes([list, list, list])
    #expect(bytes.starts(with: Array("%PDF".utf8)))
    #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("/Count 3"))
    #expect(throws: CairoError.self) { try CairoRenderer().pdfBytes([]) }
    #expect(throws: CairoError.self) { try CairoRenderer().pdfBytes([DisplayList(size: .zero)]) }
  }

  @Test("A renderer keeps no picture that nothing else has, once it draws another")
  func releasedPictures() throws {
    let renderer = CairoRenderer()
    weak var kept: CGImage?
    weak var released: CGImage?
    func draw(_ picture: CGImage) throws {
      var list = DisplayList(size: CGSize(width: 4, height: 4))
      list.append(.box(0, 0, 4, 4))
      list.setImage(.init(source: picture, frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
      _ = try renderer.draw(list, scale: 1)
    }
    func drawOnce() throws {
      let picture = CGImage(width: 2, height: 2) { _, _ in .green }!
      released = picture
      try draw(picture)
    }
    kept = checks
    try draw(checks)
    try drawOnce()
    try draw(CGImage(width: 3, height: 3) { _, _ in .blue }!)
    #expect(kept === checks && released == nil)
  }

  @Test("A picture can be drawn again into the same memory")
  func reuse() throws {
    let renderer = CairoRenderer()
    let buffer = try PixelBuffer(width: 4, height: 4)
    var list = DisplayList(size: CGSize(width: 4, height: 4))
    list.append(.box(0, 0, 4, 4, fill: .red))
    try renderer.draw(list, scale: 1, into: buffer)
    #expect(color(buffer, 1, 1) == red)
    try renderer.draw(DisplayList(size: CGSize(width: 4, height: 4)), scale: 1, into: buffer)
    #expect(color(buffer, 1, 1) == 0)
  }

  @Test("Bytes are rows of native pixels, alpha highest")
  func bytes() throws {
    let picture = try draw(3, 2, background: .red) { _ in }
    picture.withBytes { bytes, bytesPerRow in
      #expect(bytesPerRow >= 12 && bytes.count == 2 * bytesPerRow)
      #expect(bytes.load(fromByteOffset: bytesPerRow + 8, as: UInt32.self) == 0xFFFF_0000)
    }
  }
}
