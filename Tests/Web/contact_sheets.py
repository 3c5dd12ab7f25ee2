#!/usr/bin/env python3
"""Contact sheets of the gallery's page, to look at: each screen in each browser, window and appearance, in build/contact-sheets.

With arguments, only the screens with one of them in their names. MASONRY_BROWSERS names the browsers, with spaces between them.
"""
import contextlib
import io
import os
import sys

from PIL import Image

from driven_page import driven_page
from page import GALLERY, ROOT, browser_page
from webdriver import Firefox, Missing, WebKit

BROWSERS = os.environ.get("MASONRY_BROWSERS", "Chromium Firefox WebKit").split()
WINDOWS = [(1280, 800), (390, 844), (844, 390)]
APPEARANCES = ["light", "dark"]
FOLDER = ROOT / "build" / "contact-sheets"
# Of one sheet, in pixels, so that words of a phone's screen can be read.
WIDTH = 1600
PER_SHEET = 12


@contextlib.contextmanager
def opened(browser, size):
    if browser == "Chromium":
        with browser_page(*size) as page:
            yield page
        return
    driver = {"Firefox": Firefox, "WebKit": WebKit}[browser]()
    try:
        with driven_page(driver, *size) as page:
            yield page
    finally:
        driver.end()


def windows_of(page, appearance):
    """The name of each screen, and a picture of the window that shows it."""
    page.page.goto(GALLERY.as_uri())
    page.until("document.body.dataset.ready || document.body.dataset.failed")
    if appearance == "dark":
        page.run("document.getElementById('dark').click()")
    names = page.run("gallery.screens.map(screen => screen.identifier)")
    for name in names:
        if sys.argv[1:] and not any(part in name for part in sys.argv[1:]):
            continue
        page.show_after(name, 1)
        page.pass_time(0.3)
        yield name, Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")


def save(pictures, name):
    """Saves pictures of one size in rows of as many as can still be read."""
    width, height = pictures[0].size
    columns = max(1, min(len(pictures), WIDTH // min(width, 640)))
    scale = WIDTH / columns / width
    cell = (int(width * scale) - 8, int(height * scale) - 8)
    sheet = Image.new("RGB", (WIDTH, -(-len(pictures) // columns) * (cell[1] + 8)), "grey")
    for index, picture in enumerate(pictures):
        place = (index % columns * (cell[0] + 8), index // columns * (cell[1] + 8))
        sheet.paste(picture.resize(cell, Image.LANCZOS), place)
    FOLDER.mkdir(parents=True, exist_ok=True)
    sheet.save(FOLDER / f"{name}.png")


def main():
    for browser in BROWSERS:
        for size in WINDOWS:
            try:
                with opened(browser, size) as page:
                    for appearance in APPEARANCES:
                        pictures = [picture for _, picture in windows_of(page, appearance)]
                        for start in range(0, len(pictures), PER_SHEET):
                            title = f"{browser}-{size[0]}x{size[1]}-{appearance}-{start // PER_SHEET + 1}"
                            save(pictures[start:start + PER_SHEET], title)
                            print(FOLDER / f"{title}.png", flush=True)
            except Missing as reason:
                print(f"{browser}: {reason}", flush=True)


if __name__ == "__main__":
    main()
