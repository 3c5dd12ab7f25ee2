import Foundation
import XcodeProject

/// Finds the sources of the packages that an app needs: those in its folder, and those from elsewhere, which Swift Package Manager fetches as
/// they are pinned.
public struct PackageSources {
  /// A folder for the package that fetches, and for what was found.
  private let folder: URL
  /// Runs `swift package` with arguments, and returns what it prints; nil if it fails.
  private let swiftPackage: ([String]) -> Data?
  /// The time.
  private let now: () -> Date

  /// Creates a search that keeps what it finds in a folder.
  public init(
    in folder: URL, now: @escaping () -> Date = { Date() }, swiftPackage: @escaping ([String]) -> Data?
  ) {
    (self.folder, self.now, self.swiftPackage) = (folder, now, swiftPackage)
  }

  /// Packages of a project, and how they are pinned.
  struct Packages {
    var local: [URL] = []
    var remote: [XcodeProject.RemotePackage] = []
    var pins = PackagePins()
  }

  /// The modules of products of packages.
  func modules(for products: [String], of packages: Packages) -> PackageModules {
    guard !products.isEmpty else { return PackageModules() }
    var failures: [String] = []
    let tree = tree(of: packages, &failures)
    var (manifests, needs): ([String: PackageManifest], [String: [String]]) = ([:], [:])
    for node in tree {
      manifests[node.identity] = manifest(in: URL(fileURLWithPath: node.path))
      needs[node.identity] = node.dependencies
    }
    var maker = PackageModuleMaker(manifests, needs: needs)
    var made = maker.modules(for: products)
    made.remarks += failures
    return made
  }

  // MARK: Fetching

  /// A package that is there.
  private struct Node {
    var identity: String
    var path: String
    var dependencies: [String]
  }

  /// All packages, fetched together. If that fails, those that cannot be fetched alone are left out.
  private func tree(of container: Packages, _ failures: inout [String]) -> [Node] {
    let local = container.local, remote = container.remote
    if let found = fetch(local, remote, container.pins, in: "All") { return found }
    let fetched = remote.filter { fetch([], [$0], container.pins, in: "One") != nil }
    let whole = local.filter { fetch([$0], [], container.pins, in: "One") != nil }
    for package in remote where !fetched.contains(package) {
      failures.append("\(package.address): this package cannot be fetched, and is left out")
    }
    for package in local where !whole.contains(package) {
      failures.append("\(package.path): what this package needs cannot be fetched, and it is left out")
    }
    return fetch(whole, fetched, container.pins, in: "All")
      ?? (whole.compactMap { fetch([$0], [], container.pins, in: "One") }
      + fetched.compactMap { fetch([], [$0], container.pins, in: "One") }).flatMap { $0 }
  }

  /// Fetches packages at their pins, or else as they are required, and returns all that they need. What was found is kept as long as neither
  /// the requirements nor the manifests of local packages change. What cannot be fetched is tried again after an hour.
  private func fetch(
    _ local: [URL], _ remote: [XcodeProject.RemotePackage], _ pins: PackagePins, in name: String
  ) -> [Node]? {
    for pinned in [true, false] {
      let text = Self.manifest(local, remote, pinned ? pins : PackagePins())
      let place = folder.appendingPathComponent(name)
      let dates = local.map { Self.date(of: $0.appendingPathComponent("Package.swift")) }
      let mark = FileList(named: [text] + dates).mark
      let known = place.appendingPathComponent("\(mark.filter(\.isLetter) + mark.filter(\.isNumber)).json")
      let failed = known.deletingPathExtension().appendingPathExtension("failed")
      if let data = try? Data(contentsOf: known), let nodes = Self.nodes(data) { return nodes }
      if hasFailed(failed) { continue }
      guard Self.write(text, to: place.appendingPathComponent("Package.swift")) else { return nil }
      // Files of an earlier version would pin others.
      try? FileManager.default.removeItem(at: place.appendingPathComponent("Package.resolved"))
      let arguments = ["--package-path", place.path, "show-dependencies", "--format", "json"]
      if let data = swiftPackage(arguments), let nodes = Self.nodes(data) {
        try? data.write(to: known)
        return nodes
      }
      _ = Self.write("", to: failed)
    }
    return nil
  }

