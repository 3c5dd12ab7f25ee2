import Foundation

/// A folder with files of a test, which is removed with the object.
final class ProjectFolder {
  let url: URL

  init() throws {
    url =
      FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
      .standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders that it needs. Returns where it is.
  @discardableResult
  func write(_ path: String, _ text: String = "") throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Writes the objects of a project. Returns its `.xcodeproj`.
  func writeProject(_ objects: String, root: String = "P") throws -> URL {
    try write(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; classes = { }; objectVersion = 56;
        objects = {
      \(objects)
        };
        rootObject = \(root) /* Project object */;
      }
      """
    ).deletingLastPathComponent()
  }

  /// The path of a file within the folder.
  func path(of file: URL) -> String { String(file.path.dropFirst(url.path.count + 1)) }
}
