"""The gallery by keyboard, with assistive technology, and with colours of the user's own."""
import sys
from pathlib import Path

from pictures import shown_by

# The rules of axe-core, which scripts/web-venv installs with a package of PyPI.
AXE = next(Path(sys.prefix).glob("lib/python*/site-packages/axe_playwright_python/axe.min.js"), None)
# Starts a check, since its own timers wait for the time of the page.
CHECK = """() => { globalThis.violations = null; axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => {
  globalThis.violations = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, failureSummary }) => ({
    rule: id, isOnScreen: Boolean(document.querySelector(target[0])?.closest('.openuikit-canvas')), html: html.slice(0, 200), failureSummary }))); }); }"""
# Screens with disabled controls, placeholders and the system colours of UIKit, whose contrast is Apple's choice.
SYSTEM_COLOURS = {"controls", "text-fields", "settings", "carousel-options"}


def _violations(page, screen):
    if page.run("globalThis.axe === undefined"):
        page.page.add_script_tag(path=AXE)
    page.show(screen)
    page.run(CHECK)
    # None is a good answer.
    found = page.until("globalThis.violations && { violations }")["violations"]
    return [(screen, each) for each in found
            if not (each["rule"] == "color-contrast" and each["isOnScreen"] and screen in SYSTEM_COLOURS)]


def the_rules_of_axe_hold_on_every_screen(page):
    found = [violation for screen in page.run("gallery.screens.map(s => s.identifier)") for violation in _violations(page, screen)]
    assert not found, (len(found), found[:3])


def the_rules_of_axe_hold_in_the_dark_and_on_a_phone(page):
    with page.turned("dark"):
        found = _violations(page, "basic") + _violations(page, "settings")
        assert not found, found[:3]
    page.page.set_viewport_size({"width": 390, "height": 844})
    try:
        found = _violations(page, "settings")
        assert not found, found[:3]
    finally:
        page.page.set_viewport_size({"width": 1280, "height": 900})


def forced_colours_leave_everything_visible(page):
    def shown():
        # Without the notch and the corners of the device.
        return shown_by(page).crop((20, 40, 370, 680)).tobytes()

    page.show_after("controls", 1)
    page.run("document.activeElement.blur()")
    usual = shown()
    page.page.emulate_media(forced_colors="active")
    try:
        assert shown() == usual, "the screen keeps its colours"
        pressed, other = (page.run("name => getComputedStyle(document.getElementById(name)).backgroundColor", name) for name in ("code", "rtl"))
        assert pressed != other
        current, other = (page.run("query => getComputedStyle(document.querySelector(query)).backgroundColor", query)
                          for query in ("nav [aria-current]", "nav button:not([aria-current])"))
        assert current != other
    finally:
        page.page.emulate_media(forced_colors="none")
