import Foundation
import Testing

@testable import UIKitTranslation

/// The parts of an app that are left out because the compiler refuses them.
struct CutTests {
  /// An app of one file, with errors in rounds: each is the line that contains a text, and a message.
  private func list(_ source: String, _ rounds: [[(String, String)]]) -> CutList {
    var list = CutList()
    list.update(["/a.swift": source], platform: "1")
    for round in rounds { list.leaveOut(round.map { refusal(source, $0.0, $0.1) }, of: ["/a.swift": source]) }
    return list
  }

  /// The place of a text in a source.
  private func refusal(_ source: String, _ text: String, _ message: String) -> CompilerRefusal {
    let before = source.range(of: text).map { source[..<$0.lowerBound] } ?? ""
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerRefusal(
      file: "/a.swift", line: max(1, lines.count), column: (lines.last?.utf8.count ?? 0) + 1, message: message
    )
  }

  private func text(_ source: String, _ list: CutList) -> String {
    CutText(source, list.cuts(in: "/a.swift")).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  private func trap(_ line: Int) -> String {
    "Swift.fatalError(\"/a.swift:\(line): this is left out: no \\\"x\\\"\")"
  }

  /// A source, the text that is refused, and what stands for the source; TRAP is the call that stops the program.
  struct Refused: CustomTestStringConvertible, Sendable {
    let before, bad, after: String
    var testDescription: String { before }

    init(_ before: String, _ bad: String, _ after: String) {
      (self.before, self.bad, self.after) = (before, bad, after)
    }
  }

  @Test(
    "The smallest part around an error is left out",
    arguments: [
      Refused("func a() { x() }; func b() {}", "x()", "func a() { TRAP }; func b() {}"),
      Refused(
        "class A { func a() -> Int { [1].map { x($0) }[0] } }", "x(", "class A { func a() -> Int { TRAP } }"),
      Refused("class A { init(a: Int) { x = a } }", "x =", "class A { init(a: Int) { TRAP } }"),
      Refused("class A { deinit { x() } }", "x()", "class A { deinit {} }"),
      Refused("func a() { func b() { x() }; b() }", "x()", "func a() { func b() { TRAP }; b() }"),
      Refused("var a: Int { x }", "x", "var a: Int { TRAP }"),
      Refused("var a: Int { get { x } set {} }", "x", "var a: Int { get { TRAP } set {} }"),
      Refused(
        "struct A { subscript(i: Int) -> Int { x } }", "x", "struct A { subscript(i: Int) -> Int { TRAP } }"),
      Refused("func a() -> Int { if b { return 1 } }", "}", "func a() -> Int { TRAP }"),
      Refused("let a: Int = x", "x", "let a: Int = { TRAP }()"),
      // A builder would read the call as an element.
      Refused(
        "@Rows func a() -> [Row] { x }", "x",
        "@Rows func a() -> [Row] { func stop<T>() -> T { TRAP }; return stop() }"),
      Refused(
        "@Rows var a: [Row] { x }", "x", "@Rows var a: [Row] { func stop<T>() -> T { TRAP }; return stop() }"),
      Refused("@MainActor func a() -> Int { x }", "x", "@MainActor func a() -> Int { TRAP }"),
      // Without a type that conforms no body is right.
      Refused("@Rows func a() -> some Row { x }", "x", ""),
      Refused("class A { let a = { () -> B in x }() }", "x", "class A { let a = { () -> B in TRAP }() }"),
      Refused("class A { let a = UILabel(x: 1) }", "x:", "class A { let a = { () -> UILabel in TRAP }() }"),
      Refused("class A { let a = x; let b = 1 }", "x;", "class A { let b = 1 }"),
      Refused("class A { var a: X?; var b = 1 }", "X?", "class A { var b = 1 }"),
      Refused("class A { @X var a = 1 }", "@X", "class A { var a = 1 }"),
      Refused("func a(b: Int = x) {}", "x", "func a(b: Int = { TRAP }()) {}"),
      Refused("func a(b: X) {}; func c() {}", "X)", "func c() {}"),
      Refused("class A: B, X, C {}", "X,", "class A: B, C {}"),
      Refused("class A: X {}", "X {", "class A {}"),
      Refused("class A: X, B { override func a() {} }", "X,", ""),
      Refused("extension A: X { func a() {} }", "X {", "extension A { func a() {} }"),
      Refused("extension X { func a() {} }", "X", ""),
      Refused("enum A { case a; case b(X) }", "X", "enum A { case a; }"),
      Refused("protocol A { func a(); func b(x: X) }", "X)", "protocol A { func a(); }"),
      Refused("import X\nlet a = 1", "X", "\nlet a = 1"),
      Refused("#if A\nlet a: X\n#endif", "X", "#if A\n\n#endif"),
      Refused("typealias A = X", "X", ""), Refused("print(x)\nlet a = 1", "x", "\nlet a = 1"),
    ])
  func smallest(row: Refused) {
    let list = list(row.before, [[(row.bad, "no \"x\"")]])
    #expect(list.cuts.count == 1)
    #expect(text(row.before, list) == row.after.replacing("TRAP", with: trap(1)))
  }

  @Test("A part that still has an error is followed by the next larger one, up to the file")
  func larger() {
    let source = "class A {\n  func a() -> B {\n    x()\n  }\n}\nlet b = 1"
    let round = [("x()", "no \"x\"")]
    let kinds = (1...5).map {
      list(source, Array(repeating: round, count: $0)).cuts.map { "\($0.kind) \($0.name)" }
    }
    #expect(kinds == [["body A.a()"], ["declaration A.a()"], ["declaration A"], ["file "], ["file "]])
    #expect(text(source, list(source, [round, round])) == "class A {\n\n\n\n}\nlet b = 1")
  }

  @Test("Errors of one round in one body leave out that body once")
  func oneRound() {
    let list = list("func a() {\n  x()\n  y()\n}", [[("x()", "no x"), ("y()", "no y")]])
    #expect(list.cuts.map(\.cause) == ["no x"] && list.cuts.map(\.line) == [2])
  }

  @Test("A type that conforms to a protocol no longer loses that conformance, after other errors are gone")
  func conformance() {
    let source = "struct A: B, Codable {\n  var a: X\n}"
    let rounds = [[("A:", "type 'A' does not conform to protocol 'Decodable'"), ("X", "no X")]]
    #expect(list(source, rounds).cuts.map(\.name) == ["A.a"])
    #expect(list(source, [[rounds[0][0]]]).cuts.map(\.name) == ["A: Codable"])
    #expect(text(source, list(source, [[rounds[0][0]]])) == "struct A: B {\nvar a: X\n}")
  }

  /// A type, what its protocol requires of it, and what stands for both.
  @Test(
    "A type that lacks members keeps its conformance: each of them stops the program",
    arguments: [
      (
        "struct A: P { var a: Int }", ["func b(_ c: Int) async throws -> Self"],
        "struct A: P { var a: Int ; func b(_ c: Int) async throws -> Self { TRAP } }"
      ),
      (
        "public class A: P {}", ["func b(_ c: Self)", "var d: Int { get set }"],
        "public class A: P {public func b(_ c: A) { TRAP }; public var d: Int { get { TRAP } set { TRAP } } }"
      ),
      (
        "class A: P {\n}", ["init(from decoder: any Decoder) throws"],
        "class A: P {\nrequired init(from decoder: any Decoder) throws { TRAP } }"
      ),
      (
        "struct A: P {}; let b = 1", ["init(c: Int)"],
        "struct A: P {} ; extension A { init(c: Int) { TRAP } }; let b = 1"
      ),
      (
        "enum A { struct B: P {} }", ["init()", "static func c() -> B"],
        "enum A { struct B: P {static func c() -> B { TRAP } } } ; extension A.B { init() { TRAP } }"
      ),
      (
        "extension A: P {}", ["subscript(i: Int) -> String { get }"],
        "extension A: P {subscript(i: Int) -> String { TRAP } }"
      ),
      ("struct A: P, Q {}", ["mutating func b()"], "struct A: P, Q {mutating func b() { TRAP } }"),
    ])
  func requirements(_ source: String, _ requirements: [String], _ expected: String) {
    var refusal = refusal(
      source, source.contains("B:") ? "B:" : "A:", "type 'A' does not conform to protocol 'P'")
    refusal.requirements = requirements
    var list = CutList()
    list.leaveOut([refusal], of: ["/a.swift": source])
    #expect(list.cuts.map(\.kind) == [.requirement])
    let trap = "Swift.fatalError(\"/a.swift:1: this is left out: type 'A' does not conform to protocol 'P'\")"
    #expect(text(source, list) == expected.replacing("TRAP", with: trap))
  }

  @Test("A conformance goes if a member cannot be made, if it does not help, or if it is refused itself")
  func brokenRequirements() {
    let source = "struct A: P {\n  var a: Int\n}"
    var refusal = refusal(source, "A:", "type 'A' does not conform to protocol 'P'")
    func kinds(_ rounds: [CompilerRefusal]) -> [String] {
      var list = CutList()
      for refusal in rounds { list.leaveOut([refusal], of: ["/a.swift": source]) }
      return list.cuts.map { "\($0.kind) \($0.name)" }
    }
    refusal.requirements = ["associatedtype Item"]
    #expect(kinds([refusal]) == ["conformance A: P"])
    refusal.requirements = ["func b()"]
    #expect(kinds([refusal]) == ["requirement A:"])
    #expect(kinds([refusal, refusal]) == ["conformance A: P"])
    let inStub = CompilerRefusal(
      file: "/a.swift", line: 3, column: 20, message: "cannot find type 'X' in scope")
    #expect(kinds([refusal, inStub]) == ["conformance A: P"])
    let other = CompilerRefusal(
      file: "/a.swift", line: 2, column: 10, message: "cannot find type 'X' in scope")
    #expect(kinds([refusal, other]) == ["requirement A:", "declaration A.a"])
  }

  @Test("A protocol that another inherits goes with the one that is named")
  func inheritedProtocol() {
    let source = "class A: UIView, Store {}"
    #expect(
      list(source, [[("A", "type 'A' does not conform to protocol 'Base'")]]).cuts.map(\.name) == ["A: Store"]
    )
  }

