#!/usr/bin/env python3
"""Tests that slim scripts and styles mean what they meant."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import page_slim  # noqa: E402


class PageSlim(unittest.TestCase):
    def test_comments_indentation_and_spaces_go(self):
        script = "// why\nif (a) {\n  b = c + d;  // here\n  return /* this */ e;\n}\n"
        self.assertEqual(page_slim.slim_script(script), "if(a){b=c+d;return e;}\n")

    def test_a_line_break_that_ends_a_statement_stays(self):
        self.assertEqual(page_slim.slim_script("a = b\nc()\n"), "a=b\nc()\n")

    def test_signs_do_not_join(self):
        self.assertEqual(page_slim.slim_script("a + +b - -c"), "a+ +b- -c\n")

    def test_texts_templates_and_regular_expressions_stay(self):
        for text in ("'a  //  b'", '"a  \\" // b"', "`a  ${b( `  c  ` )}  // d`", "x.match(/ [/'] {2}\\/ \\/ /g)"):
            self.assertEqual(page_slim.slim_script(text), text + "\n")

    def test_a_division_is_none(self):
        self.assertEqual(page_slim.slim_script("a = (b) / c; d = e / f;  g"), "a=(b) / c;d=e / f;g\n")

    def test_styles_keep_the_spaces_of_selectors_and_arithmetic(self):
        style = ".a .b > :hover { width: calc(100% - 2px); content: \"{  }\"; }\n/* why */\n@media (a: b) {\n  .c, .d { e: f g; }\n}\n"
        self.assertEqual(
            page_slim.slim_style(style), ".a .b > :hover{width:calc(100% - 2px);content:\"{  }\"}@media (a:b){.c,.d{e:f g}}\n")


if __name__ == "__main__":
    unittest.main()
