#!/usr/bin/env python3
"""Tests the table of instruction counts, and what counts as a regression."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import instruction_counts as counts  # noqa: E402


def scene(instructions):
    return counts.Scene("layout-bench", "build {}", 1, 3, instructions)


class Counting(unittest.TestCase):
    def test_the_start_of_a_program_does_not_count(self):
        runs = {1: 1_100, 3: 1_300}
        self.assertEqual(counts.measure("folder", scene(0), lambda _, scene, number: runs[number]), 100)

    def test_the_number_is_that_of_callgrind(self):
        self.assertEqual(counts.collected("==7== Events    : Ir\n==7== Collected : 60520150\n"), 60_520_150)
        with self.assertRaises(ValueError):
            counts.collected("valgrind: layout-bench: No such file or directory")

    def test_two_percent_more_are_allowed_and_not_four(self):
        self.assertNotIn("allowed", counts.line(scene(1_000), 1_020))
        self.assertIn("more than allowed", counts.line(scene(1_000), 1_040))
        self.assertIn("update the table", counts.line(scene(1_000), 900))

    def test_a_table_is_read_as_it_is_written(self):
        scenes = [scene(5), counts.Scene("solver-bench", "--profile chain build 1000 {}", 2, 8, 7)]
        self.assertEqual(counts.read(counts.write(scenes)), scenes)
        self.assertEqual(scenes[1].name, "solver-bench --profile chain build 1000")

    def test_damaged_tables_are_refused(self):
        for text in ["", "program\tinstructions\n", counts.write([scene(5)]) + "layout-bench\tresize\n"]:
            with self.assertRaises(ValueError):
                counts.read(text)

    def test_every_row_of_the_repository_names_a_program_of_the_package(self):
        manifest = (ROOT / "Benchmarks" / "Package.swift").read_text()
        for row in counts.read((ROOT / "Benchmarks" / "instructions.tsv").read_text()):
            self.assertIn(f'name: "{row.program}"', manifest)
            self.assertIn("{}", row.arguments)
            self.assertLess(row.few, row.many)


if __name__ == "__main__":
    unittest.main()
