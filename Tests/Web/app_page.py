"""Pages of apps that are translated from UIKit's sources, driven by the names that assistive technology gets."""


def open_app(page, path):
    page.page.set_viewport_size({"width": 390, "height": 844})
    page.page.goto(path.as_uri())
    page.until("document.querySelectorAll('.openuikit-semantics *').length > 3")
    page.pass_time(0.5)


def tap(page, name):
    """Taps the last element whose name begins so, once there is one."""
    page.until("name => [...document.querySelectorAll('.openuikit-semantics *')].some(e => "
               "(e.getAttribute('aria-label') ?? e.textContent).startsWith(name))", name)
    box = page.run("name => { const e = [...document.querySelectorAll('.openuikit-semantics *')].filter(e => "
                   "(e.getAttribute('aria-label') ?? e.textContent).startsWith(name)).at(-1).getBoundingClientRect();"
                   "return [e.x + e.width / 2, e.y + e.height / 2]; }", name)
    page.page.mouse.click(*box)
    page.pass_time(1.5)


def names(page):
    return page.run("[...document.querySelectorAll('.openuikit-semantics *')].map(e => e.getAttribute('aria-label') ?? e.textContent)")
