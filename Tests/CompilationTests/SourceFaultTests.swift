import Foundation
import Masonry
import Testing

/// Masonry's known faults that the sources of the language show to be absent, also on platforms of Apple's.
@Suite struct SourceFaultTests {
  @Test("Masonry's checks vanish in release builds; here none is an assertion (T13)")
  func checksStayInReleaseBuilds() throws {
    let folder = Repository.folder.appendingPathComponent("Sources/Masonry")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let sources = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(sources.count > 40)
    for file in sources {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("assert(") && !text.contains("assertionFailure("), "\(file.lastPathComponent)")
    }
  }

  @Test("A program that stops in a release build states why: a precondition would leave out its text")
  func releaseBuildsStateWhyTheyStop() throws {
    let folder = Repository.folder.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let sources = files.compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Requirements.swift"
    }
    #expect(sources.count > 1000)
    for file in sources {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("precondition(") && !text.contains("preconditionFailure("), "\(file.path)")
    }
  }

  @Test("Masonry's medium is 501 on AppKit, whose windows keep their size at 500, and 500 elsewhere (T15)")
  func medium() throws {
    #expect(MASLayoutPriority.mas_medium.rawValue == 500)
    #expect(try appKit.contains("MASLayoutPriority { MASLayoutPriority(501) }"))
  }

  @Test("Masonry's animator stays on for good; here it is for one access, and only AppKit has it (T7)")
  func animator() throws {
    let askers = try Repository.sources("Masonry").filter {
      try String(contentsOf: $0, encoding: .utf8).contains(/\banimator\b/)
    }
    #expect(askers.map(\.lastPathComponent) == ["MASConstraintAnimator.swift"])
    #expect(askers.allSatisfy { $0.pathComponents.contains("AppKit") })
  }

  /// The part of the platforms' file that is for AppKit.
  private var appKit: String {
    get throws {
      let file = Repository.folder.appendingPathComponent("Sources/Masonry/MASPlatform.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let start = try #require(text.firstRange(of: "\n#if canImport(UIKit) || !canImport(AppKit)\n"))
      return text[start.upperBound...].components(separatedBy: "\n#else\n")[1]
    }
  }
}
