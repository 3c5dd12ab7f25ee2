"""Pages in Firefox and WebKit, with the part of Playwright's interface that the tests use. So the tests are the same in all browsers.

What a browser cannot do here raises `Unsupported`, and the test counts as left out.
"""
import base64
import contextlib
import io
import json
import shutil
import tempfile
import time
from pathlib import Path

from PIL import Image
from page import PATIENCE, ROOT, Page

PRELUDE = (Path(__file__).parent / "prelude.js").read_text()
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003", "Delete": "\ue017", "Space": " ", "Shift": "\ue008",
        "Control": "\ue009", "Alt": "\ue00a", "Meta": "\ue03d", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011"}
# In the page's own realm, since a driver may run scripts in another; as text, since drivers differ in what they can answer.
RUN = """return window.eval(`(async (code, argument) => {
  const value = (0, eval)('(' + code + ')');
  const result = await (typeof value === 'function' ? value(argument) : value);
  // What cannot be sent is there, which is what a condition asks for.
  try { return JSON.stringify(result) ?? 'null'; } catch { return 'true'; }
})`)(arguments[0], JSON.parse(arguments[1]));"""


class Unsupported(Exception):
    """What this browser or its driver cannot do."""


class Mouse:
    def __init__(self, tab):
        self.tab, self.place = tab, (0, 0)

    def act(self, *actions):
        self.tab.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)})

    def moved(self, x, y):
        self.place = (x, y)
        # WebDriver moves to whole points.
        return {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}

    def move(self, x, y):
        self.act(self.moved(x, y))

    def down(self):
        self.act({"type": "pointerDown", "button": 0})

    def up(self):
        self.act({"type": "pointerUp", "button": 0})

    def click(self, x, y):
        self.act(self.moved(x, y), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def dblclick(self, x, y):
        self.click(x, y)
        self.click(x, y)

    def wheel(self, dx, dy):
        x, y = map(round, self.place)
        self.tab.act({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy, "duration": 0, "origin": "viewport"}]})


class Keyboard:
    def __init__(self, tab):
        self.tab = tab

    def press(self, keys):
        values = [KEYS.get(key, key) for key in keys.split("+")]
        actions = [{"type": "keyDown", "value": value} for value in values] + [{"type": "keyUp", "value": value} for value in reversed(values)]
        self.tab.act({"type": "key", "id": "keyboard", "actions": actions})

    def type(self, text):
        for character in text:
            self.press(character)


class Locator:
    """The elements that a script finds."""

    def __init__(self, tab, elements):
        self.tab, self.elements = tab, elements

    def ask(self, question, argument=None):
        """The answer of a function of the first element."""
        code = f"argument => {{ const element = ({self.elements})[0]; return ({question})(element, argument); }}"
        return self.tab.evaluate(code, argument)

    @property
    def first(self):
        return self

    def nth(self, index):
        return Locator(self.tab, f"({self.elements}).slice({index})")

    def locator(self, selector):
        return Locator(self.tab, f"({self.elements}).flatMap(element => [...element.querySelectorAll({json.dumps(selector)})])")

    def get_by_role(self, role, name, exact=False):
        matches = "name === wanted" if exact else "name.toLowerCase().includes(wanted.toLowerCase())"
        return Locator(self.tab, f"""(() => {{ const wanted = {json.dumps(name)}, within = ({self.elements})[0];
          return [...within.querySelectorAll('[role={role}], {role if role == "button" else "none"}')].filter((element) => {{
            const name = element.getAttribute('aria-label') ?? element.textContent; return {matches}; }}); }})()""")

    def inner_text(self):
        return self.ask("element => element.innerText")

    def count(self):
        return self.tab.evaluate(f"({self.elements}).length")

    def focus(self):
        self.ask("element => element.focus()")

    def text_content(self):
        return self.ask("element => element.textContent")

    def get_attribute(self, name):
        return self.ask("(element, name) => element.getAttribute(name)", name)

    def dispatch_event(self, name):
        self.ask("(element, name) => { element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true })); }", name)

    def bounding_box(self):
        return self.ask("element => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }")

    def click(self):
        # At once, also while the page scrolls smoothly.
        self.ask("element => element.scrollIntoView({ block: 'center', behavior: 'instant' })")
        box = self.bounding_box()
        self.tab.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def screenshot(self):
        box = self.bounding_box()
        left, top = round(box["x"]), round(box["y"])
        picture = Image.open(io.BytesIO(self.tab.screenshot())).crop((left, top, left + round(box["width"]), top + round(box["height"])))
        file = io.BytesIO()
        picture.save(file, "PNG")
        return file.getvalue()

    def aria_snapshot(self):
        raise Unsupported("a snapshot of the accessibility tree")


class Answer:
    """What a test answers to a request."""

    def fulfill(self, status=200, body=b"", content_type="text/plain", headers=None):
        self.route = {"status": status, "body": base64.b64encode(body).decode(), "type": content_type}


