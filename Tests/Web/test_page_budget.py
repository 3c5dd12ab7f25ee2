#!/usr/bin/env python3
"""How large pages may be, and what a page for release leaves out."""
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from wasm_object import ObjectFile  # noqa: E402

COUNTER = ROOT / "Examples" / "WebCounter" / "build"
# The doctor's page has a cause and a sentence for each kind of conflict: views in circles, clip views, baselines, equal constraints, and
# constraints of Interface Builder took 6 KB. The log is read in the page, so all causes are in it. The widths of labels that wrap took
# 1 KB of every page, and the gallery's rows that have room for large and long words 4 KB of its own.
BUDGETS = {ROOT / "build" / "gallery" / "index.html": 582_000, ROOT / "build" / "gallery" / "doctor.html": 354_000,
           COUNTER / "index.html": 286_000}
# A document, the words before a size in KB of 1024 bytes, and the page that has this size.
DOCUMENTED = [("README.md", "makes one file of", COUNTER / "index.html"),
              ("docs/constraint-doctor.md", "one file of", ROOT / "build" / "gallery" / "doctor.html")]

GALLERY_MODULE = ROOT / "Gallery" / "build" / "wasm" / "GalleryWeb.o"


def needed_names(path):
    """The names of what a page's module contains, before it is optimised."""
    file = ObjectFile(path.read_bytes())
    return [file.nodes[number].name for number in file.needed]


class PageBudget(unittest.TestCase):
    def test_pages_keep_to_their_budgets(self):
        for page, budget in BUDGETS.items():
            with self.subTest(page):
                self.assertLessEqual(page.stat().st_size, budget)

    def test_documents_state_the_sizes_that_pages_have(self):
        for document, words, page in DOCUMENTED:
            with self.subTest(document):
                stated = int(re.search(rf"{words} (\d+) KB", (ROOT / document).read_text())[1])
                self.assertAlmostEqual(stated, page.stat().st_size / 1024, delta=0.02 * stated)

    def test_a_page_for_release_has_no_words_of_messages_and_no_printing_of_fractions(self):
        names = needed_names(COUNTER / "wasm" / "WebCounter.o")
        self.assertEqual([name for name in names if "Float64ToASCII" in name or "MASEquation" in name and "chain" in name], [])

    def test_a_page_has_no_code_of_features_that_it_does_not_use(self):
        """Menus of tables, and of the small page also texts that the user changes, the wheel, the keyboard's guide and conflicts."""
        small = ["TextLineEditorV10difference", "UIPanGestureRecognizerC11dragByWheel", "UIKeyboardLayoutGuideC20keyboardMayHaveMoved",
                 "LayoutEngineC15reportConflicts"]
        for module, words in (GALLERY_MODULE, ["8MenuViewC", "LayoutEngineC15reportConflicts"]), (COUNTER / "wasm" / "WebCounter.o", small):
            names = needed_names(module)
            self.assertEqual([name for name in names if any(word in name for word in words)], [], module.name)

    def test_the_gallery_compares_no_texts_with_unicodes_tables(self):
        self.assertEqual([name for name in needed_names(GALLERY_MODULE) if "stringCompare" in name], [])


if __name__ == "__main__":
    unittest.main()
