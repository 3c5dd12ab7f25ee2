import Foundation
import Testing

/// Every module of a product on every platform that the manifest names, with the oldest system of each. There is no Mac here: the
/// modules are type-checked against stand-ins, which have no names that Apple's interfaces lack.
@Suite struct ProductModulesTests {
  /// The modules of products that stand on UIKit, in the order of their dependencies.
  private static let onUIKit = [
    "Masonry", "MasonryShorthand", "iCarousel", "CarouselKit", "LayoutTesting", "LayoutSnapshotTesting",
  ]

  /// The products with modules of their own that use no kit of Apple's: they compile on Apple's systems as here.
  private static let withoutKit: Set = [
    "UIKitShim", "ConstraintSolver", "ConstraintLog", "ConstraintDiagnosis", "OpenUIKitWeb", "WebRuntime",
    "OpenUIKitCairo", "OpenUIKitImages", "OpenUIKitDesktop", "OpenUIKitGTK", "InterfaceBuilder", "NibLoading",
  ]

  @Test func everyProductIsAmongThem() throws {
    let names = try Manifest.read().products.flatMap(\.targets)
    let known = Self.withoutKit.union(Self.onUIKit).union(UIKitStandIn.openUIKit)
    #expect(Set(names).subtracting(known) == [])
  }

  @Test(arguments: ["iOS", "macCatalyst", "tvOS", "visionOS"])
  func modulesCompileWithUIKitsNames(_ platform: String) throws {
    try Repository.withTemporaryFolder { folder in
      #expect(try UIKitStandIn.make(for: platform, in: folder) == "")
      for module in Self.onUIKit {
        let sources = try UIKitStandIn.sources(module, for: platform, in: folder)
        let output = try Compiler().makeModule(module, sources, options: Compiler.inPackage, in: folder)
        #expect(output == "", "\(module)")
      }
    }
  }

  /// Foundation on a Mac has the points and rectangles, and Core Graphics the transforms and vectors, together with classes whose
  /// names OpenUIKit's own classes hide.
  @Test func openUIKitCompilesWithTheNamesOfAMac() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      #expect(try compiler.makeModule("Darwin", Self.darwin, in: folder) == "")
      // A package of its own: what its sources share inside it stays out of reach, as in Apple's module.
      let output = try compiler.makeModule(
        "CoreGraphics", Self.coreGraphics(in: folder), options: ["-package-name", "CoreGraphics"], in: folder)
      #expect(output == "")
      for module in ["ConstraintSolver", "ConstraintLog"] + UIKitStandIn.openUIKit {
        let output = try compiler.makeModule(
          module, Repository.sources(module), options: Compiler.inPackage, in: folder)
        #expect(output == "", "\(module)")
      }
    }
  }

  /// What OpenUIKit leaves to Darwin.
  private static let darwin = """
    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    public let NSEC_PER_USEC: UInt64 = 1000
    public let USEC_PER_SEC: UInt64 = 1_000_000
    """

  /// The declarations for Core Graphics, which OpenUIKit has where there is no Darwin, with what they are made of.
  private static func coreGraphics(in folder: URL) throws -> [URL] {
    try ["CGAffineTransform", "CGVector", "CGRect+Enclosing"].map { name in
      let source = Repository.folder.appendingPathComponent(
        "Sources/OpenUIKitGraphics/Geometry/\(name).swift")
      let text = try String(contentsOf: source, encoding: .utf8)
        .replacing("!canImport(Darwin)", with: "os(Linux)").replacing("CodableOutsidePages", with: "Codable")
      let copy = folder.appendingPathComponent("CoreGraphics-\(name).swift")
      try text.write(to: copy, atomically: true, encoding: .utf8)
      return copy
    } + [Repository.standIn("CoreGraphics")]
  }

  // MARK: The oldest systems

  /// No name of the standard library is newer than the oldest system of a platform. This compiler checks no versions of Apple's
  /// systems, but its libraries state them.
  @Test(arguments: onUIKit + ["ConstraintSolver", "ConstraintLog", "UIKitShim"] + UIKitStandIn.openUIKit)
  func namesAreNotNewerThanTheOldestSystems(_ module: String) throws {
    let newer = try StandardLibrary.typesNewer(than: Manifest.read().minimums)
    #expect(newer.contains("ContinuousClock") && newer.contains("Mutex") && !newer.contains("Task"))
    for file in try Repository.sources(module) {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/\/\/.*/, with: "").replacing(/"[^"\n]*"/, with: "")
        .replacing(/@available\([^)]*\)\n.*/, with: "")
      let words = Set(text.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) })
      let declared = Set(
        text.matches(of: /(?:class|struct|enum|protocol|typealias|associatedtype|case) (\w+)/).map {
          String($0.1)
        })
      #expect(words.intersection(newer).subtracting(declared) == [], "\(file.lastPathComponent)")
    }
  }
}

/// The content of the manifest.
private struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct OldestSystem: Decodable {
    let platformName: String
    let version: String
  }

  let products: [Product]
  let platforms: [OldestSystem]

  /// The oldest version of each platform, by the platform's name in attributes.
  var minimums: [String: Int] {
    let names = ["ios": "iOS", "macos": "macOS", "tvos": "tvOS"]
    let pairs = platforms.compactMap { platform in
      names[platform.platformName].map { ($0, Int(platform.version.prefix { $0 != "." }) ?? 0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  static func read() throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Compiler().dumpPackage(in: Repository.folder))
  }
}

/// The textual interfaces of the compiler's own libraries.
private enum StandardLibrary {
  /// The types that a platform has only after a version.
  static func typesNewer(than minimums: [String: Int]) throws -> Set<String> {
    let declaration =
      /^@available\(([^)]*)\)\n(?:@.*\n)*(?:@\S+ )*public (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
      .anchorsMatchLineEndings()
    var names: Set<String> = []
    for module in ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation"] {
      let text = try String(contentsOf: interface(of: module), encoding: .utf8)
      for match in text.matches(of: declaration) where isNewer(String(match.1), minimums) {
        names.insert(String(match.2))
      }
    }
    return names
  }

  private static func isNewer(_ attribute: String, _ minimums: [String: Int]) -> Bool {
    attribute.matches(of: /(\w+) (\d+)/).contains { platform in
      minimums[String(platform.1)].map { Int(platform.2)! > $0 } ?? false
    }
  }

  private static func interface(of module: String) throws -> URL {
    let folder = try Compiler().resourceFolder().appendingPathComponent("linux/\(module).swiftmodule")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try #require(
      files.first { $0.pathExtension == "swiftinterface" && !$0.path.contains(".private.") })
  }
}
