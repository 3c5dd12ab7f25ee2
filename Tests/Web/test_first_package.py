"""The page that docs/first-package.md describes, as its commands build it."""
from page import ROOT


def the_page_of_the_first_package_shows_the_screen(page):
    page.page.goto((ROOT / "build" / "first-package" / "build" / "index.html").as_uri())
    page.until("document.querySelector('.openuikit-canvas .openuikit-line')?.textContent === 'Hello'")
    place = page.run("(() => { const box = document.querySelector('.openuikit-canvas .openuikit-line').getBoundingClientRect();"
                     " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
    size = page.page.viewport_size
    assert abs(place[0] - size["width"] / 2) < 2 and abs(place[1] - size["height"] / 2) < 2, place
