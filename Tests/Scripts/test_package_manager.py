#!/usr/bin/env python3
"""Tests of when scripts/package-manager runs Swift Package Manager again."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

COMMAND = Path(__file__).resolve().parent.parent.parent / "scripts/package-manager"


def package_manager(*ends):
    """The status, the calls and the errors where the package manager ends in these ways, one after another."""
    with tempfile.TemporaryDirectory() as folder:
        swift = Path(folder) / "swift"
        cases = "\n".join(f"{call}) {end} ;;" for call, end in enumerate(ends, start=1))
        swift.write_text(f'#!/bin/sh\necho "$@" >> {folder}/calls\ncase $(wc -l < {folder}/calls) in\n{cases}\nesac\n')
        swift.chmod(0o755)
        run = subprocess.run(
            [COMMAND, "build", "--product", "a b"], env=os.environ | {"SWIFT": str(swift)}, capture_output=True, text=True, check=False
        )
        return run.returncode, (Path(folder) / "calls").read_text().splitlines(), run.stderr


class PackageManager(unittest.TestCase):
    def test_one_that_crashes_runs_again_with_a_word_about_it(self):
        status, calls, errors = package_manager("kill -SEGV $$", "exit 0")
        self.assertEqual((status, calls), (0, ["build --product a b"] * 2))
        self.assertIn("package-manager: `swift build` ended by signal 11 and runs again\n", errors)

    def test_one_that_crashes_twice_has_failed(self):
        status, calls, _ = package_manager("kill -SEGV $$", "kill -SEGV $$", "exit 0")
        self.assertEqual(len(calls), 2)
        self.assertNotEqual(status, 0)

    def test_errors_and_stops_by_a_person_are_passed_on_at_once(self):
        for end, expected in (("exit 0", 0), ("exit 1", 1), ("kill -TERM $$", 143), ("kill -KILL $$", 137)):
            status, calls, _ = package_manager(end)
            self.assertEqual((status, len(calls)), (expected, 1), end)


if __name__ == "__main__":
    unittest.main()
