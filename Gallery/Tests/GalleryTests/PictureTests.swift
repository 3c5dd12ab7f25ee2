import Foundation
import GalleryScreens
import OpenUIKitCairo
import Testing

@testable import gallery

/// Every screen as a picture, against a small recorded one.
@MainActor
@Suite("Pictures")
struct PictureTests {
  @Test("a screen looks like its recorded picture", arguments: RecordedPictures.names)
  func looksAsRecorded(name: String) throws {
    let picture = try #require(
      RecordedPictures.expected.first { $0.fileName == name }, "no screen draws \(name)")
    let recorded = try PixelBuffer(pngFile: RecordedPictures.url(of: name).path)
    let drawn = try RecordedPictures.draw(picture)
    try #require((drawn.width, drawn.height) == (recorded.width, recorded.height))
    #expect(drawn.largestDifference(from: recorded) < RecordedPictures.tolerance)
  }

  @Test("every pose of every screen has a recorded picture")
  func allAreRecorded() {
    let missing = Set(RecordedPictures.expected.map(\.fileName)).subtracting(RecordedPictures.names)
    #expect(missing.isEmpty, "record them with: make record-images")
  }

  @Test("record the pictures that are missing or look different", .enabled(if: RecordedPictures.isRecording))
  func record() throws {
    try #require(!RecordedPictures.isOnBuildServer, "a build server compares pictures and never records them")
    let names = Set(RecordedPictures.expected.map(\.fileName))
    for name in RecordedPictures.names where !names.contains(name) {
      try FileManager.default.removeItem(at: RecordedPictures.url(of: name))
    }
    for picture in RecordedPictures.expected {
      let drawn = try RecordedPictures.draw(picture)
      if RecordedPictures.isRecorded(drawn, as: picture.fileName) { continue }
      try drawn.writePNG(to: RecordedPictures.url(of: picture.fileName).path)
    }
  }
}
