import Foundation
import Testing

/// AppKit cannot be had here. A stand-in declares what the language uses of it, bound to the main actor as in AppKit or not: so
/// what is written for AppKit is compiled as there.
@Suite struct AppKitTests {
  @Test func languageCompilesWithAppKitsNames() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      #expect(try compiler.makeModule("AppKit", [Repository.standIn("AppKit")], in: folder).isEmpty)
      for module in ["UIKitShim", "Masonry", "MasonryShorthand"] {
        let output = try compiler.makeModule(module, Repository.sources(module), in: folder)
        #expect(!output.contains("error:") && !output.contains("warning:"), "\(module): \(output)")
      }
    }
  }

  /// What a program for AppKit can write, and what it cannot.
  private static let program = """
    import AppKit
    import Masonry
    @MainActor func animate(_ constraint: MASConstraint) {
      constraint.animator.offset(5)
      constraint.animator.inset(2)
      constraint.animator.insets(NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      constraint.animator.insets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      constraint.animator.sizeOffset(CGSize(width: 1, height: 2))
      constraint.animator.centerOffset(CGPoint(x: 1, y: 2))
      constraint.offset(6).priorityMedium()
    }
    @MainActor func words(_ constraint: NSLayoutConstraint) -> [String] {
      let report = MASConflictReport(constraints: [constraint], givenUp: constraint)
      return [constraint.mas_description, constraint.mas_words, constraint.description, report.text]
    }
    @MainActor func make(_ view: NSView, _ guide: NSLayoutGuide) {
      view.mas_makeConstraints { make in
        make.top.horizontalEdges.equalToSuperviewSafeArea()
        make.bottom.lessThanOrEqualTo(guide).priority(.windowSizeStayPut)
      }
    }
    @MainActor func margin(_ view: NSView) { _ = view.mas_leftMargin }
    @MainActor func margins(_ make: MASConstraintMaker) { _ = make.margins }
    @MainActor func sides(_ view: NSView) { _ = view.mas_margins }
    @MainActor func conditions() { _ = MASConditionalConstraints() }
    """

  private static let absent = ["mas_leftMargin", "margins", "mas_margins", "MASConditionalConstraints"]

  @Test func programForAppKitAnimatesConstantsAndFindsNoMargins() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      _ = try compiler.makeModule("AppKit", [Repository.standIn("AppKit")], in: folder)
      for module in ["UIKitShim", "Masonry"] {
        _ = try compiler.makeModule(module, Repository.sources(module), in: folder)
      }
      let file = folder.appendingPathComponent("Program.swift")
      try Self.program.write(to: file, atomically: true, encoding: .utf8)
      let output = try compiler.compile("Program", [file], options: ["-typecheck"], in: folder)
      let faults = output.matches(of: /^\/.*error: .*'(\w+)'(?: in scope)?$/.anchorsMatchLineEndings()).map {
        String($0.1)
      }
      #expect(faults == Self.absent, "\(output)")
    }
  }

  @Test func onlyThePlatformsOwnFileNamesUIKitsTypes() throws {
    for file in try Repository.sources("Masonry") where file.lastPathComponent != "MASPlatform.swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = String(line).replacing(/".*?"/, with: "").replacing(/\/\/.*/, with: "")
        let names = code.matches(of: /\bUI[A-Z]\w*/).map { String($0.output) }.filter { $0 != "UIKitShim" }
        #expect(names.isEmpty, "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
