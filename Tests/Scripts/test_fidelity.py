#!/usr/bin/env python3
"""Tests how scripts/fidelity counts views and texts that are where Apple's layout put them."""
import json
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import fidelity_tables as tables  # noqa: E402


def text(**values):
    return {"weight": "regular", "size": "17.0", "scale": 3, "text": "Label", "width": 41.333, "height": 20.333, "step": 1 / 3,
            "measured": (124 / 3, 61 / 3)} | values


class Counting(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, name, *rows):
        path = self.root / name
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        return path

    def test_views_count_by_kind_and_age_and_the_root_does_not(self):
        label = {"id": "L", "cls": "label", "frame": [0, 0, 40, 20], "kids": []}
        root = {"id": "R", "cls": "view", "frame": [0, 0, 100, 100], "kids": [label]}
        scenes = {1: {"n": 1, "tools": 22000, "root": root}, 2: {"n": 2, "tools": 12000, "root": root}, 3: {"n": 3, "tools": 12000, "root": root}}
        results = self.write("out.jsonl", {"n": 1, "frames": {"L": [0, 0, 40.5, 20]}}, {"n": 2, "frames": {"L": [1, 0, 40, 20]}})
        counts = tables.compare(scenes, results)
        self.assertEqual(counts["label", "new"], [1, 1, 1])
        self.assertEqual(counts["label", "old"], [2, 0, 1])
        self.assertEqual(counts["all", "all"], [3, 1, 2])
        self.assertNotIn(("view", "all"), counts)

    def test_labels_that_cannot_be_right_are_counted_by_the_reason(self):
        def scene(*labels):
            kids = [{"id": str(place), "cls": "label", "kids": [], "text": "Label"} | label for place, label in enumerate(labels)]
            return {"tools": 22000, "scale": 2, "root": {"id": "R", "cls": "view", "frame": [0, 0, 9, 9], "kids": kids}}

        named = {"frame": [0, 0, 40, 20], "font": {"name": "Roboto"}}
        body = {"frame": [0, 0, 35.5, 17], "font": {"style": "UICTFontTextStyleBody"}}
        scenes = {1: scene(named, body | {"frame": [0, 0, 41.5, 20.5]}), 2: scene(body)}
        results = self.write("out.jsonl", {"n": 1, "frames": {"0": [0, 0, 50, 20], "1": [0, 0, 41.5, 20.5]}},
                             {"n": 2, "frames": {"0": [0, 0, 41.5, 20.5]}})
        counts = tables.label_limits(scenes, results)
        self.assertEqual(dict(counts), {"a font by its name": 1, "a canvas with another text size": 1})

    def test_controls_of_the_runner_have_the_insets_of_the_library(self):
        source = "  override var alignmentRectInsets: UIEdgeInsets { insets ? UIEdgeInsets() : .zero }\n  var other: Int { a ? b : .zero }\n"
        self.assertEqual(tables.with_own_insets(source).splitlines()[0][-36:], "UIEdgeInsets() : super.alignmentRectInsets }"[-36:])
        self.assertTrue(tables.with_own_insets(source).endswith(": .zero }\n"))

    def test_a_third_of_a_point_does_not_round_up_to_the_next_one(self):
        path = self.root / "texts.tsv"
        path.write_text("weight\tsize\tscale\ttext\twidth\theight\tstep\nregular\t17.0\t3\tLabel\t41.333\t20.333\t0.3333\n")
        (row,) = tables.recorded_texts(path)
        for error in tables.text_errors(row | {"measured": (124 / 3, 61 / 3)}):
            self.assertLess(error, 0.02)

    def test_a_size_in_pixels_rounds_up_to_the_whole_points_of_the_file(self):
        errors = tables.text_errors(text(scale=2, step=1, width=42, height=21, measured=(41.5, 20.5)))
        self.assertEqual(errors, (0, 0))

    def test_heights_of_constraints_are_no_heights_of_lines(self):
        self.assertTrue(tables.is_line_height(text()))
        self.assertFalse(tables.is_line_height(text(height=30)))

    def test_a_scene_of_a_text_has_its_font_and_scale(self):
        (line,) = tables.scenes_of([text(weight="bold-system")]).splitlines()
        scene = json.loads(line)
        self.assertEqual((scene["scale"], scene["root"]["kids"][0]["font"]), (3, {"type": "boldSystem", "pointSize": "17.0"}))
        medium = json.loads(tables.scenes_of([text(weight="medium")]))
        self.assertEqual(medium["root"]["kids"][0]["font"], {"type": "system", "pointSize": "17.0", "weight": "medium"})

    def test_the_table_of_texts_states_exact_and_near_widths(self):
        table = tables.text_table([text(), text(width=42), text(width=50)])
        self.assertIn("| all | 3 | 33.3 % | 33.3 % | 66.7 % | 100.0 % of 3 |", table)


if __name__ == "__main__":
    unittest.main()
