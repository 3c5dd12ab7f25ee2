"""What a page shows when it cannot show its views, with Examples/WebCounter."""
import tempfile
from pathlib import Path

from test_counter import COUNTER


def _open_with(page, *changes):
    """Opens the counter's page with some of its text replaced."""
    text = COUNTER.read_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / "changed.html"
        changed.write_text(text)
        page.page.goto(changed.as_uri())
    return page


def _says(page, words):
    notice = page.until("document.querySelector('[role=alert]')?.textContent")
    assert words in notice, notice
    assert page.run("document.querySelector('[role=alert]').getBoundingClientRect().height") > 20
    page.complaints.clear()


HEAD = "<title>"


def a_page_without_web_assembly_says_so(page):
    _open_with(page, (HEAD, "<script>delete globalThis.WebAssembly</script><title>"))
    _says(page, "does not run WebAssembly")
    assert page.run("getComputedStyle(document.querySelector('.openuikit-waiting')).visibility") == "visible"


def a_page_in_a_browser_that_is_too_old_says_so(page):
    _open_with(page, (HEAD, "<script>delete globalThis.DecompressionStream</script><title>"))
    _says(page, "too old")


def a_page_whose_policy_forbids_web_assembly_says_so(page):
    policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'"
    _open_with(page, (HEAD, f'<meta http-equiv="Content-Security-Policy" content="{policy}"><title>'))
    _says(page, "'wasm-unsafe-eval'")


def a_page_works_under_the_policy_that_is_documented(page):
    policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
    _open_with(page, (HEAD, f'<meta http-equiv="Content-Security-Policy" content="{policy}"><title>'))
    page.until("document.querySelector('.openuikit-canvas .openuikit-line')?.textContent === '0'")


def a_page_works_under_a_policy_with_a_nonce(page):
    policy = "default-src 'none'; script-src 'nonce-c291cA==' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
    scripts = COUNTER.read_text().count("<script>\n")
    allowed = [("<script>\n", '<script nonce="c291cA==">\n')] * scripts
    _open_with(page, (HEAD, f'<meta http-equiv="Content-Security-Policy" content="{policy}"><title>'), *allowed)
    page.until("document.querySelector('.openuikit-canvas .openuikit-line')?.textContent === '0'")


def a_page_without_the_element_to_mount_in_says_so(page):
    _open_with(page, ('id="app"', 'id="elsewhere"'))
    _says(page, "there is no element with the identifier \"app\"")


def a_page_whose_module_is_damaged_says_so(page):
    _open_with(page, ('id="openuikit-module">', 'id="openuikit-module">damaged'))
    _says(page, "could not be shown")


def a_page_without_scripts_keeps_its_words(page):
    # As where a policy forbids them: nothing of the page's scripts runs.
    _open_with(page, ("<script>\n", '<script type="text/plain">\n'), ("<script>\n", '<script type="text/plain">\n'))
    assert page.run("document.querySelector('.openuikit-waiting').textContent").startswith("The counter runs in this page")


def a_page_does_not_flash_its_words_while_it_loads(page):
    _open_with(page, ("openUIKitModule());", "new Promise(() => {}));"))
    assert page.run("getComputedStyle(document.querySelector('.openuikit-waiting')).visibility") == "hidden"
