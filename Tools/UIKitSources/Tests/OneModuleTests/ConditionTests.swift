import Testing

/// The parts of a file that conditions leave.
struct ConditionTests {
  @Test(
    "Conditions are decided as by the compiler",
    arguments: [
      ("compiler(>=6.0)", true), ("compiler(<6.0)", false), ("swift(>=5.9) && compiler(>=6.3.1)", true),
      ("compiler(>=6.4)", false), ("canImport(Library)", true), ("canImport(UIKit)", false),
      ("!canImport(UIKit)", true),
      ("canImport(Library, _version: 2.1)", true), ("os(Linux) || os(macOS)", false), ("arch(wasm32)", true),
      ("hasFeature(Embedded)", true), ("hasAttribute(main)", true), ("DEBUG", false), ("Mine", true),
      ("targetEnvironment(simulator)", false), ("(os(iOS) || Mine) && !DEBUG", true), ("false || true", true),
    ])
  func decided(condition: String, holds: Bool) throws {
    var merging = program("#if \(condition)\nlet a = 1\n#else\nlet b = 1\n#endif")
    merging.conditions = ["Mine"]
    #expect(try merging.text(of: "App") == (holds ? "\nlet a = 1\n\n\n" : "\n\n\nlet b = 1\n"))
  }

  @Test func branchesOfConditionsMayBeNestedAndCommented() throws {
    let text = """
      #if canImport(UIKit)  // Apple's
      import UIKit
      #elseif canImport(Library)  // ours
      import Library
      #if DEBUG
      let a = 1
      #endif
      let b = 1
      #else
      let c = 1
      #endif
      """
    #expect(try program(text).text(of: "App") == "\n\n\n\n\n\n\nlet b = 1\n\n\n")
  }

  @Test func conditionsMayStandWithinExpressionsAttributesAndCases() throws {
    let text = """
      let a = b
      #if DEBUG
        .c()
      #else
        .d()
      #endif
      #if hasAttribute(main)
      @main
      #endif
      struct E {}
      """
    #expect(try program(text).text(of: "App") == "let a = b\n\n\n\n.d()\n\n\n@main\n\nstruct E {}")
  }

  @Test func whatALaterCompilerReadsIsNotRead() throws {
    let text = "#if compiler(>=9)\nfuture struct ~~ {{{\n#endif\nlet a = 1"
    #expect(try program(text).text(of: "App") == "\n\n\nlet a = 1")
  }

  @Test func aConditionThatCannotBeDecidedIsRefused() {
    #expect(program("#if compiler(6)\n#endif").reasons().count == 1)
  }
}
