#!/usr/bin/env python3
"""Tests that the tests and limits which docs/layout-engine.md names exist."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENT = (ROOT / "docs" / "layout-engine.md").read_text(encoding="utf-8")
TESTS = {path.stem: path.read_text(encoding="utf-8")
         for module in ("OpenUIKitCoreTests", "OpenUIKitLayoutTests")
         for path in (ROOT / "Tests" / module).rglob("*.swift")}
ENGINE = "\n".join(path.read_text(encoding="utf-8")
                   for path in [*(ROOT / "Sources" / "OpenUIKitLayout").rglob("*.swift"),
                                ROOT / "Sources" / "OpenUIKitCore" / "Views" / "LayoutPassCount.swift"])


class LayoutEngineDocumentTests(unittest.TestCase):
    def test_each_invariant_and_each_path_has_tests_that_exist(self):
        rows = [line for line in DOCUMENT.splitlines() if re.match(r"\| (\d+ \||`)", line)]
        self.assertGreater(len(rows), 25)
        for row in rows:
            named = re.findall(r'`(\w+Tests)`: "([^"]+)"', row)
            self.assertTrue(named, row)
            for suite, name in named:
                self.assertIn(name, TESTS[suite], f"{suite} has no test '{name}'")

    def test_limits_have_the_numbers_of_the_code(self):
        for name, count in re.findall(r"^\| `(?:\w+\.)?(m\w+)` \| ([\d,]+)", DOCUMENT, re.M):
            number = count.replace(",", "")
            self.assertRegex(ENGINE.replace("_", ""), rf"static let {name} = {number}\b")


if __name__ == "__main__":
    unittest.main()
