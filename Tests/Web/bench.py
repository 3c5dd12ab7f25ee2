#!/usr/bin/env python3
"""The gallery's figures in headless Chromium; `make bench-web` prints them. Nothing here passes or fails."""
import statistics
import subprocess

from page import GALLERY, ROOT, browser_page

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


def kilobytes(path, *packer):
    if not path.exists():
        return "not built"
    if not packer:
        return f"{path.stat().st_size / 1024:.0f} KB"
    return f"{len(subprocess.run([*packer, path], check=True, capture_output=True).stdout) / 1024:.0f} KB"


def first_picture():
    """Milliseconds from opening the file to the first frame of the gallery, as the page sees it."""
    with browser_page() as page:
        return float(page.open().run("document.body.dataset.ready"))


def measure(page, name, is_dragged, seconds=4):
    session = page.context.new_cdp_session(page.page)
    session.send("Performance.enable")
    busy = lambda: next(m["value"] for m in session.send("Performance.getMetrics")["metrics"] if m["name"] == "TaskDuration")
    before = busy()
    result = page.run(MOVING, [seconds, is_dragged])
    task, frames = busy() - before, max(result["frames"], 1)
    print(f"{name}: {1000 / statistics.median(result['times']):.0f} frames a second (median of {frames}), "
          f"{1000 * task / frames:.1f} ms a frame on the main thread, of which {result['own'] / frames:.2f} ms in Swift and its script, "
          f"{result['longest']:.1f} ms at most")


def thirty_cards(page):
    """The advanced carousel in a wide window, with cards added until thirty can be seen."""
    page.page.click("#code")
    page.show("carousel-advanced")
    page.resize(1380, 720)
    for _ in range(30):
        page.page.get_by_role("button", name="Insert").dispatch_event("click")
        page.settle()
    cards = page.run("[...document.querySelectorAll('#screen .entry')].filter(e => e.style.width === '170px' && e.style.height === '222px'"
                     " && /matrix3d/.test(e.style.transform + e.parentNode.style.transform)).length")
    return f"carousel of {cards} visible cards"


def main():
    for name, module in (("gallery", ROOT / "build/wasm/GalleryWeb.wasm"),
                         ("small example", ROOT / "Examples/WebCounter/build/wasm/WebCounter.wasm")):
        print(f"module of the {name}: {kilobytes(module)}, {kilobytes(module, 'brotli', '-c')} with brotli")
    print(f"page: {kilobytes(GALLERY)}")
    print(f"first picture after opening the file: {statistics.median(first_picture() for _ in range(5)):.0f} ms (median of 5)")
    with browser_page(1500, 900) as page:
        page.open()
        for name, is_dragged in (("basic-animated", False), ("carousel-linear", True), ("carousel-cover-flow", True)):
            page.show(name)
            measure(page, name, is_dragged)
        measure(page, thirty_cards(page), True)


main()
