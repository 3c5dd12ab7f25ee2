"""What the gallery's screens look like and do in the page."""
import json
import re
import subprocess
import time

from page import NATIVE, ROOT, named, touch
from pictures import shown_by

SNAPSHOTS = ROOT / "Tests" / "Web" / "Snapshots"


def every_screen_opens_without_a_complaint(page):
    for identifier in page.run("gallery.screens.map(s => s.identifier)"):
        page.show(identifier)
        assert page.run("document.querySelectorAll('#screen .openuikit-entry').length") > 3, identifier
        assert not page.complaints, (identifier, page.complaints)


def a_screen_starts_when_it_is_shown(page):
    page.show("basic")
    page.settle()
    page.pass_time(5)
    page.show_after("basic-animated", 0)
    started = page.frames()
    page.show_after("basic-animated", 0)
    assert page.frames() == started


def frames_equal_those_of_the_native_program(page):
    # The boxes of these screens do not depend on text. Numbers come from the native program.
    for identifier in ("basic", "composite-edges", "aspect-fit", "margins"):
        native = native_frames(identifier)
        page.show(identifier)
        live = [f for f in page.frames() if not f["isText"]]
        live = [[f["x"], f["y"], f["width"], f["height"]] for f in live]
        missing = [frame for frame in native if not any(close(frame, other) for other in live)]
        assert native and not missing, (identifier, missing[:3])


def close(first, second):
    return all(abs(a - b) <= 1 for a, b in zip(first, second))


def native_frames(identifier):
    text = subprocess.run([NATIVE, "dump", identifier, "--size", "390x700"], check=True, capture_output=True, text=True).stdout
    return dumped_frames(text)


def dumped_frames(text):
    frames, pattern = [], re.compile(r"^(\s*)(\S.*?)\s+\((-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)\)")
    origins = []
    for line in text.splitlines():
        match = pattern.match(line)
        if not match or "UILabel" in match.group(2):
            continue
        depth = len(match.group(1))
        x, y, width, height = (float(part) for part in match.groups()[2:])
        while origins and origins[-1][0] >= depth:
            origins.pop()
        left, top = origins[-1][1:] if origins else (0, 0)
        origins.append((depth, left + x, top + y))
        frames.append([left + x, top + y, width, height])
    return frames


def text_has_the_width_that_the_label_was_laid_out_for(page):
    page.show("basic")
    differences = page.run("""() => [...document.querySelectorAll('#screen .openuikit-line')].map(line => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const box = line.closest('.openuikit-entry').getBoundingClientRect(), text = range.getBoundingClientRect();
      return [text.left - box.left, box.right - text.right];
    })""")
    assert differences and all(left > -1 and right > -1 for left, right in differences), differences


# The width of a text as the module gets it, as the sum of its parts, and as the page shows it.
WIDTHS = """([text, size]) => {
  const { module } = gallery, bytes = module.encoder.encode(text), parts = [...text], ends = new Int32Array(parts.length);
  parts.reduce((end, part, index) => ends[index] = end + module.encoder.encode(part).length, 0);
  const sum = module.lend(bytes, (address, count) => module.lend(new Uint8Array(ends.buffer), (endsAddress) =>
    module.lend(new Uint8Array(8 * parts.length), (widths) => {
      module.measurer.measure(address, count, endsAddress, parts.length, 0, size, 400, 0, widths);
      return [...module.numbers(widths, parts.length)].reduce((sum, width) => sum + width, 0);
    })));
  const line = document.querySelector('.openuikit-probe').cloneNode();
  line.style.fontSize = `${size}px`;
  line.style.letterSpacing = `${module.measurer.spacing(text, sum, 0, size, 400, 0)}px`;
  line.textContent = text;
  document.documentElement.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return [sum, width];
}"""


def the_parts_of_a_text_are_together_as_wide_as_the_text(page):
    for text in ("Perspective", "AVATAR To Wa Ve", "iiiiiiiiiiiiiiiiiiii", "one, \u05d0\u05d1\u05d2 and \u0627\u0644", "\u05d0\u05d1\u05d2 \u05d3\u05d4"):
        for size in (11, 15, 17.5):
            measured, shown = page.run(WIDTHS, [text, size])
            assert abs(measured - shown) < 0.5, (text, size, measured, shown)


