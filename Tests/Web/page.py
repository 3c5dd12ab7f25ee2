"""The gallery's page in headless Chromium, for the tests beside this file."""
import contextlib
import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
NATIVE = os.environ.get("MASONRY_GALLERY", ROOT / ".build" / "debug" / "gallery")
GALLERY = ROOT / "build" / "gallery" / "index.html"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]


def named(frames, name):
    return next(frame for frame in frames if frame["name"] == name)


def touch(session, kind, points):
    """A touch event with all fingers that are down, their places by their identifiers."""
    session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": identifier} for identifier, (x, y) in points.items()]})


class Page:
    """One open page, with what its console has said."""

    def __init__(self, page, context):
        self.page, self.context = page, context
        self.complaints = []
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, screen="", width=390, height=700, path=GALLERY):
        self.page.goto(path.as_uri() + (f"#{screen}" if screen else ""))
        self.page.wait_for_function("document.body.dataset.ready || document.body.dataset.failed", timeout=60000)
        assert self.run("document.body.dataset.failed ?? ''") == ""
        self.resize(width, height)
        return self

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def show(self, screen):
        self.run("name => gallery.show(gallery.screens.findIndex(s => s.identifier === name))", screen)
        self.page.wait_for_timeout(200)

    def resize(self, width, height):
        self.run("([w, h]) => Object.assign(document.getElementById('device').style, {width: w + 'px', height: h + 'px'})",
                 [width, height])
        self.page.wait_for_timeout(200)

    def settle(self):
        """Waits until no more frames are asked for; some screens move for ever."""
        self.page.wait_for_timeout(60)
        self.page.wait_for_function("gallery.window.frameRequest === 0", timeout=20000)

    def frames(self):
        """The views of the screen: name, frame and whether it is a label."""
        return self.run("gallery.ask('gallery_outlines')")

    def place(self, x, y):
        box = self.page.locator("#screen").bounding_box()
        return box["x"] + x, box["y"] + y

    def tap(self, x, y):
        self.page.mouse.click(*self.place(x, y))
        self.settle()

    def drag(self, start, end, steps=8, hold=False):
        self.page.mouse.move(*self.place(*start))
        self.page.mouse.down()
        for step in range(1, steps + 1):
            part = step / steps
            self.page.mouse.move(*self.place(*(a + (b - a) * part for a, b in zip(start, end))))
            self.page.wait_for_timeout(8)
        if hold:
            self.page.wait_for_timeout(250)
        self.page.mouse.up()


@contextlib.contextmanager
def browser_page(width=1280, height=900, **options):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), headless=True, args=ARGUMENTS)
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        try:
            yield Page(context.new_page(), context)
        finally:
            browser.close()