  /// Whether a file of a failure is younger than an hour.
  private func hasFailed(_ file: URL) -> Bool {
    let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    return date.map { now().timeIntervalSince($0) < 3600 } ?? false
  }

  private static func date(of file: URL) -> String {
    let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    return "\(file.path) \(date?.timeIntervalSince1970 ?? 0)"
  }

  private static func write(_ text: String, to file: URL) -> Bool {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil
  }

  private static func manifest(
    _ local: [URL], _ remote: [XcodeProject.RemotePackage], _ pins: PackagePins
  ) -> String {
    let paths = local.map { ".package(path: \($0.path.asLiteral))" }
    let addresses = remote.map { package in
      ".package(url: \(package.address.asLiteral), \(requirement(of: package, pins[package])))"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Packages",
        platforms: [.macOS(.v15), .iOS(.v18)],
        dependencies: [
      \((paths + addresses).map { "    \($0)," }.joined(separator: "\n"))
        ])

      """
  }

  /// The requirement of a manifest, as Xcode names it in a project.
  static func requirement(of package: XcodeProject.RemotePackage, _ pin: PackagePins.Pin?) -> String {
    switch pin {
    case .version(let version): return "exact: \(version.asLiteral)"
    case .revision(let revision): return "revision: \(revision.asLiteral)"
    case nil: break
    }
    let version = package.version.asLiteral
    switch package.requirement {
    case "upToNextMinorVersion": return ".upToNextMinor(from: \(version))"
    case "exactVersion": return "exact: \(version)"
    case "branch": return "branch: \(version)"
    case "revision": return "revision: \(version)"
    case "versionRange": return "\(version)..<\((package.end ?? package.version).asLiteral)"
    default: return package.version.isEmpty ? "branch: \"main\"" : "from: \(version)"
    }
  }

  /// The packages of `swift package show-dependencies --format json`, apart from the one that fetches.
  private static func nodes(_ data: Data) -> [Node]? {
    // The command may print what it fetches before the text.
    guard let start = data.firstIndex(of: UInt8(ascii: "{")),
      let root = try? JSONSerialization.jsonObject(with: data[start...]) as? [String: Any]
    else { return nil }
    var (found, waiting): ([String: Node], [[String: Any]]) = (
      [:], root["dependencies"] as? [[String: Any]] ?? []
    )
    while let next = waiting.popLast() {
      guard let identity = next["identity"] as? String, let path = next["path"] as? String,
        found[identity] == nil
      else { continue }
      let below = next["dependencies"] as? [[String: Any]] ?? []
      found[identity] = Node(
        identity: identity, path: path, dependencies: below.compactMap { $0["identity"] as? String })
      waiting += below
    }
    return found.values.sorted { $0.identity < $1.identity }
  }

  // MARK: Manifests

  /// The manifest of a package, which is read again when its file changes.
  private func manifest(in package: URL) -> PackageManifest? {
    let mark = FileList(named: [Self.date(of: package.appendingPathComponent("Package.swift"))]).mark
    let known = folder.appendingPathComponent("Manifests/\(mark.split(separator: " ").last ?? "").json")
    if let data = try? Data(contentsOf: known), let manifest = PackageManifest(data, in: package) {
      return manifest
    }
    guard let data = swiftPackage(["--package-path", package.path, "dump-package"]),
      let start = data.firstIndex(of: UInt8(ascii: "{")),
      let manifest = PackageManifest(Data(data[start...]), in: package)
    else { return nil }
    _ = Self.write(String(decoding: data[start...], as: UTF8.self), to: known)
    return manifest
  }
}

extension String {
  /// The text as a literal of Swift.
  var asLiteral: String {
    "\"" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