def texts_have_the_widths_that_their_fonts_have_without_hinting(page):
    """So lines break at the same words in all browsers. Of letters 20 times as large, hinting changes less than can be seen."""
    text = "Bacon ipsum dolor amet, To Wave AVATAR"
    enlarged = """([text, size, face]) => {
      const line = document.querySelector('.openuikit-probe').cloneNode();
      line.style.font = `400 ${20 * size}px ${face}`;
      line.textContent = text;
      document.documentElement.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width / 20;
    }"""
    # Letters of 21.8 points and more are those of Inter's face for large sizes.
    for size, face in ((11, "Inter"), (13, "Inter"), (15, "Inter"), (17, "Inter"), (20, "Inter"), (34, '"Inter Display"')):
        (measured, _), expected = page.run(WIDTHS, [text, size]), page.run(enlarged, [text, size, face])
        assert abs(measured - expected) < 0.004 * measured, (size, measured, expected)


def lines_are_whole_points_high_as_their_fonts_are(page):
    metrics = """size => gallery.module.lend(new Uint8Array(16), (address) => {
      gallery.module.measurer.lineMetrics(0, size, 400, 0, address);
      return [...gallery.module.numbers(address, 2)];
    })"""
    # Ascent and descent of Inter: 0.969 and 0.241 of the size. Firefox gives lines of 16, 17, 18 and 22 points other heights.
    wanted = {size: [round(0.96875 * size), round(0.2412 * size)] for size in (11, 13, 15, 17, 18, 20, 22, 34)}
    assert {size: page.run(metrics, size) for size in wanted} == wanted


def both_halves_of_a_carousel_are_drawn(page):
    for screen in ("carousel-cover-flow", "carousel-cover-flow-2", "carousel-rotary"):
        page.show_after(screen, 1)
        # A browser that draws in a process of its own may be a moment late.
        time.sleep(0.3)
        shown = shown_by(page)
        rows = range(160, 420, 20)
        for side in (range(2, 30, 3), range(361, 389, 3)):
            # The paper and shadows are grey.
            colours = {colour for x in side for y in rows if max(colour := shown.getpixel((x, y))) - min(colour) > 40}
            assert len(colours) > 5, (screen, side, colours)


def a_tap_grows_the_button(page):
    page.show("update-constraints")
    before = named(page.frames(), "Grow Me!")
    page.tap(195, 350)
    after = named(page.frames(), "Grow Me!")
    assert after["width"] > before["width"] + 5, (before, after)


def a_touch_grows_the_button(page):
    page.show("update-constraints")
    before = named(page.frames(), "Grow Me!")
    session = page.context.new_cdp_session(page.page)
    x, y = page.place(195, 350)
    touch(session, "touchStart", {1: (x, y)})
    page.pass_time(0.05)
    touch(session, "touchEnd", {})
    page.until("width => gallery.ask('gallery_outlines').find(frame => frame.name === 'Grow Me!').width > width", before["width"] + 5)


def the_keyboard_reaches_and_presses_buttons(page):
    page.show("update-constraints")
    before = named(page.frames(), "Grow Me!")
    page.run("document.querySelector('#screen [role=button]').focus()")
    page.page.keyboard.press("Enter")
    page.settle()
    assert named(page.frames(), "Grow Me!")["width"] > before["width"] + 5


def a_wheel_a_drag_and_a_fling_scroll(page):
    page.show("scroll-view")
    place = lambda: json.dumps(page.frames())
    start = place()
    page.page.mouse.move(*page.place(195, 400))
    page.wheel(0, 120)
    page.settle()
    wheeled = place()
    assert wheeled != start
    page.drag((195, 500), (195, 420), hold=True)
    page.settle()
    dragged = place()
    assert dragged != wheeled
    page.drag((195, 600), (195, 400), steps=5)
    lifted = place()
    page.settle()
    assert place() != lifted, "the content goes on after the finger has left"
    assert page.run("[scrollX, scrollY, getSelection().toString()].join()") == "0,0,"


