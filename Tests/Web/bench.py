#!/usr/bin/env python3
"""The gallery's figures in Chromium, Firefox and WebKit; `make bench-web` prints them and writes their table into docs/web-page.md.
Nothing here passes or fails. MASONRY_BROWSERS names the browsers, with spaces between them; only a run with all of them writes the table.
"""
import contextlib
import gzip
import os
import statistics
import subprocess
import sys

from driven_page import DrivenPage, driven_page
from page import GALLERY, ROOT, browser_page
from webdriver import Firefox, Missing, WebKit

sys.path.insert(0, str(ROOT / "scripts"))
import bench_table  # noqa: E402
import wasm_pack  # noqa: E402

DOCUMENT = ROOT / "docs" / "web-page.md"
BROWSERS = os.environ.get("MASONRY_BROWSERS", "Chromium Firefox WebKit").split()

# Lets the screen move for some seconds, with a finger that goes to and fro if it is to be dragged.
MOVING = """async ([seconds, isDragged]) => {
  const w = gallery.window, e = w.exports, times = [], box = document.getElementById('screen');
  const y = box.clientHeight * 0.4, middle = box.clientWidth / 2;
  let last = 0, own = 0;
  const place = (now) => middle + middle * 0.8 * Math.sin(now / 700);
  if (isDragged) e.openuikit_pointer(w.host, 0, 9, place(performance.now()), y, w.time);
  w.cost = { frames: 0, own: 0, longest: 0 };
  const end = performance.now() + seconds * 1000;
  await new Promise((done) => {
    const tick = (now) => {
      if (last) times.push(now - last);
      last = now;
      if (now > end) return done();
      if (isDragged) {
        const began = performance.now();
        e.openuikit_pointer(w.host, 1, 9, place(now), y, w.timeAt(now));
        own += performance.now() - began;
        w.requestFrame();
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  if (isDragged) e.openuikit_pointer(w.host, 2, 9, place(performance.now()), y, w.time);
  return { ...w.cost, own: w.cost.own + own, times };
}"""


def sizes(path):
    """What a module is by itself, and taken apart by kind as it lies in the page."""
    if not path.exists():
        return "not built"
    kilobytes = lambda content: f"{len(content) / 1024:.0f} KB"
    brotli = lambda content: kilobytes(subprocess.run(["brotli", "-c"], input=content, check=True, capture_output=True).stdout)
    module = path.read_bytes()
    packed = wasm_pack.packed(module)
    return (f"{kilobytes(module)}, {brotli(module)} with brotli; taken apart by kind {brotli(packed)} with brotli, "
            f"{kilobytes(gzip.compress(packed, 9))} with gzip as in its page")


@contextlib.contextmanager
def measured_page(browser, width=1280, height=900):
    """The name of a browser with its version, and a page in it that keeps real time."""
    if browser == "Chromium":
        with browser_page(width, height, is_measured=True) as page:
            yield f"Chromium {page.context.browser.version.split('.')[0]}", page
        return
    driver = {"Firefox": Firefox, "WebKit": WebKit}[browser]()
    try:
        with driven_page(driver, width, height, is_measured=True) as page:
            yield f"{driver.name} {driver.version}", page
    finally:
        driver.end()


