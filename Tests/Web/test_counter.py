"""The example of a package with a page, Examples/WebCounter, as one command builds it."""
from page import ROOT

COUNTER = ROOT / "Examples" / "WebCounter" / "build" / "index.html"


def the_counter_counts(page):
    page.page.goto(COUNTER.as_uri())
    more, less = (page.page.get_by_role("button", name=name) for name in ("One more", "One less"))
    page.until("document.querySelectorAll('.openuikit-semantics [role=button]').length === 2")
    number = lambda: page.run("document.querySelector('.openuikit-canvas .openuikit-line').textContent")
    assert number() == "0"
    box = more.bounding_box()
    for _ in range(2):
        page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.pass_time(0.6)
    assert number() == "2"
    # As a test of an end-to-end tool clicks: the element has to be what the pointer hits, and one click counts once.
    more.click()
    page.pass_time(0.6)
    assert number() == "3"
    less.click()
    page.pass_time(0.6)
    assert number() == "2"
    less.focus()
    page.page.keyboard.press("Enter")
    page.pass_time(0.6)
    assert number() == "1"
    middle = page.page.viewport_size["width"] / 2
    left = less.bounding_box()
    assert abs((left["x"] + box["x"] + box["width"]) / 2 - middle) < 1, "the buttons stand to both sides of the middle"
