#!/usr/bin/env python3
"""Tests that scripts/lint_folders.py finds each reference against the directions, and nothing else."""
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import lint_folders  # noqa: E402
import module_picture  # noqa: E402

MODULE = lint_folders.read_table("# A comment\nViews: Numbers\n  Geometry Colors  # two\n  Controls\n")[0]


def findings(allowed={}, **files):
    """Of files named like Folder_File, with their texts, and types that the table allows to folders."""
    paths = {f"{name.replace('_', '/')}.swift": (name.partition("_")[0], text) for name, text in files.items()}
    return lint_folders.findings(MODULE._replace(allowed=allowed), paths)


class LintFoldersTests(unittest.TestCase):
    def test_the_table_has_modules_with_imports_and_layers(self):
        self.assertEqual(MODULE, ("Views", ["Numbers"], [["Geometry", "Colors"], ["Controls"]], {}))

    def test_the_table_allows_types_to_several_folders(self):
        table = "Views:\n  Geometry\n  Geometry Colors: Screen\n  Colors: Button Label\n"
        self.assertEqual(lint_folders.read_table(table)[0].allowed,
                         {"Geometry": ["Screen"], "Colors": ["Screen", "Button", "Label"]})

    def check(self, expected, allowed={}, **files):
        found = findings(allowed, **{
            "Geometry_Size": "struct Size {}", "Colors_Color": "struct Color {}",
            "Controls_Button": "public final class Button {\n  enum State {}\n}", **files})
        self.assertEqual(len(found), expected, found)

    def test_references_downwards_and_within_a_layer_are_allowed(self):
        self.check(0, Controls_Label="var size: Size; var color: Color", Colors_Tint="var size: Size",
                   Geometry_Point="var color: Color")

    def test_references_upwards_are_found(self):
        self.check(1, Colors_Tint="func tint(_ button: Button) {}")

    def test_types_in_others_are_references_where_the_outer_type_is_named(self):
        self.check(0, Geometry_Size2="let state: State")
        self.check(2, Geometry_Size2="extension Button { var state: State }")
        nested = "struct Label {}\n#if os(Linux)\n  extension Button {\n    enum Kind {\n      case a\n    }\n  }\n#endif\n"
        self.check(0, Controls_Label=nested, Geometry_Size2="let label: Kind")
        self.check(2, Controls_Label=nested, Geometry_Size2="let button: Button; let kind: Kind")

    def test_types_in_conditions_are_types_of_the_file(self):
        self.check(1, Controls_Screen="enum Side {\n}\n#if os(Linux)\n  class Screen {\n  }\n#endif\n",
                   Geometry_Size2="let screen: Screen")

    def test_types_of_the_table_are_allowed(self):
        allowed = {"Geometry": ["Screen"]}
        self.check(0, allowed, Controls_Screen="class Screen {}", Geometry_Scale="let screen: Screen")
        self.check(2, allowed, Controls_Screen="class Screen {}", Colors_Scale="let screen: Screen")

    def test_types_inside_allowed_types_are_allowed(self):
        self.check(0, {"Geometry": ["Button"]}, Geometry_Size2="extension Button { var state: State }")

    def test_allowed_types_that_no_file_needs_are_found(self):
        self.check(1, {"Geometry": ["Button"]}, Geometry_Size2="let button: Size")
        self.check(1, {"Controls": ["Size"]}, Controls_Label="let size: Size")

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

    def test_names_that_several_folders_declare_mean_the_lowest_one(self):
        self.check(0, Colors_Tint="struct Button {}; let a: Button")
        self.check(0, Colors_Tint="struct Button {}", Geometry_Size2="let a: Button")
        paths = {"A.swift": ("Low", "let kit: Kit"), "B.swift": ("UIKit", "class Kit {}"), "C.swift": ("AppKit", "class Kit {}")}
        module = lint_folders.read_table("Views:\n  Low\n  UIKit AppKit\n")[0]
        self.assertEqual(len(lint_folders.findings(module, paths)), 1)

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

    def test_the_picture_shows_each_allowed_type_once(self):
        allowed = {"Geometry": ["Button", "Label"], "Colors": ["Screen", "Button", "Label"]}
        picture = lint_folders.draw([MODULE._replace(allowed=allowed)])
        self.assertIn(">Geometry, Colors → Button, Label<", picture)
        self.assertIn(">Colors → Screen<", picture)

    def test_imports_without_room_beside_the_name_are_below_it(self):
        imports = [f"Module{number}" for number in range(12)]
        picture = lint_folders.draw([MODULE._replace(imports=imports)])
        top = {name: int(re.search(rf'y="(\d+)"[^>]*>[^<]*\b{name}\b', picture)[1]) for name in ("Views", "Module0", "Module11", "Controls")}
        self.assertEqual(sorted(top, key=top.get), ["Views", "Module0", "Module11", "Controls"])
        self.assertEqual(len(set(top.values())), 4)


class ModulePicture(unittest.TestCase):
    def test_an_arrow_that_follows_from_others_is_left_out(self):
        table = {"Low": [], "Middle": ["Low"], "High": ["Middle", "Low"]}
        self.assertEqual(module_picture.arrows(table), [("Middle", "Low"), ("High", "Middle")])

    def test_a_module_stands_above_all_that_it_imports(self):
        table = {"Low": [], "Other": [], "Middle": ["Low"], "High": ["Other", "Middle"]}
        self.assertEqual(module_picture.rows(table), [["Low", "Other"], ["Middle"], ["High"]])

    def test_the_picture_has_every_module_and_an_arrow_for_each_import(self):
        modules = lint_folders.read_table("Low:\n\nHigh: Low Foundation\n")
        picture = module_picture.draw(modules, "")
        self.assertEqual((picture.count('class="module"'), picture.count('class="arrow"')), (2, 1))


if __name__ == "__main__":
    unittest.main()