def main_thread(page):
    """A function that returns the seconds of processor time of the page's main thread, so that other programs do not count.
    Only Chromium measures them."""
    if isinstance(page, DrivenPage):
        return None
    session = page.context.new_cdp_session(page.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return lambda: next(m["value"] for m in session.send("Performance.getMetrics")["metrics"] if m["name"] == "TaskDuration")


def first_picture(browser):
    """Milliseconds from opening the file to the first frame of the gallery, as the page measures it."""
    with measured_page(browser) as (_, page):
        busy = main_thread(page)
        page.page.goto(GALLERY.as_uri())
        page.until("document.body.dataset.picture")
        own = f", {1000 * busy():.0f} ms of them on the main thread" if busy else ""
        milliseconds = float(page.run("document.body.dataset.picture"))
    print(f"{browser}: first picture after {milliseconds:.0f} ms{own}", flush=True)
    return milliseconds


def measure(page, is_dragged, seconds=4):
    """Frames a second, milliseconds a frame in Swift and its script, and milliseconds a frame on the main thread, if they are known."""
    busy = main_thread(page) or (lambda: 0)
    before = busy()
    result = page.run(MOVING, [seconds, is_dragged])
    frames = max(result["frames"], 1)
    return (1000 / statistics.median(result["times"]), result["own"] / frames, 1000 * (busy() - before) / frames, result["longest"])


def thirty_cards(page):
    """Shows the advanced carousel in a wide window, with cards added until thirty are visible. Returns how many are."""
    page.page.click("#code")
    page.show("carousel-advanced")
    page.resize(1780, 720)
    for name in ["Insert"] * 30 + ["Wrap"]:
        page.page.get_by_role("button", name=name, exact=True).dispatch_event("click")
        page.settle()
    return page.run("""(() => {
      const window = document.getElementById('screen').getBoundingClientRect();
      const isVisible = (box) => box.right > window.left && box.left < window.right;
      return [...document.querySelectorAll('#screen .openuikit-entry')].filter((entry) => entry.style.width === '170px'
        && entry.style.height === '222px' && /matrix3d/.test(entry.style.transform) && isVisible(entry.getBoundingClientRect())).length;
    })()""")


def movements(browser):
    """The name of a browser with its version, and the rows of its movements: what moves, frames a second, milliseconds a frame."""
    rows = []

    def add(page, label, is_dragged):
        rate, own, task, longest = measure(page, is_dragged)
        main = f", {task:.1f} ms of the main thread" if task else ""
        print(f"{browser}: {label}: {rate:.0f} frames a second, {own:.2f} ms a frame in Swift and its script, "
              f"{longest:.1f} ms at most{main}", flush=True)
        rows.extend([(f"{label}: frames a second", f"{rate:.0f}"), (f"{label}: ms a frame in Swift and its script", f"{own:.1f}")])

    with measured_page(browser, 2100, 900) as (name, page):
        page.open()
        for screen, label, is_dragged in (("basic-animated", "animated constraints", False), ("carousel-linear", "linear carousel, dragged", True),
                                          ("carousel-cover-flow", "cover flow, dragged", True)):
            page.show(screen)
            add(page, label, is_dragged)
        add(page, f"carousel of {thirty_cards(page)} visible cards, dragged", True)
    return name, rows


def table(columns):
    """A table with a column of (label, value) for each browser, by its name."""
    labels = list(dict.fromkeys(label for rows in columns.values() for label, _ in rows))
    cells = {name: dict(rows) for name, rows in columns.items()}
    lines = ["| | " + " | ".join(columns) + " |", "|---|" + "---:|" * len(columns)]
    return "\n".join(lines + [f"| {label} | " + " | ".join(cells[name].get(label, "") for name in columns) + " |" for label in labels])


def main():
    load = f"{os.getloadavg()[0]:.2f}"
    for name, module in (("gallery", ROOT / "Gallery/build/wasm/GalleryWeb.wasm"),
                         ("small example", ROOT / "Examples/WebCounter/build/wasm/WebCounter.wasm")):
        print(f"module of the {name}: {sizes(module)}")
    print(f"page: {GALLERY.stat().st_size / 1024:.0f} KB")
    columns = {}
    for browser in BROWSERS:
        try:
            picture = statistics.median(first_picture(browser) for _ in range(5))
            name, rows = movements(browser)
        except Missing as reason:
            print(f"{browser}: not measured: {reason}")
            continue
        columns[name] = [("first picture after opening the file, ms, median of 5", f"{picture:.0f}"), *rows]
    print(table(columns))
    if len(columns) == 3:
        content = bench_table.heading(load) + "\n\n" + table(columns)
        DOCUMENT.write_text(bench_table.replaced(DOCUMENT.read_text(), content, "make bench-web"))


if __name__ == "__main__":
    main()
