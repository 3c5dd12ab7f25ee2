"""A window on Wayland, with a compositor that has neither a screen nor devices."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from desktop import WINDOW, Answers


@unittest.skipUnless(shutil.which("weston"), "Wayland was not tested: weston is not installed")
class WaylandTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.environment = dict(
            os.environ, XDG_RUNTIME_DIR=self.folder, WAYLAND_DISPLAY="masonry", GDK_BACKEND="wayland", GSK_RENDERER="cairo",
            LC_ALL="C.UTF-8")
        self.environment.pop("DISPLAY", None)
        compositor = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--socket=masonry", "--width=1000", "--height=1000", "--idle-time=0"],
            env={name: value for name, value in self.environment.items() if name != "WAYLAND_DISPLAY"}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.addCleanup(compositor.wait)
        self.addCleanup(compositor.terminate)
        end = time.monotonic() + 10
        while not Path(self.folder, "masonry").exists():
            assert time.monotonic() < end, "the compositor does not start"
            time.sleep(0.05)

    def test_a_window_draws_and_rests(self):
        process = subprocess.Popen(
            [WINDOW, "carousel-cover-flow", "--control", "--bare"], env=self.environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        window = Answers(process)
        try:
            window.wait_for(lambda: window.ask("drawn")[0] != "0", "the first frame")
            window.wait_for_rest()
            picture = Path(self.folder, "picture.png")
            window.ask(f"picture {picture}")
            colours = subprocess.run(
                ["identify", "-format", "%w %k", picture], check=True, capture_output=True, text=True).stdout.split()
            # The picture of cards, not of an empty window.
            self.assertEqual(colours[0], "390")
            self.assertGreater(int(colours[1]), 1000)
        finally:
            window.close()
