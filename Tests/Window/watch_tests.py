"""`scripts/watch-window` with a small program: what happens when a file is saved, also with an error."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from desktop import ROOT

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Sign", targets: [.executableTarget(name: "Sign")])
"""

# Writes what it shows, and its number, as long as it runs.
PROGRAM = """import Foundation

try! "{text} \\(getpid())".write(toFile: ProcessInfo.processInfo.environment["SIGN"]!, atomically: true, encoding: .utf8)
while true { sleep(1) }
"""


class WatchTests(unittest.TestCase):
    def setUp(self):
        folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        (folder / "Sources/Sign").mkdir(parents=True)
        (folder / "Package.swift").write_text(MANIFEST)
        self.source, self.sign = folder / "Sources/Sign/main.swift", folder / "sign"
        self.save("first")
        self.errors = open(folder / "errors", "w+")
        self.addCleanup(self.errors.close)
        self.watcher = subprocess.Popen(
            [ROOT / "scripts/watch-window", "--package-path", folder, "Sign"], env=dict(os.environ, SIGN=str(self.sign)),
            stdout=subprocess.DEVNULL, stderr=self.errors)
        self.addCleanup(self.watcher.wait)
        self.addCleanup(self.watcher.send_signal, 2)
        self.wait_for(lambda: self.shown() == "first", "the first program", limit=120)

    def save(self, text):
        self.source.write_text(PROGRAM.replace("{text}", text))

    def shown(self):
        return self.sign.read_text().split()[0] if self.sign.exists() else ""

    def process(self):
        return int(self.sign.read_text().split()[1])

    def printed(self):
        self.errors.seek(0)
        return self.errors.read()

    def wait_for(self, condition, what, limit=60):
        end = time.monotonic() + limit
        while not condition():
            assert time.monotonic() < end, f"after {limit} seconds there is not {what}: {self.printed()}"
            time.sleep(0.05)

    def test_a_saved_file_is_shown_and_an_error_leaves_what_was_shown(self):
        first = self.process()
        self.save("second")
        self.wait_for(lambda: self.shown() == "second", "the second program")
        self.wait_for(lambda: "opened again after" in self.printed(), "the time")
        self.assertFalse(Path(f"/proc/{first}").exists(), "the first program still runs")

        running = self.process()
        self.source.write_text("let wrong: Int = \"text\"\n")
        self.wait_for(lambda: "error: cannot convert value of type 'String'" in self.printed(), "the error")
        self.assertEqual(self.process(), running)
        self.assertTrue(Path(f"/proc/{running}").exists(), "the last program has ended")

        self.save("third")
        self.wait_for(lambda: self.shown() == "third", "the third program")
