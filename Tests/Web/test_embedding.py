"""Windows in pages with a style and a structure of their own, with Tests/Web/FormProgram as scripts/build-wasm --debug builds it."""
import io
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageChops
from page import PATIENCE
from test_text_input import PAGE

APP = '<div id="app"></div>'
START = "OpenUIKit.start(openUIKitModule())"
# What resets, themes and frameworks write for all elements of a page, and names of classes that they use.
STYLE = """<style>
  html { font-size: 62.5%; letter-spacing: 2px; word-spacing: 9px; text-indent: 20px; text-transform: uppercase; line-height: 3; }
  * { box-sizing: border-box; transition: all 0.3s; font-family: monospace; outline: 3px solid orange; }
  div div { direction: rtl; }
  #app { margin: 0; padding: 0; border: 0; max-width: none; float: none; border-radius: 0; box-shadow: none; background: none; outline: none; }
  div, span, p { margin: 1em; padding: 5px; border: 1px solid red; font-size: 30px; color: red; background: yellow; text-align: right;
    min-height: 40px; max-width: 50px; border-radius: 9px; box-shadow: 0 0 9px red; text-shadow: 1px 1px red; float: right; text-transform: uppercase; }
  div:empty { display: none; }
  a, button, input, textarea { color: red; margin: 3em; border: 4px dashed; background: yellow; width: 100%; height: 9em; letter-spacing: 1em; }
  input[type=text], input[type=password] { padding: 2em; border: 4px dashed; background: yellow; box-shadow: 0 0 9px red; }
  canvas, img, svg { display: block; max-width: 10px; height: auto; vertical-align: middle; }
  svg, path { fill: red; stroke: red; overflow: hidden; transform: none; }
  .entry, .content, .line, .edge, .group { opacity: 0.5; padding: 2em; overflow: hidden; background: yellow; }
</style>
"""
# The words of a window and where they are, and the places of what assistive technology reaches.
PLACES = """() => {
  const root = globalThis.shadow ?? document, app = root.getElementById('app'), own = app.getBoundingClientRect();
  const scale = own.width / app.offsetWidth, places = [];
  for (const element of app.querySelectorAll('.openuikit-line, .openuikit-semantics *')) {
    const box = element.getBoundingClientRect();
    places.push([element.textContent, box.x - own.x, box.y - own.y, box.width, box.height].map((part) => part.length >= 0 ? part : Math.round(part / scale)));
  }
  return places;
}"""


def _open(page, *changes, style="", is_shown=True):
    """Opens the form's page with a style and with some of its text replaced."""
    text = PAGE.read_text()
    for old, new in [*changes, (APP, style + APP)]:
        assert old in text, old
        text = text.replace(old, new, 1)
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / "changed.html"
        changed.write_text(text)
        page.page.goto("about:blank")
        page.page.goto(changed.as_uri())
    page.until("globalThis.started")
    if is_shown:
        page.until("(globalThis.shadow ?? document).querySelectorAll('.openuikit-semantics input').length === 7")


def _places(page):
    page.pass_time(0.5)
    return page.run(PLACES)


def _picture(page):
    return Image.open(io.BytesIO(page.page.locator("#app").screenshot())).convert("RGB")


def _press(page):
    """Clicks the middle of the form's button, wherever the page shows it, and waits until the form names it."""
    box = page.run("() => { const { x, y, width, height } = (globalThis.shadow ?? document).querySelector('[aria-label=Between]').getBoundingClientRect();"
                   " return [x + width / 2, y + height / 2]; }")
    page.page.mouse.click(*box)
    page.until("[...(globalThis.shadow ?? document).querySelectorAll('.openuikit-line')].some((line) => line.textContent === 'pressed')")


def the_style_of_a_page_does_not_change_what_a_window_shows(page):
    _open(page)
    places, picture = _places(page), _picture(page)
    _open(page, style=STYLE)
    assert _places(page) == places
    # A browser may show its last picture for a moment.
    end = time.monotonic() + PATIENCE / 10
    while (apart := ImageChops.difference(_picture(page), picture).getbbox()) and time.monotonic() < end:
        time.sleep(0.1)
    assert apart is None, apart


