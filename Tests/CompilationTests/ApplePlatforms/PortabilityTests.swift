import Foundation
import Testing

/// The calls of the portable modules to the kit, as the compiler understands them, stand in a list that was held against
/// Apple's documentation by hand. A module that calls more needs a new line there, checked the same way: what OpenUIKit has and UIKit lacks
/// would not compile on Apple's platforms.
@Suite struct PortabilityTests {
  /// OpenUIKit with the modules that it re-exports.
  private static let openUIKit = [
    "OpenUIKitSupport", "OpenUIKitGraphics", "OpenUIKitLayers", "OpenUIKitLayout", "OpenUIKitCore",
    "OpenUIKitSymbols",
    "OpenUIKitControls",
    "OpenUIKitControllers", "OpenUIKitLists", "OpenUIKitMenus", "OpenUIKitInteractions", "OpenUIKitDynamics",
    "OpenUIKit",
  ]

  @Test(arguments: ["Masonry", "MasonryShorthand", "iCarousel"])
  func callsOnlyWhatUIKitDeclares(_ module: String) throws {
    let declaration = /decl="OpenUIKit(?:Core|Controls|Lists)\.\(file\)\.([^@"]*)@/
    let calls = try Repository.withTemporaryFolder { folder in
      let tree = try Compiler().compile(
        module, Repository.sources(module), options: ["-dump-ast"], in: folder)
      return Set(tree.matches(of: declaration).map { String($0.1) })
    }
    let names = Set(calls.map { $0.replacing(" extension", with: "") })
    #expect(names.subtracting(UIKitSymbols.declared).subtracting(UIKitSymbols.elsewhere) == [])
    if module != "MasonryShorthand" { #expect(names.contains("UIView.frame")) }
  }

  @Test(arguments: UIKitSymbols.conditional)
  func callsWhatOnlySomePlatformsHaveUnderACondition(_ symbol: UIKitSymbols.Conditional) throws {
    var count = 0
    for file in try Repository.sources("Masonry") + Repository.sources("iCarousel") {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (index, line) in lines.enumerated() where line.contains(symbol.spelling) {
        count += 1
        #expect(
          lines[..<index].suffix(10).contains { $0.contains(symbol.condition) }, "\(file.path): \(line)")
      }
    }
    #expect(count > 0)
  }

  /// The files of each module that may ask which platform they are compiled for, beside those that are for one kit as a whole.
  @Test(arguments: [
    ("Masonry", ["MASPlatform.swift", "MASDescription+Threads.swift"]),
    ("MasonryShorthand", ["ShorthandPlatform.swift"]),
    ("iCarousel", ["CarouselPlatform.swift", "iCarousel.swift"]),
    ("CarouselKit", ["CarouselKitPlatform.swift"]),
  ])
  func platformsDifferInFewFilesOfAModule(_ module: String, _ platformFiles: [String]) throws {
    let question = /#(?:else)?if .*\b(?:canImport|os|targetEnvironment)\(/
    let askers = try Repository.sources(module).filter {
      let text = try String(contentsOf: $0, encoding: .utf8)
      let isPlatformFile = platformFiles.contains($0.lastPathComponent)
      return text.contains(question) && (isPlatformFile || !Self.isForOneKit(text))
    }
    #expect(Set(askers.map(\.lastPathComponent)) == Set(platformFiles))
  }

  /// Whether one condition at the beginning and the end of a file excludes it from a kit.
  private static func isForOneKit(_ text: String) -> Bool {
    let kits = [
      "#if canImport(UIKit) || !canImport(AppKit)", "#if canImport(AppKit) && !canImport(UIKit)",
      "#if canImport(SwiftUI) && canImport(UIKit)",
    ]
    let lines = text.split(separator: "\n")
    return kits.contains { lines.first.map(String.init) == $0 } && lines.last == "#endif"
      && lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  ") }
  }

  /// A file of a folder for a kit is excluded from the other as a whole.
  @Test(arguments: [("AppKit", "#if canImport(AppKit) &&"), ("UIKit", "#if canImport(UIKit) ||")])
  func foldersOfKitsAreForThemAlone(_ kit: String, _ condition: String) throws {
    let files = try (Repository.sources("iCarousel") + Repository.sources("Masonry")).filter {
      $0.pathComponents.contains(kit)
    }
    #expect(files.count > 6)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasPrefix(condition) && Self.isForOneKit(text), "\(file.lastPathComponent)")
    }
  }

  /// No flag makes `os(tvOS)` true here, so the condition is replaced; what tvOS lacks is then the module's own. Which button of a
  /// remote control was pressed OpenUIKit does not know.
  @Test(arguments: ["tvOS", "visionOS"])
  func screensCompileWithTheConditionsOfOtherSystems(_ system: String) throws {
    try Repository.withTemporaryFolder { folder in
      let sources = try Repository.sources("GalleryScreens", of: "Gallery").map { source in
        let text = try String(contentsOf: source, encoding: .utf8)
        let copy = folder.appendingPathComponent(source.lastPathComponent)
        try text.replacing("os(\(system))", with: "os(Linux)").write(
          to: copy, atomically: true, encoding: .utf8)
        return copy
      }
      let output = try Compiler().compile("GalleryScreens", sources, options: ["-typecheck"], in: folder)
      let faults = output.split(separator: "\n").filter {
        $0.contains("error:") && !$0.contains(/UIPress|contextual base/)
      }
      #expect(faults.isEmpty, "\(output)")
    }
  }

  /// Names that tvOS does not have, and how the screens get along without them.
  @Test func greysThatTVLacksStandUnderACondition() throws {
    for file in try Repository.sources("GalleryScreens", of: "Gallery")
    where file.lastPathComponent != "Palette.swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        !text.contains(/\.(secondary|tertiary)?[sS]ystem(Grouped)?Background\b|\.systemGray[2-6]/),
        "\(file.path)")
    }
  }

  /// Objective-C's protocols are conformed to by generic classes themselves, not by extensions of them.
  @Test func genericClassesConformInTheirDeclarations() throws {
    let texts = try Self.openUIKit.flatMap { try Repository.sources($0) }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    let generic = texts.flatMap { $0.matches(of: /(?:open|public|final) class (\w+)</).map { String($0.1) } }
    #expect(generic.contains("NSLayoutAnchor"))
    for name in Set(generic) {
      let extensions = try Regex(#"extension \#(name)\b[^{\n]*: [^{]*NS(Coding|Copying|SecureCoding)"#)
      #expect(!texts.contains { $0.contains(extensions) }, "\(name)")
    }
  }

  /// What Apple's systems declare themselves stands under a condition: their declarations would be ambiguous with ours.
  @Test(arguments: [
    "NSEC_PER_SEC", "struct CGAffineTransform", "struct CGVector", "typealias CFTimeInterval",
    "func autoreleasepool",
  ])
  func namesOfDarwinStandUnderACondition(_ name: String) throws {
    for file in try Self.openUIKit.flatMap({ try Repository.sources($0) }) {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let declaration = text.range(of: "public let \(name)") ?? text.range(of: "public \(name)") else {
        continue
      }
      #expect(text[..<declaration.lowerBound].contains("!canImport(Darwin)"), "\(file.lastPathComponent)")
    }
  }

  /// Foundation and the standard library hide what differs between Linux, Windows, Android, the BSDs and WASI. WASI has neither Dispatch
  /// nor threads.
  @Test(
    arguments: openUIKit + [
      "ConstraintSolver", "ConstraintLog", "ConstraintDiagnosis", "UIKitShim", "Masonry", "MasonryShorthand",
      "iCarousel", "CarouselKit", "OpenUIKitWeb",
    ])
  func librariesNameNoOneSystemsLibrary(_ module: String) throws {
    let library =
      /import (Glibc|Musl|Bionic|Android|Darwin|ucrt|CRT|WinSDK|WASILibc)|#(else)?if .*os\((Linux|Windows|Android|FreeBSD|WASI)\)|\berrno\b/
    let threads = /\bDispatch[A-Z]\w+|\bThread\./
    for file in try Repository.sources(module) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(library), "\(file.lastPathComponent)")
      for use in text.matches(of: threads) {
        let before = text[..<use.range.lowerBound]
        let opened = try #require(
          before.range(of: "#if canImport(Dispatch)", options: .backwards), "\(file.path)")
        #expect(!before[opened.upperBound...].contains(/#(else|endif)/), "\(file.path)")
      }
    }
  }

  /// As on WASI: what is left out where there is no Dispatch is not missed.
  @Test(arguments: ["OpenUIKitSupport", "OpenUIKitCore", "Masonry"])
  func compilesWithoutDispatch(_ module: String) throws {
    try Repository.withTemporaryFolder { folder in
      let sources = try Repository.sources(module).map { source in
        let text = try String(contentsOf: source, encoding: .utf8)
        let copy = folder.appendingPathComponent(source.lastPathComponent)
        try text.replacing("canImport(Dispatch)", with: "os(WASI)").write(
          to: copy, atomically: true, encoding: .utf8)
        return copy
      }
      #expect(
        try Compiler().compile(
          module, sources,
          options: ["-typecheck", "-whole-module-optimization", "-package-name", Compiler.packageName],
          in: folder
        ).isEmpty)
    }
  }

  /// The carousel sees UIKit, AppKit or OpenUIKit through one import.
  @Test func carouselImportsItsKitInOneFile() throws {
    for file in try Repository.sources("iCarousel") where file.lastPathComponent != "CarouselPlatform.swift" {
      #expect(
        try !String(contentsOf: file, encoding: .utf8).contains("import UIKitShim"),
        "\(file.lastPathComponent)")
    }
  }
}
