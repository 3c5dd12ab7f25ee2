import Foundation

/// What Xcode opens: a project or a workspace, with all projects that they refer to, their packages and their schemes.
public struct XcodeContainer {
  /// The projects, in order. Those that other projects refer to come last.
  public let projects: [XcodeProject]
  /// The schemes.
  public let schemes: [XcodeScheme]
  /// The folders of packages that a workspace or its projects have.
  public let localPackages: [URL]
  /// The versions of packages from elsewhere.
  public let pins: PackagePins

  /// Projects refer to as many others at most.
  private static let mostProjects = 200

  /// Reads an `.xcodeproj`, an `.xcworkspace` or XcodeGen's `project.yml`. A scheme decides the configuration of all projects. Throws an
  /// `XcodeProjectError` if one of the named projects cannot be read, or if no scheme has the name.
  public init(contentsOf url: URL, scheme name: String? = nil) throws {
    try self.init(opening: [url], scheme: name)
  }

  /// Reads several projects, as a workspace without a file.
  public init(opening places: [URL], scheme name: String? = nil) throws {
    let workspaceFiles = places.filter { $0.pathExtension == "xcworkspace" }
    let workspaces = try workspaceFiles.map(XcodeWorkspace.init)
    var known: Set<String> = []
    let named = (places.filter { $0.pathExtension != "xcworkspace" } + workspaces.flatMap(\.projects)).filter
    {
      known.insert($0.standardizedFileURL.path).inserted
    }
    let schemes = (workspaceFiles + named).flatMap(XcodeScheme.all)
    self.schemes = schemes
    let scheme = try name.map { try Self.scheme($0, of: schemes, at: places) }
    let projects = try Self.projects(named, configuration: scheme?.configuration ?? "Debug")
    self.projects = projects
    localPackages = (workspaces.flatMap(\.packages) + projects.flatMap(\.localPackages)).filter {
      known.insert($0.path).inserted
    }
    pins = PackagePins.of(workspaceFiles + named)
  }

  private static func scheme(_ name: String, of schemes: [XcodeScheme], at places: [URL]) throws
    -> XcodeScheme
  {
    if let scheme = schemes.first(where: { $0.name == name }) { return scheme }
    let names = schemes.map(\.name).joined(separator: ", ")
    throw XcodeProjectError(
      places.first?.path ?? "",
      "there is no scheme named \(name)\(names.isEmpty ? "" : ": there are \(names)")")
  }

  /// The projects that are named, and those that they refer to. One that is referred to and missing is left out.
  private static func projects(_ named: [URL], configuration: String) throws -> [XcodeProject] {
    var known: Set<String> = []
    func isNew(_ url: URL) -> Bool { known.insert(url.standardizedFileURL.path).inserted }
    var found = try named.filter(isNew).map {
      try XcodeProject(anyContentsOf: $0, configuration: configuration)
    }
    var next = 0
    while next < found.count, found.count < mostProjects {
      found += found[next].referencedProjects.filter(isNew).compactMap {
        try? XcodeProject(contentsOf: $0, configuration: configuration)
      }
      next += 1
    }
    return found
  }

  /// The targets that make apps, in the order of the projects.
  public var apps: [XcodeTarget] { projects.flatMap(\.apps) }

  /// The packages from elsewhere, each once.
  public var remotePackages: [XcodeProject.RemotePackage] {
    var known: Set<String> = []
    return projects.flatMap(\.remotePackages).filter { known.insert($0.identity).inserted }
  }

  /// A target and all that it needs of all projects, those that need nothing first.
  public func targets(neededBy target: XcodeTarget) -> [XcodeTarget] { graph.targets(neededBy: target) }

  /// The targets that one needs itself.
  public func targets(usedBy target: XcodeTarget) -> [XcodeTarget] { graph.direct(of: target) }

  private var graph: TargetGraph { TargetGraph(projects.flatMap(\.targets)) }
}

extension XcodeProject {
  /// Reads an `.xcodeproj` or a `project.yml`.
  init(anyContentsOf url: URL, configuration: String) throws {
    if ["yml", "yaml"].contains(url.pathExtension) {
      self = try XcodeGenSpecification(contentsOf: url).project(configuration: configuration)
    } else {
      try self.init(contentsOf: url, configuration: configuration)
    }
  }
}
