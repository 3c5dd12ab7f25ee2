#!/usr/bin/env python3
"""Tests of the page in Chromium: `scripts/test-web` runs them. Every function of the test modules that takes a page and
nothing else is one; the name of a function that helps them begins with an underscore.

With arguments, only the tests with one of them in their names.
"""
import sys
import traceback

import test_counter
import test_doctor
import test_gallery
import test_host
import test_host_program
import test_mail
import test_pictures
import test_readme
from page import browser_page


def tests_of(module):
    return [value for value in vars(module).values() if callable(value) and getattr(value, "__module__", "") == module.__name__
            and value.__code__.co_varnames[:value.__code__.co_argcount] == ("page",) and not value.__name__.startswith("_")
            and is_wanted(value.__name__)]


def is_wanted(name):
    return not sys.argv[1:] or any(part.replace(" ", "_") in name for part in sys.argv[1:])


def passes(test, page):
    """Runs a test and says how it went. Every failure is reported, whatever it is, and the others still run."""
    name = test.__name__.replace("_", " ")
    page.complaints.clear()
    try:
        test(page)
        assert not page.complaints, page.complaints
    except Exception:
        traceback.print_exc(limit=3)
        print(f"✘ {name}", flush=True)
        return False
    print(f"✔ {name}", flush=True)
    return True


def main():
    results = []
    with browser_page(has_touch=True) as page:
        page.open()
        for test in tests_of(test_gallery) + tests_of(test_pictures) + tests_of(test_host):
            page.resize(390, 700)
            results.append(passes(test, page))
    with browser_page(500, 400) as page:
        results += [passes(test, page) for test in tests_of(test_counter) + tests_of(test_readme)]
    with browser_page(390, 844) as page:
        results += [passes(test, page) for test in tests_of(test_mail) + tests_of(test_doctor)]
    with browser_page(500, 400, has_touch=True) as page:
        results += [passes(test, page) for test in tests_of(test_host_program)]
    print(f"{len(results)} tests in Chromium, {results.count(False)} failed")
    sys.exit(0 if all(results) else 1)


main()
