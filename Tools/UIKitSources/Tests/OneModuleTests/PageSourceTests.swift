import Testing

@testable import OneModule

/// A file of a page's program in Embedded Swift.
struct PageSourceTests {
  @Test(
    "The main actor goes, wherever Swift takes an attribute",
    arguments: [
      ("@MainActor class A {}", "           class A {}"),
      ("@MainActor\nfunc a() {}", "          \nfunc a() {}"),
      ("let a: @MainActor () -> Void = {}", "nonisolated(unsafe) let a:            () -> Void = {}"),
      ("class A: @MainActor P {}", "class A:            P {}"),
      ("run { @MainActor in a() }", "run {               a() }"),
      ("run { @MainActor [b] in a() }", "run {            [b] in a() }"),
      ("run { @MainActor x in a(x) }", "run {            x in a(x) }"),
      ("run { @Sendable in a() }", "run { @Sendable in a() }"),
      ("// @MainActor", "// @MainActor"),
      ("#!/usr/bin/env swift\n@MainActor class A {}", "                    \n           class A {}"),
    ])
  func mainActor(before: String, after: String) {
    #expect(translated(before) == after)
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
    #expect(translated(before) == after)
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
    #expect(translated(text) == text)
  }

  @Test(
    "Weak and unowned variables become what a page has",
    arguments: [
      ("weak var a: B?", "@Weak      var a: B?"),
      ("class A { private weak var b: B? }", "class A { @Weak private      var b: B? }"),
      ("class A { @objc weak open var b: B! }", "class A { @Weak @objc      open var b: B! }"),
      (
        "class A { weak var b: B? { didSet { c() } } }", "class A { @Weak      var b: B? { didSet { c() } } }"
      ),
      (
        "class A { override weak var b: B? { get { c } set {} } }",
        "class A { override      var b: B? { get { c } set {} } }"
      ),
      ("func a() { weak let b = c; d(b) }", "func a() { @Weak      var b = c; d(b) }"),
      ("class A { unowned let b: B }", "class A { unowned(unsafe) let b: B }"),
      ("class A { unowned(unsafe) let b: B }", "class A { unowned(unsafe) let b: B }"),
    ])
  func weakVariables(before: String, after: String) {
    #expect(translated(before) == after)
  }

  @Test(
    "Weak captures are stored, and every use of the name reads them",
    arguments: [
      ("{ [unowned self] in a() }", "{ [unowned(unsafe) self] in a() }"),
      (
        "{ [weak self] in self?.a() }",
        "{ [     weakSelf = Weak(wrappedValue: self)] in weakSelf.wrappedValue?.a() }"
      ),
      (
        "{ [weak self, b] _ in guard let self else { return }; self.a(b) }",
        "{ [     weakSelf = Weak(wrappedValue: self), b] _ in guard let self = weakSelf.wrappedValue else { return }; self.a(b) }"
      ),
      (
        "{ [weak self] in if let self = self { self.a() } }",
        "{ [     weakSelf = Weak(wrappedValue: self)] in if let self = weakSelf.wrappedValue { self.a() } }"
      ),
      (
        "{ [weak a = self.b] in { a?.c() } }",
        "{ [     weakA = Weak(wrappedValue: self.b)] in { weakA.wrappedValue?.c() } }"
      ),
      (
        "{ [weak self] in self?.a() }; b?.c()",
        "{ [     weakSelf = Weak(wrappedValue: self)] in weakSelf.wrappedValue?.a() }; b?.c()"
      ),
      (
        "{ [weak a] in b(a, c.a, a: 1) }",
        "{ [     weakA = Weak(wrappedValue: a)] in b(weakA.wrappedValue, c.a, a: 1) }"
      ),
      (
        "{ [weak a] in { [weak a] in a?.b() } }",
        "{ [     weakA = Weak(wrappedValue: a)] in { [     weakA = Weak(wrappedValue: weakA.wrappedValue)] in weakA.wrappedValue?.b() } }"
      ),
      (
        "{ [weak a] in { [a] in a?.b() } }",
        "{ [     weakA = Weak(wrappedValue: a)] in { [a = weakA.wrappedValue] in a?.b() } }"
      ),
      (
        "{ [weak a] in if let a, a.b { c(a) } else { d(a) } }",
        "{ [     weakA = Weak(wrappedValue: a)] in if let a = weakA.wrappedValue, a.b { c(a) } else { d(weakA.wrappedValue) } }"
      ),
      (
        "{ [weak a] in b { a in a.c() } }",
        "{ [     weakA = Weak(wrappedValue: a)] in b { a in a.c() } }"
      ),
    ])
  func weakCaptures(before: String, after: String) {
    #expect(translated(before) == after)
  }

  @Test("Messages name the original file and its lines")
  func location() {
    let written = PageSource.written(Array("let a = 1\n".utf8), path: "/a/b.swift")
    #expect(
      String(decoding: written, as: UTF8.self).hasPrefix("#sourceLocation(file: \"/a/b.swift\", line: 1)\n"))
  }

  @Test("Refusals name the original file and its lines")
  func refusals() throws {
    let written = PageSource.written(Array("\nfunc a() { #stringify(1) }\n".utf8), path: "/a/b.swift")
    let merging = Merging(modules: [("App", String(decoding: written, as: UTF8.self))])
    let refusals = try #require(merging.error() as? Refusals)
    #expect(refusals.description == "/a/b.swift:2:13: error: a page cannot use macros: #stringify")
  }

  private func translated(_ text: String) -> String {
    String(decoding: PageSource.translated(Array(text.utf8)), as: UTF8.self)
  }
}
