import Foundation
import InterfaceBuilder

/// The resources of an app in one folder, as Xcode lays them out in an app's bundle: files without the folders that they lie in, folders of
/// languages, and asset catalogues whole.
///
/// The files are links, so a changed picture needs no build.
public struct ResourceFolder {
  private let path: String
  private let manager = FileManager.default

  /// Empties the folder at a path, or creates it.
  public init(at path: String) throws {
    self.path = path
    if manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Adds a file under its name, in the folder of its language or its catalogue if it lies in one. Of two files with one name the first
  /// stays.
  public func add(_ file: String) throws {
    let place = path + "/" + Self.place(of: file)
    guard !manager.fileExists(atPath: place) else { return }
    let folder = (place as NSString).deletingLastPathComponent
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: place, withDestinationPath: file)
  }

  /// Adds a storyboard or a nib in the form that programs load, under the name that Xcode gives to it.
  public func addCompiled(_ document: InterfaceDocument, _ file: String) throws {
    let place = ((path + "/" + Self.place(of: file)) as NSString).deletingPathExtension
    let ending = document.kind == .storyboard ? ".storyboardc" : ".nib"
    guard !manager.fileExists(atPath: place + ending) else { return }
    let folder = (place as NSString).deletingLastPathComponent
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try document.compiled.write(to: URL(fileURLWithPath: place + ending))
  }

  /// Adds a file with a text, unless there is one with its name.
  public func add(_ text: String, as name: String) throws {
    let place = path + "/" + name
    guard !manager.fileExists(atPath: place) else { return }
    let folder = (place as NSString).deletingLastPathComponent
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: place, atomically: true, encoding: .utf8)
  }

  /// The path of a file in the folder.
  static func place(of file: String) -> String {
    let parts = file.split(separator: "/")
    let start = parts.dropLast().firstIndex { part in kept.contains { part.hasSuffix($0) } }
    return parts[(start ?? parts.count - 1)...].joined(separator: "/")
  }

  /// Ends of the names of folders that stay.
  private static let kept = [".lproj", ".xcassets", ".bundle"]
}
