"""Chinese with the input method that Debian's desktops have."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from desktop import Desktop, Window

MISSING = [
    path for path in ("/usr/bin/ibus-daemon", "/usr/share/ibus/component/libpinyin.xml") if not Path(path).exists()
] + ([] if list(Path("/usr/lib").glob("*/gtk-4.0/*/immodules/libim-ibus.so")) else ["ibus-gtk4"])


@unittest.skipIf(MISSING, f"Chinese was not tested: there is no {' and no '.join(MISSING)}")
class PinyinTests(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        # What the method learns stays in this folder.
        self.desktop.environment.update(
            HOME=folder, XDG_CONFIG_HOME=f"{folder}/config", XDG_CACHE_HOME=f"{folder}/cache", XDG_DATA_HOME=f"{folder}/data",
            GSETTINGS_BACKEND="memory", GTK_IM_MODULE="ibus", IBUS_ADDRESS=f"unix:path={folder}/ibus")
        self.daemon = subprocess.Popen(
            ["ibus-daemon", "--replace", "--panel", "disable", "--address", f"unix:path={folder}/ibus"], env=self.desktop.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.addCleanup(self.stop)
        self.choose("libpinyin")

    def stop(self):
        # With the engines that it has started.
        os.killpg(self.daemon.pid, signal.SIGTERM)
        self.daemon.wait()

    def choose(self, engine):
        end = time.monotonic() + 20
        while self.ibus("engine") != engine:
            assert time.monotonic() < end, f"the engine {engine} does not start"
            self.ibus("engine", engine)
            time.sleep(0.2)

    def ibus(self, *arguments):
        return subprocess.run(["ibus", *arguments], env=self.desktop.environment, capture_output=True, text=True).stdout.strip()

    def test_pinyin_is_marked_until_it_is_confirmed(self):
        window = Window(self.desktop, "text-fields")
        self.addCleanup(window.close)
        window.click(*window.center("UITextField"))
        window.wait_for(lambda: window.ask("focus") == ["UITextField"], "a field with the focus")
        before = window.ask("texts")[0]
        # The method takes the keys as soon as it has the window.
        window.wait_for(lambda: self.types(window, "n", before), "marked text")
        for key in "ihao":
            window.keys(key)
        window.wait_for(lambda: window.ask("texts")[0] == before + "你好", "the word")
        window.keys("space")
        # The mark goes before the text comes.
        window.wait_for(lambda: window.ask("marked") == [""] and window.ask("texts")[0] == before + "你好", "confirmed text")
        # What was confirmed is text: keys remove one character after the other.
        window.keys("BackSpace")
        window.wait_for(lambda: window.ask("texts")[0] == before + "你", "a character less")

    def types(self, window, key, before):
        """Types a key for the input method. A key that arrived as a letter is removed again."""
        window.keys(key)
        end = time.monotonic() + 2
        while (text := window.ask("texts")[0]) == before and time.monotonic() < end:
            time.sleep(0.05)
        if window.ask("marked") != [""]:
            return True
        if text != before:
            window.keys("BackSpace")
        return False
