import Foundation
import Testing

/// UIKit cannot be had here. A stand-in has the little that only Apple's has, on top of OpenUIKit: so at least the lines
/// that are compiled for Apple's platforms alone are read by a compiler.
@Suite struct UIKitTests {
  /// The class has the name of its module, which an interface can only distinguish by another name of the module.
  @Test func carouselCompilesAgainstItsInterface() throws {
    let program = """
      import iCarousel
      @MainActor final class Screen: UIView, iCarouselDataSource, iCarouselDelegate {
        let carousel = iCarousel(frame: .zero)
        func numberOfItems(in carousel: iCarousel) -> Int { 3 }
        func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView { UIView() }
        func carousel(
          _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
        ) -> CGFloat { option == .wrap ? 1 : value }
      }
      """
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      let named = ["-Xfrontend", "-alias-module-names-in-module-interface"]
      let made = try compiler.makeInterface(
        "iCarousel", Repository.sources("iCarousel"), options: named + Compiler.inPackage, in: folder)
      #expect(!made.contains("error:"), "\(made)")
      let file = folder.appendingPathComponent("Program.swift")
      try program.write(to: file, atomically: true, encoding: .utf8)
      let output = try compiler.compile("Program", [file], options: ["-typecheck"], in: folder)
      #expect(!output.contains("error:"), "\(output)")
    }
  }

  /// Selectors need a compiler that believes in Objective-C's run time; nothing is made but an opinion.
  private static let objectiveC = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]

  /// Without a run time a recogniser is no object of Objective-C's, as which the carousel hands it to itself.
  private static let notOfObjectiveC = [
    "argument of '#selector' refers to instance method 'frame' that is not exposed to Objective-C",
    "argument of '#selector' refers to instance method 'fire' that is not exposed to Objective-C",
    "instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C",
  ]

  @Test func languageAndCarouselCompileWithUIKitsNames() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      let interop = Self.objectiveC
      #expect(
        try compiler.makeModule("ObjectiveC", UIKitStandIn.runtime, options: interop, in: folder).isEmpty)
      #expect(try compiler.makeModule("UIKit", UIKitStandIn.kit, options: interop, in: folder).isEmpty)
      let shim = "@_exported import UIKit"
      #expect(try compiler.makeModule("UIKitShim", shim, options: interop, in: folder).isEmpty)
      for module in ["Masonry", "MasonryShorthand"] {
        #expect(try compiler.makeModule(module, Repository.sources(module), in: folder).isEmpty)
      }
      let sources = try Repository.sources("iCarousel")
      let options = ["-typecheck"] + interop + Compiler.inPackage
      let output = try compiler.compile("iCarousel", sources, options: options, in: folder)
      let faults = Set(
        output.matches(of: /^\/.*(?:error|warning): (.*)$/.anchorsMatchLineEndings()).map { $0.1 })
      #expect(Set(faults.map(String.init)) == Set(Self.notOfObjectiveC), "\(output)")
    }
  }
}
