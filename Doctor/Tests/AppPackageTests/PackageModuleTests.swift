import Foundation
import Testing
import XcodeProject

@testable import AppPackage

@Suite("Packages of an app")
struct PackageModuleTests {
  private static func folder(_ files: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "packages-\(UUID().uuidString)"
    )
    .standardizedFileURL
    for path in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return folder
  }

  private static func manifest(_ json: String, _ folder: URL) throws -> PackageManifest {
    try #require(PackageManifest(Data(json.utf8), in: folder))
  }

  @Test(
    "Modules come after those that they need, with files, conditions and modes; C is built as it is; the rest is named"
  )
  func modules() throws {
    let place = try Self.folder([
      "ui/Sources/UI/A.swift", "ui/Sources/UI/Old/B.swift", "ui/Sources/UI/Media.xcassets/Contents.json",
      "ui/Sources/Core/C.swift", "ui/Sources/Legacy/L.m", "db/Sources/DB/D.swift", "db/Sources/CDB/d.c",
      "log/Sources/Log/E.swift",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let ui = try Self.manifest(
      """
      {"name": "UI", "toolsVersion": {"_version": "6.0.0"}, "products": [{"name": "UIKitParts", "targets": ["UI"]}],
       "targets": [
        {"name": "UI", "type": "regular", "exclude": ["Old"], "resources": [{"path": "Media.xcassets"}],
         "settings": [{"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
                      {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}}],
         "dependencies": [{"byName": ["Core", null]}, {"target": ["Legacy", null]}, {"product": ["DB", "db", null, null]},
                          {"byName": ["Log", {"platformNames": ["macos"]}]}]},
        {"name": "Core", "type": "regular"}, {"name": "Legacy", "type": "regular"}]}
      """, place.appendingPathComponent("ui"))
    let db = try Self.manifest(
      """
      {"name": "DB", "products": [{"name": "DB", "targets": ["DB"]}],
       "targets": [{"name": "DB", "type": "regular", "dependencies": [{"byName": ["CDB", null]}, {"byName": ["Log", null]}]},
                   {"name": "CDB", "type": "regular"}]}
      """, place.appendingPathComponent("db"))
    let log = try Self.manifest(
      #"{"name": "Log", "products": [{"name": "Log", "targets": ["Log"]}], "targets": [{"name": "Log", "type": "regular"}]}"#,
      place.appendingPathComponent("log"))
    var maker = PackageModuleMaker(["ui": ui, "db": db, "log": log], needs: ["ui": ["db"], "db": ["log"]])
    let made = maker.modules(for: ["UIKitParts", "Missing"])
    #expect(made.modules.map(\.name) == ["Core", "UI"])
    let module = made.modules[1]
    #expect(
      module.files.map { String($0.dropFirst(place.path.count + 1)) } == [
        "ui/Sources/UI/A.swift", "ui/Sources/UI/Media.xcassets",
      ])
    #expect(module.dependencies == ["Core"] && module.products.map(\.name) == ["DB"])
    #expect(module.conditions == ["FAST", "SWIFT_PACKAGE"] && module.languageMode == 6)
    // The packages that a package with C needs are built with it: its modules must not be there twice.
    #expect(made.direct == ["db", "log"].map { place.appendingPathComponent($0).path })
    #expect(made.remarks == ["UI needs Legacy, which is left out: there is no Objective-C"])
    #expect(made.modules(of: "UIKitParts") == ["UI"] && !made.has("Missing"))
  }

  @Test("Targets that need each other are there once")
  func cycle() throws {
    let place = try Self.folder(["Sources/A/A.swift", "Sources/B/B.swift"])
    defer { try? FileManager.default.removeItem(at: place) }
    let manifest = try Self.manifest(
      """
      {"name": "P", "products": [{"name": "A", "targets": ["A"]}],
       "targets": [{"name": "A", "type": "regular", "dependencies": [{"byName": ["B", null]}]},
                   {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]}]}
      """, place)
    var maker = PackageModuleMaker(["p": manifest], needs: ["p": ["p"]])
    #expect(maker.modules(for: ["A"]).modules.map(\.name) == ["B", "A"])
  }

  @Test("What cannot be fetched is tried again after an hour, or when its requirement changes")
  func failures() throws {
    let place = try Self.folder(["App/Package.swift"])
    defer { try? FileManager.default.removeItem(at: place) }
    var (time, runs) = (Date(timeIntervalSince1970: 0), 0)
    func find(_ version: String) throws {
      let yaml = """
        name: App
        packages: {Kit: {url: "https://a.b/kit.git", from: \(version)}}
        targets: {App: {type: application, platform: iOS, sources: App, dependencies: [{package: Kit}]}}
        """
      let file = place.appendingPathComponent("project.yml")
      try Data(yaml.utf8).write(to: file)
      let sources = PackageSources(in: place.appendingPathComponent("Cache"), now: { time }) { _ in
        runs += 1
        return nil
      }
      let container = try XcodeContainer(contentsOf: file)
      let modules = sources.modules(for: ["Kit"], of: .init(remote: container.remotePackages))
      #expect(modules.remarks == ["https://a.b/kit.git: this package cannot be fetched, and is left out"])
    }
    time = Date()
    try find("1.0.0")
    let once = runs
    #expect(once > 0)
    try find("1.0.0")
    #expect(runs == once)
    try find("2.0.0")
    let twice = runs
    #expect(twice > once)
    time += 3_601
    try find("2.0.0")
    #expect(runs > twice)
  }

  @Test(
    "An import of Combine or CryptoKit is found",
    arguments: [
      ("import Combine", ["Combine"]), ("@preconcurrency import struct Combine.Published", ["Combine"]),
      ("import UIKit; import CryptoKit", []), ("\timport CryptoKit // a", ["CryptoKit"]),
      ("import CombineExt", []), ("// import Combine", []), ("let a = Combine.self", []),
      ("import UIKit\nimport Combine\nimport CryptoKit", ["Combine", "CryptoKit"]),
    ])
  func imports(source: String, modules: [String]) {
    #expect(StandInPackage.all.filter { $0.isImported(in: source) }.map(\.module) == modules)
  }

  @Test("An app that imports Combine gets OpenCombine, and one whose packages cannot be fetched is named")
  func standIns() throws {
    let place = try Self.folder([
      "App/A.swift", "OpenCombine/Sources/OpenCombine/A.swift", "OpenCombine/Sources/C/a.c",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let app = place.appendingPathComponent("App"), package = place.appendingPathComponent("OpenCombine").path
    try Data("import UIKit\nimport Combine\n".utf8).write(to: app.appendingPathComponent("A.swift"))
    func described(_ answer: @escaping ([String]) -> String?) throws -> AppDescription {
      let cache = place.appendingPathComponent("Cache-\(UUID().uuidString)")
      return try AppDescription(
        at: app, packages: PackageSources(in: cache) { answer($0).map { Data($0.utf8) } })
    }
    let found = try described { arguments in
      arguments.contains("show-dependencies")
        ? """
        {"identity": "packages", "dependencies":
          [{"identity": "opencombine", "path": "\(package)", "dependencies": []}]}
        """
        : """
        {"name": "OpenCombine", "products": [{"name": "OpenCombine", "targets": ["OpenCombine"]}],
         "targets": [{"name": "C", "type": "regular"},
                     {"name": "OpenCombine", "type": "regular", "dependencies": [{"byName": ["C", null]}]}]}
        """
    }
    #expect(found.packages == [package])
    #expect(found.app.products == [.init(name: "OpenCombine", package: package)])
    #expect(found.modules.count == 1)
    let missing = try described { _ in nil }
    #expect(missing.app.products.isEmpty)
    #expect(
      missing.remarks == [
        "https://github.com/OpenCombine/OpenCombine.git: this package cannot be fetched, and is left out"
      ])
  }

  @Test("A requirement is that of the project, and a pin comes before it")
  func requirement() {
    let package = XcodeProject.RemotePackage(
      address: "https://a.b/c.git", requirement: "versionRange", version: "1.0.0", end: "2.0.0")
    #expect(PackageSources.requirement(of: package, nil) == #""1.0.0"..<"2.0.0""#)
    #expect(PackageSources.requirement(of: package, .version("1.4.0")) == #"exact: "1.4.0""#)
    #expect(PackageSources.requirement(of: package, .revision("ab\"c")) == #"revision: "ab\"c""#)
  }

  @Test("The steps of a build are printed once, with what is next and the time of the last build")
  func progress() {
    var progress = BuildProgress(
      modules: ["Kit", "Shop"], known: ["OpenUIKit": 95, "the app's module Shop": 4])
    #expect(
      progress.line("[1/90] Compiling OpenUIKitCore UIView.swift", at: 0)
        == "[2/5] Compiling OpenUIKit (last time 1 min 35 s), next the app's module Kit")
    #expect(progress.line("[2/90] Compiling OpenUIKitCore CALayer.swift", at: 3) == nil)
    #expect(
      progress.line("[30/90] Compiling OpenUIKitCore CALayer.swift", at: 12)
        == "  OpenUIKit: step 30 of 90, 12 s")
    #expect(
      progress.line("[80/90] Emitting module Kit", at: 20)
        == "[3/5] Compiling the app's module Kit, next the app's module Shop (last time 4 s)")
    #expect(progress.line("[81/90] Compiling Kit A.swift", at: 26) == nil)
    #expect(progress.line("[1/1] Linking UIKitSources", at: 27) == nil)
    #expect(progress.line("[1/1] Compiling plugin UIKitSources", at: 27) == nil)
    #expect(progress.line("warning: [1/2] Compiling", at: 27) == nil && progress.line("[1/2]", at: 27) == nil)
    #expect(progress.times["the app's module Kit"] == 6 && progress.times["the app's module Shop"] == 4)
  }

  @Test("A path is named from a folder, whatever they have in common")
  func relative() {
    #expect(AppPackage.relative("/a/b/c", from: "/a/d") == "../b/c")
    #expect(
      AppPackage.relative("/a", from: "/a") == "." && AppPackage.relative("/x", from: "/a/b") == "../../x")
  }

  @Test("A controller of a scene is made of it")
  func scenes() throws {
    let place = try Self.folder([])
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("Main.storyboard")
    try """
    <document><scenes><scene><objects><tableViewController storyboardIdentifier="List" id="Abc-1" customClass="ListController" sceneMemberID="x"/>
    <viewController id="d" customClass="Other" customModule="M"/><viewController id="e"/></objects></scene></scenes></document>
    """.write(to: file, atomically: true, encoding: .utf8)
    let scan = StoryboardScan([place.path])
    #expect(
      scan.scenes == [
        "ListController": .init(storyboard: "Main", id: "Abc-1"), "Other": .init(storyboard: "Main", id: "d"),
      ])
  }
}