def a_page_that_is_enlarged_or_turned_around_breaks_no_line(page):
    _open(page)
    places = _places(page)
    for style in ("html { zoom: 1.5 }", "body { zoom: 0.8 }", "body { transform: scale(0.7); transform-origin: 0 0 }"):
        _open(page, style=f"<style>{style}</style>")
        found = _places(page)
        assert [place[0] for place in found] == [place[0] for place in places]
        # Letters that are hinted for another size are wider or narrower, in WebKitGTK by up to a tenth.
        apart = [(one, other) for one, other in zip(found, places) for a, b in zip(one[1:], other[1:]) if abs(a - b) > max(4, other[3] / 10)]
        assert not apart, (style, apart)
        _press(page)


def a_window_fills_its_place_in_a_container(page):
    for container in ("display: flex", "display: grid", "display: grid; place-items: stretch; grid-template-columns: auto 100px"):
        _open(page, (APP, f'<div style="{container}; width: 600px; height: 560px">{APP}<p>Words</p></div>'))
        assert page.run("[app.clientWidth, app.clientHeight]") == [380, 560], container
        _press(page)
    _open(page, (APP, f'<div style="display: flex; width: 500px; height: 560px">{APP}</div>'),
          style="<style>#app { flex: 1; width: auto !important; height: auto !important }</style>")
    assert page.run("[app.clientWidth, app.clientHeight]") == [500, 560]


def a_window_that_is_hidden_at_first_appears_when_its_element_does(page):
    _open(page)
    places = _places(page)
    _open(page, (APP, f'<div id="later" style="display: none">{APP}</div>'), is_shown=False)
    page.pass_time(0.5)
    page.run("later.style.display = 'block'")
    page.until("document.querySelectorAll('.openuikit-semantics input').length === 7")
    assert _places(page) == places
    _press(page)


def a_window_whose_element_is_moved_in_the_document_continues(page):
    _open(page, (APP, f'{APP}<section id="other"></section>'))
    places = _places(page)
    page.run("globalThis.moved = app, app.remove()")
    page.pass_time(0.5)
    page.run("other.append(moved)")
    page.until("document.querySelectorAll('.openuikit-semantics input').length === 7")
    assert _places(page) == places
    _press(page)


def a_window_in_a_shadow_root_is_shown_pressed_and_edited(page):
    _open(page)
    places = _places(page)
    host = '<div id="host"></div><script>globalThis.shadow = host.attachShadow({ mode: "open" }); shadow.innerHTML = '
    _open(page, (APP, f"""{host}'<style>#app {{ width: 380px; height: 560px }}</style>{APP}';</script>"""),
          (START, "OpenUIKit.start(openUIKitModule(), undefined, shadow)"))
    assert _places(page) == places
    _press(page)
    page.run("shadow.querySelector('[aria-label=Name]').focus()")
    page.pass_time(0.1)
    page.page.keyboard.type("ada")
    page.page.keyboard.press("ArrowLeft")
    page.page.keyboard.type("x")
    page.pass_time(0.1)
    assert page.run("shadow.querySelector('[aria-label=Name]').value") == "adxa"
    page.until("[...shadow.querySelectorAll('.openuikit-line')].some((line) => line.textContent === 'adxa')")
    # The program leaves a field of the page outside of the shadow root alone.
    page.run("outside.focus()")
    page.pass_time(0.2)
    assert page.run("document.activeElement.id") == "outside"


def a_window_without_height_is_named_in_the_console(page):
    _open(page, ("<script>", "<script>globalThis.warnings = []; console.warn = (text) => warnings.push(text);</script><script>"),
          style="<style>#app { height: auto !important }</style>", is_shown=False)
    page.pass_time(1.5)
    assert any('"app" has no height' in text for text in page.run("warnings")), page.run("warnings")
