#!/usr/bin/env python3
"""The gallery's figures in headless Chromium; `make bench-web` prints them. Nothing here passes or fails."""
import gzip
import statistics
import subprocess
import sys

from page import GALLERY, ROOT, browser_page

sys.path.insert(0, str(ROOT / "scripts"))
import wasm_pack  # noqa: E402

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


def first_picture():
    """Milliseconds from opening the file to the first frame of the gallery, as the page sees it, and the processor time of
    its main thread until then."""
    with browser_page(is_measured=True) as page:
        session = page.context.new_cdp_session(page.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.page.goto(GALLERY.as_uri())
        page.page.wait_for_function("document.body.dataset.picture")
        metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
        return float(page.run("document.body.dataset.picture")), 1000 * metrics["TaskDuration"]


def measure(page, name, is_dragged, seconds=4):
    session = page.context.new_cdp_session(page.page)
    # The processor time of the page's main thread, so that other programs do not count.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
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
    page.resize(1780, 720)
    for name in ["Insert"] * 30 + ["Wrap"]:
        page.page.get_by_role("button", name=name, exact=True).dispatch_event("click")
        page.settle()
    cards = page.run("""(() => {
      const window = document.getElementById('screen').getBoundingClientRect();
      const isVisible = (box) => box.right > window.left && box.left < window.right;
      return [...document.querySelectorAll('#screen .entry')].filter((entry) => entry.style.width === '170px'
        && entry.style.height === '222px' && /matrix3d/.test(entry.style.transform) && isVisible(entry.getBoundingClientRect())).length;
    })()""")
    return f"carousel of {cards} visible cards"


def main():
    for name, module in (("gallery", ROOT / "Gallery/build/wasm/GalleryWeb.wasm"),
                         ("small example", ROOT / "Examples/WebCounter/build/wasm/WebCounter.wasm")):
        print(f"module of the {name}: {sizes(module)}")
    print(f"page: {GALLERY.stat().st_size / 1024:.0f} KB")
    pictures = [first_picture() for _ in range(5)]
    whole, busy = (statistics.median(column) for column in zip(*pictures))
    print(f"first picture after opening the file: {whole:.0f} ms, of which {busy:.0f} ms are the main thread's own (medians of 5)")
    with browser_page(2100, 900, is_measured=True) as page:
        page.open()
        for name, is_dragged in (("basic-animated", False), ("carousel-linear", True), ("carousel-cover-flow", True)):
            page.show(name)
            measure(page, name, is_dragged)
        measure(page, thirty_cards(page), True)


main()
