import Foundation
import Testing

/// The sources that record goldens on a simulator, which no other test compiles.
@Suite struct GoldenSourcesTests {
  /// The modules that the recorder stands on, with their packages, in the order of their dependencies.
  private static let modules = [
    ("Masonry", "."), ("MasonryShorthand", "."), ("iCarousel", "."), ("GalleryScreens", "Gallery"),
    ("Goldens", "Tools/RecordGoldens"),
  ]

  @Test func theRecorderCompilesWithUIKitsNames() throws {
    try Repository.withTemporaryFolder { folder in
      #expect(try UIKitStandIn.make(for: "iOS", in: folder) == "")
      for (module, package) in Self.modules {
        let sources = try UIKitStandIn.sources(module, of: package, for: "iOS", in: folder)
        let output = try Compiler().makeModule(module, sources, options: Compiler.inPackage, in: folder)
        #expect(output == "", "\(module)")
      }
      let test = Repository.folder.appendingPathComponent(
        "Tools/RecordGoldens/Tests/GoldensTests/RecordingTests.swift")
      let output = try Compiler().compile("GoldensTests", [test], options: ["-typecheck"], in: folder)
      #expect(output == "")
    }
  }
}
