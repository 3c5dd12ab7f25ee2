"""Two windows of one program."""

import subprocess
import unittest

from desktop import Desktop, Window


class SeveralWindowsTests(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.window = Window(self.desktop, "text-fields")
        self.addCleanup(self.window.close)
        self.first = self.window.identifier
        self.window.ask("open text-fields")
        self.window.wait_for(lambda: len(self.windows()) == 2, "a second window")
        self.second = next(window for window in self.windows() if window != self.first)
        self.window.wait_for(lambda: self.window.ask("drawn")[0] != "0", "a frame of the second window")

    def windows(self):
        """The visible windows. There is none for a moment while the window manager closes one: the search fails then."""
        try:
            return self.desktop.run("xdotool", "search", "--onlyvisible", "--pid", self.window.process.pid).split()
        except subprocess.CalledProcessError:
            return []

    def choose(self, identifier):
        """Makes a window the one for events, and the one that answers."""
        self.window.identifier = identifier
        self.window.ask(f"window {0 if identifier == self.first else 1}")
        self.desktop.run("xdotool", "windowactivate", "--sync", identifier)

    def type_into(self, identifier, text):
        self.choose(identifier)
        self.window.click(*self.window.center("UITextField"))
        self.window.wait_for(lambda: self.window.ask("focus") == ["UITextField"], "a field with the focus")
        before = self.window.ask("texts")[0]
        self.desktop.run("xdotool", "type", "--delay", 20, text)
        self.window.wait_for(lambda: self.window.ask("texts")[0] == before + text, f"{text} in its window")

    def test_keys_and_clicks_go_to_the_window_that_has_the_focus(self):
        self.move_apart()
        self.type_into(self.first, "one")
        self.type_into(self.second, "two")
        self.type_into(self.first, "more")
        self.window.ask("window 0")
        self.assertTrue(self.window.ask("texts")[0].endswith("onemore"))
        self.window.ask("window 1")
        self.assertTrue(self.window.ask("texts")[0].endswith("two"))

    def test_a_window_works_after_the_other_one_was_closed(self):
        self.move_apart()
        # The window manager asks the window to close itself, as with the button in the title bar.
        self.choose(self.second)
        self.window.keys("alt+F4")
        self.window.wait_for(lambda: self.windows() == [self.first], "a single window")
        self.assertIsNone(self.window.process.poll())
        self.type_into(self.first, "still here")

    def move_apart(self):
        self.desktop.run("xdotool", "windowmove", "--sync", self.first, 20, 40)
        self.desktop.run("xdotool", "windowmove", "--sync", self.second, 800, 40)
