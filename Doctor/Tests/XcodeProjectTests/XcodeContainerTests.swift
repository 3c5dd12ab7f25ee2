import Foundation
import Testing

@testable import XcodeProject

@Suite("Workspaces, schemes and pins")
struct XcodeContainerTests {
  private static func app(_ name: String, links product: String) -> String {
    """
    P = {isa = PBXProject; mainGroup = G; targets = (T); };
    G = {isa = PBXGroup; children = (A, K, R, D); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
    R = {isa = PBXFileReference; path = ../Kit/App.xcodeproj; sourceTree = "<group>"; };
    D = {isa = PBXFileReference; path = ../Design; lastKnownFileType = wrapper; sourceTree = "<group>"; };
    K = {isa = PBXFileReference; path = \(product); sourceTree = BUILT_PRODUCTS_DIR; };
    T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; buildPhases = (S, F);
      buildConfigurationList = L; };
    L = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
    C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
    C2 = {isa = XCBuildConfiguration; name = Beta; buildSettings = {SWIFT_VERSION = 6.0; }; };
    S = {isa = PBXSourcesBuildPhase; files = (S1); }; S1 = {isa = PBXBuildFile; fileRef = A; };
    F = {isa = PBXFrameworksBuildPhase; files = (F1, F2); }; F1 = {isa = PBXBuildFile; fileRef = K; };
    F2 = {isa = PBXBuildFile; productRef = PP; };
    PP = {isa = XCSwiftPackageProductDependency; productName = Design; };
    """
  }

  private static func framework(_ name: String, needs other: String? = nil, named target: String? = nil)
    -> String
  {
    """
    P = {isa = PBXProject; mainGroup = G; targets = (T\(other == nil ? "" : ", O")); };
    G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
    B = {isa = PBXFileReference; path = Other.swift; sourceTree = "<group>"; };
    N = {isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
    T = {isa = PBXNativeTarget; name = "\(target ?? name)"; productType = "com.apple.product-type.framework"; buildPhases = (S);
      productReference = N; dependencies = (D); };
    D = {isa = PBXTargetDependency; targetProxy = DP; };
    DP = {isa = PBXContainerItemProxy; remoteInfo = \(other ?? "None"); };
    S = {isa = PBXSourcesBuildPhase; files = (S1); }; S1 = {isa = PBXBuildFile; fileRef = A; };
    O = {isa = PBXNativeTarget; name = \(other ?? "O"); productType = "com.apple.product-type.framework"; buildPhases = (S2); };
    S2 = {isa = PBXSourcesBuildPhase; files = (S3); }; S3 = {isa = PBXBuildFile; fileRef = B; };
    """
  }

  private static func scheme(_ target: String, _ attributes: String) -> String {
    """
    <Scheme><BuildAction><BuildableReference BuildableName="Other.app" BlueprintName="Other"/></BuildAction>
    <LaunchAction \(attributes)><BuildableProductRunnable><BuildableReference BuildableName="\(target).app" BlueprintName="\(target)"/>
    </BuildableProductRunnable></LaunchAction></Scheme>
    """
  }

  private func write(_ folder: ProjectFolder, _ place: String, _ objects: String) throws {
    let project = try folder.writeProject(objects)
    let target = folder.url.appendingPathComponent("\(place)/App.xcodeproj")
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: project, to: target)
  }

  @Test("A product that a target links is built by the target of another project that makes it")
  func linked() throws {
    let folder = try ProjectFolder()
    try write(folder, "Kit", Self.framework("Kit", needs: "Base"))
    try write(folder, "Shop", Self.app("Shop", links: "Kit.framework"))
    try folder.write("Design/Package.swift")
    let container = try XcodeContainer(contentsOf: folder.url.appendingPathComponent("Shop/App.xcodeproj"))
    let app = try #require(container.apps.first)
    #expect(container.targets(neededBy: app).map(\.name) == ["Base", "Kit", "Shop"])
    #expect(app.packageProducts == ["Design"] && container.localPackages.map(folder.path) == ["Design"])
  }

  @Test("The pods of an app are those of the target that CocoaPods names after it")
  func pods() throws {
    let folder = try ProjectFolder()
    try write(folder, "Pods", Self.framework("Pods_Shop", needs: "Snap", named: "Pods-Shop"))
    try write(folder, "Shop", Self.app("Shop", links: "Pods_Shop.framework"))
    let places = ["Shop", "Pods"].map { folder.url.appendingPathComponent("\($0)/App.xcodeproj") }
    let container = try XcodeContainer(opening: places)
    let app = try #require(container.apps.first)
    #expect(container.targets(neededBy: app).map(\.name) == ["Snap", "Pods-Shop", "Shop"])
  }

  @Test("A scheme states the target, the configuration and the language")
  func scheme() throws {
    let folder = try ProjectFolder()
    let project = try folder.writeProject(Self.app("Shop", links: "Kit.framework"))
    try folder.write(
      "App.xcodeproj/xcshareddata/xcschemes/Beta.xcscheme",
      Self.scheme("Shop", "buildConfiguration=\"Beta\" language=\"de\""))
    try folder.write("App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Damaged.xcscheme", "<Scheme></Other>")
    let container = try XcodeContainer(contentsOf: project, scheme: "Beta")
    #expect(container.schemes.map(\.target) == ["Shop"] && container.schemes.first?.language == "de")
    #expect(container.apps.first?.languageMode == 6)
    #expect(try XcodeContainer(contentsOf: project).apps.first?.languageMode == 5)
    #expect { try XcodeContainer(contentsOf: project, scheme: "Alpha") } throws: {
      "\($0)".hasSuffix("there is no scheme named Alpha: there are Beta")
    }
  }

  @Test("Pins of all formats are read, and a damaged file has none")
  func pins() throws {
    let folder = try ProjectFolder()
    let old = try folder.write(
      "1",
      #"{"object": {"pins": [{"repositoryURL": "https://a.b/One.git", "state": {"revision": "f", "version": "1.2.3"}}]}, "version": 1}"#
    )
    let new = try folder.write(
      "2",
      #"{"pins": [{"identity": "one", "location": "https://a.b/one", "state": {"revision": "abc", "branch": "main"}}], "version": 3}"#
    )
    let package = XcodeProject.RemotePackage(address: "git@a.b:c/One.git", requirement: "", version: "")
    #expect(PackagePins(contentsOf: old)[package] == .version("1.2.3"))
    #expect(PackagePins(contentsOf: new)[package] == .revision("abc"))
    #expect(PackagePins(contentsOf: try folder.write("3", "{"))[package] == nil)
  }
}
