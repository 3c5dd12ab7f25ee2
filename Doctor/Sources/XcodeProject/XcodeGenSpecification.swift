import Foundation

/// XcodeGen's `project.yml`, from which a team makes its Xcode project.
///
/// The rules are those of XcodeGen's `ProjectSpec.md`: included files, templates of targets, groups of settings, configurations, sources
/// with patterns of files that are excluded, dependencies and packages.
struct XcodeGenSpecification {
  let folder: URL
  let content: SpecificationValue

  /// Reads a file with those that it includes. Throws an `XcodeProjectError` if one is missing or damaged.
  init(contentsOf url: URL) throws {
    folder = url.standardizedFileURL.deletingLastPathComponent()
    var open: Set<String> = []
    let content = try Self.read(url.standardizedFileURL, &open)
    let environment = ProcessInfo.processInfo.environment.map { (mark: "${\($0.key)}", text: $0.value) }
    self.content = content.replacing(environment)
  }

  /// An included file comes before the one that includes it, which wins. A file that includes itself is read once.
  private static func read(_ url: URL, _ open: inout Set<String>) throws -> SpecificationValue {
    guard open.insert(url.path).inserted else { return .mapping([]) }
    defer { open.remove(url.path) }
    let own = try SpecificationValue(contentsOf: url)
    guard case .mapping = own else { throw XcodeProjectError(url.path, "the file is no mapping") }
    let folder = url.deletingLastPathComponent()
    let included = try (own["include"]?.elements ?? []).compactMap { entry -> SpecificationValue? in
      guard let path = entry.text ?? entry["path"]?.text else { return nil }
      return try read(folder.place(of: path), &open)
    }
    return included.reduce(SpecificationValue.mapping([])) { $0.merged(with: $1) }.merged(with: own)
  }

  /// The project that XcodeGen would make, as far as this reads projects.
  func project(configuration: String) -> XcodeProject {
    let settings = XcodeGenSettings(content, configuration: configuration)
    let described = (content["targets"]?.pairs ?? []).flatMap(variants)
    let targets = described.map { XcodeGenTarget($0.name, $0.value, of: self, settings).target }
    let packages = content["packages"]?.pairs ?? []
    let references = content["projectReferences"]?.pairs ?? []
    return XcodeProject(
      folder: folder, targets: targets,
      localPackages: (packages.compactMap { $0.value["path"]?.text } + (content["localPackages"]?.texts ?? []))
        .map(folder.place),
      remotePackages: packages.compactMap { Self.package($0.value) },
      referencedProjects: references.compactMap { $0.value["path"]?.text.map(folder.place) })
  }

  /// A target with its templates, once for each of its platforms.
  private func variants(_ name: String, _ value: SpecificationValue) -> [(
    name: String, value: SpecificationValue
  )] {
    let platforms = value["platform"]?.texts ?? []
    let marks = [("${target_name}", name), ("$target_name", name)].map { (mark: $0.0, text: $0.1) }
    let own = templated(value, depth: 0).replacing(marks)
    guard platforms.count > 1 else { return [(own["name"]?.text ?? name, own)] }
    return platforms.map { platform in
      let suffix = own["platformSuffix"]?.text ?? "_\(platform)"
      let variant = own.merged(
        with: .mapping([("platform:REPLACE", .text(platform)), ("productName", .text(name))]))
      return (
        (own["platformPrefix"]?.text ?? "") + name + suffix,
        variant.replacing(
          [("${platform}", platform), ("$platform", platform)].map { (mark: $0.0, text: $0.1) })
      )
    }
  }

  /// Templates use others as far at most. One may name itself.
  private static let deepestTemplate = 16

  private func templated(_ value: SpecificationValue, depth: Int) -> SpecificationValue {
    guard depth < Self.deepestTemplate else { return value }
    let templates = (value["templates"]?.texts ?? []).compactMap { content["targetTemplates"]?[$0] }
    let attributes = (value["templateAttributes"]?.pairs ?? []).compactMap { pair in
      pair.value.text.map { (mark: "${\(pair.key)}", text: $0) }
    }
    return templates.map { templated($0, depth: depth + 1) }.reduce(SpecificationValue.mapping([])) {
      $0.merged(with: $1)
    }
    .merged(with: value).replacing(attributes)
  }

  private static func package(_ value: SpecificationValue) -> XcodeProject.RemotePackage? {
    guard let address = value["url"]?.text ?? value["github"]?.text.map({ "https://github.com/\($0)" }) else {
      return nil
    }
    let kinds = [
      ("from", "upToNextMajorVersion"), ("majorVersion", "upToNextMajorVersion"),
      ("minorVersion", "upToNextMinorVersion"), ("exactVersion", "exactVersion"), ("version", "exactVersion"),
      ("minVersion", "versionRange"), ("branch", "branch"), ("revision", "revision"),
    ]
    let found = kinds.first { value[$0.0]?.text != nil }
    return .init(
      address: address, requirement: found?.1 ?? "", version: found.flatMap { value[$0.0]?.text } ?? "",
      end: value["maxVersion"]?.text)
  }
}
