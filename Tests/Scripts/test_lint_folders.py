#!/usr/bin/env python3
"""Tests that scripts/lint_folders.py finds each reference against the directions, and nothing else."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import lint_folders  # noqa: E402

MODULE = lint_folders.read_table("# A comment\nViews: Numbers\n  Geometry Colors  # two\n  Controls\n  Geometry: Screen\n")[0]


def findings(**files):
    """Of files named like Folder_File, with their texts."""
    paths = {f"{name.replace('_', '/')}.swift": (name.partition("_")[0], text) for name, text in files.items()}
    return lint_folders.findings(MODULE, paths)


class LintFoldersTests(unittest.TestCase):
    def test_the_table_has_modules_with_imports_and_layers(self):
        self.assertEqual(MODULE, ("Views", ["Numbers"], [["Geometry", "Colors"], ["Controls"]], {"Geometry": ["Screen"]}))

    def check(self, expected, **files):
        found = findings(**{"Geometry_Size": "struct Size {}", "Colors_Color": "struct Color {}",
                            "Controls_Button": "public final class Button {\n  enum State {}\n}", **files})
        self.assertEqual(len(found), expected, found)

    def test_references_downwards_and_within_a_layer_are_allowed(self):
        self.check(0, Controls_Label="var size: Size; var color: Color", Colors_Tint="var size: Size",
                   Geometry_Point="var color: Color")

    def test_references_upwards_are_found(self):
        self.check(1, Colors_Tint="func tint(_ button: Button) {}")
        self.check(1, Geometry_Size2="let state: State")

    def test_types_of_the_table_are_allowed(self):
        self.check(0, Controls_Screen="class Screen {}", Geometry_Scale="let screen: Screen")
        self.check(1, Controls_Screen="class Screen {}", Colors_Scale="let screen: Screen")

    def test_only_imports_of_the_table_are_allowed(self):
        def imports(text):
            return lint_folders.import_findings(MODULE, {"A.swift": ("Geometry", text)})

        self.assertEqual(imports("import Numbers\n  @_exported import Numbers\nimport struct Numbers.Pair  // Foundation"), [])
        for text in ["import Foundation", "@testable import Foundation", "  public import Foundation",
                     "@preconcurrency public import class Foundation.NSObject"]:
            self.assertEqual(imports(text), ["A.swift: Views may not import Foundation"])

    def test_comments_strings_and_members_are_no_references(self):
        self.check(0, Colors_Tint='// Button\n/* Button */ let a = "Button"; let b = shape.Button')
        self.check(0, Colors_Tint='let a = """\n  Button\n  """')

    def test_names_that_several_folders_declare_are_not_followed(self):
        self.check(0, Colors_Tint="struct Button {}; let a: Button")

    def test_private_types_are_not_followed(self):
        self.check(0, Controls_Label="private struct Hidden {}", Colors_Tint="let a: Hidden")

    def test_files_beside_the_folders_use_all_of_them(self):
        self.assertEqual(lint_folders.findings(MODULE, {
            "All.swift": ("", "let button: Button"), "B.swift": ("Controls", "class Button {}"),
            "C.swift": ("Colors", ""), "G.swift": ("Geometry", "")}), [])

    def test_folders_and_table_have_to_agree(self):
        self.check(1, Tables_Table="")
        self.assertEqual(len(findings(Controls_Button="", Colors_Color="")), 1)

    def test_the_picture_shows_every_folder(self):
        picture = lint_folders.draw([MODULE])
        for name in ["Views", "Numbers", "Geometry", "Colors", "Controls"]:
            self.assertIn(name, picture)


if __name__ == "__main__":
    unittest.main()
