import Foundation

/// A folder whose files belong to a target without a list of them (Xcode 16 and newer).
struct SynchronizedFolder {
  let url: URL
  /// Whether a path within the folder is no part of the target.
  private let leavesOut: (String) -> Bool
  /// Folders in folders are followed as far at most. A link may lead back.
  private static let deepestFolder = 32

  /// Reads the exceptions of a target.
  init(_ folder: ProjectObject, at url: URL, target: String, _ objects: ProjectObjects) {
    let exceptions = Set(
      objects.objects("exceptions", of: folder).filter { $0.string("target") == target }
        .flatMap { $0.strings("membershipExceptions") })
    self.init(url: url, leavesOut: exceptions.contains)
  }

  /// Creates a folder from which some paths are left out.
  init(url: URL, leavesOut: @escaping (String) -> Bool) {
    (self.url, self.leavesOut) = (url, leavesOut)
  }

  /// The files, by their paths. Folders with an extension, such as asset catalogues, are one file.
  var files: [URL] {
    var found: [URL] = []
    collect(url, "", 0, &found)
    return found
  }

  private func collect(_ folder: URL, _ path: String, _ depth: Int, _ found: inout [URL]) {
    guard depth < Self.deepestFolder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      guard !leavesOut(inner) else { continue }
      let place = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { continue }
      let isPackage = !place.pathExtension.isEmpty && place.pathExtension != "lproj"
      if isFolder.boolValue, !isPackage {
        collect(place, inner, depth + 1, &found)
      } else {
        found.append(place)
      }
    }
  }
}
