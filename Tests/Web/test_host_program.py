"""What a page does for any program, with Tests/Web/HostProgram as scripts/build-wasm --debug builds it."""
import io
import subprocess
import tempfile
from pathlib import Path

from driven_page import DrivenPage, Unsupported
from PIL import Image
from page import ROOT, touch

PACKAGE = ROOT / "Tests" / "Web" / "HostProgram"
PAGE = PACKAGE / "build" / "index.html"


def open_program(tab):
    if tab.run("globalThis.started === undefined"):
        tab.page.route("https://pictures.test/blue.png", lambda route: route.fulfill(
            body=picture(5, 4, (20, 60, 200)), content_type="image/png", headers={"Access-Control-Allow-Origin": "*"}))
        tab.page.route("https://pictures.test/none.png", lambda route: route.fulfill(status=404))
        tab.page.goto(PAGE.as_uri())
        tab.until("globalThis.started && document.querySelectorAll('#app .openuikit-line').length === 5")
        # The browser itself complains of the address at which there is nothing.
        tab.complaints[:] = [text for text in tab.complaints if "404" not in text]


def picture(width, height, color):
    file = io.BytesIO()
    Image.new("RGB", (width, height), color).save(file, "PNG")
    return file.getvalue()


def lines(tab):
    return tab.run("[...document.querySelectorAll('#app .openuikit-line')].map(line => line.textContent)")


# The width and height of a picture and the colour in its middle, by where it stands.
CANVAS = """y => { const canvas = [...document.querySelectorAll('#app canvas')].find(c => c.getBoundingClientRect().top === y);
  const { width, height } = canvas, box = canvas.getBoundingClientRect();
  return [width, height, box.width, box.height, ...canvas.getContext('2d').getImageData(width >> 1, height >> 1, 1, 1).data]; }"""


def pictures_come_by_address_and_by_bytes(page):
    open_program(page)
    assert sorted(lines(page)) == ["Stop", "broken: no picture", "decoded 3 × 2", "fetched 5 × 4", "missing: no picture"], lines(page)
    # A browser may paint a picture a moment after its line has come.
    for y, wanted in (0, [5, 4, 5, 4, 20, 60, 200, 255]), (20, [3, 2, 3, 2, 10, 160, 90, 255]):
        page.until(f"([y, wanted]) => String(({CANVAS})(y)) === String(wanted)", [y, wanted])


# The square's left, top, width and height.
SQUARE = """() => { const box = [...document.querySelectorAll('#app .openuikit-entry')]
  .find(entry => entry.style.width === '100px' && entry.style.height === '100px').getBoundingClientRect();
  return [box.left, box.top, box.width, box.height]; }"""
# Whether it is where it should be. Asked until it is, since the browser may hold back the last movement of a finger.
IS_SQUARE = f"wanted => ({SQUARE})().every((number, index) => Math.abs(number - wanted[index]) < 0.01)"


def two_fingers_pinch(page):
    open_program(page)
    session = page.context.new_cdp_session(page.page)
    assert page.run(SQUARE) == [100, 100, 100, 100]
    first, second = (120, 150), (180, 150)
    touch(session, "touchStart", {1: first})
    touch(session, "touchStart", {1: first, 2: second})
    for step in range(1, 7):
        touch(session, "touchMove", {1: (120 - 5 * step, 150), 2: (180 + 5 * step, 150)})
    # From 60 to 120 points apart: twice the size, about the same middle.
    page.until(IS_SQUARE, [50, 50, 200, 200])
    for step in range(6, -1, -1):
        touch(session, "touchMove", {1: (120 - 5 * step, 150), 2: (180 + 5 * step, 150)})
    touch(session, "touchEnd", {})
    page.until(IS_SQUARE, [100, 100, 100, 100])


def a_debug_module_says_why_it_stops(page):
    open_program(page)
    page.pass_time(0.6)
    page.page.get_by_role("button", name="Stop").dispatch_event("click")
    page.until("started.messages.length > 0")
    messages = page.run("started.messages.join('\\n')")
    assert "HostProgram.swift:" in messages and "Fatal error: the program was told to stop" in messages, messages
    # The stop itself, in each browser's words.
    assert any("unreachable" in text.lower() for text in page.complaints), page.complaints
    page.complaints.clear()
    notice = page.run("document.querySelector('#app [role=alert]').textContent")
    assert "the program was told to stop" in notice, notice
    page.run("document.querySelector('#app [role=alert] button').click()")
    page.until("!document.querySelector('#app [role=alert]') && document.querySelectorAll('#app .openuikit-line').length === 5")
    # It has asked again for the picture that is missing.
    page.complaints[:] = [text for text in page.complaints if "404" not in text]


