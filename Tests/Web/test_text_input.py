"""How text is edited in a page: through real elements of the page, with Tests/Web/FormProgram as scripts/build-wasm --debug builds it."""
from driven_page import DrivenPage
from page import ROOT, touch

PAGE = ROOT / "Tests" / "Web" / "FormProgram" / "build" / "index.html"
# The field with a name: what stands in it, what is selected, and whether it has the focus.
FIELD = """name => { const e = document.querySelector(`.openuikit-semantics [aria-label="${name}"]`);
  return { value: e.value, start: e.selectionStart, end: e.selectionEnd, hasFocus: document.activeElement === e }; }"""
FOCUS = "name => document.querySelector(`[aria-label=\"${name}\"]`).focus()"
FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.id"


def _open_form(page):
    page.page.goto("about:blank")
    page.page.goto(PAGE.as_uri())
    page.until("globalThis.started")
    page.until("document.querySelectorAll('.openuikit-semantics input').length === 7")


def _field(page, name):
    page.pass_time(0.1)
    return page.run(FIELD, name)


def _drawn(page):
    """The lines of text that the window shows."""
    page.pass_time(0.1)
    return page.run("[...document.querySelectorAll('.openuikit-canvas .openuikit-line')].map(line => line.textContent).filter(Boolean)")


def _focus(page, name):
    page.run(FOCUS, name)
    page.pass_time(0.1)


def _edit(page, name, text=""):
    _focus(page, name)
    page.page.keyboard.type(text)
    return _field(page, name)


def _touch(page, x, y):
    session = page.context.new_cdp_session(page.page)
    touch(session, "touchStart", {1: (x, y)})
    touch(session, "touchEnd", {})
    page.pass_time(0.1)


def every_field_is_an_element_with_its_name_and_its_keyboard(page):
    _open_form(page)
    found = page.run("""[...document.querySelectorAll('.openuikit-semantics :is(input, textarea)')].map((e) => [e.localName, e.type,
      ...['aria-label', 'inputmode', 'enterkeyhint', 'autocapitalize', 'autocorrect', 'spellcheck', 'autocomplete'].map((n) => e.getAttribute(n))])""")
    usual = [None, None, "sentences", None, None, "off"]
    assert found == [
        ["input", "text", "Name", None, "next", "words", None, None, "name"],
        ["input", "text", "Mail", "email", None, "off", "off", "false", "off"],
        ["input", "password", "Password", None, None, "sentences", None, None, "current-password"],
        ["input", "text", "Digits", "numeric", None, "sentences", None, None, "off"],
        ["input", "text", "Capitals", *usual], ["input", "text", "Closed", *usual], ["input", "text", "Needed", *usual],
        ["textarea", "textarea", "Notes", *usual]], found


def what_is_typed_is_drawn(page):
    _open_form(page)
    assert _edit(page, "Name", "ada b") == {"value": "ada b", "start": 5, "end": 5, "hasFocus": True}
    assert "ada b" in _drawn(page)
    for key in ("ArrowLeft", "ArrowLeft", "x", "Backspace", "Backspace", "Home", "Delete"):
        page.page.keyboard.press(key)
    assert _field(page, "Name") == {"value": "d b", "start": 0, "end": 0, "hasFocus": True}
    assert "d b" in _drawn(page)


def a_touch_begins_editing_with_the_caret_at_the_finger(page):
    _open_form(page)
    _edit(page, "Name", "iiiiiiiiii")
    _touch(page, 100, 117)  # A button: the field stays.
    assert "pressed" in _drawn(page)
    assert _field(page, "Name")["hasFocus"]
    _touch(page, 300, 77)
    assert page.run(FOCUSED) == "Mail"
    page.page.keyboard.type("m")
    # A point into the first letter, which is less than 4 wide.
    _touch(page, 28, 37)
    assert _field(page, "Name") == {"value": "iiiiiiiiii", "start": 0, "end": 0, "hasFocus": True}
    assert _field(page, "Mail")["value"] == "m"


