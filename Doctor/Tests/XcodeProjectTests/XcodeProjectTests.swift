import Foundation
import Testing

@testable import XcodeProject

@Suite("Xcode projects")
struct XcodeProjectTests {
  /// A project of Xcode 13: an app and a framework, with groups, a storyboard in two languages and a file by its absolute place.
  private static let listed = """
    P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, F, U);
      packageReferences = (PL, PR); };
    L = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
    C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {SWIFT_VERSION = 5.0; }; };
    C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 6.0; }; };
    G = {isa = PBXGroup; children = (A, X, FG); sourceTree = "<group>"; };
    A = {isa = PBXGroup; children = (A1, A2, A3, A4, V, A5); path = "My App"; sourceTree = "<group>"; };
    A1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
    A2 = {isa = PBXFileReference; path = Legacy.m; sourceTree = "<group>"; };
    A3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    A4 = {isa = PBXFileReference; path = Shared/Name.swift; sourceTree = SOURCE_ROOT; };
    A5 = {isa = PBXFileReference; path = "My App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
    V = {isa = PBXVariantGroup; children = (V1, V2); name = Main.storyboard; sourceTree = "<group>"; };
    V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
    FG = {isa = PBXGroup; children = (F1); path = Kit; sourceTree = "<group>"; };
    F1 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S, R);
      buildConfigurationList = TL; dependencies = (D); packageProductDependencies = (PP); };
    TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
    TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", BETA); INFOPLIST_FILE = "$(SRCROOT)/My App/Info.plist"; }; };
    S = {isa = PBXSourcesBuildPhase; files = (S1, S2, S4, S9); };
    S1 = {isa = PBXBuildFile; fileRef = A1; }; S2 = {isa = PBXBuildFile; fileRef = A2; }; S4 = {isa = PBXBuildFile; fileRef = A4; };
    S9 = {isa = PBXBuildFile; fileRef = MISSING; };
    R = {isa = PBXResourcesBuildPhase; files = (R1, R2); };
    R1 = {isa = PBXBuildFile; fileRef = A3; }; R2 = {isa = PBXBuildFile; fileRef = V; };
    D = {isa = PBXTargetDependency; target = F; };
    F = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (FS); dependencies = (D2); };
    D2 = {isa = PBXTargetDependency; target = T; };
    FS = {isa = PBXSourcesBuildPhase; files = (FS1); }; FS1 = {isa = PBXBuildFile; fileRef = F1; };
    U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
    PP = {isa = XCSwiftPackageProductDependency; productName = Design; };
    PL = {isa = XCLocalSwiftPackageReference; relativePath = ../Design; };
    PR = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a.git";
      requirement = {kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
    """