def a_check_names_what_embedded_swift_lacks(page):
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder)
        manifest = (PACKAGE / "Package.swift").read_text().replace("../../..", str(ROOT))
        source = package / "Sources" / "HostProgram" / "HostProgram.swift"
        source.parent.mkdir(parents=True)
        (package / "Package.swift").write_text(manifest)
        source.write_text("""import OpenUIKit
@main struct HostProgram {
  static func main() { print(describe(UIView())) }
  static func describe(_ value: Any) -> String { String(describing: value) }
}
""")
        # Any page will do: this is about a script.
        check = subprocess.run([ROOT / "scripts" / "build-wasm", "HostProgram", package, "--check"], capture_output=True, text=True)
    assert check.returncode != 0 and f"{source}:4:" in check.stderr and "error:" in check.stderr, check.stderr


def _open_article(page):
    """The program's page as an article with views between its words."""
    open_program(page)
    page.run("document.body.className = 'article'")
    page.until("document.getElementById('note').clientHeight > 60")
    page.run("scrollTo(0, 0)")
    # The picture that is missing.
    page.complaints[:] = [text for text in page.complaints if "404" not in text]


def _drag_finger(page, element, dx, dy):
    """Drags a finger across an element, a little beyond what counts as a tap at each step."""
    session = page.context.new_cdp_session(page.page)
    x, y = page.run("name => { const box = document.getElementById(name).getBoundingClientRect();"
                    " return [box.x + box.width / 2, box.y + box.height / 2]; }", element)
    touch(session, "touchStart", {1: (x, y)})
    for step in range(1, 9):
        page.pass_time(0.016)
        touch(session, "touchMove", {1: (x + dx * step / 8, y + dy * step / 8)})
    page.pass_time(0.3)
    touch(session, "touchEnd", {})
    page.pass_time(0.5)


# How far the first view of an element's scroll view has moved.
MOVED = """name => { const box = [...document.querySelectorAll(`#${name} .openuikit-canvas .openuikit-entry`)]
  .find(entry => entry.style.width === '50px').getBoundingClientRect(), place = document.getElementById(name).getBoundingClientRect();
  return [box.x - place.x, box.y - place.y]; }"""


def a_finger_scrolls_the_article_where_a_view_has_nothing_to_scroll(page):
    if isinstance(page, DrivenPage):
        # Events that a script sends scroll no page.
        raise Unsupported("fingers of the system")
    _open_article(page)
    # Along the row, the row scrolls; across it, the article does.
    _drag_finger(page, "row", -80, 0)
    assert page.run("scrollY") == 0 and page.run(MOVED, "row")[0] < -30, (page.run("scrollY"), page.run(MOVED, "row"))
    before = page.run(MOVED, "row")
    # While the article glides on, the browser gives its touches to nothing else.
    page.run("addEventListener('scrollend', () => document.body.dataset.rests = 'yes', { once: true })")
    _drag_finger(page, "row", 0, -80)
    page.until("scrollY > 30 && document.body.dataset.rests === 'yes'")
    assert page.run(MOVED, "row") == before
    page.run("scrollTo(0, 0)")
    # The column keeps what goes up and down.
    _drag_finger(page, "column", 0, -80)
    assert page.run("scrollY") == 0 and page.run(MOVED, "column")[1] < -30, (page.run("scrollY"), page.run(MOVED, "column"))
    # Nothing follows a finger on a text or a button.
    _drag_finger(page, "visitor", 0, -80)
    page.until("scrollY > 30")


def a_page_without_anything_to_scroll_leaves_touches_to_its_view(page):
    open_program(page)
    page.run("document.body.className = ''")
    page.until("document.getElementById('app').clientHeight > 0")
    page.until("getComputedStyle(document.getElementById('app')).touchAction === 'none'")
    page.run("document.body.className = 'article'")
    page.until("getComputedStyle(document.getElementById('row')).touchAction === 'pan-x pan-y'")
    page.run("document.body.className = ''")


def _press(page, element, title):
    page.pass_time(0.6)
    # A window whose element has just become higher receives no touches below its former height until an observer has run.
    page.until("[...started.windows.values()].every(({ configuration, element }) =>"
               " configuration.startsWith(`${element.clientWidth},${element.clientHeight},`))")
    page.until("([element, title]) => [...document.querySelectorAll(`#${element} .openuikit-semantics [role=button]`)]"
               ".some(button => button.getAttribute('aria-label') === title)", [element, title])
    page.run("([element, title]) => [...document.querySelectorAll(`#${element} .openuikit-semantics [role=button]`)]"
             ".find(button => button.getAttribute('aria-label') === title).click()", [element, title])
    page.pass_time(0.1)


def notifications_are_read_out_and_move_the_focus(page):
    _open_article(page)
    live = "document.querySelector('#visitor .openuikit-live').textContent"
    focused = "document.activeElement.closest('#visitor') && document.activeElement.textContent"
    page.run("document.activeElement.blur()")
    _press(page, "visitor", "Save")
    page.pass_time(0.2)
    page.until(f"{live} === 'Saved' && {focused} === 'Note'")
    # The same text again is a change, and the focus stays.
    _press(page, "visitor", "Save")
    page.pass_time(0.2)
    page.until(f"{live} === 'Saved\\u00a0' && {focused} === 'Note'")
    # Another part of the page keeps its focus.
    page.run("document.querySelector('#note [role=button]').focus()")
    _press(page, "visitor", "Save")
    page.pass_time(0.2)
    page.until(f"{live} === 'Saved'")
    assert page.run("document.activeElement.getAttribute('aria-label')") == "More"