def a_resize_is_answered(page):
    page.show("basic")
    page.resize(500, 600)
    frames = page.frames()
    assert (frames[0]["width"], frames[0]["height"]) == (500, 600)
    page.resize(390, 700)
    assert page.frames()[0]["width"] == 390


def right_to_left_turns_the_screen_round(page):
    page.show("basic")
    edges = lambda: page.run("[...document.querySelectorAll('#screen .openuikit-line')].map(l => l.getBoundingClientRect().left)")
    before = edges()
    page.page.click("#rtl")
    page.settle()
    assert all(after > edge for after, edge in zip(edges(), before)), "text begins at the right"
    page.page.click("#rtl")
    page.settle()
    assert edges() == before


def frames_and_names_are_drawn_on_demand(page):
    page.show("basic")
    page.page.click("#outline")
    assert page.run("document.querySelectorAll('#outlines span').length") > 3
    page.page.click("#outline")
    assert page.run("document.querySelectorAll('#outlines span').length") == 0


def names_hide_neither_texts_nor_each_other(page):
    meeting = """() => {
      const boxes = (elements) => [...elements].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return element.matches('.openuikit-line') ? range.getBoundingClientRect() : element.getBoundingClientRect();
      });
      const names = boxes(document.querySelectorAll('#outlines span:not(.hidden)')), lines = boxes(document.querySelectorAll('#screen .openuikit-line'));
      const meet = (one, other) => one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
      return [names.length, names.filter((one, i) => lines.some((line) => meet(one, line)) || names.some((other, k) => k < i && meet(one, other))).length];
    }"""
    page.page.click("#outline")
    try:
        for identifier in ("basic", "array", "views-distribute", "controls"):
            page.show(identifier)
            count, hiding = page.run(meeting)
            assert count > 2 and hiding == 0, (identifier, count, hiding)
    finally:
        page.page.click("#outline")


def dark_makes_the_paper_dark(page):
    page.show("basic")
    light = page.run("getComputedStyle(document.querySelectorAll('#screen .openuikit-entry')[1]).backgroundColor")
    page.page.click("#dark")
    page.settle()
    dark = page.run("getComputedStyle(document.querySelectorAll('#screen .openuikit-entry')[1]).backgroundColor")
    page.page.click("#dark")
    page.settle()
    assert light == "rgb(250, 250, 248)" and dark == "rgb(22, 24, 27)", (light, dark)


def slow_makes_animations_take_longer(page):
    # The button is the highest thing that does not fill the screen.
    height = "Math.max(...[...document.querySelectorAll('#screen .openuikit-entry')].map(e => e.getBoundingClientRect().height).filter(h => h < 600))"

    def part_of_the_growth():
        page.show("update-constraints")
        before = page.run(height)
        page.page.mouse.click(*page.place(195, 350))
        page.pass_time(0.2)
        during = page.run(height)
        page.settle()
        after = page.run(height)
        assert after > before + 20, (before, after)
        return (during - before) / (after - before)

    usual = part_of_the_growth()
    page.page.click("#slow")
    slow = part_of_the_growth()
    page.page.click("#slow")
    assert 0.3 < usual < 0.95 and 0 < slow < usual / 3, (usual, slow)
    assert abs(part_of_the_growth() - usual) < 0.1


def letters_turn_the_switches_while_the_screen_has_the_focus(page):
    is_on = lambda name: page.run("name => document.getElementById(name).getAttribute('aria-pressed') === 'true'", name)
    letters = {"r": "rtl", "f": "outline", "s": "slow", "d": "dark", "c": "code"}
    page.show("basic")
    page.run("document.getElementById('screen').focus()")
    for letter, name in letters.items():
        before = is_on(name)
        page.page.keyboard.press(letter)
        assert is_on(name) != before, name
        page.page.keyboard.press(letter)
        assert is_on(name) == before, name
    page.show("text-fields")
    for focus in ("document.querySelector('nav button[aria-current]').focus()", "document.activeElement.blur()",
                  "document.querySelector('.openuikit-semantics input').focus()"):
        page.run(focus)
        before = {name: is_on(name) for name in letters.values()}
        for letter in letters:
            page.page.keyboard.press(letter)
        assert {name: is_on(name) for name in letters.values()} == before, focus


