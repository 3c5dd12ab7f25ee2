"""Recorded scenes as files of Interface Builder."""

import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import scene_files  # noqa: E402


def view(name, kind="view", children=(), **values):
    return {"id": name, "cls": kind, "frame": [0, 0, 10.5, 20], "tamic": False, "mask": [], "cons": [], "kids": list(children)} | values


def scene(root, kind="xib"):
    return {
        "n": 7, "kind": kind, "tools": 22500, "device": "retina6_12", "orient": "portrait", "safeAreas": True, "root": root,
        "vcguides": {}, "scale": 3, "useSafe": [59, 0, 34, 0],
    }


def read(root, kind="xib"):
    return xml.fromstring(scene_files.document(scene(root, kind), []))


class SceneFileTests(unittest.TestCase):
    def test_a_constraint_leaves_out_its_owner_and_usual_values(self):
        constraint = {"id": "c", "a": "root", "aa": "leading", "r": "equal", "b": "label", "ba": "left", "c": -8, "m": 1, "p": 750}
        root = view("root", children=[view("label", "label", text="a < b\nc", shrinks=True)], cons=[constraint])
        found = read(root).find(".//constraint")
        self.assertEqual(found.attrib, {
            "firstAttribute": "leading", "secondItem": "label", "secondAttribute": "left", "constant": "-8", "priority": "750", "id": "c"})

    def test_texts_keep_their_lines_and_marks(self):
        label = read(view("root", children=[view("label", "label", text="a < b\nc", shrinks=True)])).find(".//label")
        self.assertEqual(label.find("string").text, "a < b\nc")
        self.assertEqual((label.get("minimumScaleFactor"), label.get("adjustsFontSizeToFit")), ("0.5", None))

    def test_tags_are_the_positions_of_identifiers(self):
        identifiers = []
        document = xml.fromstring(
            scene_files.document(scene(view("root", children=[view("a"), view("b")]), "vc"), identifiers))
        self.assertEqual(identifiers, ["root", "a", "b"])
        self.assertEqual([each.get("tag") for each in document.iter("view")], ["1", "2", "3"])

    def test_a_scene_that_no_file_can_state_is_left_out(self):
        empty_in_stack = view("stack", "stackView", [view("empty")])
        for child in (view("map", "mapView"), view("picture", "imageView", imageSize=[3, 3]), empty_in_stack):
            self.assertFalse(scene_files.is_written(view("root", children=[child])), child["cls"])

    def test_each_written_scene_has_a_file_and_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            written = scene_files.write([scene(view("root")), scene(view("map", "mapView"))], Path(folder))
            self.assertEqual(len(written), 1)
            self.assertEqual({path.name for path in Path(folder).iterdir()}, {"7.xib", "scenes.jsonl"})
            self.assertEqual(len((Path(folder) / "scenes.jsonl").read_text().splitlines()), 1)


if __name__ == "__main__":
    unittest.main()
