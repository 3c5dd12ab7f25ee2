import Testing

@testable import UIKitTranslation

/// Functions that return `some P` and are left out: each body needs a type for it.
struct OpaqueCutTests {
  /// Returns the text that stands for the file `/a.swift`, where "x" is refused, beside other files.
  private func text(_ source: String, _ others: [String] = []) -> String {
    var sources = ["/a.swift": source]
    for (index, other) in others.enumerated() { sources["/\(index).swift"] = other }
    var list = CutList()
    list.update(sources, platform: "1")
    let column = (source.range(of: "x()").map { source[..<$0.lowerBound].utf8.count } ?? 0) + 1
    list.leaveOut([CompilerRefusal(file: "/a.swift", line: 1, column: column, message: "no x")], of: sources)
    return CutText(source, list.cuts(in: "/a.swift")).text
      .replacing("Swift.fatalError(\"/a.swift:1: this is left out: no x\")", with: "TRAP")
      .split(separator: " ").joined(separator: " ")
  }

  private static func body(_ result: String) -> String {
    "{ func stop() -> \(result) { TRAP }; return stop() }"
  }

  @Test(
    "A body that stops the program returns a type that conforms",
    arguments: [
      ("some Hashable", "Never"), ("some Collection<String>", "[String]"), ("some Sequence", "[Never]"),
      ("some IteratorProtocol<Int>", "IndexingIterator<[Int]>"), ("some StringProtocol", "String"),
      ("some BinaryInteger & Codable", "Int"), ("some FloatingPoint", "Double"), ("some UIView", "UIView"),
      ("some Publisher<Int, Never>", "AnyPublisher<Int, Never>"),
      ("some AsyncSequence<Int, Never>", "AsyncStream<Int>"), ("(some Hashable)?", "(Never)?"),
      ("[some Error]", "[Never]"), ("(some Error, Int)", "(Never, Int)"),
    ])
  func system(_ type: String, _ result: String) {
    #expect(text("func a() -> \(type) { x() }") == "func a() -> \(type) \(Self.body(result))")
    #expect(text("var a: \(type) { x() }") == "var a: \(type) \(Self.body(result))")
    #expect(text("let a: \(type) = x()") == "let a: \(type) = { () -> \(result) in TRAP }()")
    #expect(
      text("struct A { subscript(i: Int) -> \(type) { get { x() } } }")
        == "struct A { subscript(i: Int) -> \(type) { get \(Self.body(result)) } }")
  }

  @Test(
    "A protocol of the app has a type of the app",
    arguments: [
      ("struct B: Row {}", "B"), ("class B {}\nextension B: Row {}", "B"), ("class C: Row {}", "C"),
      ("protocol Wide: Row {}\nenum D: Wide {}", "D"), ("enum E { struct F: Row {} }", "E.F"),
      ("private struct G: Row {}\nstruct H<T>: Row {}\nfunc a() { struct I: Row {} }\nstruct J: Row {}", "J"),
    ])
  func app(_ types: String, _ result: String) {
    #expect(
      text("func a() -> some Row { x() }", ["protocol Row {}", types])
        == "func a() -> some Row \(Self.body(result))")
  }

  @Test("A class and a protocol have a type that is below both")
  func composition() {
    let types = "class A: UIView {}\nclass B: Row {}\nclass C: A, Row {}"
    #expect(
      text("func a() -> some UIView & Row { x() }", [types])
        == "func a() -> some UIView & Row \(Self.body("C"))")
  }

  @Test("A function for which no type is found is left out")
  func none() {
    #expect(text("func a() -> some Row { x() }; let b = 1") == " let b = 1".trimmingPrefix(" "))
    // Its only type is refused, too.
    let sources = ["/a.swift": "func a() -> some Row { x() }", "/b.swift": "struct B: Row { var x: X }"]
    var list = CutList()
    let refusals = [
      CompilerRefusal(file: "/b.swift", line: 1, column: 8, message: "no B"),
      CompilerRefusal(file: "/a.swift", line: 1, column: 24, message: "no x"),
    ]
    list.leaveOut([refusals[0]], of: sources)
    list.leaveOut([refusals[1]], of: sources)
    #expect(list.cuts.map(\.name) == ["a()", "B"] && list.cuts.map(\.kind) == [.declaration, .declaration])
  }

  @Test("A setter beside such a getter stops the program as others do")
  func setter() {
    #expect(
      text("struct A { subscript(i: Int) -> some Row { get { B() } set { x() } } }")
        == "struct A { subscript(i: Int) -> some Row { get { B() } set { TRAP } } }")
  }
}
