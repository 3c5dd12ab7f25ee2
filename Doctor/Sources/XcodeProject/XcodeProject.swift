import Foundation

/// An Xcode project, read from its `project.pbxproj`.
///
/// Projects of Xcode 6 to 26 are read: lists of files in groups, and folders that synchronise with the file system.
public struct XcodeProject {
  /// The folder that contains the `.xcodeproj`.
  public let folder: URL
  /// The targets, in the order of the project.
  public let targets: [XcodeTarget]
  /// The folders of the local packages.
  public let localPackages: [URL]
  /// The `.xcodeproj` files that it refers to.
  public let referencedProjects: [URL]
  /// The packages from elsewhere.
  public let remotePackages: [RemotePackage]

  /// A package from elsewhere, as Xcode stores it.
  public struct RemotePackage: Equatable, Sendable {
    /// The address of its repository.
    public let address: String
    /// The kind of the requirement, such as `upToNextMajorVersion`.
    public let requirement: String
    /// The version, branch or revision of the requirement.
    public let version: String
    /// The end of a range of versions; nil for another requirement.
    public var end: String?

    /// Creates a package with its requirement, as Xcode names it.
    public init(address: String, requirement: String, version: String, end: String? = nil) {
      (self.address, self.requirement, self.version, self.end) = (address, requirement, version, end)
    }

    /// The name that Swift Package Manager identifies the package by.
    public var identity: String {
      let name = address.split(separator: "/").last.map(String.init) ?? address
      return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
  }

  /// Reads a project of the file `NAME.xcodeproj`. `configuration` is the build whose settings count, or the first one that the project
  /// has. Throws an `XcodeProjectError` if the project cannot be read.
  public init(contentsOf url: URL, configuration: String = "Debug") throws {
    let objects = try ProjectObjects(contentsOf: url.appendingPathComponent("project.pbxproj"))
    guard let project = objects[objects.root] else {
      throw XcodeProjectError(url.path, "there is no project")
    }
    folder = url.standardizedFileURL.deletingLastPathComponent()
    let reader = TargetReader(objects, project, in: folder, configuration)
    targets = objects.objects("targets", of: project).map(reader.target)
    let packages = objects.objects("packageReferences", of: project)
    let (base, references) = (folder, reader.references())
    referencedProjects = references.projects
    let named = packages.compactMap { $0.string("relativePath") }.map { base.place(of: $0) }
    localPackages = named + references.packages.filter { !named.contains($0) }
    remotePackages = packages.compactMap { package in
      guard let address = package.string("repositoryURL") else { return nil }
      let requirement = package.dictionary("requirement")
      let version = ["minimumVersion", "version", "branch", "revision"].compactMap { requirement[$0] }.first
      return RemotePackage(
        address: address, requirement: requirement["kind"] ?? "", version: version ?? "",
        end: requirement["maximumVersion"])
    }
  }

  /// The targets that make apps.
  public var apps: [XcodeTarget] { targets.filter { $0.product == .app } }

  /// A target and all that it needs of the project, those that need nothing first. A target that needs itself is there once.
  public func targets(neededBy target: XcodeTarget) -> [XcodeTarget] {
    TargetGraph(targets).targets(neededBy: target)
  }

  /// Creates a project of what another file describes.
  init(
    folder: URL, targets: [XcodeTarget], localPackages: [URL], remotePackages: [RemotePackage],
    referencedProjects: [URL]
  ) {
    (self.folder, self.targets) = (folder, targets)
    (self.localPackages, self.remotePackages) = (localPackages, remotePackages)
    self.referencedProjects = referencedProjects
  }
}
