#!/usr/bin/env python3
"""Tests that a page's script gets the numbers of Swift's enumerations."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import page_codes  # noqa: E402

SWIFT = """
struct Buffer {
  enum Code: Double {
    /// Moves: x, y.
    case move = 4
    case raise = 21
  }
  enum Other: Int { case move = 7 }
}
struct PagePreferences: OptionSet {
  let rawValue: Int32
  static let dark = PagePreferences(rawValue: 2)
}
"""


class PageCodesTests(unittest.TestCase):
    codes = page_codes.codes_in(SWIFT)

    def test_cases_and_options_have_their_numbers(self):
        self.assertEqual(self.codes, {"Code.move": "4", "Code.raise": "21", "PagePreferences.dark": "2"})

    def test_names_become_numbers(self):
        script = "switch (code) { case Code.move: case Code.raise: } f(PagePreferences.dark, my.Code.move, xCode.move)"
        self.assertEqual(page_codes.numbered(script, self.codes),
                         "switch (code) { case 4: case 21: } f(2, my.Code.move, xCode.move)")

    def test_unknown_names_and_unhandled_commands_are_refused(self):
        for script in ["case Code.move: case Code.raise: case Code.lower:", "case Code.move:"]:
            with self.assertRaises(SystemExit):
                page_codes.numbered(script, self.codes)

    def test_the_real_script_handles_every_command_of_the_real_list(self):
        codes = page_codes.all_codes()
        self.assertEqual({name.split(".")[0] for name in codes}, set(page_codes.ENUMERATIONS))
        page = page_codes.SOURCES / "OpenUIKitWeb" / "Page"
        page_codes.numbered("".join((page / name).read_text() for name in ("text-input.js", "openuikit.js")), codes)


if __name__ == "__main__":
    unittest.main()
