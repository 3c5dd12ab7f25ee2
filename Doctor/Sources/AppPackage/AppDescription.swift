import Foundation
import XcodeProject

/// The parts of a package of an app, from an Xcode project or a folder.
public struct AppDescription {
  /// A module of the app, or of a framework, a pod or a package that it needs.
  public struct Module: Equatable {
    /// The name in Swift.
    public var name: String
    /// The Swift files, the resources and the folders of a module, by absolute paths.
    public var files: [String]
    /// The Swift language mode.
    public var languageMode = 5
    /// Whether declarations without an isolation belong to the main actor.
    public var isolatesToMainActor = false
    /// The conditions of `#if`.
    public var conditions: [String] = []
    /// The modules of the same app that it needs.
    public var dependencies: [String] = []
    /// The products that it needs of packages that are built as they are.
    public var products: [PackageProduct] = []
    /// The first storyboard, if `Info.plist` does not name one.
    public var mainStoryboard: String?
  }

  /// A product of a package that is built as it is.
  public struct PackageProduct: Hashable, Codable, Sendable {
    /// The name of the product.
    public var name: String
    /// The folder of the package.
    public var package: String
  }

  /// The modules, those that need nothing first. The last one is the app's.
  public var modules: [Module]
  /// The folders of packages that are built as they are, and of those that they need.
  public var packages: [String] = []
  /// The parts of the project that have no place in the package, a line each.
  public var remarks: [String]
  /// The language that the scheme states; nil for none.
  public var language: String?

  /// The app's own module.
  public var app: Module { modules[modules.count - 1] }
}

/// Why there is no app to draw.
public struct AppNotFound: Error, Equatable, CustomStringConvertible {
  /// The reason, as a sentence without a full stop.
  public let description: String

  /// Creates an error with its reason.
  public init(_ description: String) { self.description = description }
}

extension AppDescription {
  /// Describes the app at a place: an `.xcodeproj`, an `.xcworkspace`, a `project.yml` of XcodeGen, a folder that contains one, or a folder
  /// of sources. `target` names one of several apps, or `scheme` the scheme that runs it. `packages` finds the sources of packages. Throws
  /// `AppNotFound` or an `XcodeProjectError`.
  public init(
    at place: URL, target: String? = nil, scheme: String? = nil, packages: PackageSources? = nil
  ) throws {
    let files = Self.projectFiles(at: place)
    guard !files.isEmpty else {
      try self.init(folder: place, packages)
      return
    }
    try self.init(XcodeContainer(opening: files, scheme: scheme), at: place, target, scheme, packages)
  }

  private init(
    _ container: XcodeContainer, at place: URL, _ target: String?, _ scheme: String?,
    _ packages: PackageSources?
  ) throws {
    let running = scheme.flatMap { name in container.schemes.first { $0.name == name } }
    let wanted = target ?? running?.target
    guard let app = container.apps.first(where: { wanted == nil || $0.name == wanted }) else {
      let names = container.projects.flatMap(\.targets).map(\.name).joined(separator: ", ")
      throw AppNotFound(
        "\(place.path) has no target of an app\(wanted.map { " named \($0)" } ?? ""): it has \(names)")
    }
    let needed = container.targets(neededBy: app).filter { target in
      // A pod, or a target of CocoaPods, without Swift has nothing to compile.
      target.name == app.name && target.folder == app.folder
        || target.product == .framework && !target.sources.isEmpty
    }
    let known = PackageSources.Packages(
      local: container.localPackages, remote: container.remotePackages, pins: container.pins)
    var found = packages?.modules(for: needed.flatMap(\.packageProducts), of: known)
    // A second time with what stands for Apple's modules, which packages import as well as the app.
    let standIns = StandInPackage.needed(
      by: needed.flatMap { $0.sources.map(\.path) } + (found?.modules ?? []).flatMap(\.files))
    if let packages, !standIns.isEmpty {
      found = packages.modules(
        for: needed.flatMap(\.packageProducts) + standIns.flatMap(\.products), of: known.adding(standIns))
    }
    modules =
      (found?.modules ?? [])
      + needed.map { Self.module($0, uses: Self.modules(neededBy: $0, of: needed, in: container), found) }
    self.packages = found?.direct ?? []
    remarks =
      (found?.remarks ?? [])
      + container.targets(neededBy: app).flatMap { target in
        target.otherSources.map { "\($0.path): this file is left out: only Swift is compiled" }
      }
      + needed.flatMap { target in
        target.packageProducts.filter { found?.has($0) != true }.map {
          "\(target.name) needs \($0), a product of a package, which is left out"
        }
      }
    language = running?.language
    if let found { addStandIns(standIns, found) }
  }

