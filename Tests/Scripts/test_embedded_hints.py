#!/usr/bin/env python3
"""Tests of what scripts/build-wasm adds to the compiler's errors. They are errors as Swift 6.3 prints them."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import embedded_hints  # noqa: E402

NAMED = {
    "a.swift:1:2: error: unknown attribute 'Weak'": "imports OpenUIKit",
    "b.swift:1:8: error: no such module 'UIKit'": "import OpenUIKit",
    "c.swift:1:8: error: no such module 'Foundation'": "import OpenUIKit",
    "d.swift:1:8: error: no such module 'SwiftUI'": "Swift sources alone",
    "a.swift:7:3: error: global function 'print(_:terminator:)' requires that 'A' conform to 'BinaryInteger'": "`print` takes",
    "a.swift:20:26: error: extra argument 'separator' in call": "`print` takes",
    "a.swift:1:20: error: cannot find 'URL' in scope": "Foundation",
    "a.swift:3:11: error: cannot find 'NumberFormatter' in scope": "formatters of numbers",
    "a.swift:4:11: error: cannot find 'Data' in scope": "[UInt8]",
    "a.swift:4:20: error: cannot find type 'Data' in scope": "[UInt8]",
    "a.swift:5:11: error: cannot find 'JSONDecoder' in scope": "page's script",
    "a.swift:6:11: error: cannot find 'Timer' in scope": "CADisplayLink",
    "a.swift:2:17: error: incorrect argument labels in call (have 'format:_:', expected 'repeating:count:')": "String(format:)",
    "a.swift:7:11: error: no exact matches in call to initializer": "String(format:)",
    "a.swift:2:12: error: cannot find 'Task' in scope": "no concurrency",
}


class EmbeddedHints(unittest.TestCase):
    def test_an_error_names_what_to_write_instead(self):
        for error, words in NAMED.items():
            with self.subTest(error):
                self.assertIn(words, embedded_hints.hint(error))

    def test_other_errors_stay_alone(self):
        error = "a.swift:1:1: error: cannot find 'count' in scope"
        self.assertEqual(list(embedded_hints.explained([error])), [error])

    def test_a_hint_stands_once_after_the_first_of_its_errors(self):
        errors = ["a:1:1: error: no such module 'UIKit'", "b:1:1: error: no such module 'UIKit'"]
        explained = list(embedded_hints.explained(errors))
        self.assertEqual([explained[0], explained[2]], errors)
        self.assertTrue(explained[1].startswith("  help: "))


if __name__ == "__main__":
    unittest.main()
