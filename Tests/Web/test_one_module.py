#!/usr/bin/env python3
"""How scripts/one_module.py puts modules together; needs neither Swift nor a browser."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from one_module import tokens, without_modules  # noqa: E402

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


def squeezed(text):
    return [" ".join(line.split()) for line in text.split("\n")]


class OneModule(unittest.TestCase):
    def test_words_that_make_public_go_and_nothing_else(self):
        for before, after in TABLE:
            with self.subTest(before):
                self.assertEqual(squeezed(without_modules(before, MODULES)), squeezed(after))

    def test_every_line_and_column_of_the_repository_stays_where_it_is(self):
        for path in ROOT.glob("Sources/**/*.swift"):
            before = path.read_text()
            after = without_modules(before, MODULES)
            self.assertEqual("".join(tokens(before)), before, path)
            self.assertEqual([len(line) for line in after.split("\n")], [len(line) for line in before.split("\n")], path)


if __name__ == "__main__":
    unittest.main()
