import Foundation
import Testing

/// AppKit cannot be had here. A stand-in declares what the language uses of it, bound to the main actor as in AppKit or not: so
/// what is written for AppKit is compiled as there.
@Suite struct AppKitTests {
  @Test func languageCompilesWithAppKitsNames() async throws {
    let built = try await BuiltModules.onAppKit.value
    for module in ["AppKit", "UIKitShim", "Masonry"] { #expect(built.messages[module] == "") }
    try Repository.withTemporaryFolder { folder in
      let output = try Compiler().makeModule(
        "MasonryShorthand", Repository.sources("MasonryShorthand"), options: built.option, in: folder)
      #expect(output == "")
    }
  }

  /// The code that a program for AppKit can contain, and the code that it cannot.
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

  /// The names that the compiler did not find.
  private static func faults(in output: String) -> [String] {
    output.matches(of: /^\/.*error: .*'(\w+)'(?: in scope)?$/.anchorsMatchLineEndings()).map { String($0.1) }
  }

  private static let absent = ["mas_leftMargin", "margins", "mas_margins", "MASConditionalConstraints"]

  @Test func programForAppKitAnimatesConstantsAndFindsNoMargins() async throws {
    let built = try await BuiltModules.onAppKit.value
    try Repository.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Program.swift")
      try Self.program.write(to: file, atomically: true, encoding: .utf8)
      let options = ["-typecheck"] + built.option
      let output = try Compiler().compile("Program", [file], options: options, in: folder)
      #expect(Self.faults(in: output) == Self.absent, "\(output)")
    }
  }

  /// The constraint to a view that is gone looks like the one that is updated until its second item is read.
  private static let update = """
    import AppKit
    import Masonry
    @main struct Program {
      @MainActor static func main() {
        let (superview, view) = (NSView(), NSView())
        superview.addSubview(view)
        relateToAViewThatGoes(view, superview)
        view.mas_updateConstraints { $0.left.equalTo(superview).offset(3) }
        view.mas_updateConstraints { $0.left.equalTo(superview).offset(5) }
        print(view.mas_installedConstraints.map(\\.constant))
      }
      @MainActor static func relateToAViewThatGoes(_ view: NSView, _ superview: NSView) {
        let target = NSView()
        superview.addSubview(target)
        view.mas_makeConstraints { $0.left.equalTo(target).offset(1) }
        target.removeFromSuperview()
      }
    }
    """

  @Test func updateDoesNotReadItemsThatAreGone() async throws {
    let built = try await BuiltModules.onAppKit.value
    try Repository.withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("Main.swift")
      try Self.update.write(to: program, atomically: true, encoding: .utf8)
      let output = try Compiler().runProgram(
        program, on: built, linking: ["AppKit", "UIKitShim", "Masonry"], in: folder)
      #expect(output == "[5.0]\n")
    }
  }

  @Test func frameworksCompileAgainstTheirInterfaces() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      let modules: [(String, [URL])] = [
        ("AppKit", Repository.appKit), ("UIKitShim", try Repository.sources("UIKitShim")),
        ("Masonry", try Repository.sources("Masonry")),
        ("MasonryShorthand", try Repository.sources("MasonryShorthand")),
      ]
      for (module, sources) in modules {
        let options = module == "AppKit" ? Compiler.inPackage : []
        let output = try compiler.makeInterface(module, sources, options: options, in: folder)
        #expect(!output.contains("error:"), "\(module): \(output)")
      }
      let file = folder.appendingPathComponent("Program.swift")
      try Self.program.write(to: file, atomically: true, encoding: .utf8)
      let output = try compiler.compile("Program", [file], options: ["-typecheck"], in: folder)
      #expect(Self.faults(in: output) == Self.absent, "\(output)")
    }
  }

  @Test func onlyThePlatformsOwnFilesNameUIKitsTypes() throws {
    for file in try Repository.sources("Masonry")
    where file.lastPathComponent != "MASPlatform.swift" && !file.pathComponents.contains("UIKit") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = String(line).replacing(/".*?"/, with: "").replacing(/\/\/.*/, with: "")
        let names = code.matches(of: /\bUI[A-Z]\w*/).map { String($0.output) }.filter {
          !["UIKit", "UIKitShim"].contains($0)
        }
        #expect(names.isEmpty, "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
