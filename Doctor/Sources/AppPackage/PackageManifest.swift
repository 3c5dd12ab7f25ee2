import Foundation

/// The declarations of the manifest of a package, as `swift package dump-package` prints them.
struct PackageManifest {
  /// A target with its place and what it needs.
  struct Target: Equatable {
    var name: String
    var kind: String
    var path: String?
    /// Files and folders within the target's folder; nil for all.
    var sources: [String]?
    var exclude: [String]
    var resources: [String]
    var conditions: [String]
    /// The names of targets and products. Those of products may be followed by the name of their package.
    var dependencies: [Dependency]
    var isolatesToMainActor: Bool
  }

  /// A target of the same package, or a product of another one.
  struct Dependency: Equatable {
    var name: String
    var package: String?
  }

  let name: String
  let targets: [Target]
  /// The names of the targets of each product.
  let products: [String: [String]]
  let languageMode: Int
  let folder: URL

  /// Reads what the command has printed; nil for damaged text.
  init?(_ json: Data, in folder: URL) {
    guard let file = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let name = file["name"] as? String
    else { return nil }
    (self.name, self.folder) = (name, folder)
    targets = (file["targets"] as? [[String: Any]] ?? []).compactMap(Self.target)
    let list = (file["products"] as? [[String: Any]] ?? []).compactMap { product in
      (product["name"] as? String).map { ($0, product["targets"] as? [String] ?? []) }
    }
    products = Dictionary(list) { one, _ in one }
    languageMode = Self.languageMode(of: file)
  }

  private static func languageMode(of file: [String: Any]) -> Int {
    if let modes = file["swiftLanguageVersions"] as? [String], !modes.isEmpty {
      return modes.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 5
    }
    let tools = (file["toolsVersion"] as? [String: Any])?["_version"] as? String
    return tools.flatMap { Int($0.prefix { $0.isNumber }) } ?? 5
  }

  private static func target(_ value: [String: Any]) -> Target? {
    guard let name = value["name"] as? String else { return nil }
    let settings = (value["settings"] as? [[String: Any]] ?? []).filter {
      $0["tool"] as? String == "swift" && isForPhones($0["condition"])
    }.compactMap { $0["kind"] as? [String: Any] }
    func texts(_ kind: String) -> [String] {
      settings.compactMap { ($0[kind] as? [String: Any])?["_0"] as? String }
    }
    return Target(
      name: name, kind: value["type"] as? String ?? "regular", path: value["path"] as? String,
      sources: value["sources"] as? [String], exclude: value["exclude"] as? [String] ?? [],
      resources: (value["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String },
      conditions: texts("define"),
      dependencies: (value["dependencies"] as? [[String: Any]] ?? []).compactMap(dependency),
      isolatesToMainActor: texts("defaultIsolation").contains("MainActor"))
  }

  /// `{"byName": [NAME, CONDITION]}`, `{"target": [NAME, CONDITION]}` or `{"product": [NAME, PACKAGE, …, CONDITION]}`.
  private static func dependency(_ value: [String: Any]) -> Dependency? {
    guard let (kind, list) = value.first, let words = list as? [Any], let name = words.first as? String,
      isForPhones(words.last)
    else { return nil }
    return Dependency(name: name, package: kind == "product" && words.count > 1 ? words[1] as? String : nil)
  }

  private static func isForPhones(_ condition: Any?) -> Bool {
    guard let names = (condition as? [String: Any])?["platformNames"] as? [String], !names.isEmpty else {
      return true
    }
    return names.contains("ios")
  }

  // MARK: Files

  /// The folder of a target.
  func folder(of target: Target) -> URL {
    if let path = target.path {
      return path.isEmpty || path == "." ? folder : folder.appendingPathComponent(path).standardizedFileURL
    }
    let places = ["Sources", "Source", "src", "srcs"].map {
      folder.appendingPathComponent("\($0)/\(target.name)")
    }
    return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
  }

  /// The paths of all files of a target, without those that are excluded.
  func files(of target: Target) -> [String] {
    let folder = folder(of: target).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in
      !Self.isIn(target.exclude, name) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && (target.sources.map { Self.isIn($0, name) } ?? true)
    }.map { "\(folder)/\($0)" }
  }

  private static func isIn(_ paths: [String], _ name: String) -> Bool {
    paths.contains { path in
      let path = path.hasSuffix("/") ? String(path.dropLast()) : path
      return path == "." || name == path || name.hasPrefix(path + "/")
    }
  }
}
