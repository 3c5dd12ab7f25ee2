"""The settings of Examples/Settings, translated from their UIKit sources, as Examples/Settings/make-page builds them."""
import json
import math

from app_page import names, open_app, tap
from page import ROOT

SETTINGS = ROOT / "Examples" / "build" / "settings.html"


def _open_settings(page):
    """Opens the page, and ends its introduction."""
    open_app(page, SETTINGS)
    tap(page, "Skip")
    tap(page, "Not Now")


def _ask(page, script):
    """The value of a script in which `dates` is what a module imports to ask about dates, and `text(…)` the answer to a question."""
    return json.loads(page.run("""script => {
      const memory = new ArrayBuffer(4096), encoder = new TextEncoder();
      let asked = '';
      const module = { memory, encoder, text: () => asked };
      // Declarations of a script are not members of the window.
      const dates = window.eval('OpenUIKitDates')(module);
      const about = (words, use) => { asked = words; return use(words.length); };
      const text = (question, number, words) => about(words, (count) =>
        new TextDecoder().decode(new Uint8Array(memory, 0, dates.text(question, number, 0, count, 0, 4096))));
      const offset = (zone, seconds) => about(zone, (count) => dates.offset(0, count, seconds));
      const firstWeekday = (locale) => about(locale, (count) => dates.firstWeekday(0, count));
      return JSON.stringify(new Function('text', 'offset', 'firstWeekday', 'return ' + script)(text, offset, firstWeekday));
    }""", script))


def the_introduction_leads_to_the_settings_and_a_question(page):
    open_app(page, SETTINGS)
    for _ in range(2):
        tap(page, "Continue")
    tap(page, "Get Started")
    assert "Turn On Notifications?" in names(page), names(page)
    tap(page, "Allow")
    assert "Notifications, On" in names(page), names(page)


def a_switch_removes_and_adds_a_section(page):
    _open_settings(page)
    tap(page, "Notifications")
    assert "Storm Warnings" not in names(page), names(page)
    tap(page, "Allow Notifications")
    assert "Storm Warnings" in names(page), names(page)
    tap(page, "Allow Notifications")
    assert "Storm Warnings" not in names(page), names(page)


def a_choice_is_sent_to_all_screens(page):
    """By the notification centre: to the list of settings below, and to the window, which becomes dark."""
    _open_settings(page)
    tap(page, "Appearance")
    tap(page, "Dark")
    tap(page, "Settings")
    assert "Appearance, Dark" in names(page), names(page)


def wheels_show_a_date_in_the_language_of_the_browser(page):
    _open_settings(page)
    tap(page, "Profile")
    values = page.run("[...document.querySelectorAll('.openuikit-semantics [aria-valuetext]')].map(e => e.getAttribute('aria-valuetext'))")
    day = page.run("String(new Date(641e9).getDate())")
    month = page.run("new Intl.DateTimeFormat(undefined, { month: 'long' }).format(new Date(641e9))")
    assert {"1990", day, month} <= set(values), values


def patterns_and_names_are_those_of_each_language(page):
    open_app(page, SETTINGS)
    for locale, template, pattern in (("en_US", "yMMMMd", "MMMM d, y"), ("de_DE", "EEEMMMd", "EEE, d. MMM"), ("de_DE", "yMMMMd", "d. MMMM y"),
                                      ("de_DE", "jmm", "HH:mm"), ("en_US", "jmm", "h:mm a"), ("ja_JP", "yMMMMd", "y年M月d日"),
                                      ("en_US", "yMMMM", "LLLL y"), ("fr_FR", "yMMMd", "d MMM y")):
        found = _ask(page, f"text(2, 0, {json.dumps(locale + chr(10) + template)})").replace("\u202f", " ")
        assert found == pattern, (locale, template, found)
    assert _ask(page, "text(4, 0, 'ru_RU')").split("\n")[4] == "мая"
    assert _ask(page, "text(4, 3, 'ru_RU')").split("\n")[4].lower() == "май"
    assert _ask(page, "text(4, 9, 'en_US')").split("\n")[0] == "Sunday"
    assert _ask(page, "text(4, 12, 'en_US')").split("\n") == ["AM", "PM"]


def time_zones_are_those_that_the_browser_knows(page):
    open_app(page, SETTINGS)
    january, july = 1_704_067_200, 1_720_000_000
    for zone, winter, summer in (("America/New_York", -18_000, -14_400), ("Asia/Kolkata", 19_800, 19_800), ("Europe/Oslo", 3600, 7200)):
        assert _ask(page, f"[offset('{zone}', {january}), offset('{zone}', {july}.5)]") == [winter, summer], zone
    # JSON has no NaN.
    assert _ask(page, "offset('Nowhere/At_All', 0)") is None
    assert not math.isnan(_ask(page, "offset('', 0)"))
    assert _ask(page, "['en_US', 'de_DE', 'ar_EG'].map(firstWeekday)") == [1, 2, 7]
