"""What the page brings to the window, and follows of its surroundings."""
import contextlib

from page import named, touch

SPY = """name => { const calls = window.spied = [], { exports } = gallery.window, original = exports[name];
  exports[name] = (...args) => { calls.push(args.slice(1)); return original(...args); };
  window.endSpying = () => { exports[name] = original; return calls; }; }"""


@contextlib.contextmanager
def spying(page, name):
    """The arguments of the calls that the page makes of the module under a name, without the window."""
    calls = []
    page.run(SPY, name)
    try:
        yield calls
    finally:
        calls += page.run("endSpying()")


def two_fingers_are_two_touches(page):
    page.show("scroll-view")
    session = page.context.new_cdp_session(page.page)
    first, second = page.place(100, 300), page.place(250, 320)
    with spying(page, "openuikit_pointer") as calls:
        touch(session, "touchStart", {1: first})
        touch(session, "touchStart", {1: first, 2: second})
        touch(session, "touchMove", {1: page.place(80, 300), 2: page.place(270, 320)})
        # The browser may hold back the last movement of a finger.
        page.until("spied.filter(call => call[0] === 1).length >= 2")
        touch(session, "touchEnd", {})
        page.until("spied.filter(call => call[0] === 2).length >= 2")
    began = [call for call in calls if call[0] == 0]
    assert [call[2:4] for call in began] == [[100, 300], [250, 320]], began
    fingers = [call[1] for call in began]
    assert fingers[0] != fingers[1]
    moved = {call[1]: call[2:4] for call in calls if call[0] == 1}
    assert moved == {fingers[0]: [80, 300], fingers[1]: [270, 320]}, moved
    assert sorted(call[1] for call in calls if call[0] == 2) == sorted(fingers)
    page.settle()


def a_change_of_the_pixels_per_point_is_followed(page):
    page.show("basic")
    session = page.context.new_cdp_session(page.page)
    size = page.page.viewport_size
    # From outside, Chromium changes the pixels of a page only together with its size.
    metrics = {"width": size["width"] + 1, "height": size["height"], "mobile": False}
    with spying(page, "openuikit_configure") as calls:
        session.send("Emulation.setDeviceMetricsOverride", {**metrics, "deviceScaleFactor": 3})
        page.until("spied.length > 0")
        session.send("Emulation.setDeviceMetricsOverride", {**metrics, "width": size["width"], "deviceScaleFactor": 1})
        page.until("spied.length > 1")
    assert [call[2] for call in calls] == [3, 1], calls
    assert [call[:2] for call in calls] == [[390, 700]] * 2


def nothing_is_animated_for_people_who_want_less_motion(page):
    def prefer(motion):
        page.page.emulate_media(reduced_motion=motion)
        wanted = 4 if motion == "reduce" else 0
        page.until("wanted => (+gallery.window.configuration.split(',')[3] & 4) === wanted", wanted)

    def widths():
        page.show("update-constraints")
        before = named(page.frames(), "Grow Me!")["width"]
        page.page.mouse.click(*page.place(195, 350))
        page.pass_time(0.05)
        soon = page.run(LABEL_WIDTH)
        page.settle()
        return before, soon, page.run(LABEL_WIDTH)

    prefer("reduce")
    try:
        before, soon, final = widths()
        assert soon == final > before, (before, soon, final)
    finally:
        prefer("no-preference")
    before, soon, final = widths()
    assert before < soon < final, (before, soon, final)


# The places and sizes of what the screen shows.
SHOWN = """JSON.stringify([...document.querySelectorAll('#screen .openuikit-entry')].map((entry) => {
  const { x, y, width, height } = entry.getBoundingClientRect(); return [x, y, width, height].map(Math.round); }))"""


def nothing_moves_by_itself_for_people_who_want_less_motion(page):
    def pictures_of(screen):
        page.show(screen)
        shown = set()
        for _ in range(10):
            page.pass_time(0.23)
            shown.add(page.run(SHOWN))
        return len(shown)

    page.page.emulate_media(reduced_motion="reduce")
    try:
        page.until("(+gallery.window.configuration.split(',')[3] & 4) === 4")
        # An animation that starts itself again goes from one end to the other, and the page lives.
        assert pictures_of("basic-animated") == 2
        assert pictures_of("carousel-autoscroll") == 1
    finally:
        page.page.emulate_media(reduced_motion="no-preference")
    assert pictures_of("basic-animated") > 5 and pictures_of("carousel-autoscroll") > 5


LABEL_WIDTH = """[...document.querySelectorAll('#screen .openuikit-entry')].find(e => e.style.borderRadius || e.querySelector(':scope > .openuikit-edge'))
  .getBoundingClientRect().width"""


def middle_card_of(shown):
    """How far the card in the middle of the carousel is from the middle of the screen, and the cards' places."""
    cards = [frame for frame in shown.frames() if 150 <= frame["width"] <= 300 and frame["height"] >= 150 and frame["x"] > -2000]
    return sorted(cards, key=lambda card: abs(card["x"] + card["width"] / 2 - 195))


def a_carousel_is_dragged_flung_and_comes_to_rest_on_a_card(page):
    page.show("carousel-linear")
    page.settle()
    start = middle_card_of(page)[0]
    page.drag((250, 350), (190, 350), hold=True)
    page.settle()
    page.drag((330, 350), (60, 350), steps=4)
    moving = middle_card_of(page)[0]
    page.settle()
    rest = middle_card_of(page)[0]
    assert abs(rest["x"] + rest["width"] / 2 - 195) < 1, rest
    assert (start["name"], start["x"]) != (moving["name"], moving["x"])


