#!/usr/bin/env python3
"""Tests of scripts/lint_references.py."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import lint_references  # noqa: E402

NAMES = lint_references.Names(["Sources/Kit/Views/View+Size.swift", "Sources/Kit/Views/View.swift", "scripts/draw", "Tests/KitTests/SizeTests.swift"],
                              {"lint"}, {"sizeThatFits", "_spi"})


class Links(unittest.TestCase):
    def problems(self, text):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in {"a.md": text, "b/c.md": "# What `x.y` is\n```sh\n# no heading\n```\n", "p.png": ""}.items():
                Path(folder, name).parent.mkdir(exist_ok=True)
                Path(folder, name).write_text(content)
            return list(lint_references.broken_links(Path(folder, "a.md"), text))

    def test_links_to_files_folders_and_headings_are_alive(self):
        self.assertEqual(self.problems("# A b\n[a](b/c.md#what-xy-is) [b](b) [c](#a-b) ![d](p.png) [e](https://swift.org)"), [])

    def test_links_to_nothing_are_found(self):
        self.assertEqual(self.problems("[a](c.md) [b](b/c.md#no-heading) [c](#nothing)"), [
            "the link c.md leads nowhere", "the link b/c.md#no-heading names no heading", "the link #nothing names no heading"])

    def test_code_has_no_links(self):
        self.assertEqual(self.problems("`[a](c.md)`\n```md\n[a](c.md)\n```\n<!-- [a](c.md) -->"), [])


class References(unittest.TestCase):
    def test_what_exists_is_not_reported(self):
        for code in ("Sources/Kit", "Views/View.swift", "View+….swift", "Sources/MODULE/Views", "sizeThatFits(_:)", "SizeTests", "@_spi(…)", "make lint",
                     "scripts/draw", "scripts/draw --all", "build/draw", "swift test --filter 'KitTests|TESTS'", "=="):
            self.assertIsNone(NAMES.missing(code), code)

    def test_paths_that_do_not_exist_are_reported(self):
        for code in ("Sources/Views", "iew.swift", "Views/View", "Image+….swift", "scripts/paint --all"):
            self.assertEqual(NAMES.missing(code), f"there is no file or folder {code.split()[0]}")

    def test_commands_tests_and_names_that_do_not_exist_are_reported(self):
        self.assertEqual(NAMES.missing("make paint"), "make has no target paint")
        self.assertEqual(NAMES.missing("swift test --filter KitTests.ColorTests"), "there are no tests ColorTests")
        self.assertEqual(NAMES.missing("sizeToFit()"), "nothing has the name sizeToFit")

    def test_blocks_of_code_and_comments_are_left_out(self):
        self.assertEqual(list(lint_references.named_things("`a`\n```swift\n`b`\n```\n<!-- `c` --> `a`")), ["a"])


if __name__ == "__main__":
    unittest.main()
