#!/usr/bin/env python3
"""Tests of the page in Chromium: `scripts/test-web` runs them. Every function of the test modules that takes a page is one."""
import sys
import traceback

import test_gallery
import test_host
from page import browser_page


def tests_of(module):
    return [value for value in vars(module).values() if callable(value) and getattr(value, "__module__", "") == module.__name__
            and value.__code__.co_varnames[:1] == ("page",)]


def main():
    tests = tests_of(test_gallery) + tests_of(test_host)
    failed = 0
    with browser_page(has_touch=True) as page:
        page.open()
        for test in tests:
            page.complaints.clear()
            page.resize(390, 700)
            name = test.__name__.replace("_", " ")
            try:
                test(page)
                assert not page.complaints, page.complaints
                print(f"✔ {name}")
            except Exception:  # Every failure is reported, whatever it is, and the others still run.
                failed += 1
                print(f"✘ {name}")
                traceback.print_exc(limit=3)
    print(f"{len(tests)} tests in Chromium, {failed} failed")
    sys.exit(1 if failed else 0)


main()
