import Foundation

/// The versions at which packages are pinned, from a `Package.resolved`.
public struct PackagePins: Equatable, Sendable {
  /// A version, or the revision of a package that has none.
  public enum Pin: Equatable, Sendable { case version(String), revision(String) }

  private var pins: [String: Pin] = [:]

  /// No pins.
  public init() {}

  /// Reads the pins of the formats 1 to 3. A file that is missing or damaged has none.
  public init(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    // Format 1 has the pins in an object, and addresses under another name.
    let list =
      file["pins"] as? [[String: Any]] ?? (file["object"] as? [String: Any])?["pins"] as? [[String: Any]]
    for pin in list ?? [] {
      guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String,
        let state = pin["state"] as? [String: Any]
      else { continue }
      let package = XcodeProject.RemotePackage(address: address, requirement: "", version: "")
      if let version = state["version"] as? String {
        pins[package.identity] = .version(version)
      } else if let revision = state["revision"] as? String {
        pins[package.identity] = .revision(revision)
      }
    }
  }

  /// The pin of a package; nil for none.
  public subscript(package: XcodeProject.RemotePackage) -> Pin? { pins[package.identity] }

  /// The first file of pins that a project or a workspace has.
  static func of(_ containers: [URL]) -> PackagePins {
    let files = containers.flatMap { container in
      ["xcshareddata/swiftpm/Package.resolved", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
        .map {
          container.appendingPathComponent($0)
        }
    }
    return files.first { FileManager.default.fileExists(atPath: $0.path) }.map(PackagePins.init(contentsOf:))
      ?? PackagePins()
  }
}
