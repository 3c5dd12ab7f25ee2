"""The mail reader of Examples/Mail, translated from its UIKit sources, as Examples/Mail/make-page builds it."""
from page import ROOT

MAIL = ROOT / "Examples" / "build" / "mail.html"


def _tap(page, name):
    page.until("name => [...document.querySelectorAll('.openuikit-semantics *')].some(e => "
               "(e.getAttribute('aria-label') ?? e.textContent).startsWith(name))", name)
    box = page.run("name => { const e = [...document.querySelectorAll('.openuikit-semantics *')].filter(e => "
                   "(e.getAttribute('aria-label') ?? e.textContent).startsWith(name)).at(-1).getBoundingClientRect();"
                   "return [e.x + e.width / 2, e.y + e.height / 2]; }", name)
    page.page.mouse.click(*box)
    page.pass_time(1.5)


def _names(page):
    return page.run("[...document.querySelectorAll('.openuikit-semantics *')].map(e => e.getAttribute('aria-label') ?? e.textContent)")


def _open_mail(page):
    page.page.set_viewport_size({"width": 390, "height": 844})
    page.page.goto(MAIL.as_uri())
    page.until("document.querySelectorAll('.openuikit-semantics *').length > 5")
    page.pass_time(0.5)


def the_mail_reader_begins_with_its_mailboxes(page):
    _open_mail(page)
    shown = _names(page)
    for name in ("Inbox, 2", "Flagged, 2", "Bridgeworks", "Compose"):
        assert name in shown, shown


def a_row_opens_a_mailbox_and_a_message(page):
    _open_mail(page)
    _tap(page, "Inbox")
    _tap(page, "Unread, Ada Lindqvist")
    assert any(name.startswith("Hello Robin") for name in _names(page)), _names(page)


def deleting_a_message_asks_in_an_alert(page):
    _open_mail(page)
    _tap(page, "Inbox")
    _tap(page, "Unread, Ada Lindqvist")
    _tap(page, "Delete")
    assert "Delete Message?" in _names(page), _names(page)
    _tap(page, "Cancel")
    assert "Delete Message?" not in _names(page)


def a_menu_moves_a_message(page):
    _open_mail(page)
    _tap(page, "Inbox")
    _tap(page, "Unread, Ada Lindqvist")
    _tap(page, "More")
    _tap(page, "Move to")
    _tap(page, "Archive")
    assert not any(name.startswith("Unread, Ada Lindqvist") for name in _names(page))


def a_message_is_written_in_a_sheet(page):
    _open_mail(page)
    _tap(page, "Compose")
    _tap(page, "To")
    page.page.keyboard.type("ada")
    page.pass_time(0.5)
    _tap(page, "Cancel")
    assert "Delete Draft" in _names(page), _names(page)


def search_shows_what_contains_the_text(page):
    _open_mail(page)
    _tap(page, "Inbox")
    _tap(page, "Search")
    page.page.keyboard.type("bank")
    page.pass_time(1)
    shown = _names(page)
    assert any(name.startswith("Priya Nair") for name in shown), shown
    assert not any("Ada Lindqvist" in name for name in shown), shown
