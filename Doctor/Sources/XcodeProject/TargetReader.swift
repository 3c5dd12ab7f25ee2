import Foundation

/// Makes the targets of a project.
struct TargetReader {
  private let objects: ProjectObjects
  private let project: ProjectObject
  private let tree: GroupTree
  private let folder: URL
  private let configuration: String

  init(_ objects: ProjectObjects, _ project: ProjectObject, in folder: URL, _ configuration: String) {
    (self.objects, self.project, self.folder, self.configuration) = (objects, project, folder, configuration)
    tree = GroupTree(objects, project: project, in: folder)
  }

  func target(_ target: ProjectObject) -> XcodeTarget {
    let name = target.string("name") ?? target.id
    let files = files(of: target)
    let compiled = files.filter { Self.compiled.contains($0.pathExtension) }
    return XcodeTarget(
      name: name, productName: productName(of: target) ?? name, folder: folder, product: product(of: target),
      sources: compiled.filter { $0.pathExtension == "swift" },
      otherSources: compiled.filter { $0.pathExtension != "swift" },
      resources: files.filter {
        !Self.compiled.contains($0.pathExtension) && !Self.ofBuild.contains($0.pathExtension)
      },
      settings: settings(of: target, named: name), dependencies: dependencies(of: target),
      linkedProducts: linkedProducts(of: target), packageProducts: packageProducts(of: target))
  }

  /// The name of the product's file; that of the target may be another one.
  private func productName(of target: ProjectObject) -> String? {
    objects.object("productReference", of: target)?.string("path").map { Self.name(ofProduct: $0) }
  }

  private static func name(ofProduct path: String) -> String {
    let name = (path as NSString).lastPathComponent
    let isLibrary = name.hasPrefix("lib") && (name.hasSuffix(".a") || name.hasSuffix(".dylib"))
    return ((isLibrary ? String(name.dropFirst(3)) : name) as NSString).deletingPathExtension
  }

  private func linkedProducts(of target: ProjectObject) -> [String] {
    buildFiles(of: target, in: ["PBXFrameworksBuildPhase"]).compactMap { file in
      objects.object("fileRef", of: file)?.string("path").map { Self.name(ofProduct: $0) }
    }
  }

  /// The products that the target names, and those that a phase links alone.
  private func packageProducts(of target: ProjectObject) -> [String] {
    let linked = buildFiles(of: target, in: ["PBXFrameworksBuildPhase"]).compactMap {
      objects.object("productRef", of: $0)
    }
    let all = objects.objects("packageProductDependencies", of: target) + linked
    var known: Set<String> = []
    return all.compactMap { $0.string("productName") }.filter { known.insert($0).inserted }
  }

  private func buildFiles(of target: ProjectObject, in phases: [String]) -> [ProjectObject] {
    objects.objects("buildPhases", of: target).filter { phases.contains($0.isa) }.flatMap {
      objects.objects("files", of: $0)
    }
  }

  static let compiled: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "metal", "intentdefinition", "xcdatamodeld",
  ]
  /// Extensions of files that a build reads and that the product does not contain.
  static let ofBuild: Set<String> = [
    "h", "pch", "xcconfig", "entitlements", "plist", "modulemap", "md", "xctestplan",
  ]

  private func product(of target: ProjectObject) -> XcodeTarget.Product {
    let type = target.string("productType") ?? target.isa
    switch type {
    case "com.apple.product-type.application": return .app
    case "com.apple.product-type.framework", "com.apple.product-type.library.static",
      "com.apple.product-type.framework.static",
      "com.apple.product-type.library.dynamic":
      return .framework
    case _ where type.hasPrefix("com.apple.product-type.bundle.u"): return .test
    default: return .other(type)
    }
  }

  /// The files of the phases that compile and copy, and those of synchronised folders. A property list is a resource only if a phase
  /// copies it.
  private func files(of target: ProjectObject) -> [URL] {
    let phases = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    var found = buildFiles(of: target, in: phases).compactMap { $0.string("fileRef") }.flatMap(tree.files)
    for folder in objects.objects("fileSystemSynchronizedGroups", of: target) {
      guard let url = tree.url(of: folder.id) else { continue }
      found += SynchronizedFolder(folder, at: url, target: target.id, objects).files
    }
    var known: Set<String> = []
    return found.filter { known.insert($0.path).inserted }
  }

  private func dependencies(of target: ProjectObject) -> [String] {
    objects.objects("dependencies", of: target).compactMap { dependency in
      objects.object("target", of: dependency)?.string("name")
        ?? objects.object("targetProxy", of: dependency)?.string("remoteInfo") ?? dependency.string("name")
    }
  }

  /// The projects that this one refers to, and the folders in its groups that are packages.
  func references() -> (projects: [URL], packages: [URL]) {
    let all = tree.all.map(\.standardizedFileURL)
    return (
      all.filter { $0.pathExtension == "xcodeproj" },
      all.filter {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
      }
    )
  }

  // MARK: Settings

  private func settings(of target: ProjectObject, named name: String) -> BuildSettings {
    let given = BuildSettings.given(target: name, in: folder, configuration)
    return BuildSettings(
      layers: [given] + layers(of: project) + layers(of: target), configuration: configuration)
  }

  /// The settings of the file of a configuration, and its own.
  private func layers(of object: ProjectObject) -> [[(key: String, value: String)]] {
    guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
    let all = objects.objects("buildConfigurations", of: list)
    guard let chosen = all.first(where: { $0.string("name") == configuration }) ?? all.first else {
      return []
    }
    let own = chosen.dictionary("buildSettings").sorted { $0.key < $1.key }.map {
      (key: $0.key, value: $0.value)
    }
    return [settingsFile(of: chosen).map { SettingsFile(contentsOf: $0).settings } ?? [], own]
  }

  private func settingsFile(of configuration: ProjectObject) -> URL? {
    if let id = configuration.string("baseConfigurationReference") { return tree.url(of: id) }
    guard let id = configuration.string("baseConfigurationReferenceAnchor"), let folder = tree.url(of: id),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return folder.appendingPathComponent(path)
  }
}