def the_element_lies_over_the_text_that_is_drawn(page):
    _open_form(page)
    _edit(page, "Name", "Ada")
    boxes = page.run("""() => { const e = document.activeElement, line = [...document.querySelectorAll('.openuikit-line')].find(l => l.textContent === 'Ada');
      const a = e.getBoundingClientRect(), b = line.getBoundingClientRect(), style = getComputedStyle(e), drawn = getComputedStyle(line);
      return { left: a.left - b.left, middle: a.top + a.height / 2 - b.top - b.height / 2, fonts: [style.fontSize, drawn.fontSize, style.fontFamily === drawn.fontFamily],
        color: style.color, caret: style.caretColor }; }""")
    assert abs(boxes["left"]) <= 1 and abs(boxes["middle"]) <= 1, boxes
    assert boxes["fonts"] == ["17px", "17px", True]
    assert "0)" in boxes["color"] and "0)" in boxes["caret"], boxes
    # Phones enlarge a page for letters below 16 points.
    _focus(page, "Notes")
    assert page.run("[getComputedStyle(document.activeElement).fontSize, document.activeElement.style.transform]") == ["16px", "scale(0.875)"]


def _compose(page, steps, final):
    """An input method shows texts that it has not confirmed, and then confirms one."""
    if isinstance(page, DrivenPage):
        page.run("""([steps, final]) => { const e = document.activeElement, start = e.selectionStart, after = e.value.slice(e.selectionEnd);
          const before = e.value.slice(0, start), send = (Kind, name, more) => e.dispatchEvent(new Kind(name, { bubbles: true, ...more }));
          const set = (text) => { send(CompositionEvent, 'compositionupdate', { data: text }); e.value = before + text + after;
            e.setSelectionRange(start + text.length, start + text.length);
            send(InputEvent, 'input', { isComposing: true, data: text, inputType: 'insertCompositionText' }); };
          send(CompositionEvent, 'compositionstart', { data: '' });
          for (const text of steps) set(text);
          globalThis.finish = () => { set(final); send(CompositionEvent, 'compositionend', { data: final }); }; }""", [steps, final])
        yield
        page.run("finish()")
    else:
        session = page.context.new_cdp_session(page.page)
        for text in steps:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        yield
        session.send("Input.insertText", {"text": final})
    yield


# Coloured grounds behind text, of the tint colour.
GROUNDS = """[...document.querySelectorAll('.openuikit-canvas .openuikit-entry')].filter(e => /\\/ 0\\.2\\)|0\\.2\\)/.test(e.style.backgroundColor))
  .map(e => Math.round(e.getBoundingClientRect().width)).filter(w => w > 0)"""


def input_methods_compose(page):
    _open_form(page)
    _edit(page, "Name", "<>")
    page.page.keyboard.press("ArrowLeft")
    page.pass_time(0.1)
    steps = _compose(page, ["に", "にほ", "にほん"], "日本")
    next(steps)
    assert _field(page, "Name") == {"value": "<にほん>", "start": 4, "end": 4, "hasFocus": True}
    assert "<にほん>" in _drawn(page)
    assert len(page.run(GROUNDS)) == 1, "what is not confirmed is marked"
    next(steps)
    assert _field(page, "Name") == {"value": "<日本>", "start": 3, "end": 3, "hasFocus": True}
    assert "<日本>" in _drawn(page)
    assert page.run(GROUNDS) == []


def dead_keys_compose(page):
    _open_form(page)
    _edit(page, "Name", "caf")
    if not isinstance(page, DrivenPage):
        session = page.context.new_cdp_session(page.page)
        key = {"key": "Dead", "code": "Quote", "windowsVirtualKeyCode": 229}
        session.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
        session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
    for _ in _compose(page, ["´"], "é"):
        pass
    assert _field(page, "Name")["value"] == "café"
    assert "café" in _drawn(page)


def _undo(page):
    # WebKitGTK leaves the shortcut to the browser around it, and its small one has none.
    if isinstance(page, DrivenPage) and page.page.driver.name == "WebKit":
        page.run("() => { document.execCommand('undo'); }")
    else:
        page.page.keyboard.press("Control+z")


