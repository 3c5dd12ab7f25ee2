#!/usr/bin/env python3
"""Tests that the right pages for debugging share a compiled module, and that they compile it once."""
import sys
import tempfile
import threading
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts"))
import debug_modules


class SharedModules(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        former = debug_modules.MODULES
        debug_modules.MODULES = self.folder / "modules"
        self.addCleanup(setattr, debug_modules, "MODULES", former)

    def module(self, program, files, conditions=()):
        """The module `Parts` as a program finds it, with some sources of its own folder and some that were translated into that of the program."""
        paths = []
        for name, text in files.items():
            path = self.folder / (program if name.startswith("Translated") else "Parts") / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            paths.append(path)
        module = debug_modules.Module({"c99name": "Parts", "package": "Package", "files": paths}, list(conditions), [])
        module.find([], "version")
        return module

    def test_programs_share_a_module_wherever_its_translated_files_lie(self):
        files = {"Translated.swift": "a", "View.swift": "b"}
        self.assertEqual(self.module("A", files).folder, self.module("Z", files).folder)

    def test_a_module_of_other_sources_names_or_conditions_is_another(self):
        folders = {self.module("A", {"View.swift": "a", "Label.swift": "b"}).folder, self.module("A", {"View.swift": "b", "Label.swift": "a"}).folder,
                   self.module("A", {"View.swift": "a"}).folder, self.module("A", {"Button.swift": "a"}).folder,
                   self.module("A", {"View.swift": "a"}, ["WITH_NIBS"]).folder}
        self.assertEqual(len(folders), 5)

    def test_pages_that_are_built_at_once_compile_a_module_once(self):
        module, compiled, both = self.module("A", {"View.swift": "a"}), [], threading.Event()

        def compiler(command, log, name):
            compiled.append(name)
            both.wait(0.2)  # The other page asks for the module meanwhile.
            Path(command[command.index("-emit-module-path") + 1]).write_text("")

        pages = [threading.Thread(target=module.build, args=([], compiler)) for _ in range(2)]
        for page in pages:
            page.start()
        for page in pages:
            page.join()
        self.assertEqual(compiled, ["Parts"])


if __name__ == "__main__":
    unittest.main()
