"""The mail reader of Examples/Mail, translated from its UIKit sources, as Examples/Mail/make-page builds it."""
from app_page import names, open_app, tap
from page import ROOT

MAIL = ROOT / "Examples" / "build" / "mail.html"


def _open_mail(page):
    open_app(page, MAIL)


def the_mail_reader_begins_with_its_mailboxes(page):
    _open_mail(page)
    shown = names(page)
    for name in ("Inbox, 2", "Flagged, 2", "Bridgeworks", "Compose"):
        assert name in shown, shown


def a_row_opens_a_mailbox_and_a_message(page):
    _open_mail(page)
    tap(page, "Inbox")
    tap(page, "Unread, Ada Lindqvist")
    assert any(name.startswith("Hello Robin") for name in names(page)), names(page)


def deleting_a_message_asks_in_an_alert(page):
    _open_mail(page)
    tap(page, "Inbox")
    tap(page, "Unread, Ada Lindqvist")
    tap(page, "Delete")
    assert "Delete Message?" in names(page), names(page)
    tap(page, "Cancel")
    assert "Delete Message?" not in names(page)


def a_menu_moves_a_message(page):
    _open_mail(page)
    tap(page, "Inbox")
    tap(page, "Unread, Ada Lindqvist")
    tap(page, "More")
    tap(page, "Move to")
    tap(page, "Archive")
    assert not any(name.startswith("Unread, Ada Lindqvist") for name in names(page))


def a_message_is_written_in_a_sheet(page):
    _open_mail(page)
    tap(page, "Compose")
    tap(page, "To")
    page.page.keyboard.type("ada")
    page.pass_time(0.5)
    tap(page, "Cancel")
    assert "Delete Draft" in names(page), names(page)


def search_shows_what_contains_the_text(page):
    _open_mail(page)
    tap(page, "Inbox")
    tap(page, "Search")
    page.page.keyboard.type("bank")
    page.pass_time(1)
    shown = names(page)
    assert any(name.startswith("Priya Nair") for name in shown), shown
    assert not any("Ada Lindqvist" in name for name in shown), shown