def text_is_selected_copied_cut_pasted_and_undone(page):
    _open_form(page)
    _edit(page, "Name", "Ada")
    page.page.keyboard.press("Control+a")
    assert (_field(page, "Name")["start"], _field(page, "Name")["end"]) == (0, 3)
    _await_ground(page)
    page.page.keyboard.press("Control+c")
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Control+v")
    assert _field(page, "Name")["value"] == "AdaAda"
    assert "AdaAda" in _drawn(page)
    page.page.keyboard.press("Control+a")
    page.page.keyboard.press("Control+x")
    assert _field(page, "Name")["value"] == ""
    assert "AdaAda" not in _drawn(page)
    _undo(page)
    assert _field(page, "Name")["value"] == "AdaAda"
    assert "AdaAda" in _drawn(page)
    _focus(page, "Mail")
    page.page.keyboard.press("Control+v")
    assert _field(page, "Mail")["value"] == "AdaAda"


def _await_ground(page):
    """The width of the coloured ground, as soon as there is one: browsers report a selection after it was made."""
    for _ in range(40):
        page.pass_time(0.05)
        if grounds := page.run(GROUNDS):
            return grounds[0]
    raise AssertionError("the selection has no ground")


def shift_and_the_mouse_select(page):
    _open_form(page)
    _edit(page, "Name", "iiiiiiiiii")
    for _ in range(3):
        page.page.keyboard.press("Shift+ArrowLeft")
    assert (_field(page, "Name")["start"], _field(page, "Name")["end"]) == (7, 10)
    _await_ground(page)
    mouse = page.page.mouse
    mouse.move(28, 37)
    mouse.down()
    for x in (34, 40, 60, 120, 200):
        mouse.move(x, 37)
    mouse.up()
    found = _field(page, "Name")
    assert (found["start"], found["end"]) == (0, 10), found
    assert _await_ground(page) > 20
    page.page.keyboard.type("z")
    assert _field(page, "Name")["value"] == "z"


def a_hidden_text_is_drawn_as_dots(page):
    _open_form(page)
    assert _edit(page, "Password", "secret")["value"] == "secret"
    assert "••••••" in _drawn(page) and "secret" not in _drawn(page)
    assert page.run("document.activeElement.type") == "password"
    page.page.keyboard.press("Backspace")
    assert "•••••" in _drawn(page)


def the_tab_key_follows_the_form(page):
    _open_form(page)
    _focus(page, "Name")
    names = ["Name"]
    for _ in range(7):
        page.page.keyboard.press("Tab")
        page.pass_time(0.1)
        names.append(page.run(FOCUSED))
    assert names == ["Name", "Mail", "Between", "Password", "Digits", "Capitals", "Closed", "Needed"], names
    page.page.keyboard.type("x")
    page.page.keyboard.press("Shift+Tab")
    page.page.keyboard.press("Shift+Tab")
    page.pass_time(0.1)
    assert page.run(FOCUSED) == "Capitals"
    assert _edit(page, "Capitals", "x")["value"] == "X" or _field(page, "Capitals")["value"] == "x"


def a_delegate_refuses_characters(page):
    _open_form(page)
    assert _edit(page, "Digits", "12a3")["value"] == "123"
    assert "123" in _drawn(page) and "change 2 0 3" in _drawn(page), _drawn(page)
    for _ in range(2):
        page.page.keyboard.press("ArrowLeft")
    page.page.keyboard.type("-4")
    assert _field(page, "Digits") == {"value": "1423", "start": 2, "end": 2, "hasFocus": True}, _field(page, "Digits")


def a_program_changes_what_is_typed(page):
    _open_form(page)
    assert _edit(page, "Capitals", "xab")["value"] == "xAB"
    assert "xAB" in _drawn(page)


