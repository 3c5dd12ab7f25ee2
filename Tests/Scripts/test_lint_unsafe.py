#!/usr/bin/env python3
"""Tests that scripts/lint_unsafe.py finds results that are valid for a time only, and nothing else."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts"))
import lint_unsafe  # noqa: E402


class LintUnsafeTests(unittest.TestCase):
    def check(self, expected, text):
        self.assertEqual([number for number, _ in lint_unsafe.findings(text)], expected)

    def test_names_that_do_not_state_it_are_found(self):
        self.check([3], "/// A list.\n/// Valid until\nfunc list() -> UnsafeBufferPointer<Int> {")
        self.check([2], "/// A list that is valid until the next call.\nvar list: UnsafeBufferPointer<Int>")
        self.check([3], "/// Valid while the owner exists.\n@inline(__always)\nmutating func take() {")

    def test_names_that_state_it_are_not(self):
        self.check([], "/// Valid until the next call.\nfunc unsafeList() -> UnsafeBufferPointer<Int> {")
        self.check([], "/// Valid until the next call.\nstruct UnsafeList {")

    def test_other_comments_and_apples_names_are_not(self):
        self.check([], "/// A list.\nfunc list() -> [Int] {\n// valid until the next call\nlet other = 1")
        self.check([], "/// Valid until the closure returns.\npublic var points: UnsafeMutablePointer<CGPoint>")


if __name__ == "__main__":
    unittest.main()
