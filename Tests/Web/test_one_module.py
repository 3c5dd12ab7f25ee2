#!/usr/bin/env python3
"""What scripts/build-wasm makes of packages as one would write them; needs the compiler for WebAssembly, and node to run one.

usage: test_one_module.py [NODE]
"""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "scripts" / "build-wasm"
NODE = sys.argv[1] if len(sys.argv) > 1 else None

PRINTED = """texts: 4 import "Parts" \\(here) 2
condition: compiler 6
entries: 2 extras flags of Parts
parts: 5
card: true 1 node a+b 0
members: 1 line row 2 toggle 1 true
private: one other
shared: 2 1 1 z
remainders: 0 2 -2 -1 -2 2 2 2
"""

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
%s
let package = Package(name: "Small", targets: [%s])
"""


def build(folder, product, *options):
    done = subprocess.run([BUILD, product, folder, *options], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


class Packages(unittest.TestCase):
    def small(self, folder, targets, files, imports=""):
        """A package with these files by their paths."""
        path = Path(folder)
        (path / "Package.swift").write_text(MANIFEST % (imports, targets))
        for name, text in files.items():
            (path / "Sources" / name).parent.mkdir(parents=True, exist_ok=True)
            (path / "Sources" / name).write_text(text)
        return path

    def test_a_program_with_ordinary_swift_and_names_of_our_own_does_what_it_does_elsewhere(self):
        for options in ["--debug"], ["--debug", "--one-module"]:
            with self.subTest(options=options):
                self.expect_printed_texts(*options)

    def expect_printed_texts(self, *options):
        folder = ROOT / "Tests" / "Web" / "UserPackage"
        status, output = build(folder, "UserProgram", *options)
        self.assertEqual(status, 0, output)
        if not NODE:
            self.skipTest("there is no node to run it")
        module = folder / "build" / "wasm" / "UserProgram.wasm"
        printed = subprocess.run([NODE, ROOT / "Tests" / "Web" / "print.mjs", module], capture_output=True, text=True)
        self.assertEqual(printed.stdout, PRINTED, printed.stderr)

    def test_a_page_for_debugging_is_made_of_what_the_sources_are_now(self):
        """Also after a change of a library alone, a new file, and a mistake that is mended."""
        files = {"App/main.swift": "import Parts\nprint(text())\n", "Parts/a.swift": "public func text() -> String { first() }\n",
                 "Parts/b.swift": "func first() -> String { \"one\" }\n"}
        targets = '.target(name: "Parts"), .executableTarget(name: "App", dependencies: ["Parts", .product(name: "WebRuntime", package: "Masonry")])'
        with tempfile.TemporaryDirectory() as folder:
            package = self.small(folder, targets, files)
            manifest = (package / "Package.swift").read_text()
            (package / "Package.swift").write_text(manifest.replace('targets: [', f'dependencies: [.package(name: "Masonry", path: "{ROOT}")], targets: [', 1))
            self.assertEqual(self.printed(package), "one\n")
            (package / "Sources/Parts/b.swift").write_text("func first() -> String { second() }\n")
            status, output = build(package, "App", "--debug")
            self.assertEqual(status, 1)
            self.assertIn("Sources/Parts/b.swift:1:26: error: cannot find 'second' in scope", output)
            (package / "Sources/Parts/c.swift").write_text("func second() -> String { \"two\" }\n")
            self.assertEqual(self.printed(package), "two\n")

    def printed(self, package):
        status, output = build(package, "App", "--debug")
        self.assertEqual(status, 0, output)
        if not NODE:
            self.skipTest("there is no node to run it")
        module = package / "build" / "wasm" / "App.wasm"
        return subprocess.run([NODE, ROOT / "Tests" / "Web" / "print.mjs", module], capture_output=True, text=True).stdout

    def test_every_name_that_may_be_changed_can_be(self):
        status, output = build(ROOT / "Tests" / "Web" / "UserPackage", "UserProgram", "--check", "--change-all-names")
        self.assertEqual(status, 0, output)

    def test_a_mistake_is_shown_at_its_place_in_the_original(self):
        with tempfile.TemporaryDirectory() as folder:
            package = self.small(folder, '.executableTarget(name: "App")', {"App/main.swift": "\nlet a: Int =\n  \"text\"\n"})
            status, output = build(package, "App", "--check")
            self.assertEqual(status, 1)
            self.assertIn("Sources/App/main.swift:3:3: error:", output)

    def test_macros_are_refused(self):
        targets = '.macro(name: "Makers"), .executableTarget(name: "App", dependencies: ["Makers"])'
        with tempfile.TemporaryDirectory() as folder:
            package = self.small(folder, targets, {"App/main.swift": "print(1)\n", "Makers/a.swift": ""}, "import CompilerPluginSupport")
            status, output = build(package, "App", "--check")
            self.assertEqual((status, output), (1, "build-wasm: Makers is a macro target, which a page cannot use\n"))
        with tempfile.TemporaryDirectory() as folder:
            package = self.small(folder, '.executableTarget(name: "App")', {"App/main.swift": "print(#stringify(1))\n"})
            status, output = build(package, "App", "--check")
            self.assertEqual(status, 1)
            self.assertIn("Sources/App/main.swift:1:8: error: a page cannot use macros: #stringify", output)

    def test_libraries_of_the_system_are_refused(self):
        targets = '.systemLibrary(name: "CThing"), .executableTarget(name: "App", dependencies: ["CThing"])'
        files = {"App/main.swift": "print(1)\n", "CThing/module.modulemap": "module CThing { }\n"}
        with tempfile.TemporaryDirectory() as folder:
            status, output = build(self.small(folder, targets, files), "App", "--check")
            self.assertEqual((status, output), (1, "build-wasm: CThing is a system-target target, which a page cannot use\n"))

    def test_settings_that_a_page_has_not_are_named(self):
        targets = '.executableTarget(name: "App", swiftSettings: [.define("MINE"), .swiftLanguageMode(.v5)])'
        files = {"App/main.swift": "#if MINE\nprint(1)\n#else\nthis is no Swift\n#endif\n"}
        with tempfile.TemporaryDirectory() as folder:
            status, output = build(self.small(folder, targets, files), "App", "--check")
            self.assertEqual(
                (status, output), (0, "build-wasm: App is built without swiftLanguageMode: a page is one module in Swift 6\n"))

    def test_a_program_that_is_not_there_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            package = self.small(folder, '.executableTarget(name: "App")', {"App/main.swift": ""})
            self.assertEqual(build(package, "Ap", "--check"), (1, "build-wasm: there is no executable Ap\n"))


unittest.main(argv=sys.argv[:1])
