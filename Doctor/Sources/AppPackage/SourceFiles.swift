import Foundation

/// The Swift files that the plugin compiles, of files and folders.
enum SourceFiles {
  /// Folders that hold nothing of an app's own, as the plugin has them.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "Preview Content"]

  static func list(_ paths: [String]) -> [String] {
    Array(Set(paths.flatMap(sources))).sorted()
  }

  private static func sources(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return path.hasSuffix(".swift") ? [path] : []
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".swift")
        && !name.split(separator: "/").contains { $0.hasPrefix(".") || skipped.contains(String($0)) }
    }.map { "\(path)/\($0)" }
  }
}
