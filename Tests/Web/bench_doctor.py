#!/usr/bin/env python3
"""The time from a log in the text field to its diagnosis in the page: bench_doctor.py FOLDER. `scripts/bench-doctor` runs it."""
import statistics
import sys
from pathlib import Path

from page import ROOT, browser_page


def milliseconds(page, text):
    """The middle of nine measurements, after a first one."""
    times = []
    for number in range(10):
        page.page.fill("#log", text + " " * number)
        times.append(float(page.run("document.body.dataset.milliseconds")))
    return statistics.median(times[1:])


def main():
    with browser_page(390, 844, is_measured=True) as page:
        page.page.goto((ROOT / "build" / "gallery" / "doctor.html").as_uri())
        page.until("document.body.dataset.ready")
        for path in sorted(Path(sys.argv[1]).glob("*.txt")):
            print(f"page    {path.stem}: {milliseconds(page, path.read_text()):.1f} ms")


main()
