import Foundation
import OpenUIKit
import OpenUIKitImages

/// A folder with an asset catalogue, which is removed after the test.
final class AssetFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The catalogue for a window's scale.
  func catalog(scale: CGFloat = 2) -> AssetCatalog { AssetCatalog(folder: url.path, scale: scale) }

  /// Writes a file of the catalogue.
  func write(_ text: String, _ place: String) throws { try write(Array(text.utf8), place) }

  /// Writes a file of the catalogue.
  func write(_ bytes: [UInt8], _ place: String) throws {
    let file = url.appendingPathComponent("App.xcassets/" + place)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a PNG file whose pixels have a colour each.
  func writePicture(
    _ place: String, width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UIColor
  ) throws {
    let picture = CGImage(width: width, height: height, color: color)!
    try write(PictureFile.encodePNG(picture)!, place)
  }
}