def a_view_sized_by_its_content_gives_its_element_the_height(page):
    _open_article(page)
    # With a padding of 7 and a border of 3 points, and 10 + line + 10 + 40 + 10 for the content.
    height = page.run("document.getElementById('note').getBoundingClientRect().height")
    assert 70 + 15 < height - 6 < 70 + 14 + 30, height
    _press(page, "note", "More")
    page.until("height => document.getElementById('note').getBoundingClientRect().height > height + 12", height)
    # A narrower element breaks lines, and becomes higher.
    higher = page.run("document.getElementById('note').getBoundingClientRect().height")
    page.run("document.querySelector('article').style.width = '70px'")
    page.until("height => document.getElementById('note').getBoundingClientRect().height > height + 12", higher)
    page.run("document.querySelector('article').style.width = ''")
    page.until("height => document.getElementById('note').getBoundingClientRect().height === height", higher)


def a_view_that_leaves_the_page_frees_everything(page):
    _open_article(page)
    count = "started.windows.size"
    windows = page.run(count)
    page.run("started.messages.length = 0")
    _press(page, "visitor", "Replace")
    assert page.run(count) == windows
    gone = page.run("started.messages")
    assert gone == ["visitor 50 has gone", "visitor 100 has gone", "visitor 150 has gone"], gone
    # Two hundred have come and gone: no more of them may need more memory.
    size = page.run("started.memory.byteLength")
    _press(page, "visitor", "Replace")
    assert page.run("started.memory.byteLength") == size
    _press(page, "visitor", "Leave")
    left = page.run("(() => { const e = document.getElementById('visitor');"
                    " return [e.childElementCount, e.className, e.hasAttribute('tabindex'), e.style.cssText]; })()")
    assert left == [0, "", False, ""], left
    assert page.run(count) == windows - 1
    page.until("started.messages.includes('visitor 200 has gone')")
    # The next test begins with another page, because the visitor does not return.
    page.run("delete globalThis.started")


# What begins in the visitor's view; `globalThis.goOn` is the rest of it.
BEGINNINGS = {
    "a composition": """() => { const field = document.querySelector('#visitor input'), send = (type, options) =>
        field.dispatchEvent(new type[0](type[1], { bubbles: true, cancelable: true, ...options }));
      field.focus();
      const write = (text) => { send([CompositionEvent, 'compositionupdate'], { data: text }); field.value = text;
        send([InputEvent, 'input'], { isComposing: true, data: text, inputType: 'insertCompositionText' }); };
      send([CompositionEvent, 'compositionstart'], { data: '' });
      write('に');
      globalThis.goOn = () => { write('にほ'); send([CompositionEvent, 'compositionend'], { data: '日本' }); field.blur(); }; }""",
    "a drag": """() => { const element = document.getElementById('visitor'), box = element.getBoundingClientRect();
      const send = (type, x) => element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, isPrimary: true,
        clientX: box.x + x, clientY: box.y + 70 }));
      send('pointerdown', 200);
      for (let x = 195; x > 160; x -= 5) send('pointermove', x);
      globalThis.goOn = () => { send('pointermove', 140); send('pointerup', 140); }; }""",
    "an animation": """() => { [...document.querySelectorAll('#visitor [role=button]')].find(e => e.getAttribute('aria-label') === 'Move').click();
      globalThis.goOn = () => {}; }"""}


def a_view_may_leave_in_the_middle_of_anything(page):
    for what, begin in BEGINNINGS.items():
        page.page.goto("about:blank")
        _open_article(page)
        windows = page.run("started.windows.size")
        # The one that leaves now is number 200, which prints when it is freed.
        _press(page, "visitor", "Replace")
        page.pass_time(0.6)
        # The elements for assistive technology come after the browser has laid out.
        page.until("[...document.querySelectorAll('#visitor [role=button]')].some(e => e.getAttribute('aria-label') === 'Move')")
        page.run(begin)
        page.pass_time(0.3)
        page.run("started.messages.length = 0")
        _press(page, "visitor", "Leave")
        page.run("goOn()")
        page.pass_time(4)
        assert page.run("[started.windows.size, document.getElementById('visitor').childElementCount]") == [windows - 1, 0], what
        page.until("started.messages.includes('visitor 200 has gone')")
        assert page.run("started.failure === null"), what
        # The others continue.
        height = page.run("document.getElementById('note').getBoundingClientRect().height")
        _press(page, "note", "More")
        page.until("height => document.getElementById('note').getBoundingClientRect().height > height + 12", height)
