import OneModule
import Testing

/// Names that two modules declare.
struct ClashTests {
  @Test(
    "Names that a library keeps to itself are changed there where the program declares them too",
    arguments: [
      (
        "struct Entry { var a: Entry? }", "struct Entry {}",
        "struct Entry__Library { var a: Entry__Library? }"
      ),
      ("func a(_ x: Int) {}", "func a(_ x: Int) {}", "func a__Library(_ x: Int) {}"),
      ("private struct List {}", "struct List {}", "private struct List__Library {}"),
      ("struct List {}", "private struct List {}", "struct List__Library {}"),
      (
        "extension A { var b: Int { 1 } }", "extension A { var b: Int { 2 } }",
        "extension A { var b__Library: Int { 1 } }"
      ),
      (
        "public class A { var flags = 0 }", "class B: A { var flags = 1 }",
        "class A { var flags__Library = 0 }"
      ),
      (
        "public class A { func extras(flags: Int) {} }", "class B: A { func extras(flags: Int) {} }",
        "class A { func extras__Library(flags: Int) {} }"
      ),
      (
        "public class A { var extras = 0 }", "class B: A { func b() { extras() } }\nfunc extras() {}",
        "class A { var extras__Library = 0 }"
      ),
      (
        "func helper() {}\npublic class A { func b() { helper() } }", "extension A { func helper() {} }",
        "func helper__Library() {}\nclass A { func b() { helper__Library() } }"
      ),
      (
        "@Wrapped var flags = 1; let a = (_flags, $flags)", "var flags = 2",
        "@Wrapped var flags__Library = 1; let a = (_flags__Library, $flags__Library)"
      ),
      (
        "public protocol P {}\nextension P { func a() {} }", "struct B: P { func a() {} }",
        "protocol P {}\nextension P { func a__Library() {} }"
      ),
    ])
  func changed(library: String, app: String, expected: String) throws {
    let merging = program(app, library: library)
    #expect(try merging.text(of: "Library") == expected)
    #expect(try merging.text(of: "App") == app)
  }

  @Test(
    "Names that a library shares within its package are changed in a program of another package",
    arguments: [
      (
        "package class A { package var flags = 0 }", "class B: A { var flags = 1 }",
        "class B: A { var flags__App = 1 }"
      ),
      (
        "open class A { @_spi(Overrides) open func extras() {} }", "class B: A { func extras() {} }",
        "class B: A { func extras__App() {} }"
      ),
      ("package struct Entry {}", "struct Entry {}", "struct Entry__App {}"),
      ("package func a() {}", "func a() {}", "func a__App() {}"),
    ])
  func changedInOtherPackage(library: String, app: String, expected: String) throws {
    var merging = program(app, library: library)
    merging.arePackages = true
    #expect(try merging.text(of: "App") == expected)
  }

  @Test(
    "Names that others write are changed in the program instead",
    arguments: [
      (
        "public struct Entry {}", "struct Entry {}; let a = Entry(), b: Library.Entry",
        "struct Entry__App {}; let a = Entry__App(), b: Entry"
      ),
      ("struct Entry {}; public struct A { public struct Entry {} }", "struct Entry {}", "struct Entry {}"),
      (
        "public struct Entry { public func _Entry() {} }", "struct Entry {}; let a = b._Entry()",
        "struct Entry__App {}; let a = b._Entry()"
      ),
      (
        "public class A { var b = 0 }\npublic func c(b: Int) {}", "class D: A { var b = 0 }",
        "class D: A { var b = 0 }"
      ),
      (
        "enum E: String { case flags }; var flags = 1", "var flags = 2; print(flags)",
        "var flags__App = 2; print(flags__App)"
      ),
    ])
  func changedAbove(library: String, app: String, expected: String) throws {
    let merging = program(app, library: library)
    if expected == app {
      #expect(merging.reasons().count == 1)
    } else {
      #expect(try merging.text(of: "App") == expected)
    }
  }

  @Test(
    "Names beside each other stay",
    arguments: [
      ("func a(_ x: Int) {}", "func a(by x: Int) {}"),
      ("public func a(_ x: Int) {}", "func a(by x: Int) {}"),
      ("extension A { var b: Int { 1 } }", "extension B { var b: Int { 1 } }"),
      ("public class A { struct Line { var text = 1 } }", "class B { struct Line { var text = 1 } }"),
      ("extension A { private var b: Int { 1 } }", "extension A { private var b: Int { 1 } }"),
      ("private func a() {}", "private func a() {}"),
      ("func a() { let b = 1; func c() {} }", "let b = 1; func c() {}"),
      ("open class A { open func b() {} }", "class B: A { override func b() {} }"),
      ("#if DEBUG\nvar a = 1\n#endif", "var a = 1"),
      ("func + (a: A, b: A) -> A { a }", "func + (a: B, b: B) -> B { a }"),
    ])
  func unchanged(library: String, app: String) throws {
    #expect(try program(app, library: library).merged().notes == [])
  }

  @Test(
    "What has no other name is refused",
    arguments: [
      ("extension A { convenience init(b: Int) {} }", "extension A { convenience init(b: String) {} }"),
      (
        "extension A { subscript(b: Int) -> Int { 1 } }",
        "extension A { subscript(b: Int) -> String { \"\" } }"
      ),
      ("func + (a: A, b: A) -> A { a }", "func + (c: A, d: A) -> A { c }"),
      ("public func a() {}", "func a() {}"),
      ("infix operator ~~: AdditionPrecedence", "infix operator ~~: DefaultPrecedence"),
      ("precedencegroup A { higherThan: B }", "precedencegroup A { lowerThan: B }"),
    ])
  func refused(library: String, app: String) {
    #expect(program(app, library: library).reasons().count == 1)
  }

  @Test func anOperatorThatTwoModulesDeclareAlikeIsDeclaredOnce() throws {
    let text = "infix operator ~~: AdditionPrecedence"
    let merging = program(text, library: text)
    #expect(try merging.text(of: "Library") == text)
    #expect(try merging.text(of: "App") == "")
  }

  @Test func namesOfTheStandardLibraryAreNotChanged() throws {
    var merging = program("class B: A { var count = 1 }", library: "public class A { var count = 0 }")
    merging.outside = "public struct Array { public var count: Int { 0 } }"
    #expect(merging.reasons().count == 1)
    merging.outside = "public func swift_begin(count: Int)"
    #expect(merging.reasons() == [])
  }

  @Test func aRefusalNamesBothPlaces() throws {
    let merging = program("\nextension A { init(b: Int) {} }", library: "extension A { init(b: Int) {} }")
    let refusals = try #require(merging.error() as? Refusals)
    #expect(
      refusals.description == """
        /App/File.swift:2:15: error: a page is one module, in which A.init(b:) of App is init(b:) of Library too \
        (/Library/File.swift:1:15): rename one of them
        """)
  }

  @Test func privateNamesOfTwoFilesOfOneModuleStay() throws {
    #expect(
      try program("private struct A {}\nfileprivate func b() {}").text(of: "App")
        == "private struct A {}\nfileprivate func b() {}")
  }

  @Test func linesStayWhereTheyAreWhenAllNamesChange() throws {
    var merging = program("struct Entry {\n  var flags = 1\n}", library: "struct Entry {}")
    merging.changesAll = true
    #expect(try merging.text(of: "App") == "struct Entry__App {\nvar flags__App = 1\n}")
  }
}

extension Merging {
  func error() -> (any Error)? {
    do {
      _ = try merged()
      return nil
    } catch {
      return error
    }
  }
}
