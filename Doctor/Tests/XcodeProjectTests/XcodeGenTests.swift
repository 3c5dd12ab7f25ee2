import Foundation
import Testing

@testable import XcodeProject

@Suite("XcodeGen's project.yml")
struct XcodeGenTests {
  private func project(_ files: [String: String], configuration: String = "Debug") throws -> (
    ProjectFolder, XcodeProject
  ) {
    let folder = try ProjectFolder()
    for (path, text) in files { try folder.write(path, text) }
    let file = folder.url.appendingPathComponent("project.yml")
    return (folder, try XcodeGenSpecification(contentsOf: file).project(configuration: configuration))
  }

  /// The keys and their meaning are those of XcodeGen's ProjectSpec.md.
  private static let files = [
    "project.yml": """
    name: Shop
    include: [Config/base.yml]
    packages:
      Design: {path: ../Design}
      Alamofire: {url: https://example.com/Alamofire.git, from: 1.10.0}
      Lottie: {github: airbnb/lottie, minVersion: 1.0.0, maxVersion: 2.0.0}
    targets:
      Shop:
        templates: [App]
        sources:
          - Shop
          - path: Shared
            includes: ["**/*.swift"]
            excludes: [Old, "*.{tmp,bak}.swift", "A?.swift"]
          - {path: Missing, optional: true}
        dependencies:
          - target: ShopKit
          - package: Design
          - {package: Alamofire, products: [Alamofire, AlamofireImage]}
          - framework: Carthage/Maps.framework
      ShopKit:
        type: framework
        platform: [iOS, tvOS]
        sources:REPLACE: Kit
        settings: {PRODUCT_NAME: Kit, ENABLED: true}
    """,
    "Config/base.yml": """
    settingGroups:
      beta: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) BETA}
    settings:
      groups: [beta]
      base: {SWIFT_VERSION: 6.0}
      configs:
        release: {SWIFT_VERSION: 5.0}
    targetTemplates:
      App: {type: application, platform: iOS, settings: {PRODUCT_NAME: "${target_name} App"}}
    """,
    "Shop/Main.swift": "", "Shop/Info.plist": "", "Shop/Assets.xcassets/Contents.json": "",
    "Shared/A.swift": "", "Shared/AB.swift": "", "Shared/note.txt": "", "Shared/Old/B.swift": "",
    "Shared/c.bak.swift": "", "Kit/Kit.swift": "",
  ]

  @Test("A target has its templates, files, settings, dependencies and packages")
  func target() throws {
    let (folder, project) = try project(Self.files)
    let app = try #require(project.apps.first)
    #expect(app.sources.map(folder.path) == ["Shop/Main.swift", "Shared/A.swift"])
    #expect(app.resources.map(folder.path) == ["Shop/Assets.xcassets"])
    #expect(app.informationFile.map(folder.path) == "Shop/Info.plist")
    #expect(app.moduleName == "Shop_App" && app.languageMode == 6 && app.conditions == ["DEBUG", "BETA"])
    #expect(app.packageProducts == ["Design", "Alamofire", "AlamofireImage"])
    #expect(app.dependencies == ["ShopKit"] && app.linkedProducts == ["Maps"])
    #expect(project.localPackages.map(\.lastPathComponent) == ["Design"])
    #expect(
      project.remotePackages.map { "\($0.identity) \($0.requirement) \($0.version) \($0.end ?? "")" } == [
        "alamofire upToNextMajorVersion 1.10.0 ", "lottie versionRange 1.0.0 2.0.0",
      ])
  }

  @Test("A target of two platforms is one for each, with one name of the product")
  func platforms() throws {
    let (_, project) = try project(Self.files)
    #expect(project.targets.map(\.name) == ["Shop", "ShopKit_iOS", "ShopKit_tvOS"])
    #expect(project.targets[1].moduleName == "Kit" && project.targets[1].settings["ENABLED"] == "YES")
  }

  @Test("Settings of a configuration win over those of all")
  func configuration() throws {
    let (_, project) = try project(Self.files, configuration: "Release")
    #expect(project.apps.first?.languageMode == 5 && project.apps.first?.conditions == ["BETA"])
  }

  @Test(
    "A file that is damaged, nests without end or multiplies its aliases is refused with the reason",
    arguments: [
      ("a: [", "no YAML"), (String(repeating: "[", count: 100_000), "nested too deeply"),
      (String(repeating: "- ", count: 5_000), "nested too deeply"), ("- a", "no mapping"),
      (
        "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
          + (1...8).map { n in
            "a\(n): &a\(n) [" + (0..<10).map { _ in "*a\(n - 1)" }.joined(separator: ",") + "]"
          }
          .joined(separator: "\n"), "too many values"
      ),
    ])
  func damaged(_ text: String, _ reason: String) throws {
    #expect { _ = try project(["project.yml": text]) } throws: { "\($0)".contains(reason) }
  }

  @Test("Files that include each other, and templates that name themselves, end")
  func cycles() throws {
    let (_, project) = try project([
      "project.yml":
        "include: other.yml\ntargetTemplates: {T: {templates: [T], type: application}}\ntargets: {A: {templates: [T]}}",
      "other.yml": "include: [project.yml]",
    ])
    #expect(project.apps.map(\.name) == ["A"])
  }

  @Test(
    "Patterns match as in shells",
    arguments: [
      ("*.swift", "A.swift", true), ("*.swift", "b/A.swift", false), ("**/*.swift", "A.swift", true),
      ("**/*.swift", "a/b/C.swift", true), ("a/**", "a/b/C.swift", true), ("a", "a/b/C.swift", true),
      ("[!a]b", "cb", true), ("[!a]b", "ab", false), ("x{1,2}y", "x2y", true), ("x{1,2}y", "x3y", false),
      ("[", "[", true), ("./a/", "a/b", true),
    ])
  func pattern(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(FilePattern(pattern).matches(path) == matches)
  }

  @Test("Many stars take no longer")
  func manyStars() {
    let pattern = FilePattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
  }
}
