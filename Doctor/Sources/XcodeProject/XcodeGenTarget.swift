import Foundation

/// A target of a `project.yml`, with the files that its folders have.
struct XcodeGenTarget {
  private let name: String
  private let value: SpecificationValue
  private let specification: XcodeGenSpecification
  private let settings: XcodeGenSettings
  private var folder: URL { specification.folder }

  init(
    _ name: String, _ value: SpecificationValue, of specification: XcodeGenSpecification,
    _ settings: XcodeGenSettings
  ) {
    (self.name, self.value, self.specification, self.settings) = (name, value, specification, settings)
  }

  var target: XcodeTarget {
    let files = files
    let compiled = files.filter { TargetReader.compiled.contains($0.pathExtension) }
    let resources = files.filter {
      !TargetReader.compiled.contains($0.pathExtension) && !TargetReader.ofBuild.contains($0.pathExtension)
    }
    let dependencies = value["dependencies"]?.elements ?? []
    return XcodeTarget(
      name: name, productName: value["productName"]?.text ?? name, folder: folder, product: product,
      sources: compiled.filter { $0.pathExtension == "swift" },
      otherSources: compiled.filter { $0.pathExtension != "swift" }, resources: resources,
      settings: BuildSettings(
        layers: [given(files)] + settings.layers(of: value, in: folder), configuration: settings.configuration
      ),
      // A target of another project is named after that, with a slash between.
      dependencies: dependencies.compactMap { $0["target"]?.text.map { ($0 as NSString).lastPathComponent } },
      linkedProducts: dependencies.compactMap { $0["framework"]?.text }.map {
        (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
      },
      packageProducts: dependencies.flatMap { dependency -> [String] in
        guard let package = dependency["package"]?.text else { return [] }
        return dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
      })
  }

  private var product: XcodeTarget.Product {
    switch value["type"]?.text ?? "" {
    case "application": ["iOS", "auto", nil].contains(value["platform"]?.text) ? .app : .other("application")
    case "framework", "library.static", "library.dynamic", "framework.static": .framework
    case let type where type.hasPrefix("bundle.u"): .test
    case let type: .other(type)
    }
  }

  /// What Xcode and XcodeGen set by themselves.
  private func given(_ files: [URL]) -> [(key: String, value: String)] {
    var given = BuildSettings.given(target: name, in: folder, settings.configuration)
    if let name = value["productName"]?.text { given.append((key: "PRODUCT_NAME", value: name)) }
    let debug = settings.configuration.lowercased().contains("debug")
    if debug { given.append((key: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: "DEBUG")) }
    let information =
      value["info"]?["path"]?.text.map(folder.place) ?? files.first { $0.lastPathComponent == "Info.plist" }
    // One that XcodeGen would write may be missing.
    if let information, FileManager.default.fileExists(atPath: information.path) {
      given.append((key: "INFOPLIST_FILE", value: information.path))
    }
    return given
  }

  /// The files of all sources and resources, each once.
  private var files: [URL] {
    var known: Set<String> = []
    let entries = (value["sources"]?.elements ?? []) + (value["resources"]?.elements ?? [])
    return entries.flatMap(files).filter { known.insert($0.path).inserted }
  }

  private func files(of entry: SpecificationValue) -> [URL] {
    guard let path = entry.text ?? entry["path"]?.text, entry["buildPhase"]?.text != "none" else { return [] }
    let place = folder.place(of: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue, place.pathExtension.isEmpty || place.pathExtension == "lproj" else {
      return [place]
    }
    let excludes = (entry["excludes"]?.texts ?? []).map(FilePattern.init)
    let includes = (entry["includes"]?.texts ?? []).map(FilePattern.init)
    return SynchronizedFolder(url: place, leavesOut: { path in excludes.contains { $0.matches(path) } }).files
      .filter { file in
        let path = String(file.path.dropFirst(place.path.count + 1))
        return includes.isEmpty || includes.contains { $0.matches(path) }
      }
  }
}
