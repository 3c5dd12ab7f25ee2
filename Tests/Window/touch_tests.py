"""Fingers on a screen and on a touchpad, as real events of devices."""

import time
import unittest

from desktop import Window
from input_devices import InputDesktop, is_available


@unittest.skipUnless(is_available(), "fingers were not tested: Xorg with the drivers dummy and inputtest is not installed")
class TouchTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = InputDesktop()

    @classmethod
    def tearDownClass(cls):
        cls.desktop.close()

    def open(self, screen):
        window = Window(self.desktop, screen)
        self.addCleanup(window.close)
        self.origin = window.origin()
        return window

    def finger(self, number, phase, place):
        left, top = self.origin
        self.desktop.touchscreen.touch(number, phase, left + place[0], top + place[1])

    def drag(self, start, end, steps=20):
        """Moves a finger at the rate of a touchscreen."""
        screen = self.desktop.touchscreen
        self.finger(1, screen.BEGIN, start)
        for step in range(1, steps + 1):
            place = [one + (other - one) * step / steps for one, other in zip(start, end)]
            self.finger(1, screen.UPDATE, place)
            time.sleep(0.016)
        self.finger(1, screen.END, end)

    def offset(self, window):
        return float(window.ask("offsets")[0].split()[1])

    def test_a_tap_of_a_finger_turns_a_switch(self):
        window = self.open("controls")
        before = window.ask("elements")
        place = window.center("UISwitch")
        self.finger(1, self.desktop.touchscreen.BEGIN, place)
        self.finger(1, self.desktop.touchscreen.END, place)
        window.wait_for(lambda: window.ask("elements") != before, "another value of the switch")

    def test_the_content_follows_a_finger_and_moves_on_after_it(self):
        window = self.open("scroll-view")
        self.drag((200, 500), (200, 300))
        first = self.offset(window)
        # Less than the way of the finger is lost until it counts as a drag.
        self.assertGreater(first, 150)
        window.wait_for_rest()
        self.assertGreater(self.offset(window), first + 20)

    def test_a_finger_that_rests_before_it_leaves_stops_the_content(self):
        window = self.open("scroll-view")
        screen = self.desktop.touchscreen
        self.finger(1, screen.BEGIN, (200, 500))
        for y in range(490, 390, -10):
            self.finger(1, screen.UPDATE, (200, y))
            time.sleep(0.016)
        time.sleep(0.3)
        self.finger(1, screen.UPDATE, (200, 400))
        self.finger(1, screen.END, (200, 400))
        window.wait_for_rest()
        self.assertLess(self.offset(window), 110)

    def test_two_fingers_are_two_touches(self):
        window = self.open("text-fields")
        window.wait_for_rest()
        screen = self.desktop.touchscreen
        # A second finger beside the first one does not take over its touch.
        self.finger(1, screen.BEGIN, window.center("UITextField"))
        self.finger(2, screen.BEGIN, (380, 690))
        self.finger(2, screen.END, (380, 690))
        self.finger(1, screen.END, window.center("UITextField"))
        window.wait_for(lambda: window.ask("focus") == ["UITextField"], "a field with the focus")

    def test_the_content_follows_a_touchpad_in_parts_of_a_step(self):
        window = self.open("scroll-view")
        window.place(200, 400)
        # X's first event of a device states where its wheel stands, and moves nothing.
        self.desktop.touchpad.scroll(0, 12)
        time.sleep(0.2)
        before = self.offset(window)
        for _ in range(10):
            self.desktop.touchpad.scroll(0, 12)
            time.sleep(0.016)
        window.wait_for_rest()
        self.assertAlmostEqual(self.offset(window) - before, 53, delta=1)
