"""The recipes and the playground of Examples/Carousels, as Examples/Carousels/make-page builds them."""
from page import ROOT, touch

CAROUSELS = ROOT / "Examples" / "build" / "carousels.html"
RECIPES = ("Hero", "Products", "Stories", "Thumbnails", "Card Stack", "Onboarding", "Cover Flow", "Grid Pages", "Vertical Feed",
           "Testimonials")
NAME = "e => e.getAttribute('aria-label') ?? e.textContent"
# The page's clipboard, which a browser would ask a person about.
RECORD = """() => { Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
  writeText: async text => { globalThis.copied = text; } } }); }"""
# As on a page without a secure connection, where a selected text is copied.
RECORD_SELECTED = """() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = command => { globalThis.copied = command === 'copy' && document.activeElement.value; };
}"""


def _names(page):
    return page.run(f"[...document.querySelectorAll('.openuikit-semantics *')].map({NAME})")


def _element(name):
    return f"[...document.querySelectorAll('.openuikit-semantics *')].filter(e => ({NAME})(e).startsWith({name!r})).at(-1)"


def _open(page):
    # A page that has ended would still answer.
    page.page.goto("about:blank")
    page.page.goto(CAROUSELS.as_uri())
    page.until("document.querySelectorAll('.openuikit-semantics *').length > 5")
    page.pass_time(0.5)


def _tap(page, name):
    """Taps the element that a person would scroll to first."""
    element = _element(name)
    page.until(f"() => !!{element}")
    page.run(f"() => {element}.scrollIntoView({{ block: 'nearest' }})")
    page.pass_time(0.3)
    box = page.run(f"() => {{ const {{ x, y, width, height }} = {element}.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }}")
    page.page.mouse.click(*box)
    page.pass_time(1.5)


def _drag(page, start, distance):
    """Drags from a place, in five steps, and waits until nothing moves any more."""
    (x, y), (dx, dy) = start, distance
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    for step in range(1, 6):
        page.page.mouse.move(x + dx * step / 5, y + dy * step / 5)
        page.pass_time(0.016)
    page.pass_time(0.3)
    page.page.mouse.up()
    page.pass_time(1)


def _drag_finger(page, start, distance, then_waits=0.3):
    """Drags a finger from a place, in five steps. Without a wait the content continues by itself when the finger leaves."""
    (x, y), (dx, dy) = start, distance
    session = page.context.new_cdp_session(page.page)
    touch(session, "touchStart", {1: (x, y)})
    for step in range(1, 6):
        touch(session, "touchMove", {1: (x + dx * step / 5, y + dy * step / 5)})
        page.pass_time(0.016)
    page.pass_time(then_waits)
    touch(session, "touchEnd", {})


def _tap_finger(page, x, y):
    session = page.context.new_cdp_session(page.page)
    touch(session, "touchStart", {1: (x, y)})
    page.pass_time(0.05)
    touch(session, "touchEnd", {})


def _scroll_to(page, name):
    """Drags the list until it shows an element."""
    for _ in range(20):
        if any(each.startswith(name) for each in _names(page)):
            return
        _drag(page, (150, 780), (0, -330))
    assert False, (name, _names(page))


def the_page_of_carousels_begins_with_its_menu(page):
    _open(page)
    shown = _names(page)
    for name in ("Playground", *RECIPES):
        assert any(each.startswith(name) for each in shown), (name, shown)


def each_recipe_shows_a_carousel(page):
    _open(page)
    for name in RECIPES:
        _tap(page, name)
        assert any(" of " in each for each in _names(page)), (name, _names(page))
        _tap(page, "Carousels")
        assert any(each.startswith("Playground") for each in _names(page)), name


def a_drag_moves_the_carousel_of_the_playground(page):
    _open(page)
    _tap(page, "Playground")
    # After the bar, the first element is the carousel's own, with the name of its current item.
    current = lambda: _names(page)[_names(page).index("Reset") + 1]
    assert current() == "Lofoten, Norway", _names(page)
    _drag(page, (page.run("innerWidth / 2"), 200), (-150, 0))
    assert current() == "Kyoto, Japan", _names(page)


def a_finger_moves_the_carousel_of_the_playground(page):
    _open(page)
    _tap(page, "Playground")
    current = lambda: _names(page)[_names(page).index("Reset") + 1]
    _drag_finger(page, (page.run("innerWidth / 2"), 200), (-150, 0))
    page.pass_time(1)
    assert current() == "Kyoto, Japan", _names(page)
    _drag_finger(page, (page.run("innerWidth / 2"), 200), (150, 0))
    page.pass_time(1)
    assert current() == "Lofoten, Norway", _names(page)


def a_finger_that_stops_the_menu_opens_no_recipe(page):
    _open(page)
    _drag_finger(page, (page.run("innerWidth / 2"), 600), (0, -250), then_waits=0)
    page.pass_time(0.03)
    _tap_finger(page, page.run("innerWidth / 2"), 400)
    page.pass_time(2)
    assert any(each.startswith("Hero") for each in _names(page)), _names(page)
    # A tap on a list at rest opens.
    _tap_finger(page, page.run("innerWidth / 2"), 400)
    page.pass_time(2)
    assert any(each.startswith("Carousels") for each in _names(page)), _names(page)


def the_code_names_what_is_chosen_and_can_be_copied(page):
    for record in (RECORD, RECORD_SELECTED):
        _open(page)
        page.run(record)
        _tap(page, "Playground")
        _tap(page, "Vertical")
        _scroll_to(page, "Copy Code")
        _tap(page, "Copy Code")
        code = page.until("() => globalThis.copied")
        assert code.startswith("import iCarousel\n"), code
        assert "carousel.isVertical = true" in code, code
