import Foundation
import XcodeProject

/// What a package of an app is made of, from an Xcode project or a folder.
public struct AppDescription {
  /// A module of the app, or of a framework that it needs.
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
    /// The first storyboard, if `Info.plist` does not name one.
    public var mainStoryboard: String?
  }

  /// The modules, those that need nothing first. The last one is the app's.
  public var modules: [Module]
  /// What of the project has no place in the package, a line each.
  public var remarks: [String]

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
  /// Describes the app at a place: an `.xcodeproj`, an `.xcworkspace`, a folder that contains one, or a folder of sources. `target` names
  /// one of several apps. Throws `AppNotFound` or an `XcodeProjectError`.
  public init(at place: URL, target: String? = nil) throws {
    switch place.pathExtension {
    case "xcodeproj": try self.init(XcodeProject(contentsOf: place), named: target)
    case "xcworkspace":
      let projects = try XcodeWorkspace(contentsOf: place).projects.filter { !$0.path.contains("/Pods/") }
      try self.init(ofProjects: projects, at: place, target)
    default:
      let found = Self.projects(in: place)
      if found.isEmpty {
        try self.init(folder: place)
      } else {
        try self.init(ofProjects: found, at: place, target)
      }
    }
  }

  /// The first project with the target, or with an app.
  private init(ofProjects projects: [URL], at place: URL, _ target: String?) throws {
    let read = try projects.map { try XcodeProject(contentsOf: $0) }
    guard let project = read.first(where: { $0.apps.contains { target == nil || $0.name == target } }) else {
      throw AppNotFound(
        "\(place.path) has no target of an app\(target.map { " named \($0)" } ?? "")")
    }
    try self.init(project, named: target)
  }

  private init(_ project: XcodeProject, named target: String?) throws {
    guard let app = project.apps.first(where: { target == nil || $0.name == target }) else {
      let names = project.targets.map(\.name).joined(separator: ", ")
      throw AppNotFound(
        "the project has no target of an app\(target.map { " named \($0)" } ?? ""): it has \(names)")
    }
    let needed = project.targets(neededBy: app).filter { $0.product == .framework || $0.name == app.name }
    modules = needed.map { target in
      var module = Module(name: target.moduleName, files: (target.sources + target.resources).map(\.path))
      module.languageMode = target.languageMode >= 6 ? 6 : 5
      module.isolatesToMainActor = target.isolatesToMainActor
      module.conditions = target.conditions
      module.dependencies = needed.filter { target.dependencies.contains($0.name) }
        .map(\.moduleName)
      module.mainStoryboard = target.settings["INFOPLIST_KEY_UIMainStoryboardFile"]
      if let information = target.informationFile(in: project.folder)?.path {
        module.files.append(information)
      }
      return module
    }
    remarks = needed.flatMap { target in
      target.otherSources.map { "\($0.path): this file is left out: only Swift is compiled" }
        + target.packageProducts.map {
          "\(target.name) needs \($0), a product of a package, which is left out"
        }
    }
  }

  /// A folder of sources is an app of one module, named after the folder.
  private init(folder: URL) throws {
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
    remarks = []
  }

  private static func projects(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { folder.appendingPathComponent($0) }
  }
}
