"""Tests of scripts/page_symbols.py."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import page_symbols  # noqa: E402

TABLE = 'let symbolTable: StaticString = """\n  bell ABC~bell.circle *bell~ring =bell~\\\n  plus DEF~plus.circle.fill  GHI~\n  """\n'


class PageSymbols(unittest.TestCase):
    def test_plain_texts_are_names(self):
        self.assertEqual(page_symbols.named(['UIImage(systemName: "plus")', 'UIImage(systemName: "a.b", withConfiguration: c)']), {"plus", "a.b"})

    def test_comments_are_left_out(self):
        self.assertEqual(page_symbols.named(["  /// `UIImage(systemName:)`\nlet a = 1"]), set())

    def test_symbols_of_storyboards_are_those_that_their_source_lists(self):
        self.assertEqual(page_symbols.named(['static let symbolsOfInterfaceFiles: StaticString = "gear pin.fill"']), {"gear", "pin.fill"})
        self.assertEqual(page_symbols.named(['let symbolsOfInterfaceFiles: StaticString = ""', 'systemName: "plus")']), {"plus"})

    def test_anything_else_keeps_all(self):
        for text in ["systemName: name)", 'systemName: "a" + b)', 'systemName: "\\(name).fill")', "systemName:\n  isOn ? \"a\" : \"b\")"]:
            self.assertIsNone(page_symbols.named([text]), text)

    def test_rows_that_others_refer_to_stay(self):
        self.assertIn("\n  bell ABC~ring =bell~\n", page_symbols.pruned(TABLE, {"ring"}))
        self.assertIn("\n  bell ABC~bell.circle *bell~\n", page_symbols.pruned(TABLE, {"bell.circle"}))
        self.assertIn("\n  plus DEF~plus.circle.fill  GHI~\n", page_symbols.pruned(TABLE, {"plus.circle.fill", "unknown"}))

    def test_a_program_without_symbols_has_no_rows(self):
        self.assertNotIn("plus", page_symbols.pruned(TABLE, set()))

    def test_labels_of_named_symbols_stay(self):
        labels = 'let symbolLabels: StaticString = """\n  plus Add~\\\n  plus.magnifyingglass Zoom In~trash Delete~\n  """\n'
        self.assertIn("\n  plus Add~\n", page_symbols.labelled(labels, {"plus.circle.fill"}))
        self.assertIn("\n  plus Add~plus.magnifyingglass Zoom In~\n", page_symbols.labelled(labels, {"plus.magnifyingglass"}))
        self.assertIn("\n    M~\n", page_symbols.labelled(labels, {"plusminus"}))

    def test_only_the_table_is_replaced(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            table, program = folder / page_symbols.TABLE, folder / "App-main.swift"
            table.write_text(TABLE)
            program.write_text('let image = UIImage(systemName: "plus")')
            sources = page_symbols.prune([program, table], folder / "smaller")
            self.assertEqual(sources, [program, folder / "smaller" / page_symbols.TABLE])
            self.assertNotIn("bell", sources[1].read_text())
            loader = folder / f"{page_symbols.LOADER}Images.swift"
            loader.write_text("UIImage(systemName: name)")
            self.assertEqual(page_symbols.prune([program, table, loader], folder / "smaller"), [*sources, loader])
            program.write_text("let image = UIImage(systemName: name)")
            self.assertEqual(page_symbols.prune([program, table], folder / "smaller"), [program, table])


if __name__ == "__main__":
    unittest.main()