def characters_of_several_units_stay_whole(page):
    _open_form(page)
    _focus(page, "Name")
    for text in ("👍🏻", "👍🏿"):
        # A skin tone differs in the second half of a surrogate pair alone.
        page.run("""text => { const e = document.activeElement; e.value = text; e.setSelectionRange(text.length, text.length);
          e.dispatchEvent(new InputEvent('input', { bubbles: true })); }""", text)
        assert _field(page, "Name")["value"] == text and text in _drawn(page)
    page.page.keyboard.press("Backspace")
    assert _drawn(page).count("👍🏿") == 0


def a_field_that_refuses_to_begin_is_not_edited(page):
    _open_form(page)
    _edit(page, "Closed", "x")
    assert _field(page, "Closed")["value"] == ""
    assert "x" not in _drawn(page)


def a_field_that_refuses_to_end_keeps_the_focus(page):
    _open_form(page)
    _focus(page, "Needed")
    page.page.keyboard.press("Tab")
    page.pass_time(0.1)
    assert page.run(FOCUSED) == "Needed"
    page.page.keyboard.type("y")
    page.page.keyboard.press("Tab")
    page.pass_time(0.1)
    assert page.run(FOCUSED) == "Notes"


def return_moves_on_and_ends(page):
    _open_form(page)
    _edit(page, "Name", "a")
    page.page.keyboard.press("Enter")
    page.pass_time(0.1)
    assert page.run(FOCUSED) == "Mail" and "return" in _drawn(page)
    page.page.keyboard.press("Enter")
    page.pass_time(0.1)
    assert page.run(FOCUSED) == "app"


def a_text_view_has_several_lines(page):
    _open_form(page)
    _focus(page, "Notes")
    assert _field(page, "Notes") == {"value": "First line\nSecond line", "start": 22, "end": 22, "hasFocus": True}
    page.page.keyboard.press("Enter")
    page.page.keyboard.type("Third")
    assert _field(page, "Notes")["value"] == "First line\nSecond line\nThird"
    assert {"First line", "Second line", "Third", "notes 28"} <= set(_drawn(page)), _drawn(page)
    page.page.keyboard.press("ArrowUp")
    page.page.keyboard.press("Home")
    page.page.keyboard.press("Shift+ArrowDown")
    found = _field(page, "Notes")
    assert (found["start"], found["end"]) == (11, 23), found
    _await_ground(page)
    page.page.keyboard.press("Delete")
    assert _field(page, "Notes")["value"] == "First line\nThird"


def a_long_text_scrolls_with_its_element(page):
    _open_form(page)
    _focus(page, "Notes")
    for line in range(8):
        page.page.keyboard.press("Enter")
        page.page.keyboard.type(f"{line}")
    top = """() => document.activeElement.scrollTop * 0.875"""
    drawn = """() => [...document.querySelectorAll('.openuikit-line')].find(l => l.textContent === 'First line').getBoundingClientRect().top"""
    page.pass_time(0.2)
    before = page.run(drawn)
    assert page.run(top) > 20 and before < 345, (page.run(top), before)
    page.run("() => { document.activeElement.scrollTop = 0; }")
    page.until("() => [...document.querySelectorAll('.openuikit-line')].find(l => l.textContent === 'First line').getBoundingClientRect().top > 345")


def a_field_of_the_page_ends_editing_and_keeps_the_focus(page):
    _open_form(page)
    _edit(page, "Name", "a")
    page.run("document.getElementById('outside').focus()")
    page.page.keyboard.type("z")
    page.pass_time(0.2)
    assert page.run("document.getElementById('outside').value") == "z"
    assert page.run("document.querySelectorAll('.openuikit-edited').length") == 0
    assert _field(page, "Name") == {"value": "a", "start": 1, "end": 1, "hasFocus": False}


def a_button_in_a_field_is_touched_and_not_the_text(page):
    _open_form(page)
    _edit(page, "Name", "Ada")
    page.page.mouse.click(345, 37)
    assert _field(page, "Name") == {"value": "", "start": 0, "end": 0, "hasFocus": True}


