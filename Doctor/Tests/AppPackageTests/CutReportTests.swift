import Foundation
import Testing

@testable import AppPackage

@Suite("What does not compile")
struct CutReportTests {
  private func cut(_ file: Int, _ kind: String, _ cause: String) -> CutReport.Cut {
    .init(file: "/app/\(file).swift", line: 3, kind: kind, name: "A.b()", cause: cause)
  }

  @Test(
    "The first line states how much is whole",
    arguments: [
      ([], "1,297 of 1,297 files whole"),
      (["body"], "1,296 of 1,297 files whole, 1 function cut"),
      (
        ["value", "body", "attribute"], "1,294 of 1,297 files whole, 2 functions cut, 1 declaration left out"
      ),
      (["file", "conformance"], "1,295 of 1,297 files whole, 2 declarations left out"),
    ])
  func summary(kinds: [String], text: String) {
    let cuts = kinds.enumerated().map { cut($0, $1, "no x") }
    #expect(CutReport(cuts).summary(of: 1_297) == text)
  }

  @Test("Files that are left out are not whole, and members that a type lacks are functions that are cut")
  func filesLeftOut() {
    var lacking = cut(1, "requirement", "no x")
    lacking.requirements = ["func a()", "func b()"]
    let report = CutReport([lacking], leftOut: ["/app/1.swift", "/app/2.swift"])
    #expect(report.summary(of: 5) == "3 of 5 files whole, 2 functions cut, 2 files left out")
  }

  @Test("A file that is left out is counted until it changes")
  func rememberedFiles() throws {
    let (package, folder) = try package("import SwiftUI")
    defer { try? FileManager.default.removeItem(at: folder) }
    try package.write()
    let file = folder.appendingPathComponent("App/A.swift")
    try package.rememberFiles(
      leftOutBy:
        "\(file.path):1:9: warning: this file is left out: it is made with SwiftUI\nnote: warning: this file is left out"
    )
    #expect(package.report.leftOut == [file.path])
    try package.rememberFiles(leftOutBy: "")
    #expect(package.report.leftOut == [file.path])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)], ofItemAtPath: file.path)
    #expect(package.report.leftOut.isEmpty)
  }

