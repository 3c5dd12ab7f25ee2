import Foundation
import Masonry
import Testing
import iCarousel

/// The files beside the package for other tools. CocoaPods runs on a Mac only: here its specifications are
/// compared with the package.
@Suite struct PackagingTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The modules by the names of their pods, which are not those of the originals.
  private static let pods = [
    "MasonrySwiftShim": "UIKitShim", "MasonrySwift": "Masonry", "MasonrySwiftShorthand": "MasonryShorthand",
    "MasonrySwiftCarousel": "iCarousel",
  ]

  @Test(arguments: Self.pods.keys.sorted())
  func specificationSaysWhatThePackageSays(_ pod: String) throws {
    let specification = try text("\(pod).podspec")
    let package = try text("Package.swift")
    let module = try #require(Self.pods[pod])
    #expect(specification.contains("spec.name = '\(pod)'\n  spec.module_name = '\(module)'\n"))
    #expect(specification.contains("spec.source_files = 'Sources/\(module)/**/*.swift'"))
    for dependency in dependencies(in: specification) {
      let other = try #require(Self.pods[dependency], "\(dependency) is no pod of this repository")
      #expect(package.contains("name: \"\(module)\", dependencies: [\"\(other)\""))
    }
    #expect(package.contains(".iOS(.v15)") && specification.contains("ios.deployment_target = '15.0'"))
    #expect(package.contains(".tvOS(.v15)") && specification.contains("tvos.deployment_target = '15.0'"))
    #expect(!specification.contains(".example"))
  }

  @Test func podfileNamesEveryPodAndWhatItDependsOn() throws {
    let podfile = try text("Examples/CocoaPods/Podfile")
    let named = Set(podfile.matches(of: /pod '(\w+)', :path => masonry/).map { String($0.output.1) })
    #expect(named == Set(Self.pods.keys))
    for pod in named {
      #expect(named.isSuperset(of: dependencies(in: try text("\(pod).podspec"))))
    }
  }

  private func dependencies(in specification: String) -> [String] {
    specification.matches(of: /spec\.dependency '(\w+)'/).map { String($0.output.1) }
  }

  /// The targets of the manifest as a system reads it.
  private func targets(on system: String) throws -> [[String: Any]] {
    try Repository.withTemporaryFolder { folder in
      let elsewhere = try text("Package.swift").replacing("os(Linux)", with: "os(Plan9)")
      let manifest = elsewhere.replacing("os(\(system))", with: "os(Linux)")
      let file = folder.appendingPathComponent("Package.swift")
      try manifest.write(to: file, atomically: true, encoding: .utf8)
      let json = try Compiler().dumpPackage(in: folder)
      let package = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
      return try #require(package["targets"] as? [[String: Any]])
    }
  }

  /// Its targets depend on nothing that is left out there.
  @Test(arguments: [
    (
      "macOS",
      [
        "CCairo", "CImages", "OpenUIKitImages", "OpenUIKitCairo", "OpenUIKitCairoTests", "OpenUIKitDesktop",
        "OpenUIKitDesktopTests", "CGTK", "OpenUIKitGTK", "MasonryTests", "CompilationTests",
        "LayoutTestingTests", "LayoutSnapshotTestingTests", "ConstraintDiagnosisTests", "iCarouselTests",
        "CarouselKitTests",
      ]
    ),
    (
      "Windows",
      [
        "CCairo", "CImages", "OpenUIKitImages", "OpenUIKitCairo", "OpenUIKitCairoTests", "OpenUIKitDesktop",
        "OpenUIKitDesktopTests", "CGTK", "OpenUIKitGTK",
      ]
    ),
    ("Linux", []),
  ])
  func manifestIsWholeOn(_ system: String, without left: [String]) throws {
    let targets = try targets(on: system)
    let names = Set(targets.compactMap { $0["name"] as? String })
    let all = try Set(self.targets(on: "Linux").compactMap { $0["name"] as? String })
    #expect(
      all.isSuperset(of: ["Masonry", "iCarousel", "OpenUIKit", "OpenUIKitCoreTests", "iCarouselTests"]))
    #expect(all.subtracting(names) == Set(left) && names.isSubset(of: all))
    let dependencies = targets.flatMap { $0["dependencies"] as? [[String: [Any]]] ?? [] }
    for name in dependencies.flatMap(\.values).compactMap({ $0.first as? String }) {
      #expect(names.contains(name))
    }
  }

  /// All that `UIKitShim` stands for on a system is built before what imports the shim.
  @Test func everyTargetAboveTheShimDependsOnOpenUIKitWhereverThereIsNoUIKit() throws {
    let all = try dependencies(of: targets(on: "Linux"))
    let above = targets(above: "UIKitShim", in: all)
    #expect(above.isSuperset(of: ["Masonry", "iCarousel", "LayoutTesting", "CompilationTests"]))
    for name in above.union(["UIKitShim"]).sorted() {
      let views = try #require(all[name]?["OpenUIKit"], "\(name) does not depend on OpenUIKit")
      guard let platforms = views else { continue }
      #expect(
        platforms.isSuperset(of: ["linux", "windows", "android", "wasi", "openbsd", "freebsd"]), "\(name)")
      #expect(platforms.isDisjoint(with: ["ios", "tvos", "visionos", "maccatalyst"]), "\(name)")
    }
  }

  /// The dependencies of each target, by name: the platforms for which they are, or nil for all.
  private func dependencies(of targets: [[String: Any]]) throws -> [String: [String: Set<String>?]] {
    var found: [String: [String: Set<String>?]] = [:]
    for target in targets {
      let name = try #require(target["name"] as? String)
      let dependencies = try #require(target["dependencies"] as? [[String: [Any]]])
      for dependency in dependencies.flatMap(\.values) {
        let condition = dependency.last as? [String: Any]
        let platforms = condition.flatMap { $0["platformNames"] as? [String] }.map { Set($0) }
        found[name, default: [:]][try #require(dependency.first as? String)] = .some(platforms)
      }
    }
    return found
  }

  /// The targets that depend on one, or on a target that does.
  private func targets(above name: String, in all: [String: [String: Set<String>?]]) -> Set<String> {
    let direct = Set(all.filter { $0.value.keys.contains(name) }.keys)
    return direct.reduce(into: direct) { $0.formUnion(targets(above: $1, in: all)) }
  }

  @Test func everyTargetOfThePackageIndexAndTheWorkflowsIsInTheManifest() throws {
    let names = try Set(targets(on: "macOS").compactMap { $0["name"] as? String })
    let index = try text(".spi.yml")
    let documented = try #require(index.firstMatch(of: /documentation_targets: \[(.*)\]/)).1.split(
      separator: ", ")
    let others = index.matches(of: /(?:scheme|target): (\w+)/).map(\.1)
    let crossed = try text(".github/workflows/other-systems.yml").matches(of: /--target (\w+)/).map(\.1)
    let built = try #require(
      text(".github/workflows/test.yml").firstMatch(of: /for scheme in (.*); do/)
    ).1.split(separator: " ")
    #expect(documented.count == 11 && others.count == 7 && crossed.count == 3 && built.count == 3)
    for name in documented + others + crossed + built { #expect(names.contains(String(name)), "\(name)") }
  }

  /// Swift Package Manager runs pkg-config for every package in a graph, and its warnings are seen by all that depend on this one.
  @Test func manifestNeedsNoOtherPackageAndNoPkgConfig() throws {
    let manifest = try text("Package.swift")
    #expect(!manifest.contains("pkgConfig:") && !manifest.contains(".package("))
  }

  @Test(arguments: [
    ("MasonrySwift", MasonryVersionString, MasonryVersionNumber),
    ("MasonrySwiftCarousel", iCarouselVersionString, iCarouselVersionNumber),
  ])
  func versionIsThatOfTheSpecification(_ pod: String, _ version: String, _ number: Double) throws {
    #expect(try text("\(pod).podspec").contains("spec.version = '\(version)'"))
    #expect(version.hasPrefix("\(number)."))
  }

  @Test(arguments: ["make", "update", "remake"])
  func everyVerbHasASnippetForBothEditors(_ verb: String) throws {
    let code = try text("Editors/Xcode/mas_\(verb).codesnippet")
    #expect(code.contains(".mas_\(verb)Constraints { make in"))
    let all = try JSONSerialization.jsonObject(with: Data(text("Editors/VSCode/masonry.code-snippets").utf8))
    let snippets = try #require(all as? [String: [String: Any]])
    let snippet = try #require(snippets.values.first { $0["prefix"] as? String == "mas_\(verb)" })
    #expect((snippet["body"] as? [String])?.first == "${1:view}.mas_\(verb)Constraints { make in")
  }

  @Test func snippetsCompileOnceTheirPlacesAreFilled() throws {
    let all = try JSONSerialization.jsonObject(with: Data(text("Editors/VSCode/masonry.code-snippets").utf8))
    var bodies = try #require(all as? [String: [String: Any]]).values.compactMap { snippet in
      (snippet["body"] as? [String])?.joined(separator: "\n").replacing("${1:view}", with: "view")
        .replacing("$0", with: "make.left.equalTo(5)")
    }
    for verb in ["make", "update", "remake"] {
      let file = try text("Editors/Xcode/mas_\(verb).codesnippet")
      let contents = try #require(
        file.firstMatch(of: /<key>IDECodeSnippetContents<\/key>\s*<string>([^<]*)<\/string>/))
      bodies.append(
        String(contents.1).replacing("&lt;#view#&gt;", with: "view")
          .replacing("&lt;#constraints#&gt;", with: "make.left.equalTo(5)"))
    }
    #expect(bodies.count == 6 && bodies.allSatisfy { !$0.contains("#") && !$0.contains("$") })
    let functions = bodies.enumerated().map { "@MainActor func snippet\($0)(view: UIView) {\n\($1)\n}" }
    #expect(try Compiler().check("import Masonry\n" + functions.joined(separator: "\n")).output.isEmpty)
  }

  @Test func privacyManifestSaysThatNothingIsCollectedWhichIsSo() throws {
    let manifest = try PropertyListSerialization.propertyList(
      from: Data(text("Sources/Masonry/PrivacyInfo.xcprivacy").utf8), format: nil)
    let entries = try #require(manifest as? [String: Any])
    #expect(entries["NSPrivacyTracking"] as? Bool == false)
    for list in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"] {
      #expect((entries[list] as? [Any])?.isEmpty == true, "\(list)")
    }
    // The interfaces for whose use Apple requires a reason: settings, dates of files, free space, the time since the start,
    // keyboards.
    let reasons =
      /UserDefaults|creationDate|modificationDate|volumeAvailable|systemFreeSize|systemUptime|mach_absolute_time|activeInputModes|\bstat\(/
    for file in try Repository.sources("Masonry") + Repository.sources("MasonryShorthand") {
      #expect(try !String(contentsOf: file, encoding: .utf8).contains(reasons), "\(file.lastPathComponent)")
    }
    #expect(try text("MasonrySwift.podspec").contains("['Sources/Masonry/PrivacyInfo.xcprivacy']"))
    #expect(try text("Package.swift").contains(".copy(\"PrivacyInfo.xcprivacy\")"))
  }
}
