#!/usr/bin/env python3
"""Measures the gallery's window: frames a second while a carousel is flung at 1280 x 800, and the processor's work for each frame.

`make bench-window` runs it for carousels of thirty cards.
"""

import sys
import time

from desktop import Desktop, Window


def main():
    screen = sys.argv[1] if len(sys.argv) > 1 else "carousel-cover-flow-of-30"
    desktop = Desktop("1400x1000")
    window = Window(desktop, screen, size="1280x800")
    x, y = window.center("iCarousel")
    frames, work, seconds = 0, 0, 0
    for index in range(10):
        side = 200 if index % 2 else -200
        window.drag((x - side, y), (x + side, y), steps=4, pause=0.008)
        drawn, cpu, start = int(window.ask("drawn")[0]), window.cpu(), time.monotonic()
        time.sleep(0.8)
        frames += int(window.ask("drawn")[0]) - drawn
        work += window.cpu() - cpu
        seconds += time.monotonic() - start
    print(f"{screen} at 1280 x 800: {frames / seconds:.1f} frames a second, {work * 10 / max(1, frames):.1f} ms of the processor a frame")
    window.close()
    desktop.close()


main()