def the_list_is_one_stop_with_arrows_inside(page):
    page.show("basic")
    assert page.run("document.querySelectorAll('nav [tabindex=\"0\"]').length") == 1
    page.run("document.querySelector('nav button[aria-current]').focus()")
    shown = lambda: page.run("[document.activeElement.textContent, document.getElementById('title').textContent]")
    for key, title in {"ArrowDown": "Update Constraints", "ArrowUp": "Basic", "End": page.run("gallery.screens.at(-1).title"), "Home": "Basic"}.items():
        page.page.keyboard.press(key)
        assert shown() == [title, title], key
    page.page.keyboard.press("Tab")
    assert page.run("!document.activeElement.closest('nav')")


def a_link_skips_to_the_screen(page):
    page.run("document.getElementById('skip').focus()")
    page.page.keyboard.press("Enter")
    page.until("document.activeElement.id === 'screen'")


def a_screen_that_stops_leaves_the_page_alive(page):
    page.show("basic")
    page.run("gallery.module.guarded(() => { throw new WebAssembly.RuntimeError('unreachable'); })()")
    assert "stopped" in page.run("document.querySelector('#screen [role=alert]').textContent")
    assert any("unreachable" in text for text in page.complaints), page.complaints
    page.complaints.clear()
    page.run("gallery.show(gallery.screens.findIndex(s => s.identifier === 'update-constraints'))")
    page.until("document.getElementById('title').textContent === 'Update Constraints' && !document.querySelector('#screen [role=alert]')")
    page.settle()
    before = named(page.frames(), "Grow Me!")
    page.tap(195, 350)
    assert named(page.frames(), "Grow Me!")["width"] > before["width"] + 5
    page.run("gallery.module.guarded(() => { throw new RangeError('Maximum call stack size exceeded'); })()")
    page.complaints.clear()
    page.page.click("#screen [role=alert] button")
    page.until("!document.querySelector('#screen [role=alert]') && document.querySelectorAll('#screen .openuikit-entry').length > 3")


