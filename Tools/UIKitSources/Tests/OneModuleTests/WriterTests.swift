import OneModule
import Testing

/// A file of a program in one module.
struct WriterTests {
  @Test(
    "Words that make declarations public go, and nothing else",
    arguments: [
      ("public struct A {}", "struct A {}"),
      ("@frozen public enum E { case open, closed }", "enum E { case open, closed }"),
      ("open class A { open func open() { open() } }", "class A { func open() { open() } }"),
      ("public private(set) var a = 1", "private(set) var a = 1"),
      ("private public(set) var a = 1", "private var a = 1"),
      ("@inlinable @inline(__always) public static func a() {}", "@inline(__always) static func a() {}"),
      ("public @discardableResult func a() {}", "@discardableResult func a() {}"),
      ("let a = door.open", "let a = door.open"),
      ("let package = 1; print(package)", "let package = 1; print(package)"),
      ("package var a = 1", "var a = 1"),
      ("public extension A { func b() {} }", "extension A { func b() {} }"),
      ("@_spi(Inside) public func a() {}", "func a() {}"),
    ])
  func visibility(before: String, after: String) throws {
    #expect(try program(before).text(of: "App") == after)
  }

  @Test(
    "Imports of the program's modules go, with their attributes; others stay",
    arguments: [
      ("import Library", ""),
      ("@_exported import Library", ""),
      ("@preconcurrency import Library", ""),
      ("@testable import Library", ""),
      ("@_spi(Inside) import Library", ""),
      ("public import Library", ""),
      ("internal import Library", ""),
      ("import struct Library.Entry", ""),
      ("import class Library.Entry; let a = 1", "let a = 1"),
      ("@preconcurrency\nimport Library", "\n"),
      ("@_exported import Dispatch", "@_exported import Dispatch"),
      ("@preconcurrency public import Dispatch", "@preconcurrency import Dispatch"),
      ("import struct Dispatch.DispatchTime", "import struct Dispatch.DispatchTime"),
    ])
  func imports(before: String, after: String) throws {
    #expect(try program(before).text(of: "App") == after)
  }

  @Test(
    "Texts, regular expressions and comments stay as they are",
    arguments: [
      #"let a = "public var \(b("open func")) public var""#,
      ##"let a = #"public var " \#(b) import Library"# // public var"##,
      "let a = \"\"\"\n  import Library \" public var\n  \"\"\"",
      "let a = #\"\"\"\n  import Library \"\"\" \\(b) public var\n  \"\"\"#",
      "/* public /* open */ import Library */ var a = 1",
      #"let a = /public "var [/]import/"#,
      ##"let a = #/public "var / import Library/#"##,
      "let a = #/\n  import Library  # public var \"\n/#",
      "let a = b / c; let d = \"public\" / e",
    ])
  func texts(text: String) throws {
    #expect(
      try program(text).text(of: "App") == text.replacing("  ", with: " ").replacing("\n ", with: "\n"))
  }

  @Test(
    "Names with a module before them stand alone, but where the module's name is a type's",
    arguments: [
      ("let a: Library.Entry<Library.List> = Library.make()", "", "let a: Entry< List> = make()"),
      ("let a: App.Entry = App.Entry()", "", "let a: Entry = Entry()"),
      ("let a = Library.Entry()", "public class Library {}", "let a = Library.Entry()"),
      ("let a = Swift.max(1, 2)", "", "let a = Swift.max(1, 2)"),
    ])
  func qualifiers(before: String, library: String, after: String) throws {
    #expect(try program(before, library: library).text(of: "App") == after)
  }

  @Test func conformancesToTheProgramsTypesAreNotRetroactive() throws {
    let before = "extension Entry: @retroactive Sendable {}\nextension Int: @retroactive Hashable {}"
    #expect(
      try program(before, library: "public struct Entry {}").text(of: "App")
        == "extension Entry: Sendable {}\nextension Int: @retroactive Hashable {}")
  }

  @Test(
    "Macros are refused",
    arguments: [
      ("#Preview { View() }", ["a page cannot use macros: #Preview"]),
      ("let a = #stringify(1)", ["a page cannot use macros: #stringify"]),
      (
        "@freestanding(expression) macro a() = #externalMacro(module: \"M\", type: \"T\")",
        ["a page cannot declare macros"]
      ),
      ("let a = #line; let b = #function; let c = #fileID", []),
    ])
  func macros(text: String, reasons: [String]) {
    #expect(program(text).reasons() == reasons)
  }

  @Test func placesInRefusalsAreThoseOfTheFile() {
    let merging = program("\n  let a = #stringify(1)")
    #expect(throws: Refusals.self) { try merging.merged() }
    #expect(
      String(describing: (merging.error() as? Refusals)?.all.first?.place)
        == #"Optional("/App/File.swift:2:12")"#)
  }
}
