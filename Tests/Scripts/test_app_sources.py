#!/usr/bin/env python3
"""Tests which files scripts/app_sources.py translates, and with which options."""
import os
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import app_sources  # noqa: E402


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name).resolve()
        for name in ("App/A.swift", "App/B/C.swift", "App/Pods/D.swift", "App/.build/E.swift", "App/F.m", "G.swift"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text("")
        (self.root / "Target").mkdir()

    def tearDown(self):
        self.folder.cleanup()

    def names(self, **described):
        return [path.relative_to(self.root).as_posix() for path in app_sources.files(self.root / "Target", described)]

    def test_a_folder_gives_its_swift_files_without_those_of_hidden_and_foreign_folders(self):
        self.assertEqual(self.names(sources="../App"), ["App/A.swift", "App/B/C.swift"])

    def test_a_list_gives_files_and_folders_once(self):
        self.assertEqual(self.names(sources=["../G.swift", "../App", "../App/A.swift"]), ["App/A.swift", "App/B/C.swift", "G.swift"])

    def test_names_and_paths_are_left_out(self):
        self.assertEqual(self.names(sources="../App", exclude=["C.swift"]), ["App/A.swift"])
        self.assertEqual(self.names(sources="../App", exclude=["B"]), ["App/A.swift"])
        self.assertEqual(self.names(sources="../App", exclude=["B/C.swift"]), ["App/A.swift"])

    def test_storyboards_and_xibs_are_found_once_those_of_the_base_language_first(self):
        for name in ("App/de.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard", "App/Cell.xib", "App/en.lproj/Launch.storyboard", "App/Pods/P.xib"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text("")
        found = app_sources.interface_files(self.root / "Target", {"sources": "../App"})
        self.assertEqual([path.relative_to(self.root).as_posix() for path in found],
                         ["App/Base.lproj/Main.storyboard", "App/Cell.xib", "App/en.lproj/Launch.storyboard"])
        self.assertEqual(self.names(sources="../App"), ["App/A.swift", "App/B/C.swift"])

    def test_a_target_without_a_description_is_no_app(self):
        self.assertIsNone(app_sources.configuration({"folder": self.root / "Target"}))

    def test_modules_that_a_page_lacks_are_left_out_and_others_replaced(self):
        options = app_sources.modules_of({"modules": {"Combine": ["Streams"]}}, [])
        self.assertIn("Foundation=", options)
        self.assertIn("Combine=Streams", options)

    def test_openuikit_has_what_pages_have_of_foundation(self):
        options = app_sources.modules_of({}, ["OpenUIKit"])
        self.assertIn("Foundation=OpenUIKit", options)
        self.assertIn("Dispatch=", options)

    def test_facts_of_another_version_of_the_command_are_made_again(self):
        command, calls = self.root / "command", self.root / "calls"
        command.write_text(f'#!/bin/sh\necho "$1" >> {calls}\ncase $1 in facts) cp "$2" "$3" ;; esac\n')
        command.chmod(0o755)
        target = {"folder": self.root / "Target", "below": []}

        def made():
            calls.write_text("")
            app_sources.translate(target, {"sources": "../App"}, self.root / "build", str(command), [])
            return calls.read_text().split().count("facts")

        old = 1_000_000_000
        for path in [command, *(self.root / "App").rglob("*.swift")]:
            os.utime(path, (old, old))
        self.assertEqual(made(), 2)
        self.assertEqual(made(), 0)
        later = old + 10**10
        os.utime(command, (later, later))
        self.assertEqual(made(), 2)


unittest.main()
