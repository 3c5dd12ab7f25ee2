"""The constraint doctor's page, build/gallery/doctor.html, as scripts/gallery-page builds it."""
from urllib.parse import quote

from page import ROOT

DOCTOR = ROOT / "build" / "gallery" / "doctor.html"
CONFLICT = """(
    "<SnapKit.LayoutConstraint:0x6000018d2c40@Card.swift#42 UILabel:0x7fc1a0d0.top == UIView:0x7fc1a010.top + 8>",
    "<NSLayoutConstraint:0x6000018d2d00 UILabel:0x7fc1a0d0.height == 40   (active)>",
    "<NSLayoutConstraint:0x6000018d2dc0 UILabel:0x7fc1a0d0.bottom == UIView:0x7fc1a010.top + 40   (active)>"
)
"""


def _open_doctor(page, fragment=""):
    page.page.goto("about:blank")
    page.page.goto(DOCTOR.as_uri() + fragment)
    page.until("document.body.dataset.ready || document.body.dataset.failed")
    assert page.run("document.body.dataset.failed ?? ''") == ""


def _verdicts(page):
    return page.run("[...document.querySelectorAll('.verdict')].map(e => e.textContent)")


def a_pasted_log_is_explained_at_once(page):
    _open_doctor(page)
    page.page.fill("#log", CONFLICT)
    verdict, = _verdicts(page)
    assert "8 points" in verdict, verdict
    assert page.run("document.querySelectorAll('.picture svg').length") == 1
    assert page.run("document.querySelectorAll('.proposals > li').length") >= 3
    assert "Card.swift:42" in page.page.inner_text("#output")


def each_proposal_has_code_in_three_languages(page):
    _open_doctor(page)
    page.page.fill("#log", CONFLICT)
    panel = page.page.locator(".proposals > li").first
    for name, part in (("Anchors", "Anchor.constraint("), ("Masonry", ".mas_makeConstraints {"), ("SnapKit", ".snp.makeConstraints {")):
        panel.get_by_role("tab", name=name).click()
        assert part in panel.locator("pre").inner_text(), panel.locator("pre").inner_text()


def every_example_has_a_proposal(page):
    _open_doctor(page)
    examples = page.page.locator("#examples button")
    assert examples.count() >= 6
    for number in range(examples.count()):
        examples.nth(number).click()
        name = examples.nth(number).inner_text()
        assert page.run("document.querySelectorAll('.proposals > li').length") > 0, name
        assert examples.nth(number).get_attribute("aria-pressed") == "true", name
        assert 'Not understood' not in page.page.inner_text('#output'), name


def with_reduced_motion_the_page_scrolls_at_once(page):
    _open_doctor(page)
    page.run("""() => {
      globalThis.scrolls = [];
      Element.prototype.scrollIntoView = function ({ behavior }) { scrolls.push(behavior); };
    }""")
    page.page.dispatch_event("#examples button", "click")
    page.page.emulate_media(reduced_motion="reduce")
    page.page.dispatch_event("#examples button", "click")
    page.page.emulate_media(reduced_motion="no-preference")
    assert page.run("scrolls") == ["smooth", "instant"], page.run("scrolls")


def the_log_is_in_the_address(page):
    _open_doctor(page)
    page.page.fill("#log", CONFLICT)
    page.until("location.hash.startsWith('#log=~')")
    address = page.run("location.hash")
    verdicts = _verdicts(page)
    _open_doctor(page, address)
    assert page.page.input_value("#log") == CONFLICT
    assert _verdicts(page) == verdicts
    _open_doctor(page, "#log=" + quote(CONFLICT))
    assert page.page.input_value("#log") == CONFLICT and _verdicts(page) == verdicts


def a_damaged_address_is_reported(page):
    _open_doctor(page, "#log=~AAAA")
    assert "damaged" in page.page.inner_text("#state")


def several_conflicts_are_explained_apart(page):
    _open_doctor(page)
    other = CONFLICT.replace("height == 40", "height == 44")
    page.page.fill("#log", CONFLICT + "Unable to simultaneously satisfy constraints.\n" + other)
    assert len(_verdicts(page)) == 2 and "Conflict 2 of 2" in page.page.inner_text("#output")


def equal_conflicts_are_one_with_a_count(page):
    _open_doctor(page)
    heading = "Unable to simultaneously satisfy constraints.\n"
    page.page.fill("#log", heading.join(CONFLICT.replace("0x7fc1a0", f"0x7fc{number:03x}") for number in range(100)))
    assert len(_verdicts(page)) == 1 and "100 times" in page.page.inner_text("#output")


def a_reader_of_an_iphones_log_sees_no_name_of_this_package(page):
    _open_doctor(page)
    page.page.fill("#log", CONFLICT)
    assert "OpenUIKit" not in page.page.inner_text("#output")


def an_empty_answer_states_what_is_expected(page):
    _open_doctor(page)
    page.page.fill("#log", "Hello")
    assert "<NSLayoutConstraint:" in page.page.inner_text("#output")


def what_is_not_understood_is_shown(page):
    _open_doctor(page)
    page.page.fill("#log", CONFLICT + "<NSLayoutConstraint:0x1 a secret>\n<private>")
    shown = page.page.inner_text("#output")
    assert "a secret" in shown and "<private>" in shown
    page.page.fill("#log", "Nothing of the kind")
    assert "no conflict" in page.page.inner_text("#output")


def marks_of_html_in_a_log_stay_text(page):
    _open_doctor(page)
    page.page.fill("#log", CONFLICT.replace("UILabel:0x7fc1a0d0", "UILabel:0x7fc1a0d0'<img src=x onerror=alert(1)>'"))
    assert page.run("document.querySelectorAll('#output img').length") == 0
    assert "<img src=x" in page.page.inner_text("#output")


def the_page_fits_a_phone(page):
    for width in (390, 320):
        page.page.set_viewport_size({"width": width, "height": 844})
        _open_doctor(page)
        for number in range(page.page.locator("#examples button").count()):
            page.page.locator("#examples button").nth(number).click()
            assert page.run("document.documentElement.scrollWidth") <= width
    page.page.set_viewport_size({"width": 390, "height": 844})


def the_page_asks_for_nothing(page):
    asked = []
    page.page.on("request", lambda request: asked.append(request.url))
    _open_doctor(page)
    page.page.fill("#log", CONFLICT)
    assert [url for url in asked if not url.startswith(("file:", "about:", "data:", "blob:"))] == []
    assert page.run("performance.getEntriesByType('resource').length") == 0