def the_keyboard_turns_a_carousel_and_a_slider(page):
    page.show("carousel-linear")
    page.settle()
    before = page.frames()
    page.run("document.getElementById('screen').focus()")
    page.page.keyboard.press("ArrowRight")
    page.settle()
    assert page.frames() != before
    slider = page.page.get_by_role("slider", name="Spacing")
    value = float(slider.get_attribute("aria-valuenow"))
    slider.focus()
    page.page.keyboard.press("ArrowUp")
    page.settle()
    assert float(slider.get_attribute("aria-valuenow")) > value


def the_tab_key_reaches_every_control_and_leaves_the_window(page):
    page.show("carousel-linear")
    page.settle()
    controls = page.run("[...document.querySelectorAll('.openuikit-semantics [tabindex=\"0\"]')].length")
    assert controls > 0
    page.page.locator(".openuikit-semantics [tabindex='0']").first.focus()
    for _ in range(controls):
        page.page.keyboard.press("Tab")
    assert page.run("!document.activeElement.closest('#screen')")


def the_focus_has_a_ring_when_keys_move_it_and_none_when_a_pointer_does(page):
    ring = "getComputedStyle(document.querySelector('#screen .openuikit-semantics')).boxShadow"
    page.show("update-constraints")
    page.page.mouse.click(*page.place(20, 20))
    assert page.run("document.activeElement === document.getElementById('screen')")
    assert page.run(ring) == "none", page.run(ring)
    page.page.keyboard.press("a")
    assert page.run("!document.getElementById('screen').matches(':focus-visible')") or page.run(ring) != "none"


# How far anything is scrolled that is not a screen of the gallery, and what is selected.
ACCIDENTS = """[...document.querySelectorAll('html, body, .main, .work, .stage, .openuikit, .openuikit *')]
  .filter((element) => element.scrollLeft || element.scrollTop).map((element) => element.className || element.tagName)
  .concat(getSelection().toString() || []).concat(visualViewport.scale === 1 ? [] : 'zoomed')"""


def the_page_neither_scrolls_nor_selects(page):
    page.show("bacony-labels")
    page.page.mouse.dblclick(*page.place(195, 300))
    page.drag((100, 200), (300, 500))
    page.wheel(0, 400)
    assert page.run(ACCIDENTS) == []


def fingers_and_keys_neither_scroll_nor_select(page):
    for width, height in ((390, 700), (1280, 900)):
        page.page.set_viewport_size({"width": width, "height": height})
        page.show("bacony-labels")
        session = page.context.new_cdp_session(page.page)
        (x, y), (other_x, other_y) = page.place(120, 300), page.place(200, 320)
        touch(session, "touchStart", {1: (x, y)})
        for step in range(1, 6):
            page.pass_time(0.016)
            touch(session, "touchMove", {1: (x, y - 40 * step)})
        touch(session, "touchStart", {1: (x, y - 200), 2: (other_x, other_y)})
        touch(session, "touchMove", {1: (x - 60, y - 200), 2: (other_x + 60, other_y)})
        touch(session, "touchEnd", {})
        page.run("document.getElementById('screen').focus()")
        for key in ("PageDown", "ArrowDown", "Space", "End", "Control+a", "Tab"):
            page.page.keyboard.press(key)
        page.pass_time(0.5)
        found = page.run(ACCIDENTS)
        assert found == [], (width, found)
        page.run("document.activeElement.blur()")


def a_small_device_answers_where_it_is_touched(page):
    # With the source open on a phone, the device is drawn smaller and keeps its size in points.
    page.page.set_viewport_size({"width": 390, "height": 844})
    try:
        if page.run("document.getElementById('source').hidden"):
            page.page.click("#code")
        page.until("document.getElementById('device').classList.contains('small')")
        page.until("parseInt(gallery.window.configuration.split(',')[1]) === 640")
        page.show("update-constraints")
        button = named(page.frames(), "Grow Me!")
        box = page.page.locator("#screen").bounding_box()
        scale = box["height"] / 640
        assert scale < 0.9 and box["y"] + box["height"] < page.page.locator("#source").bounding_box()["y"]
        page.page.mouse.click(box["x"] + scale * (button["x"] + button["width"] / 2), box["y"] + scale * (button["y"] + 5))
        page.settle()
        assert named(page.frames(), "Grow Me!")["width"] > button["width"]
    finally:
        page.page.set_viewport_size({"width": 1280, "height": 900})


def a_carousel_and_its_slides_have_their_words_and_are_read_out_when_moved(page):
    page.show("carousel-linear")
    page.settle()
    slider = page.page.get_by_role("slider", name="Linear")
    assert slider.get_attribute("aria-roledescription") == "carousel"
    slides = page.run("""[...document.querySelectorAll('.openuikit-semantics [role=group]')].map((group) =>
      [group.getAttribute('aria-roledescription'), group.getAttribute('aria-label'), group.textContent])""")
    assert len(slides) >= 2 and all(slide[0] == "slide" for slide in slides), slides
    assert ["slide", "Item 5 of 12", "Midnight5"] in slides, slides
    said = lambda: page.run("document.querySelector('#screen [role=status]').textContent")
    page.run("document.querySelector('#screen [role=status]').textContent = ''")
    page.run("document.getElementById('screen').focus()")
    page.page.keyboard.press("ArrowRight")
    page.settle()
    assert "Item 6 of 12" in said(), said()
    # What moves by itself is not read out.
    page.show("carousel-autoscroll")
    page.pass_time(8)
    settled = said()
    page.pass_time(5)
    assert said() == settled
