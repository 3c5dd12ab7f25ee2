import Foundation
import OpenUIKit
import OpenUIKitCairo
import OpenUIKitImages
import Testing

/// One picture in every format and variant: yellow and green above red and black, 32 by 16 pixels or four times that.
///
/// Pillow 9.4, tiffcp and heif-enc 1.15 have made the files, or a few lines after the format's specification. Pillow reads the same
/// colours in all of them but HEIC and AVIF.
@Suite struct PictureFormatTests {
  init() { _ = PangoTextMeasurer() }

  static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Pictures")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  @Test func everyFormatHasAFile() throws {
    let formats = try Self.names.map { PictureFormat(of: try Self.bytes($0)) }
    #expect(Set(formats.compactMap { $0 }) == Set(PictureFormat.allCases) && !formats.contains(nil))
  }

  @Test(arguments: names)
  func everyFileShowsThePictureUpright(_ name: String) throws {
    let bytes = try Self.bytes(name)
    guard PictureFormat(of: bytes)?.library?.isAvailable != false else { return }
    let decoded = try PictureFile.read(bytes)
    #expect((decoded.orientation == .right) == name.hasPrefix("turned"), "\(decoded.orientation)")
    let image = UIImage(cgImage: decoded.picture, scale: 1, orientation: decoded.orientation)
    let upright = try #require(image.pngData().flatMap { UIImage(data: $0)?.cgImage })
    #expect(upright.width == 2 * upright.height && [32, 128].contains(upright.width))
    let colors: [[UInt8]] = [[255, 255, 0], [0, 255, 0], [255, 0, 0], [0, 0, 0]]
    for (index, color) in colors.enumerated() {
      let x = upright.width / 4 * (index % 2 == 0 ? 1 : 3)
      let y = upright.height / 4 * (index < 2 ? 1 : 3)
      let place = (y * upright.width + x) * 4
      let found = upright.pixels[place..<place + 3]
      #expect(zip(found, color).allSatisfy { abs(Int($0) - Int($1)) < 8 }, "\(index): \(found)")
      #expect(upright.pixels[place + 3] == 255)
    }
  }

  @Test(arguments: names)
  func filesThatEndEarlyOrAreDamagedDoNotTrap(_ name: String) throws {
    let bytes = try Self.bytes(name)
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
      _ = try? PictureFile.read(Array(bytes.prefix(count)), mostPixels: 1 << 16)
    }
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 150)) {
      var damaged = bytes
      damaged[place] ^= 0xFF
      _ = try? PictureFile.read(damaged, mostPixels: 1 << 16)
    }
  }

  @Test(arguments: names)
  func picturesOfTooManyPixelsAreRefusedByName(_ name: String) throws {
    let bytes = try Self.bytes(name)
    guard PictureFormat(of: bytes)?.library?.isAvailable != false else { return }
    let count = try PictureFile.read(bytes).picture.pixels.count / 4
    #expect(throws: Never.self) { try PictureFile.read(bytes, mostPixels: count) }
    let error = #expect(throws: PictureFileError.self) { try PictureFile.read(bytes, mostPixels: count - 1) }
    // libheif refuses a square that is larger before it states the size.
    let ofHEIF = ["heic", "avif"].contains { name.hasSuffix($0) }
    #expect(error == .tooManyPixels || ofHEIF, "\(error as Any)")
  }

  // MARK: Sixteen bits

  @Test func sixteenBitsWithoutGammaAreReadAsSRGB() throws {
    // Issue 37.19: three rows of three grey pixels, interlaced.
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADEAAAAAFU1Aa2AAAAIElEQVR4nGNgYGBwYGA4wPD/P4MCA8MDBoYEhgaGBQwAPZsFf02JRoQAAAAASUVORK5CYII="
    let bytes = [UInt8](try #require(Data(base64Encoded: text)))
    let picture = try PictureFile.read(bytes).picture
    let grays = stride(from: 0, to: 36, by: 4).map { picture.pixels[$0] }
    #expect(grays == [0, 32, 64, 96, 128, 160, 192, 224, 255])
  }

  @Test func componentsOfLightAreEncoded() throws {
    // gAMA 1.0: half of the light is 188 in sRGB's curve, 186 with the power of 1 / 2.2 that libpng uses.
    let file = PNGFile(width: 1, height: 1, depth: 8, rows: [[128]], chunks: [("gAMA", [0, 1, 0x86, 0xA0])])
    let gray = try PictureFile.read(file.bytes).picture.pixels[0]
    #expect((185...188).contains(gray), "\(gray)")
  }

  @Test func opacityOfSixteenBitsIsItsUpperByte() throws {
    // Grey and opacity: 0x8000 of 0xFFFF each.
    let file = PNGFile(
      width: 1, height: 1, depth: 16, colorType: 4, rows: [[0x80, 0, 0x80, 0]], chunks: [])
    #expect(try PictureFile.read(file.bytes).picture.pixels == [128, 128, 128, 128])
  }

  // MARK: Inks

  @Test func inksWithoutAdobesMarkAreNotInverted() throws {
    var bytes = try Self.bytes("cmyk.jpg")
    let mark = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xEE]) })
    bytes.removeSubrange(mark..<mark + 2 + Int(bytes[mark + 3]))
    // The inks of yellow were stored as 255, 255, 0, 255: now they are all of cyan, magenta and black.
    let picture = try PictureFile.read(bytes).picture
    #expect(picture.pixels.prefix(4).elementsEqual([0, 0, 0, 255]))
  }

  // MARK: Opacity

  @Test(arguments: [UInt8(0), 51, 128, 255])
  func opacityOfBitmapsIsRead(_ alpha: UInt8) throws {
    let picture = try PictureFile.read(BMPFile.opacity(alpha)).picture
    #expect(picture.pixels == [200, 100, 50, alpha])
  }

  @Test func pixelsThatRunsLeaveOutAreClear() throws {
    // Two red pixels, then the end of the picture.
    let bytes = BMPFile.runs(width: 4, height: 1, [2, 1, 0, 1])
    let picture = try PictureFile.read(bytes).picture
    #expect(picture.pixels == [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func runsThatLeaveThePictureAreCutOff() throws {
    // Far right and up, runs longer than the row, and literals behind its end.
    for runs in [
      [0, 2, 255, 255, 9, 1], [255, 1, 255, 1], [0, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0], [0, 200, 1],
    ] {
      let picture = try PictureFile.read(BMPFile.runs(width: 4, height: 2, runs.map { UInt8($0) })).picture
      #expect(picture.width == 4 && picture.height == 2)
    }
  }
}
