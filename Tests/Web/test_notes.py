"""The notes of Examples/Notes, made of a storyboard and a xib, as Examples/Notes/make-page builds them."""
from app_page import names, open_app, tap
from page import ROOT

NOTES = ROOT / "Examples" / "build" / "notes.html"


def the_notes_begin_with_the_first_scene_of_their_storyboard(page):
    open_app(page, NOTES)
    shown = names(page)
    for name in ("Notes", "Options", "Compose", "Books", "Shopping"):
        assert any(each.startswith(name) for each in shown), (name, shown)


def a_row_of_a_nib_starts_a_segue_whose_destination_the_controller_creates(page):
    open_app(page, NOTES)
    tap(page, "Shopping")
    shown = names(page)
    assert any(each.startswith("Flour, salt, yeast") for each in shown), shown
    assert any(each.startswith("Delete") for each in shown), shown


def an_action_of_a_button_in_a_storyboard_reaches_the_controller(page):
    open_app(page, NOTES)
    tap(page, "Garden")
    tap(page, "Delete")
    shown = names(page)
    assert any(each.startswith("Books") for each in shown), shown
    assert not any(each.startswith("Garden") for each in shown), shown


def outlets_enable_the_button_that_an_unwind_segue_begins_with(page):
    open_app(page, NOTES)
    tap(page, "Compose")
    tap(page, "Title")
    page.page.keyboard.type("Milk")
    page.pass_time(0.5)
    tap(page, "Save")
    shown = names(page)
    assert any(each.startswith("Milk") for each in shown), shown


def static_cells_show_what_prepare_for_segue_has_passed_on(page):
    open_app(page, NOTES)
    tap(page, "Options")
    shown = names(page)
    assert any(each.startswith("Sort by Title") for each in shown), shown
    tap(page, "Sort by Title")
    tap(page, "Done")
    shown = [each for each in names(page) if each.startswith(("Garden", "Shopping"))]
    assert shown and shown[0].startswith("Garden"), shown
