#!/usr/bin/env python3
"""The gallery's figures in headless Chromium; `make bench-web` prints them. Nothing here passes or fails."""
import statistics
import subprocess

from page import GALLERY, ROOT, browser_page

ANIMATED = "async seconds => { const w = gallery.window, times = []; w.cost = {frames: 0, own: 0, longest: 0};" \
    " const end = performance.now() + seconds * 1000; let last = 0;" \
    " await new Promise(done => { const tick = now => { if (last) times.push(now - last); last = now;" \
    " performance.now() < end ? requestAnimationFrame(tick) : done(); }; requestAnimationFrame(tick); });" \
    " return {cost: w.cost, times}; }"


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


def main():
    for name, module in (("gallery", ROOT / "build/wasm/GalleryWeb.wasm"),
                         ("small example", ROOT / "Examples/WebCounter/build/wasm/WebCounter.wasm")):
        print(f"module of the {name}: {kilobytes(module)}, {kilobytes(module, 'brotli', '-c')} with brotli")
    print(f"page: {kilobytes(GALLERY)}")
    print(f"first picture after opening the file: {statistics.median(first_picture() for _ in range(5)):.0f} ms (median of 5)")
    with browser_page() as page:
        page.open()
        names = page.run("gallery.screens.map(s => s.identifier)")
        for name in [n for n in names if n in ("basic-animated", "carousel-linear", "carousel-cover-flow")]:
            page.run("name => gallery.show(gallery.screens.findIndex(s => s.identifier === name))", name)
            if "animated" not in name:
                page.drag((300, 350), (40, 350), steps=5)
            result = page.run(ANIMATED, 3)
            frames, own = result["cost"]["frames"], result["cost"]["own"]
            rate = 1000 / statistics.median(result["times"])
            print(f"{name}: {rate:.0f} frames a second, {own / max(frames, 1):.2f} ms a frame in Swift and its script, "
                  f"{result['cost']['longest']:.1f} ms at most, {frames} frames")


main()
