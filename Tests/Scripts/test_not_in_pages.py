"""Tests of scripts/not-in-pages.txt, as scripts/one_module.py reads it."""
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
import one_module  # noqa: E402


def target(name, *sources, below=()):
    return {"name": name, "c99name": name, "type": "library", "module_type": "SwiftTarget", "path": f"Sources/{name}", "sources": list(sources), "target_dependencies": list(below)}


class NotInPages(unittest.TestCase):
    def targets(self, folder):
        """The targets of a program on two modules, with the files that a page contains. A page leaves out `Drags` and `Texts/Rich`."""
        described = {"path": folder, "products": [], "manifest": {"targets": [{"name": name, "settings": []} for name in ("App", "Drags", "Texts")]},
                     "targets": [target("App", "main.swift", below=["Drags", "Texts"]), target("Drags", "Drag.swift"),
                                 target("Texts", "Rich/Runs.swift", "RichText.swift", "Text.swift")]}
        left_out = [Path(folder, "Sources", name).resolve() for name in ("Drags", "Texts/Rich")]
        with mock.patch.object(one_module, "packages", lambda package: [described]), mock.patch.object(one_module, "NOT_IN_PAGES", left_out), \
             mock.patch.object(one_module, "as_page_sources", lambda files, folder, is_own: files):
            found = one_module.targets_of(Path(folder), "App")
            one_module.add_files(found, Path(folder))
        return {each["name"]: [path.name for path in each["files"]] for each in found}

    def test_pages_contain_neither_a_module_nor_a_folder_that_the_list_names(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.targets(folder), {"Texts": ["RichText.swift", "Text.swift"], "App": ["main.swift"]})

    def test_folders_that_only_pages_contain_are_those_named_embedded(self):
        found = one_module.embedded_files(one_module.ROOT / "Sources" / "OpenUIKitSupport", has_interface_files=False)
        self.assertIn(one_module.ROOT / "Sources" / "OpenUIKitSupport" / "Embedded" / "WeakCell.swift", found)
        self.assertEqual({path.parent.name for path in found}, {"Embedded"})

    def test_sources_of_this_package_change_only_if_they_have_references_without_a_count(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(one_module, "page_files", lambda files, to: [to / path.name for path in files]):
            plain, weak = Path(folder, "Plain.swift"), Path(folder, "Weak.swift")
            plain.write_text("class A { unowned(unsafe) let a: B }\n")
            weak.write_text("class B { weak var a: A? }\n")
            to = Path(folder, "written")
            self.assertEqual(one_module.as_page_sources([plain, weak], to, True), [plain, to / "Weak.swift"])
            self.assertEqual(one_module.as_page_sources([plain, weak], to, False), [to / "Plain.swift", to / "Weak.swift"])

    def test_what_loads_storyboards_is_part_of_the_pages_alone_whose_app_has_some(self):
        sources = one_module.ROOT / "Sources"
        for path in (sources / "OpenUIKitCore" / "Storyboards" / "UIStoryboard.swift", sources / "OpenUIKitSupport" / "InterfaceFiles" / "NibValue.swift"):
            self.assertTrue(path.exists())
            self.assertEqual([one_module.is_in_pages(path, has_interface_files) for has_interface_files in (False, True)], [False, True])
        for has_interface_files, inside in (False, "WithoutInterfaceFiles"), (True, "WithInterfaceFiles"):
            found = [path for module in sources.iterdir() for path in one_module.embedded_files(module, has_interface_files)]
            self.assertEqual({path.parent.name for path in found}, {"Embedded", inside})

    def test_all_modules_of_a_page_with_storyboards_have_the_condition(self):
        targets = [{"name": name, "settings": []} for name in ("App", "NibLoading")]
        self.assertEqual(one_module.conditions_of(one_module.settings_of(targets)["App"], "release"), ["HasInterfaceFiles"])
        self.assertEqual(one_module.conditions_of(one_module.settings_of(targets[:1])["App"], "release"), [])

    def test_the_list_names_folders_that_contain_sources(self):
        self.assertGreater(len(one_module.NOT_IN_PAGES), 10)
        self.assertEqual([folder for folder in one_module.NOT_IN_PAGES + one_module.OF_INTERFACE_FILES if not any(folder.rglob("*.swift"))], [])

    def test_a_line_that_begins_with_a_slash_names_folders_of_every_module(self):
        for folder in ("OpenUIKitSupport/Foundation", "OpenUIKitCore/Windows/Foundation"):
            self.assertIn(one_module.ROOT / "Sources" / folder, one_module.NOT_IN_PAGES)


if __name__ == "__main__":
    unittest.main()
