#!/usr/bin/env python3
"""How large pages may be, and what a page for release leaves out."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from wasm_object import ObjectFile  # noqa: E402

COUNTER = ROOT / "Examples" / "WebCounter" / "build"
BUDGETS = {ROOT / "build" / "gallery" / "index.html": 557_500, ROOT / "build" / "gallery" / "doctor.html": 270_000,
           COUNTER / "index.html": 258_000}


class PageBudget(unittest.TestCase):
    def test_pages_keep_to_their_budgets(self):
        for page, budget in BUDGETS.items():
            with self.subTest(page):
                self.assertLessEqual(page.stat().st_size, budget)

    def test_a_page_for_release_has_no_words_of_messages_and_no_printing_of_fractions(self):
        file = ObjectFile((COUNTER / "wasm" / "WebCounter.o").read_bytes())
        names = [file.nodes[number].name for number in file.needed]
        self.assertEqual([name for name in names if "Float64ToASCII" in name or "MASEquation" in name and "chain" in name], [])


if __name__ == "__main__":
    unittest.main()