  private func project(_ folder: ProjectFolder) throws -> XcodeProject {
    try folder.write("Config/Shared.xcconfig", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG // of all\n")
    try folder.write(
      "Config/App.xcconfig", "#include \"Shared.xcconfig\"\n#include? \"Missing.xcconfig\"\nKIND = x\n")
    return try XcodeProject(contentsOf: folder.writeProject(Self.listed))
  }

  @Test("Targets have their files where groups lie, and their settings")
  func targets() throws {
    let folder = try ProjectFolder()
    let project = try project(folder)
    #expect(project.targets.map(\.name) == ["My App", "Kit", "Tests"])
    #expect(project.targets.map(\.product) == [.app, .framework, .test])
    let app = try #require(project.apps.first)
    #expect(app.sources.map(folder.path) == ["My App/AppDelegate.swift", "Shared/Name.swift"])
    #expect(app.otherSources.map(folder.path) == ["My App/Legacy.m"])
    #expect(
      app.resources.map(folder.path) == [
        "My App/Assets.xcassets", "My App/Base.lproj/Main.storyboard", "My App/de.lproj/Main.strings",
      ])
    #expect(app.moduleName == "My_App" && app.languageMode == 5 && app.conditions == ["DEBUG", "BETA"])
    #expect(app.informationFile.map(folder.path) == "My App/Info.plist")
    #expect(app.packageProducts == ["Design"])
    #expect(project.localPackages.map(\.lastPathComponent) == ["Design"])
    #expect(
      project.remotePackages == [
        .init(address: "https://example.com/a.git", requirement: "upToNextMajorVersion", version: "2.1.0")
      ])
  }

  @Test("What a target needs comes before it, also if they need each other")
  func order() throws {
    let folder = try ProjectFolder()
    let project = try project(folder)
    let app = try #require(project.apps.first)
    #expect(project.targets(neededBy: app).map(\.name) == ["Kit", "My App"])
  }

  @Test("Another configuration has its own settings")
  func release() throws {
    let folder = try ProjectFolder()
    let project = try XcodeProject(contentsOf: folder.writeProject(Self.listed), configuration: "Release")
    // The target has no such configuration, so its first one counts, as in Xcode.
    #expect(project.apps.first?.languageMode == 6)
    #expect(project.apps.first?.conditions == ["BETA"])
  }

  @Test("A folder that synchronises has all of its files but the exceptions of the target")
  func synchronized() throws {
    let folder = try ProjectFolder()
    for path in [
      "App/B.swift", "App/A.swift", "App/Deep/C.swift", "App/Info.plist", "App/Not.swift",
      "App/.hidden.swift",
      "App/Assets.xcassets/Contents.json", "App/en.lproj/Localizable.strings",
    ] { try folder.write(path) }
    let project = try XcodeProject(
      contentsOf: folder.writeProject(
        """
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, O); };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Not.swift); };
        O = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (A.swift); };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (A); buildPhases = (); };
        """))
    let app = try #require(project.apps.first)
    #expect(app.sources.map(folder.path) == ["App/A.swift", "App/B.swift", "App/Deep/C.swift"])
    #expect(app.resources.map(folder.path) == ["App/Assets.xcassets", "App/en.lproj/Localizable.strings"])
  }

  @Test("A project as XML is read like one as text")
  func xml() throws {
    let folder = try ProjectFolder()
    let file = try folder.writeProject(Self.listed).appendingPathComponent("project.pbxproj")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), options: [], format: nil)
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
    #expect(try XcodeProject(contentsOf: file.deletingLastPathComponent()).targets.count == 3)
  }

  @Test("A workspace names its projects, in groups with folders of their own")
  func workspace() throws {
    let folder = try ProjectFolder()
    let file = try folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:App/App.xcodeproj"></FileRef>
        <Group location="container:Libraries" name="Libraries">
          <FileRef location="group:Kit/Kit.xcodeproj"></FileRef><FileRef location="group:Kit"></FileRef>
        </Group>
        <FileRef location="container:Other.xcodeproj"></FileRef>
      </Workspace>
      """)
    let projects = try XcodeWorkspace(contentsOf: file.deletingLastPathComponent()).projects
    #expect(
      projects.map(folder.path) == ["App/App.xcodeproj", "Libraries/Kit/Kit.xcodeproj", "Other.xcodeproj"])
  }
}

@Suite("Damaged Xcode projects")
struct DamagedProjectTests {
  private static let small = """
    P = {isa = PBXProject; mainGroup = G; targets = (T, G, P); };
    G = {isa = PBXGroup; children = (G, A); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S, T); dependencies = (T); };
    S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = A; };
    """

  @Test("Objects in themselves, and of the wrong class, are read once")
  func cycles() throws {
    let folder = try ProjectFolder()
    let project = try XcodeProject(contentsOf: folder.writeProject(Self.small))
    #expect(project.targets[0].sources.map(folder.path) == ["A.swift"])
    #expect(project.targets(neededBy: project.targets[0]).count == 1)
  }

  @Test("A file that is cut off anywhere, or in which a byte is another one, is refused or read")
  func cut() throws {
    let folder = try ProjectFolder()
    let file = try folder.writeProject(Self.small).appendingPathComponent("project.pbxproj")
    let whole = try Data(contentsOf: file)
    var refused = 0
    for place in stride(from: 0, to: whole.count, by: 3) {
      var other = whole
      other[place] = UInt8(ascii: "}")
      for damaged in [whole.prefix(place), other] {
        try damaged.write(to: file)
        do { _ = try XcodeProject(contentsOf: file.deletingLastPathComponent()) } catch is XcodeProjectError {
          refused += 1
        }
      }
    }
    #expect(refused > whole.count / 3)
  }

  @Test("Twenty thousand groups, each in the one before, are followed to the file in the last")
  func deepGroups() throws {
    let folder = try ProjectFolder()
    let count = 20_000
    let groups = (0..<count).map { number in
      let child = number + 1 < count ? "G\(number + 1)" : "A"
      return "G\(number) = {isa = PBXGroup; children = (\(child)); sourceTree = \"<group>\"; };"
    }
    let project = try XcodeProject(
      contentsOf: folder.writeProject(
        """
        P = {isa = PBXProject; mainGroup = G0; targets = (T); };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = A; };
        \(groups.joined(separator: "\n"))
        """))
    #expect(project.targets[0].sources.map(folder.path) == ["A.swift"])
  }

  @Test("Half a million brackets, and no file at all, are refused with the reason")
  func extremes() throws {
    let folder = try ProjectFolder()
    let file = try folder.write(
      "App.xcodeproj/project.pbxproj", "{ a = " + String(repeating: "(", count: 500_000))
    let project = file.deletingLastPathComponent()
    #expect { try XcodeProject(contentsOf: project) } throws: {
      "\($0)".hasSuffix("its lists are nested too deeply")
    }
    #expect { try XcodeProject(contentsOf: project.appendingPathComponent("B.xcodeproj")) } throws: {
      "\($0)".hasSuffix("the file cannot be read")
    }
  }
}
