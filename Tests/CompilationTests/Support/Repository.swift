import Foundation
import Testing

/// The repository that this test's source belongs to.
enum Repository {
  static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a module of this package, or of the one in the folder `package`, without those that only pages contain.
  static func sources(_ module: String, of package: String = ".") throws -> [URL] {
    let sources = folder.appendingPathComponent("\(package)/Sources/\(module)")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && !$0.pathComponents.contains("Embedded")
    }
  }

  /// A file of the stand-ins for modules of Apple's, and of programs that use them.
  static func standIn(_ name: String) -> URL {
    folder.appendingPathComponent("Tests/CompilationTests/ApplePlatforms/StandIns/\(name).swift")
  }

  /// The sources of the stand-in for AppKit: its own, and the transforms of layers with what they are made of.
  static var appKit: [URL] {
    let geometry = [
      "CATransform3D", "CATransform3D+Functions", "CATransform3D+Algebra", "CGAffineTransform",
      "CGRect+Enclosing",
    ].map { "OpenUIKitGraphics/Geometry/\($0)" }
    return ["AppKit", "AppKitViews", "AppKitEvents", "AppKitLayers"].map { standIn($0) }
      + (geometry + ["OpenUIKitSupport/Foundation/AnyValue"]).map {
        folder.appendingPathComponent("Sources/\($0).swift")
      }
  }

  /// Calls `body` with a folder that is gone afterwards.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
