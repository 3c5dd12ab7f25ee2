import Foundation
import GalleryScreens
import OpenUIKitCairo
import Testing

@testable import gallery

/// The small pictures in `Images`, a third of a point a pixel.
///
/// `make record-images` records them again. Where `CI` is set, as build servers do, nothing is ever recorded.
enum RecordedPictures {
  /// The largest difference, 0...255, anywhere in a picture that counts as the same: less than a word of small type makes.
  static let tolerance = 8.0

  /// The variable of `LayoutTesting`, whose word `failed` stands for what is missing and what looks different.
  static let isRecording = ProcessInfo.processInfo.environment["LAYOUT_TESTING_RECORD"] == "failed"
  static let isOnBuildServer = ProcessInfo.processInfo.environment["CI"] != nil

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Images")

  /// The file names of what is recorded.
  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.sorted()
  }

  static func url(of name: String) -> URL {
    folder.appendingPathComponent(name)
  }

  /// Whether a picture is recorded under a name and looks the same. One that differs by less is not recorded again, so that a change of the
  /// recordings shows what changed.
  static func isRecorded(_ drawn: PixelBuffer, as name: String) -> Bool {
    guard let recorded = try? PixelBuffer(pngFile: url(of: name).path) else { return false }
    return (drawn.width, drawn.height) == (recorded.width, recorded.height)
      && drawn.largestDifference(from: recorded) < tolerance
  }

  /// Every pose of every screen, upright.
  @MainActor
  static var expected: [Picture] {
    GalleryScreen.all.flatMap { screen in
      screen.poses.map { pose in
        Picture(screen: screen, pose: pose, size: CGSize(width: 390, height: 844), rightToLeft: false)
      }
    }
  }

  /// Draws a picture at the size of the recorded ones.
  @MainActor
  static func draw(_ picture: Picture) throws -> PixelBuffer {
    try CairoRenderer().draw(picture.stage(scale: 3).window.displayList(), scale: 1.0 / 3)
  }
}
