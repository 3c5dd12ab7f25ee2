"""Pages in headless Chromium, for the tests beside this file."""
import contextlib
import os
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
NATIVE = os.environ.get("MASONRY_GALLERY", ROOT / ".build" / "debug" / "gallery")
GALLERY = ROOT / "build" / "gallery" / "index.html"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
# Only a page that hangs takes so long, however busy the machine is. In seconds.
PATIENCE = 120


def named(frames, name):
    return next(frame for frame in frames if frame["name"] == name)


def touch(session, kind, points):
    """A touch event with all fingers that are down, their places by their identifiers."""
    session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": identifier} for identifier, (x, y) in points.items()]})


class Page:
    """One open page, with the messages of its console.

    Its time stands still but where `pass_time` and what is built on it let it pass, so that gestures and animations are the
    same on every machine. The browser's own work takes the time that it takes. A page that `is_measured` keeps real time.
    """

    # How late the browser's pictures may be, in seconds, and how much further than Chromium's its letters are from Cairo's.
    delay, smoothing = 0, 0

    def __init__(self, page, context, is_measured):
        self.page, self.context, self.is_measured = page, context, is_measured
        self.complaints = []
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.set_default_timeout(1000 * PATIENCE)
        if not is_measured:
            page.clock.install(time=0)
            page.clock.pause_at(1)

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def pass_time(self, seconds):
        if self.is_measured:
            self.page.wait_for_timeout(1000 * seconds)
        else:
            self.page.clock.run_for(round(1000 * seconds))

    def until(self, condition, argument=None):
        """Lets time pass until the condition, a script, holds, and returns its value."""
        end = time.monotonic() + PATIENCE
        while not (value := self.run(condition, argument)):
            assert time.monotonic() < end, f"never came true: {condition}"
            self.pass_time(0.02)
            time.sleep(0.005)
        return value

    def recover(self):
        """Prepares a page for another try after a failure."""

    # --- The gallery.

    def open(self, screen="", width=390, height=700):
        self.page.goto(GALLERY.as_uri() + (f"#{screen}" if screen else ""))
        self.until("document.body.dataset.ready || document.body.dataset.failed")
        assert self.run("document.body.dataset.failed ?? ''") == ""
        self.resize(width, height)
        return self

    def show(self, screen):
        """Shows a screen and has it described for assistive technology."""
        self.run("name => gallery.show(gallery.screens.findIndex(s => s.identifier === name))", screen)
        self.pass_time(0.6)

    def show_after(self, screen, seconds):
        """Shows a screen as it is some time after it appeared; no time passes after that."""
        self.run("""([name, seconds]) => {
          gallery.show(gallery.screens.findIndex(s => s.identifier === name));
          const w = gallery.window;
          w.exports.openuikit_frame(w.host, w.time += seconds);
        }""", [screen, seconds])

    @contextlib.contextmanager
    def turned(self, switch):
        """The page with one of its switches the other way."""
        self.page.click(f"#{switch}")
        self.settle()
        try:
            yield
        finally:
            self.page.click(f"#{switch}")
            self.settle()

    def resize(self, width, height):
        self.run("([w, h]) => Object.assign(document.getElementById('device').style, {width: w + 'px', height: h + 'px'})",
                 [width, height])
        self.until("size => gallery.window.configuration.startsWith(size)", f"{width},{height},")
        self.pass_time(0.2)

    def settle(self):
        """Lets time pass until nothing moves any more and the elements for assistive technology are current; some screens never end."""
        self.pass_time(0.06)
        self.until("gallery.window.frameRequest === 0 && !gallery.window.semantics.timer")

    def frames(self):
        """The views of the screen: name, frame and whether it is a label."""
        return self.run("gallery.ask('gallery_outlines')")

    # --- What a person does.

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
            self.pass_time(0.016)
            self.page.mouse.move(*self.place(*(a + (b - a) * part for a, b in zip(start, end))))
        if hold:
            self.pass_time(0.25)
        self.page.mouse.up()
        self.pass_time(0.016)

    def wheel(self, dx, dy):
        """Turns the wheel, and waits for the page's event, since the browser answers earlier."""
        self.run("document.getElementById('screen').addEventListener('wheel', () => globalThis.heardWheel = true, { once: true })")
        self.page.mouse.wheel(dx, dy)
        self.until("globalThis.heardWheel")
        self.run("globalThis.heardWheel = false")


@contextlib.contextmanager
def browser_page(width=1280, height=900, is_measured=False, **options):
    # scripts/web-venv has written down which browser works here; without a name it is Playwright's own.
    chromium = (Path(sys.prefix) / "browser").read_text().strip() or None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, headless=True, args=ARGUMENTS, timeout=1000 * PATIENCE)
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        try:
            yield Page(context.new_page(), context, is_measured)
        finally:
            browser.close()
