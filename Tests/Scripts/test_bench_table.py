#!/usr/bin/env python3
"""Tests how scripts/bench_table.py writes the table of docs/benchmarks.md."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import bench_table  # noqa: E402
import lint_words  # noqa: E402


class Table(unittest.TestCase):
    def test_a_row_has_a_cell_for_each_column_and_large_numbers_have_separators(self):
        header, _, row = bench_table.table(["list of 10000\t1.5\t2.00\tsolver"]).splitlines()
        self.assertEqual(row, "| list of 10,000 | 1.5 | 2.00 | solver |  |  |  |  |")
        self.assertEqual(header.count("|"), row.count("|"))

    def test_the_table_replaces_the_section_and_nothing_else(self):
        document = "before\n<!-- make bench -->\nold\n<!-- end -->\nafter\n"
        once = bench_table.replaced(document, "new")
        self.assertEqual(once, "before\n<!-- make bench -->\n\nnew\n\n<!-- end -->\nafter\n")
        self.assertEqual(bench_table.replaced(once, "new"), once)

    def test_a_document_without_the_section_is_refused(self):
        with self.assertRaises(SystemExit):
            bench_table.replaced("nothing", "new")

    def test_the_document_of_the_project_has_the_section_and_lint_allows_its_date(self):
        document = (ROOT / "docs/benchmarks.md").read_text()
        written = bench_table.replaced(document, bench_table.heading("0.5"))
        self.assertEqual(list(lint_words.dates_and_hashes(written)), [])


if __name__ == "__main__":
    unittest.main()
