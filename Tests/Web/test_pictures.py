"""The gallery's screens as browsers show them, beside what Cairo draws of the same views."""
import contextlib
import time

from page import PATIENCE, named
from pictures import SIZE, apart, difference, drawn_by_cairo, shown_by

# In seconds after a screen has appeared: what moves has moved by then, and both sides stand at that moment.
MOMENT = 1
# Of 255; what was measured is in docs/web-page.md. What is the same except for its smoothing is up to 2 apart, and a word that
# is missing or two points away, or an area that is 6 off, more than 3.
FLAT = 3
# The browser turns a picture of a card, Cairo its outlines.
CARDS = 5
# The same with letters a few pixels wide, on cards that are seen from the side.
NAMED = {"carousel-offsets": 8, "carousel-cylinder": 7, "carousel-buttons": 6}
# From right to left a text begins where its label ends, which is at the next pixel after the width in fonts of either side.
ROUNDED = 1
# With each kind of content, for what is the same in any appearance.
SAMPLES = ["basic", "using-constants", "bacony-labels", "views-distribute", "safe-area-layout-guide", "controls", "text-fields",
           "settings", "collection", "carousel-linear", "carousel-cover-flow", "carousel-custom", "carousel-paging"]


@contextlib.contextmanager
def bare_screen(page):
    """Nothing of the device covers the screen's corners, and nothing has the keyboard's focus and a ring round it."""
    page.run("document.activeElement.blur()")
    page.run("""() => {
      const style = document.head.appendChild(document.createElement('style'));
      Object.assign(style, { id: 'bare', textContent: '.screen, .device { border-radius: 0 !important; clip-path: none !important } .notch { display: none !important }' });
    }""")
    try:
        yield
    finally:
        page.run("document.getElementById('bare').remove()")


def drawn_at_last(page, drawn, limit):
    """The picture that the page shows. WebKitGTK shows for a while that of the screen before, so it is taken again until it is alike."""
    shown, end = shown_by(page), time.monotonic() + page.delay
    while difference(shown, drawn)[0] > limit and time.monotonic() < end:
        time.sleep(0.1)
        shown = shown_by(page)
    return shown


def limit(name):
    return NAMED.get(name, CARDS if name.startswith("carousel") else FLAT)


def compare(names, page, *options, allowance=0):
    drawn, complaints = drawn_by_cairo(names, MOMENT, *options), []
    with bare_screen(page):
        for name in names:
            page.show_after(name, MOMENT)
            most = limit(name) + allowance + page.smoothing
            complaints += apart("".join((name, *options)), drawn_at_last(page, drawn[name], most), drawn[name], most)
    assert not complaints, "\n".join(complaints)


def screens_look_like_the_pictures_that_cairo_draws(page):
    compare(page.run("gallery.screens.map(s => s.identifier)"), page)


def screens_look_so_in_the_dark(page):
    with page.turned("dark"):
        compare(SAMPLES, page, "--dark")


def screens_look_so_from_right_to_left(page):
    with page.turned("rtl"):
        compare(SAMPLES, page, "--right-to-left", allowance=ROUNDED)


def what_is_missing_moved_or_of_another_colour_shows_in_the_comparison(page):
    drawn = drawn_by_cairo(["controls"], MOMENT)["controls"]
    label = "[...document.querySelectorAll('#screen .openuikit-entry')].find((entry) => entry.contents?.isText && entry.textContent === 'Page')"
    card = f"{label}.parentNode"
    page.show_after("controls", MOMENT)
    with bare_screen(page):
        assert not apart("controls", shown_by(page), drawn, FLAT)
        for fault in (f"{label}.style.visibility = 'hidden'", f"{label}.style.translate = '2px 0'", f"{label}.style.translate = '0 2px'",
                      f"{label}.contents.style.color = 'rgb(80 80 80)'", f"{card}.style.translate = '0 2px'",
                      f"{card}.style.backgroundColor = 'rgb(251 251 251)'"):
            page.show_after("controls", MOMENT)
            page.run(fault)
            assert difference(shown_by(page), drawn)[0] > FLAT, fault


def edges_are_sharp_wherever_the_device_stands(page):
    # The device is in the middle of what the list and the source leave free, which need not be at whole points.
    try:
        for width in (1280, 1281, 1282, 1283):
            page.page.set_viewport_size({"width": width, "height": 900})
            page.show_after("basic", MOMENT)
            shown = shown_by(page)
            assert shown.size == SIZE, (width, shown.size)
            assert [shown.getpixel((x, 100)) for x in (9, 10, 11)] == [(250, 250, 248), (163, 217, 184), (217, 241, 225)], width
    finally:
        page.page.set_viewport_size({"width": 1280, "height": 900})


def lines_thinner_than_a_pixel_cover_a_part_of_it(page):
    drawn = drawn_by_cairo(["text-fields"], MOMENT)["text-fields"]
    page.show_after("text-fields", MOMENT)
    field = named(page.frames(), "UITextField")
    place = (int(field["x"] + field["width"] / 2), round(field["y"]))
    wanted, end = drawn.getpixel(place), time.monotonic() + PATIENCE / 4
    # Under load WebKitGTK's picture is for a while that of the screen before.
    while not _are_alike(shown := shown_by(page).getpixel(place), wanted):
        assert time.monotonic() < end, (shown, wanted)


def _are_alike(one, other):
    return max(abs(a - b) for a, b in zip(one, other)) < 4