  @Test("A requirement may stand over several lines, and one without its end is none")
  func longRequirements() {
    // The output of Swift 6.3.
    let output = """
      /a.swift:1:8: error: type 'A' does not conform to protocol 'P'
      1 | struct A: P {}
        |        |- error: type 'A' does not conform to protocol 'P'
        |        `- note: add stubs for conformance

      p.swift:2:8: note: protocol requires function 'load(from:to:)' with type '(Int, Int) -> String'
      1 | public protocol P {
      2 |   func load(
        |        `- note: protocol requires function 'load(from:to:)' with type '(Int, Int) -> String'
      3 |     from a: Int,
      4 |     to b: Int
      5 |   ) -> String
      6 |   func save()
        |        `- note: protocol requires function 'save()' with type '() -> ()'
      7 |   func end(
        |        `- note: protocol requires function 'end(a:)' with type '(Int) -> ()'
      8 |     a: Int
      /b.swift:1:8: error: cannot find 'x' in scope
      1 | )
      """
    #expect(
      CompilerError.all(in: output).map(\.requirements) == [
        ["func load( from a: Int, to b: Int ) -> String", "func save()"], nil,
      ])
  }

  @Test("Below an error of a conformance the compiler prints what the protocol requires")
  func requirements() {
    // The output of Swift 6.3 for a class without its members, and for a structure that cannot be decoded.
    let output = """
      /a.swift:13:7: error: type 'A' does not conform to protocol 'P'
       2 |   associatedtype Item
       3 |   func save(_ note: Int) -> [Item]
         |        `- note: protocol requires function 'save' with type '(Int) -> [Self.Item]'
       5 |   var name: String { get }
         |       `- note: protocol requires property 'name' with type 'String'
      13 | class A: P {
         |       `- note: add stubs for conformance
      /a.swift:15:8: error: type 'B' does not conform to protocol 'Decodable'
      Swift.Decodable.init:2:1: note: protocol requires initializer 'init(from:)' with type 'Decodable'
      1 | protocol Decodable {
      2 | init(from decoder: any Decoder) throws}
        | `- note: protocol requires initializer 'init(from:)' with type 'Decodable'
      /a.swift:20:1: error: cannot find 'x' in scope
      """
    #expect(
      CompilerError.all(in: output).map(\.requirements) == [
        ["func save(_ note: Int) -> [Item]", "var name: String { get }"],
        ["init(from decoder: any Decoder) throws"], nil,
      ])
  }

  @Test("An error in what a macro has made has the place of the macro")
  func macros() {
    // The output of Swift 6.3 for `@Observable`.
    let output = """
      macro expansion @ObservationTracked:2:18: error: cannot find type 'Missing' in scope
      `- /My App/a.swift:2:41: note: expanded code originates here
       1 | import Observation
         +--- macro expansion @ObservationTracked ----------------------------
         |2 | private  var _a: Missing = 1
         |  |                  `- error: cannot find type 'Missing' in scope
      /a.swift:20:1: error: cannot find 'x' in scope
      """
    let places = CompilerError.all(in: output).map { "\($0.file):\($0.line):\($0.column)" }
    #expect(places == ["/My App/a.swift:2:41", "/a.swift:20:1"])
  }

  @Test("A storyboard is none of the files that are counted")
  func generated() {
    let cut = CutReport.Cut(
      file: "/Main.storyboard", line: 3, kind: "generated", name: "class A", cause: "no")
    let report = CutReport([cut])
    #expect(report.summary(of: 5) == "5 of 5 files whole, 1 declaration left out")
    #expect(report.text == "1 × no\n    /Main.storyboard:3: class A is left out")
  }

  @Test("Large numbers have commas between thousands")
  func numbers() {
    #expect(CutReport([]).summary(of: 1_234_567) == "1,234,567 of 1,234,567 files whole")
    #expect(CutReport([]).summary(of: 0) == "0 of 0 files whole")
  }

  @Test("Causes are listed by their counts, with their places")
  func causes() {
    let report = CutReport([cut(1, "body", "no x"), cut(2, "declaration", "no y"), cut(3, "file", "no y")])
    #expect(
      report.text == """
        2 × no y
            /app/2.swift:3: A.b() is left out
            /app/3.swift:3: this file is left out
        1 × no x
            /app/1.swift:3: A.b() stops the program
        """)
  }

  @Test("The sheet has the causes, whatever they contain, and why a picture is not that of the app")
  func sheet() {
    let page = ScreenSheet(
      "A", [.init(name: "B", picture: "B.png", failure: "drawn without the app's delegates: x < y")],
      remarks: [],
      report: CutReport([cut(1, "body", "no 'A<B>'")]), files: 2
    ).html
    #expect(page.contains("<p>1 of 2 files whole, 1 function cut</p>"))
    #expect(page.contains("no 'A&lt;B>'") && page.contains("/app/1.swift:3"))
    #expect(page.contains("<img src=\"B.png\"") && page.contains("delegates: x &lt; y</pre>"))
    #expect(!ScreenSheet("A", [], remarks: [], files: 1).html.contains("Does not compile"))
  }

  /// An app of one file, and its package.
  private func package(_ text: String, leavesOutErrors: Bool = true) throws -> (AppPackage, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cuts-\(UUID().uuidString)")
      .standardizedFileURL
    let app = folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try text.write(to: app.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let package = AppPackage(
      try AppDescription(at: app), in: folder.appendingPathComponent("Package"),
      masonry: URL(fileURLWithPath: "/masonry"), leavesOutErrors: leavesOutErrors)
    try package.write()
    return (package, folder)
  }

  @Test("A package keeps its list, and a strict one has none")
  func list() throws {
    let (package, folder) = try package("class A: UIViewController {}")
    defer { try? FileManager.default.removeItem(at: folder) }
    try
      #"{ "cuts": [{ "file": "/a", "line": 1, "kind": "body", "name": "b", "cause": "no x", "mark": "1" }] }"#
      .write(to: package.cutsFile, atomically: true, encoding: .utf8)
    try package.write()
    #expect(package.report.cuts.map(\.cause) == ["no x"])
    let configuration = package.folder.appendingPathComponent("Sources/App/UIKitSources.json")
    #expect(try String(contentsOf: configuration, encoding: .utf8).contains("Cuts.json"))
    let strict = AppPackage(
      package.app, in: package.folder, masonry: URL(fileURLWithPath: "/masonry"), leavesOutErrors: false)
    try strict.write()
    #expect(strict.report.cuts.isEmpty)
    #expect(try !String(contentsOf: configuration, encoding: .utf8).contains("Cuts.json"))
  }

  @Test("Controllers that need arguments are known to the next build, until a declaration changes")
  func refusals() throws {
    let text = "class A: UIViewController {\n  init(b: Int) {}\n  func c() {}\n}"
    let (first, folder) = try package(text)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(first.rememberedRefusals().isEmpty)
    try first.remember(refused: ["A"])
    let file = folder.appendingPathComponent("App/A.swift")
    for (text, known) in [
      (text.replacing("func c() {}", with: "func c() { d() }"), ["A"]),
      (text.replacing("init(b: Int)", with: "init()"), []),
    ] {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let next = AppPackage(first.app, in: first.folder, masonry: URL(fileURLWithPath: "/masonry"))
      #expect(next.rememberedRefusals() == known)
    }
  }

  @Test("The launch is left out when the compiler refuses the program's line of it")
  func launch() throws {
    var (package, folder) = try package("@main\nclass App: UIResponder, UIApplicationDelegate {}")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = package.folder.appendingPathComponent("Sources/MasonryScreens/Launch.swift")
    let error = try #require(CompilerError("\(program.path):20:5: error: cannot find 'App' in scope"))
    #expect(error.column == 5 && package.isLaunchRefused(by: [error]))
    package.leaveOutLaunch()
    try package.write()
    #expect(try !String(contentsOf: program, encoding: .utf8).contains("App()"))
    #expect(!package.isLaunchRefused(by: [error]))
  }

  @Test("The files are those that the plugin compiles")
  func files() throws {
    let (package, folder) = try package("let a = 1")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Pods/B.swift", ".hidden/C.swift", "Screens/D.swift", "E.txt"] {
      let file = folder.appendingPathComponent("App/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "".write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(package.sources.map { ($0 as NSString).lastPathComponent } == ["A.swift", "D.swift"])
  }
}