def the_source_can_be_copied(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.show("update-constraints")
    page.page.click("#copy")
    page.until("document.getElementById('copy').textContent === 'Copied'")
    copied = page.run("navigator.clipboard.readText()")
    assert copied == (ROOT / "Gallery/Sources/GalleryScreens/Screens/UpdateConstraintsScreen.swift").read_text(), copied[:200]
    page.pass_time(1.3)
    assert page.run("document.getElementById('copy').textContent") == "Copy"


def a_line_of_the_source_that_is_wrapped_stays_indented(page):
    page.show("basic")
    wrapped = page.run("""() => [...document.querySelectorAll('#text .line')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      // In characters from the left edge of the source: where each row of the line begins.
      const left = line.getBoundingClientRect().left, rows = new Map();
      for (const box of range.getClientRects()) if (box.width) rows.set(Math.round(box.top), Math.min(rows.get(Math.round(box.top)) ?? 1e6, box.left - left));
      const width = parseFloat(getComputedStyle(line).paddingLeft) / (+line.style.getPropertyValue('--indent') + 2);
      return { text: line.textContent.trimEnd(), starts: [...rows.values()].map((start) => Math.round(start / width)) };
    }).filter(({ starts }) => starts.length > 1)""")
    assert len(wrapped) > 5, wrapped
    for line in wrapped:
        indent = len(line["text"]) - len(line["text"].lstrip())
        assert line["starts"][0] == 0 and set(line["starts"][1:]) == {indent + 2}, line


def the_source_that_is_selected_is_that_of_the_file(page):
    page.show("basic")
    page.run("getSelection().selectAllChildren(document.getElementById('text'))")
    selected = page.run("getSelection().toString()").replace("\u2060", "")
    assert selected.rstrip() == (ROOT / "Gallery/Sources/GalleryScreens/Screens/BasicScreen.swift").read_text().rstrip(), selected[:300]
    page.run("getSelection().removeAllRanges()")


def the_accessibility_tree_names_what_is_shown(page):
    page.show("update-constraints")
    button = page.page.get_by_role("button", name="Grow Me!")
    assert button.count() == 1
    box, view = button.bounding_box(), named(page.frames(), "Grow Me!")
    x, y = page.place(view["x"], view["y"])
    assert close([box["x"], box["y"], box["width"], box["height"]], [x, y, view["width"], view["height"]])
    page.show("basic")
    assert page.run("document.querySelector('.openuikit-semantics').textContent").startswith("green")
    assert page.run("document.querySelector('.openuikit-canvas').getAttribute('aria-hidden')") == "true"


def every_screen_has_its_source(page):
    for identifier in page.run("gallery.screens.map(s => s.identifier)"):
        page.show(identifier)
        assert "not in the page" not in page.run("document.getElementById('text').textContent"), identifier


def a_thousand_flings_leave_memory_flat(page):
    # Through the calls that events make, without waiting for the browser's frames.
    fling = """count => { for (let i = 0; i < count; i++) {
      const w = gallery.window, e = w.exports, way = i % 3 ? 1 : -2;
      e.openuikit_pointer(w.host, 0, 9, 195, 300, w.time += 0.016);
      for (let step = 1; step < 5; step++) e.openuikit_pointer(w.host, 1, 9, 195 + way * step * 20, 300 - way * step * 20, w.time += 0.016);
      e.openuikit_pointer(w.host, 2, 9, 195 + way * 80, 300 - way * 80, w.time += 0.016);
      for (let frame = 0; frame < 20; frame++) e.openuikit_frame(w.host, w.time += 0.016);
    } return [gallery.module.memory.byteLength, gallery.window.elements.length]; }"""
    for screen in ("scroll-view", "carousel-cover-flow"):
        page.show(screen)
        before = page.run(fling, 200)
        assert page.run(fling, 1000) == before, (screen, before)
        page.run("gallery.window.requestFrame()")


def the_whole_aria_tree_is_as_recorded(page):
    # The words for a screen reader, recorded and read by a person; a difference is a change of them.
    for identifier in ("update-constraints", "controls", "settings", "text-fields", "carousel-linear", "carousel-paging"):
        page.show(identifier)
        expected = (SNAPSHOTS / f"{identifier}.yml").read_text()
        # The live region.
        found = page.page.locator("#screen").aria_snapshot().replace("\n  - status", "")
        assert found.strip() == expected.strip(), (identifier, found)


def everything_that_can_be_used_has_a_name(page):
    nameless = """[...document.querySelectorAll('.openuikit-semantics [tabindex], .openuikit-semantics [aria-disabled]')]
      .filter((element) => !(element.getAttribute('aria-label') ?? element.textContent).trim()).map((element) => element.outerHTML)"""
    for identifier in page.run("gallery.screens.map(s => s.identifier)"):
        page.show(identifier)
        assert page.run(nameless) == [], identifier


def text_fields_say_what_is_in_them(page):
    # A snapshot leaves out what stands in a text box.
    page.show("text-fields")
    for name, value in {"Name": "Ada Lovelace", "City": "London", "Password": "•" * 10, "Amount": "1,815.00", "Mail address": ""}.items():
        assert page.run("name => document.querySelector(`.openuikit-semantics [aria-label='${name}']`).value", name) == value, name


def a_text_field_takes_what_is_typed(page):
    page.show("text-fields")
    page.page.locator(".openuikit-semantics [aria-label='Mail address']").focus()
    page.page.keyboard.type("ada lovelace")
    page.pass_time(0.6)
    assert page.run("[document.activeElement.value, document.querySelector('.openuikit-canvas').textContent.includes('ada lovelace')]") \
        == ["ada lovelace", True]


def back_leads_to_the_screen_before(page):
    page.show("basic")
    for title in ("Margins", "Controls"):
        page.run("title => [...document.querySelectorAll('nav button')].find(b => b.textContent === title).click()", title)
    assert page.run("[document.title, location.hash]") == ["Controls — Masonry", "#controls"]
    page.run("history.back()")
    page.until("document.getElementById('title').textContent === 'Margins'")
    assert page.run("[document.title, location.hash]") == ["Margins — Masonry", "#margins"]


def the_address_has_the_state_and_a_page_opens_with_it(page):
    page.show("basic")
    page.page.click("#rtl")
    page.page.click("#dark")
    page.page.click("#code")
    try:
        assert page.run("location.hash") == "#basic&rtl&dark&nosource"
    finally:
        for switch in ("rtl", "dark", "code"):
            page.page.click(f"#{switch}")
    assert page.run("location.hash") == "#basic"
    page.page.goto("about:blank")
    page.open("margins&rtl&dark&nosource&size=320x480", 320, 480)
    is_on = "names => names.map(name => document.getElementById(name).getAttribute('aria-pressed'))"
    assert page.run(is_on, ["rtl", "dark", "code"]) == ["true", "true", "false"]
    assert page.run("document.getElementById('title').textContent") == "Margins"
    page.page.goto("about:blank")
    page.open("nonsense")
    assert "There is no screen “nonsense”" in page.run("document.getElementById('summary').textContent")
    page.page.goto("about:blank")
    page.open()


def the_appearance_follows_the_system_until_the_switch_is_used(page):
    page.show("basic")
    is_dark = "document.documentElement.dataset.appearance === 'dark'"
    page.page.emulate_media(color_scheme="dark")
    page.until(is_dark)
    page.page.emulate_media(color_scheme="light")
    page.until(f"!({is_dark})")
    page.page.click("#dark")
    page.page.emulate_media(color_scheme="dark")
    page.page.emulate_media(color_scheme="light")
    assert page.run(is_dark)
    page.page.goto("about:blank")
    page.open()
    assert page.run(is_dark), "it is kept"
    page.page.click("#dark")


def words_find_screens(page):
    page.show("basic")
    page.run("document.getElementById('find').focus()")
    page.page.keyboard.type("drift")
    shown = "[...document.querySelectorAll('nav button, nav h2')].filter(e => !e.hidden).map(e => e.textContent)"
    page.until("document.getElementById('facts').textContent.startsWith('1 of')")
    assert page.run(shown) == ["iCarousel", "Autoscroll"]
    page.page.keyboard.press("Enter")
    assert page.run("document.activeElement.textContent") == page.run("document.getElementById('title').textContent") == "Autoscroll"
    page.run("document.getElementById('find').value = ''; document.getElementById('find').dispatchEvent(new Event('input'))"
             .replace("; ", ", "))
    assert page.run("document.querySelectorAll('nav button:not([hidden])').length") == page.run("gallery.screens.length")


def every_scrolling_area_is_a_stop_that_keys_move(page):
    page.show("scroll-view")
    page.settle()
    areas = page.run("[...document.querySelectorAll('.openuikit-semantics [role=group][tabindex]')].map(e => e.getAttribute('aria-label'))")
    assert areas, "there is one"
    page.page.locator(".openuikit-semantics [role=group][tabindex]").focus()
    before = page.frames()
    page.page.keyboard.press("PageDown")
    page.settle()
    assert page.frames() != before
    page.page.keyboard.press("Home")
    page.settle()
    assert page.frames() == before


def a_device_of_the_menu_fits_its_window_and_turns(page):
    page.page.set_viewport_size({"width": 1280, "height": 800})
    page.show("basic")
    fits = ("(() => { const box = device.getBoundingClientRect(), area = stage.getBoundingClientRect();"
            " return [box.top >= area.top, box.bottom <= area.bottom, box.left >= area.left, box.right <= area.right]; })()")
    choose = "name => { devices.value = name; devices.dispatchEvent(new Event('change')); }"
    page.run(choose, "iPad mini")
    page.until("gallery.window.configuration.startsWith('744,1133,')")
    assert page.run(fits) == [True] * 4, page.run(fits)
    page.page.click("#turn")
    page.until("gallery.window.configuration.startsWith('1133,744,')")
    assert page.run(fits) == [True] * 4, page.run(fits)
    assert page.run("devices.value") == "iPad mini"
    assert page.run("location.hash").endswith("size=1133x744")
    page.run(choose, "")
    page.until("!device.style.transform")
    assert "size" not in page.run("location.hash")
    page.page.set_viewport_size({"width": 1280, "height": 900})


def the_page_explains_what_it_is_and_how_to_add_it(page):
    page.page.click("#info")
    assert page.run("about.open")
    words = page.run("about.textContent")
    assert "Add it" in words and ".package(" in words, words
    page.page.click("#about button")
    assert not page.run("about.open")
    assert page.run("document.querySelector('meta[property=\"og:image\"]').content") == "share.png"


def _focused(page):
    return page.run("[document.activeElement.identifier ?? 0, document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent]")


def _is_in_view(page):
    return page.run("""(() => { const own = document.activeElement.getBoundingClientRect(), screen = document.getElementById('screen').getBoundingClientRect();
      return own.top >= screen.top - 1 && own.bottom <= screen.bottom + 1; })()""")


def a_list_is_one_stop_and_arrows_reach_every_cell(page):
    # A list that has been seen before begins at the row that had the focus.
    page.show("basic")
    page.show("collection")
    lists = page.run("[...new Set([...document.querySelectorAll('.openuikit-semantics *')].map(e => e.inList).filter(Boolean))]")
    assert len(lists) == 2, lists
    stops = page.run("[...document.querySelectorAll('.openuikit-semantics [tabindex=\"0\"]')].map(e => e.inList)")
    assert sorted(stops) == sorted(lists), (stops, lists)
    page.run("document.querySelectorAll('.openuikit-semantics [tabindex=\"0\"]')[1].focus()")
    reached = [_focused(page)[1]]
    for _ in range(200):
        page.page.keyboard.press("ArrowRight")
        name = _focused(page)[1]
        if name == reached[-1]:
            break
        assert _is_in_view(page), name
        reached.append(name)
    assert len(reached) == len(set(reached)) and reached == sorted(reached, key=int), reached
    assert reached[0] == "0" and len(reached) > 20, reached
    for key, name in (("Home", reached[0]), ("End", reached[-1]), ("Home", reached[0])):
        page.page.keyboard.press(key)
        assert _focused(page)[1] == name and _is_in_view(page), (key, _focused(page))
    page.page.keyboard.press("PageDown")
    assert int(reached[0]) < int(_focused(page)[1]) and _is_in_view(page), _focused(page)
    page.page.keyboard.press("PageUp")
    assert _focused(page)[1] == reached[0], _focused(page)
    page.page.keyboard.press("ArrowDown")
    assert int(_focused(page)[1]) > int(reached[1]), _focused(page)


def arrows_move_between_the_rows_of_a_table(page):
    page.show("settings")
    rows = page.run("[...document.querySelectorAll('.openuikit-semantics *')].filter(e => e.inList).map(e => e.getAttribute('aria-label') ?? e.textContent)")
    page.run("[...document.querySelectorAll('.openuikit-semantics *')].find(e => e.inList && e.tabIndex === 0).focus()")
    reached = [_focused(page)[1]]
    for _ in rows:
        page.page.keyboard.press("ArrowDown")
        if _focused(page)[1] == reached[-1]:
            break
        reached.append(_focused(page)[1])
    assert len(reached) > 4 and [row for row in rows if row in reached] == reached, (reached, rows)
    page.page.keyboard.press("Home")
    assert _focused(page)[1] == reached[0]
    page.page.keyboard.press("Enter")
    page.settle()
    assert page.run("document.querySelector('.openuikit-semantics').textContent") is not None
