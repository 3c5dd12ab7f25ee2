#!/usr/bin/env python3
"""Tests of what scripts/make-page prints while it builds."""
import io
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import page_progress  # noqa: E402


class PageProgress(unittest.TestCase):
    def test_a_long_command_prints_its_time_and_its_lines(self):
        output = io.StringIO()
        script = "import time; print('first', flush=True); time.sleep(0.5); print('last'); raise SystemExit(3)"
        status, printed = page_progress.run([sys.executable, "-c", script], seconds=0.1, output=output)
        self.assertEqual((status, printed), (3, "first\nlast\n"))
        self.assertIn(" s\n", output.getvalue())
        self.assertIn("first\n", output.getvalue())

    def test_a_short_command_prints_its_lines_alone(self):
        output = io.StringIO()
        status, _ = page_progress.run([sys.executable, "-c", "print('only')"], output=output)
        self.assertEqual((status, output.getvalue()), (0, "only\n"))


if __name__ == "__main__":
    unittest.main()