def a_browser_fills_in_fields_that_are_not_edited(page):
    _open_form(page)
    page.run("""() => { for (const [name, text] of [['Name', 'Ada Lovelace'], ['Password', 'secret']]) {
      const e = document.querySelector(`[aria-label="${name}"]`); e.value = text; e.dispatchEvent(new Event('input', { bubbles: true })); } }""")
    drawn = _drawn(page)
    assert "Ada Lovelace" in drawn and "••••••" in drawn, drawn
    assert "secret" not in drawn, drawn


def letters_of_any_order_end_equal(page):
    """Random edits of the element: what it has is what is drawn."""
    _open_form(page)
    _focus(page, "Name")
    wrong = page.run("""async () => { let seed = 7; const random = (n) => (seed = seed * 16807 % 2147483647) % n, e = document.activeElement;
      const parts = ['a', 'ä', 'e\\u0301', '\\u0301', '👩‍👩‍👧', '🇩🇪', '日', ' ', '', 'xyz', '\\u200d', '\\ufe0f'];
      for (let i = 0; i < 300; i++) {
        const start = random(e.value.length + 1), end = Math.min(e.value.length, start + random(4)), text = parts[random(parts.length)];
        const value = (e.value.slice(0, start) + text + e.value.slice(end)).toWellFormed?.() ?? e.value.slice(0, start) + text + e.value.slice(end);
        e.value = value.slice(0, 60).toWellFormed?.() ?? value; e.setSelectionRange(Math.min(start + text.length, e.value.length), Math.min(start + text.length, e.value.length));
        const wanted = e.value;
        e.dispatchEvent(new InputEvent('input', { bubbles: true }));
        if (e.value !== wanted) return [i, wanted, e.value];
      }
      return null; }""")
    assert wrong is None, wrong


def a_key_that_ends_a_composition_is_no_return(page):
    _open_form(page)
    _edit(page, "Name", "a")
    for more in ("isComposing: true", "keyCode: 229"):
        page.run("() => { document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
                 f"{{ key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, {more} }})); }}")
        page.pass_time(0.1)
        assert page.run(FOCUSED) == "Name"


def a_program_that_starts_again_has_a_new_form(page):
    _open_form(page)
    _edit(page, "Name", "a")
    page.run("() => started.run()")
    page.until("document.querySelectorAll('.openuikit-semantics input').length === 7")
    page.run("() => { globalThis.shown = [...started.windows.values()][0]; }")
    assert _edit(page, "Name", "b")["value"] == "b"
    assert "b" in _drawn(page) and "a" not in _drawn(page)


# Where the focused element is, and the part of the window that shows it.
PLACE = "(() => { const { top, bottom } = document.activeElement.getBoundingClientRect(); return [top, bottom]; })()"


def keys_reach_and_move_areas_that_scroll(page):
    _open_form(page)
    top = "[...document.querySelectorAll('.openuikit-line')].find(l => l.textContent === 'Far').getBoundingClientRect().top"
    _focus(page, "Area")
    before = page.run(top)
    assert before > 600
    page.page.keyboard.press("ArrowDown")
    page.pass_time(0.5)
    assert page.run(top) == before - 40
    page.page.keyboard.press("Home")
    page.pass_time(0.5)
    assert page.run(top) == before
    page.page.keyboard.press("Tab")
    page.pass_time(1)
    assert page.run(FOCUSED) == "Far"
    start, end = page.run(PLACE)
    assert 440 <= start and end <= 510, (start, end)


def keys_select_rows_of_a_table(page):
    _open_form(page)
    _focus(page, "Far")
    page.page.keyboard.press("Tab")
    page.pass_time(0.5)
    assert page.run(FOCUSED) == "Row 0", page.run(FOCUSED)
    page.page.keyboard.press("ArrowDown")
    page.pass_time(0.5)
    assert page.run(FOCUSED) == "Row 1", page.run(FOCUSED)
    page.page.keyboard.press("Enter")
    page.pass_time(0.5)
    assert "row 1" in _drawn(page), _drawn(page)