  /// The names of the modules that a target needs, also through targets that have none.
  private static func modules(
    neededBy target: XcodeTarget, of needed: [XcodeTarget], in container: XcodeContainer
  ) -> [String] {
    let all = container.targets(neededBy: target)
    let names = needed.filter { other in
      other.moduleName != target.moduleName
        && all.contains { $0.name == other.name && $0.folder == other.folder }
    }.map(\.moduleName)
    // Targets that need each other are in order, and only the later one can use the other.
    let place = needed.firstIndex { $0.name == target.name && $0.folder == target.folder } ?? 0
    let earlier = Set(needed[..<place].map(\.moduleName))
    return names.filter(earlier.contains)
  }

  private static func module(_ target: XcodeTarget, uses others: [String], _ packages: PackageModules?)
    -> Module
  {
    var module = Module(name: target.moduleName, files: (target.sources + target.resources).map(\.path))
    module.languageMode = target.languageMode >= 6 ? 6 : 5
    module.isolatesToMainActor = target.isolatesToMainActor
    module.conditions = target.conditions
    module.dependencies = others + target.packageProducts.flatMap { packages?.modules(of: $0) ?? [] }
    module.products = target.packageProducts.compactMap { packages?.product(named: $0) }
    module.mainStoryboard = target.settings["INFOPLIST_KEY_UIMainStoryboardFile"]
    if let information = target.informationFile?.path, FileManager.default.fileExists(atPath: information) {
      module.files.append(information)
    }
    return module
  }

  /// A folder of sources is an app of one module, named after the folder.
  private init(folder: URL, _ packages: PackageSources?) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw AppNotFound("\(folder.path) is no folder, no .xcodeproj and no .xcworkspace")
    }
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    guard files.contains(where: { $0.hasSuffix(".swift") }) else {
      throw AppNotFound("\(folder.path) has no Swift file")
    }
    let name = String(folder.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    modules = [Module(name: name.first?.isNumber == true ? "_" + name : name, files: [folder.path])]
    modules[0].mainStoryboard = Self.mainStoryboard(of: files, in: folder)
    remarks = []
    let standIns = StandInPackage.needed(by: [folder.path])
    guard let packages, !standIns.isEmpty else { return }
    let found = packages.modules(
      for: standIns.flatMap(\.products), of: PackageSources.Packages().adding(standIns))
    (self.packages, remarks) = (found.direct, found.remarks)
    addStandIns(standIns, found)
  }

  /// The first storyboard of a folder without a project: `Main`, as Xcode names it, unless an `Info.plist` states how the app starts. Xcode
  /// writes the name into the build settings of newer projects, and those are not in the folder.
  private static func mainStoryboard(of files: [String], in folder: URL) -> String? {
    func named(_ name: String) -> [String] { files.filter { $0 == name || $0.hasSuffix("/" + name) } }
    let states = named("Info.plist").contains { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return ["UIMainStoryboardFile", "UIApplicationSceneManifest"].contains {
        data?.range(of: Data($0.utf8)) != nil
      }
    }
    return states || named("Main.storyboard").isEmpty ? nil : "Main"
  }

  /// The files that Xcode or XcodeGen would open: of a folder its workspace, or else its projects, or else its `project.yml`. Pods have a
  /// workspace, in which their project is. A project that has them is opened with theirs.
  private static func projectFiles(at place: URL) -> [URL] {
    switch place.pathExtension {
    case "xcodeproj": return [place] + pods(beside: place)
    case "xcworkspace", "yml", "yaml": return [place]
    default: break
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
    func files(_ suffix: String) -> [URL] {
      names.filter { $0.hasSuffix(suffix) }.map { place.appendingPathComponent($0) }
    }
    let workspaces = files(".xcworkspace"), projects = files(".xcodeproj")
    if !workspaces.isEmpty { return workspaces + projects }
    if !projects.isEmpty { return projects + pods(beside: projects[0]) }
    return names.contains("project.yml") ? [place.appendingPathComponent("project.yml")] : []
  }

  /// The project of the pods, if it lies in the folder.
  private static func pods(beside project: URL) -> [URL] {
    let pods = project.deletingLastPathComponent().appendingPathComponent("Pods/Pods.xcodeproj")
    return FileManager.default.fileExists(atPath: pods.path) ? [pods] : []
  }
}
