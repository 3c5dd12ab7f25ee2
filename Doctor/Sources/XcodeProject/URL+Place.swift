import Foundation

extension URL {
  /// The place of a path: within this folder, unless the path begins at the root.
  func place(of path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path).standardizedFileURL
      : path.isEmpty ? self : appendingPathComponent(path).standardizedFileURL
  }
}