class Tab:
    """A tab of a browser, whose pages keep real time if it `is_measured`."""

    def __init__(self, driver, is_measured=False):
        self.driver, self.is_measured = driver, is_measured
        self.mouse, self.keyboard = Mouse(self), Keyboard(self)
        self.routes = {}
        self.viewport_size = None
        self.folder = tempfile.TemporaryDirectory()

    def evaluate(self, script, argument=None):
        return json.loads(self.driver.command("execute", script=RUN, args=[script.strip(), json.dumps(argument)]))

    def act(self, source):
        self.driver.command("actions", actions=[source])

    def screenshot(self):
        return base64.b64decode(self.driver.command("screenshot", **({"full": False} if self.driver.name == "Firefox" else {})))

    def goto(self, address):
        """Opens a copy of a file of the page, with the prelude before everything else; the file itself if it is measured."""
        if self.is_measured or not address.startswith("file:"):
            return self.driver.command("navigate", url=address)
        path, _, fragment = address.removeprefix("file://").partition("#")
        prelude = PRELUDE.replace("/* routes */{}", json.dumps(self.routes))
        page = Path(path).read_text()
        if "http-equiv=\"Content-Security-Policy\"" in page:
            # Scripts of the tests would be forbidden as well. Where the test is not about the policy, it allows them.
            if not Path(path).is_relative_to(ROOT):
                raise Unsupported("a content security policy")
            page = page.replace("script-src ", "script-src 'unsafe-eval' ", 1)
        copy = Path(self.folder.name) / f"{Path(path).parent.name}-{Path(path).name}"
        copy.write_text(page.replace("<meta charset=\"utf-8\">", f"<meta charset=\"utf-8\"><script>{prelude}</script>", 1))
        # Another fragment alone would not open the page again.
        self.driver.command("navigate", url="about:blank")
        self.driver.command("navigate", url=copy.as_uri() + (f"#{fragment}" if fragment else ""))

    def route(self, address, answer):
        made = Answer()
        answer(made)
        self.routes[address] = made.route

    def click(self, selector):
        self.locator(selector).click()

    def dispatch_event(self, selector, name):
        self.locator(selector).dispatch_event(name)

    def fill(self, selector, text):
        self.locator(selector).ask("(element, text) => { element.value = text; element.dispatchEvent(new Event('input', { bubbles: true })); }", text)

    def inner_text(self, selector):
        return self.locator(selector).inner_text()

    def input_value(self, selector):
        return self.locator(selector).ask("element => element.value")

    def locator(self, selector):
        return Locator(self, f"[...document.querySelectorAll({json.dumps(selector)})]")

    def get_by_role(self, role, name, exact=False):
        return Locator(self, "[document]").get_by_role(role, name, exact)

    def set_viewport_size(self, size):
        former = self.viewport_size
        if size == former:
            return
        if not self.is_resized_to(size):
            if former:
                self.is_resized_to(former)
            raise Unsupported(f"a window of {size['width']} x {size['height']} points")
        self.viewport_size = size

    def is_resized_to(self, size):
        """Gives the window a size with that room inside, and answers whether it got it: browsers have a least size."""
        wanted = [size["width"], size["height"]]
        outer, found = wanted, None
        for _ in range(4):
            self.driver.command("rect", width=outer[0], height=outer[1])
            end = time.monotonic() + 3
            while (found := self.evaluate("[innerWidth, innerHeight]")) != wanted and time.monotonic() < end:
                time.sleep(0.02)
            if found == wanted:
                return True
            outer = [part + want - is_ for part, want, is_ in zip(outer, wanted, found)]
        return False

    def emulate_media(self, reduced_motion=None, color_scheme=None, media=None):
        if media:
            raise Unsupported("the media of a printer")
        if reduced_motion:
            self.evaluate("on => tests.prefer('(prefers-reduced-motion: reduce)', on)", reduced_motion == "reduce")
        if color_scheme:
            self.evaluate("on => tests.prefer('(prefers-color-scheme: dark)', on)", color_scheme == "dark")

    def __getattr__(self, name):
        raise Unsupported(name)


class Context:
    """What belongs to the browser rather than to a tab."""

    def __init__(self, tab):
        self.tab = tab

    def new_cdp_session(self, _):
        return self

    def send(self, command, parameters):
        if command != "Input.dispatchTouchEvent":
            raise Unsupported(command)
        self.tab.evaluate("([kind, points]) => tests.touch(kind, points)", [parameters["type"], parameters["touchPoints"]])

    def __getattr__(self, name):
        raise Unsupported(name)


class DrivenPage(Page):
    """A page in a browser that is driven by WebDriver. Its time stands still, unless it is measured; see prelude.js."""

    def __init__(self, driver, is_measured):
        self.page = Tab(driver, is_measured)
        self.context, self.is_measured = Context(self.page), is_measured
        self.heard = []
        self.delay, self.smoothing = 6, driver.smoothing

    @property
    def complaints(self):
        self.heard += self.page.evaluate("globalThis.tests?.takeComplaints() ?? []")
        return self.heard

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def recover(self):
        """Starts the browser again: it may not answer any more, or fingers may still be down on its page."""
        tab = self.page
        tab.driver.restart()
        size, tab.viewport_size = tab.viewport_size, None
        tab.goto("about:blank")
        tab.set_viewport_size(size)
        self.heard.clear()

    def pass_time(self, seconds):
        if self.is_measured:
            time.sleep(seconds)
        else:
            self.page.evaluate("milliseconds => tests.pass(milliseconds)", round(1000 * seconds))


@contextlib.contextmanager
def driven_page(driver, width=1280, height=900, is_measured=False):
    page = DrivenPage(driver, is_measured)
    try:
        page.page.goto("about:blank")
        page.page.set_viewport_size({"width": width, "height": height})
        yield page
    finally:
        shutil.rmtree(page.page.folder.name, ignore_errors=True)
