import Testing

@testable import OneModule

/// What a file of a page's program is in one thread.
struct ThreadConfinementTests {
  @Test(
    "The main actor goes, wherever Swift takes an attribute",
    arguments: [
      ("@MainActor class A {}", "           class A {}"),
      ("@MainActor\nfunc a() {}", "          \nfunc a() {}"),
      ("let a: @MainActor () -> Void = {}", "nonisolated(unsafe) let a:            () -> Void = {}"),
      ("class A: @MainActor P {}", "class A:            P {}"),
      ("run { @MainActor in a() }", "run {               a() }"),
      ("run { @MainActor [weak self] in a() }", "run {            [weak self] in a() }"),
      ("run { @MainActor x in a(x) }", "run {            x in a(x) }"),
      ("run { @Sendable in a() }", "run { @Sendable in a() }"),
      ("// @MainActor", "// @MainActor"),
      ("#!/usr/bin/env swift\n@MainActor class A {}", "                    \n           class A {}"),
    ])
  func mainActor(before: String, after: String) {
    #expect(confined(before) == after)
  }

  @Test(
    "Globals and static properties that are stored are not checked for other threads",
    arguments: [
      ("let a = B()", "nonisolated(unsafe) let a = B()"),
      ("public var (a, b) = (1, 2)", "public nonisolated(unsafe) var (a, b) = (1, 2)"),
      ("#if os(iOS)\nvar a = 1\n#endif", "#if os(iOS)\nnonisolated(unsafe) var a = 1\n#endif"),
      ("class A { static let b = A() }", "class A { static nonisolated(unsafe) let b = A() }"),
      (
        "enum A { static var b = 1 { didSet {} } }",
        "enum A { static nonisolated(unsafe) var b = 1 { didSet {} } }"
      ),
    ])
  func globals(before: String, after: String) {
    #expect(confined(before) == after)
  }

  @Test(
    "Other properties and variables stay as they are",
    arguments: [
      "var a: Int { 1 }", "enum A { static var b: Int { get { 1 } set {} } }", "func a() { let b = 1 }",
      "class A { var b = 1 }",
      "nonisolated(unsafe) let a = B()", "enum A { nonisolated static let b = 1 }",
      "enum A { @Weak static var b: C? }",
      "protocol A { static var b: Int { get } }", "if a { let b = 1 }", "for a in b { let c = a }",
    ])
  func others(text: String) {
    #expect(confined(text) == text)
  }

  @Test("Messages name the original file and its lines")
  func location() {
    let written = ThreadConfinement.written(Array("let a = 1\n".utf8), path: "/a/b.swift")
    #expect(
      String(decoding: written, as: UTF8.self).hasPrefix("#sourceLocation(file: \"/a/b.swift\", line: 1)\n"))
  }

  @Test("Refusals name the original file and its lines")
  func refusals() throws {
    let written = ThreadConfinement.written(Array("\nfunc a() { #stringify(1) }\n".utf8), path: "/a/b.swift")
    let merging = Merging(modules: [("App", String(decoding: written, as: UTF8.self))])
    let refusals = try #require(merging.error() as? Refusals)
    #expect(refusals.description == "/a/b.swift:2:13: error: a page cannot use macros: #stringify")
  }

  private func confined(_ text: String) -> String {
    String(decoding: ThreadConfinement.confined(Array(text.utf8)), as: UTF8.self)
  }
}