  @Test("A column that the translation has moved stays within its line")
  func columns() {
    let source = "class A {\n  func a() { x() }  // why\n  func b() {}\n}"
    var list = CutList()
    list.leaveOut(
      [CompilerRefusal(file: "/a.swift", line: 2, column: 99, message: "no x")], of: ["/a.swift": source])
    #expect(list.cuts.count == 1 && list.cuts[0].name.hasPrefix("A.a"))
    for (line, column) in [(0, 0), (-1, 5), (99, 1), (Int.max - 1, Int.max / 4)] {
      list.leaveOut(
        [CompilerRefusal(file: "/a.swift", line: line, column: column, message: "no y")],
        of: ["/a.swift": source])
    }
  }

  @Test("A cut ends when its function changes, and others stay where they are")
  func ends() {
    let source = "func a() {\n  x()\n}\nfunc b() {\n  y()\n}"
    var list = list(source, [[("x()", "no x"), ("y()", "no y")]])
    list.update(["/a.swift": "// One line more.\n" + source.replacing("x()", with: "z()")], platform: "1")
    #expect(list.cuts.map(\.name) == ["b()"] && list.cuts.map(\.line) == [6])
  }

  @Test(
    "All cuts end when what is declared changes, or what the app is compiled against",
    arguments: [("func x() {}", "1"), ("", "2")])
  func allEnd(more: String, platform: String) {
    let source = "func a() {\n  x()\n}\nfunc b() {\n  y()\n}\n"
    var list = list(source, [[("x()", "no x"), ("y()", "no y")]])
    list.update(["/a.swift": source + more], platform: platform)
    #expect(list.cuts.isEmpty)
  }

  @Test("What depends on a declaration comes back with it")
  func dependents() {
    let source = "class A: X { override func a() { x() } }\nfunc b() {\n  A()\n}"
    var list = list(source, [[("X {", "no X")], [("A()", "no A")]])
    #expect(list.cuts.map(\.name) == ["A", "b()"])
    list.update(["/a.swift": source.replacing("x()", with: "")], platform: "1")
    #expect(list.cuts.isEmpty)
  }

  @Test("What is left out has no declarations for other files")
  func facts() {
    let source = "class A: UIView {}\nclass B: X { override func a() {} }"
    let cuts = list(source, [[("X {", "no X")]]).cuts
    #expect(Translator.facts(of: source, without: cuts) == Translator.facts(of: "class A: UIView {}\n"))
  }
}
