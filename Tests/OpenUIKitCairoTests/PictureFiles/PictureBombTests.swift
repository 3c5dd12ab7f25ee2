import Foundation
import OpenUIKitImages
import Testing

/// Small files that claim much: what a file costs is bounded by the pixels that are allowed.
@Suite(.serialized) struct PictureBombTests {
  private static let unread = [
    "zTXt", "iTXt", "tEXt", "iCCP", "sPLT", "sCAL", "pCAL", "hIST", "eXIf", "xxXx",
  ]

  /// The greatest memory that the process has had, in bytes.
  private func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return 1024 * Int(line.filter(\.isNumber))!
  }

  @Test func aChunkThatClaimsTwoGigabytesCostsNothing() throws {
    // Issue 37.18.
    let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVf////3pUWHRrAAB40V7aDA=="
    let file = [UInt8](try #require(Data(base64Encoded: text)))
    let before = try peak()
    for name in Self.unread {
      let start = try #require(file.indices.first { file[$0...].starts(with: Array("zTXt".utf8)) })
      var bytes = file
      bytes.replaceSubrange(start..<start + 4, with: Array(name.utf8))
      #expect(throws: PictureFileError.damaged(.png)) { try PictureFile.read(bytes, mostPixels: 1) }
    }
    #expect(try peak() - before < 1 << 30)
  }

  @Test(arguments: unread)
  func chunksThatAreNotReadDoNotDamageAPicture(_ name: String) throws {
    // Keyword, compression, and bytes that are not a stream of zlib.
    let content = Array("key".utf8) + [0, 0] + [UInt8](repeating: 0xA5, count: 400)
    let file = PNGFile(width: 1, height: 1, depth: 8, rows: [[77]], chunks: [(name, content)])
    #expect(try PictureFile.read(file.bytes, mostPixels: 1).picture.pixels == [77, 77, 77, 255])
  }

  @Test func manyChunksAreReadInOnePass() throws {
    let chunks = (0..<50_000).map { _ in (name: "tEXt", content: Array("a\0b".utf8)) }
    let file = PNGFile(width: 1, height: 1, depth: 8, rows: [[5]], chunks: chunks)
    #expect(try PictureFile.read(file.bytes, mostPixels: 1).picture.pixels == [5, 5, 5, 255])
  }

  /// The claims of other formats beside their pixels: 4096 pixels are allowed, and less than 1 GiB is reserved.
  @Test(arguments: ["baseline.jpg", "lossless.webp", "animated.webp", "still.gif", "runs8.bmp", "lzw.tif"])
  func metadataOfOtherFormatsIsSkipped(_ name: String) throws {
    let file = try PictureFormatTests.bytes(name)
    guard PictureFormat(of: file)?.library?.isAvailable != false else { return }
    let before = try peak()
    // Every four bytes of the file claim the most that they can.
    for place in 2..<min(file.count - 4, 200) {
      for claim in [[0xFF, 0xFF, 0xFF, 0x7F], [0x7F, 0xFF, 0xFF, 0xFF]] as [[UInt8]] {
        var bytes = file
        bytes.replaceSubrange(place..<place + 4, with: claim)
        _ = try? PictureFile.read(bytes, mostPixels: 1 << 12)
      }
    }
    #expect(try peak() - before < 1 << 30)
  }

  @Test func aJPEGWithThousandsOfScansIsRefused() throws {
    let file = try PictureFormatTests.bytes("progressive.jpg")
    let end = file.count - 2
    let scan = try #require(file.indices.last { file[$0...].starts(with: [0xFF, 0xDA]) })
    let repeated = (0..<3_000).flatMap { _ in file[scan..<end] }
    let bytes = file[..<end] + repeated + [0xFF, 0xD9]
    #expect(throws: PictureFileError.damaged(.jpeg)) { try PictureFile.read(Array(bytes)) }
  }

  @Test func framesAfterTheFirstAreNotDecoded() throws {
    // A hundred frames of the animation's last one: the time is that of one.
    let file = try PictureFormatTests.bytes("animated.webp")
    let frame = try #require(file.indices.last { file[$0...].starts(with: Array("ANMF".utf8)) })
    var bytes = file + (0..<100).flatMap { _ in file[frame...] }
    let length = UInt32(bytes.count - 8)
    bytes.replaceSubrange(4..<8, with: PNGFile.number(length).reversed())
    #expect(try PictureFile.read(bytes).picture.pixels == PictureFile.read(file).picture.pixels)
  }
}
