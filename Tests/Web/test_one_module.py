#!/usr/bin/env python3
"""How scripts/one_module.py puts modules together; needs neither Swift nor a browser."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from one_module import tokens, without_modules  # noqa: E402
from one_module_names import clashes  # noqa: E402

MODULES = {"OpenUIKit", "UIKitShim"}
# A file, and what is left of it but for spaces.
TABLE = [
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
    ("import OpenUIKit", ""),
    ("@_exported import OpenUIKit", ""),
    ("@_exported import Dispatch", "@_exported import Dispatch"),
    ("public import Dispatch", "import Dispatch"),
    ("#if canImport(UIKit)\n#elseif canImport(OpenUIKit)\n#endif", "#if canImport(UIKit)\n#elseif true\n#endif"),
    ('let a = "public var \\(b("open func")) public var"', 'let a = "public var \\(b("open func")) public var"'),
    ('let a = #"public var "# // public var', 'let a = #"public var "# // public var'),
    ('let a = """\n  import OpenUIKit " public var\n  """', 'let a = """\n  import OpenUIKit " public var\n  """'),
    ("/* public /* open */ var */ public var a", "/* public /* open */ var */ var a"),
]


# What two modules declare, and the names that would mean only one of the two.
NAMES = [
    ("func a(_ x: Int) {}", "func a(_ x: String) {}", ["a(_:)"]),
    ("func a(_ x: Int) {}", "func a(by x: Int) {}", []),
    ("func a<T: B<C>>(_ x: (T, Int) -> T, by y: [Int: T] = [:]) {}", "func a(_ x: Int, by y: Int) {}", ["a(_:by:)"]),
    ("extension A { var b: Int { 1 } }", "extension A { var b: String { \"\" } }", ["A.b"]),
    ("extension A { var b: Int { 1 } }", "extension B { var b: Int { 1 } }", []),
    ("extension A { static var b = 1 }", "extension A { var b: Int { 1 } }", []),
    ("public class A { struct B { var c = 1 } }", "extension A.B { var c: Int { 1 } }", ["A.B.c"]),
    ("extension A { private var b: Int { 1 } }", "extension A { var b: Int { 1 } }", ["A.b"]),
    ("extension A { private var b: Int { 1 } }", "extension A { private var b: Int { 1 } }", []),
    ("extension A { private(set) var b = 1 }", "extension A { fileprivate var b: Int { 1 } }", ["A.b"]),
    ("extension A { convenience init(b: Int) {} }", "extension A { init?(b: String) { nil } }", ["A.init(b:)"]),
    ("extension A { subscript(b: Int) -> Int { 1 } }", "extension A { subscript(b: Int) -> String { \"\" } }", ["A.subscript(b:)"]),
    ("func a() { let b = 1; func c() {} }", "let b = 1; func c() {}", []),
    ("func a() { A.init(b: 1) }", "func b() {}", []),
    ("#if canImport(UIKit)\nlet a = 1\n#else\nlet b = 1\n#endif", "let a = 1; let b = 1", ["b"]),
    ("#if os(Linux)\nlet a = 1\n#elseif hasFeature(Embedded) && !canImport(AppKit)  // here\nlet b = 1\n#endif", "let a = 1; let b = 1", ["b"]),
    ('let a = "var b"  // let c', "let b = 1; let c = 1", []),
    ("extension A { class func == (a: A, b: A) -> Bool { true } }", "extension A { static func == (a: A, b: A) -> Bool { true } }",
     ["static A.==(a:b:)"]),
]


def squeezed(text):
    return [" ".join(line.split()) for line in text.split("\n")]


class OneModule(unittest.TestCase):
    def test_words_that_make_public_go_and_nothing_else(self):
        for before, after in TABLE:
            with self.subTest(before):
                self.assertEqual(squeezed(without_modules(before, MODULES)), squeezed(after))

    def test_names_that_two_modules_declare_are_found(self):
        for first, second, expected in NAMES:
            with self.subTest(first + " | " + second):
                found = list(clashes([("One", "One.swift", first), ("Two", "Two.swift", second)]))
                self.assertEqual([sentence.split(" of ")[0].split(": ", 1)[1] for sentence in found], expected)

    def test_a_clash_names_both_places(self):
        files = [("One", "One.swift", "\nfunc a() {}"), ("Two", "Two.swift", "func a() {}")]
        self.assertEqual(list(clashes(files)), ["Two.swift:1: a() of Two is a() of One too (One.swift:2)"])

    def test_no_two_modules_of_a_page_declare_a_name(self):
        modules = ("ConstraintSolver", "OpenUIKit", "UIKitShim", "Masonry", "MasonryShorthand", "iCarousel", "OpenUIKitWeb")
        folders = [ROOT / "Sources" / module for module in modules] + [ROOT / "Gallery/Sources" / module for module in ("GalleryScreens", "GalleryWeb")]
        files = [(folder.name, path, path.read_text()) for folder in folders for path in sorted(folder.glob("**/*.swift"))]
        self.assertEqual({name for name, _, _ in files}, {folder.name for folder in folders})
        self.assertEqual(list(clashes(files)), [])

    def test_every_line_and_column_of_the_repository_stays_where_it_is(self):
        for path in [*ROOT.glob("Sources/**/*.swift"), *ROOT.glob("Gallery/Sources/**/*.swift")]:
            before = path.read_text()
            after = without_modules(before, MODULES)
            self.assertEqual("".join(tokens(before)), before, path)
            self.assertEqual([len(line) for line in after.split("\n")], [len(line) for line in before.split("\n")], path)


if __name__ == "__main__":
    unittest.main()
